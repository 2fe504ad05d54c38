// Makes <id>.kickmate.json: the game in one file, which Kickmate's app opens on its page "A game from a file".
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const { name: id, author, license } = JSON.parse(readFileSync('package.json', 'utf8'));
// npm also knows an author as an object.
const writer = lineOf('author', typeof author === 'object' ? author?.name : author);
const licence = lineOf('license', license);
const game = Object.values(await import(new URL('dist/index.js', `file://${process.cwd()}/`).href)).find(
  (one) => one?.id === id,
);
if (!game) fail(`dist/index.js exports no game with the id of package.json, ${id}`);
if (!isLine(game.name, 60)) fail(`dist/index.js: the game's name must be one line of 1 to 60 characters`);

const { outputFiles } = await build({
  entryPoints: ['dist/index.js'],
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  // The app gives the game its kernel.
  external: ['*/build/kernel.js'],
  define: { 'import.meta.url': '"https://game.invalid/dist/index.js"' },
});
const hasKernel = game.kernel !== undefined && existsSync('build/release.wasm');
const kernel = hasKernel && {
  wasm: readFileSync('build/release.wasm').toString('base64'),
  js: readFileSync('build/kernel.js', 'utf8'),
};
const file = `${id}.kickmate.json`;
// The page of rules that the app shows beside the board.
const page = existsSync('README.md') ? { page: readFileSync('README.md', 'utf8') } : {};
const about = { format: 'kickmate-game', version: 1, id, name: game.name, author: writer, licence };
writeFileSync(file, JSON.stringify({ ...about, ...page, rules: outputFiles[0].text, ...(kernel && { kernel }) }));
console.log(`${file}: open it in the app, on the page "A game from a file"`);

/** Returns a text of package.json that the app shows; ends the program if the app would refuse it. */
function lineOf(key, text) {
  if (!isLine(text, 100)) fail(`package.json: ${key} must be one line of 1 to 100 characters; the app shows it`);
  return text;
}

/** Whether the app accepts a text: one line, without signs that change the direction in which it is read. */
function isLine(text, most) {
  return typeof text === 'string' && text.length <= most && /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u.test(text);
}

/** Ends the program with a sentence that says what is wrong. */
function fail(message) {
  console.error(message);
  process.exit(1);
}
