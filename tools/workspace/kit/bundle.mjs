// Makes <id>.kickmate.json: the game in one file, which Kickmate's app opens on its page "A game from a file".
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const { name: id, author, license } = JSON.parse(readFileSync('package.json', 'utf8'));
const game = Object.values(await import(new URL('dist/index.js', `file://${process.cwd()}/`).href)).find(
  (one) => one?.id === id,
);
if (!game) throw new Error(`dist/index.js exports no game with the id of package.json, ${id}`);

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
const about = { format: 'kickmate-game', version: 1, id, name: game.name, author, licence: license };
writeFileSync(file, JSON.stringify({ ...about, rules: outputFiles[0].text, ...(kernel && { kernel }) }));
console.log(`${file}: open it in the app, on the page "A game from a file"`);
