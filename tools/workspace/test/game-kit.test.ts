import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KIT, makeGameKit, readKitRequest, starterFiles } from '../game-kit.mjs';
import { gamesIn } from '../game-names.mjs';
import { environment } from '../install.mjs';
import { readManifest } from '../packages.mjs';
import { root } from '../place.mjs';
import { runIn, TEMPLATE } from './made-game.ts';

const IS_FULL = process.env.VERIFY === 'full';

const [game] = gamesIn(readFileSync(join(root, 'packages/catalogue/src/index.ts'), 'utf8'));

const top = mkdtempSync(join(tmpdir(), 'kickmate-kit-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

describe('the arguments', () => {
  test.each<[string, string[], object]>([
    ['a folder', ['--out', 'kit-game'], { folder: join(top, 'kit-game'), id: 'kit-game', title: 'Kit Game' }],
    [
      'names',
      ['--id', 'kit-relay', '--title', 'The Kit Relay', '--out', '../games'],
      { folder: join(dirname(top), 'games'), id: 'kit-relay', title: 'The Kit Relay' },
    ],
  ])('%s', (_, args, request) => expect(readKitRequest(args, top)).toEqual(request));

  test.each<[string, string[], string]>([
    ['nothing', [], '--out is missing: the folder, as in --out ../my-game'],
    ['an unknown option', ['--into', 'x'], "'--into' was not expected; there are --out, --id and --title"],
    ['a word', ['kit-game'], "'kit-game' was not expected"],
    ['an option without a value', ['--out'], '--out needs a value'],
    ['a folder whose name is no id', ['--out', 'Kit Game'], "'Kit Game' cannot be a game's id"],
    ['the id of a game of ours', ['--out', game!.id], `'${game!.id}' is the id of a game of the catalogue`],
    ['a folder in use', ['--out', root, '--id', 'kit-relay'], 'there is something in it; name a new folder'],
  ])('%s is refused', (_, args, message) => expect(() => readKitRequest(args, top)).toThrow(message));
});

test('the command that installs board-ui elsewhere names the tarballs of all packages that it needs', () => {
  const page = readFileSync(join(root, 'packages/board-ui/README.md'), 'utf8');
  const [, command = ''] = /\n {4}npm install ((?:.*\\\n)*.*)/.exec(page) ?? [];
  const named = [...command.matchAll(/\/kickmate-([a-z-]+)-([\d.]+)\.tgz/g)].map(([, name = '', version = '']) => {
    expect(readManifest(`packages/${name}`).version).toBe(version);
    return `@kickmate/${name}`;
  });
  expect(named).toContain('@kickmate/board-ui');
  for (const name of named)
    for (const needed of Object.keys(readManifest(name.replace('@kickmate/', 'packages/')).dependencies ?? {}))
      if (needed.startsWith('@kickmate/')) expect(named, name).toContain(needed);
});

/** The files that the field `exports` of a package names. */
const targetsIn = (exports: string | object): string[] =>
  typeof exports === 'string' ? [exports] : Object.values(exports).flatMap(targetsIn);

/** Expects that an unpacked package has what a stranger needs, and nothing of this repository. */
function expectWhole(from: string, folder: string): void {
  const { name, version } = readManifest(from);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(manifest, name).toMatchObject({ version, license: 'MIT', description: expect.stringMatching(/\w/) });
  expect(manifest, name).not.toHaveProperty('private');
  expect(JSON.stringify(manifest.dependencies ?? {}), name).not.toMatch(/workspace:|catalog:/);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of ['LICENSE', 'README.md']) expect(files, name).toContain(file);
  expect(
    files.filter((file) => /\.test\.|(^|\/)test\//.test(file)),
    name,
  ).toEqual([]);
  for (const target of targetsIn(manifest.exports).filter((one) => !one.includes('*')))
    expect(files, name).toContain(target.slice(2));
  for (const file of files.filter((one) => /\.(js|mjs|d\.ts)$/.test(one)))
    expect(readFileSync(join(folder, file), 'utf8').includes(root), `${name}/${file}`).toBe(false);
}

/** The packages whose README begins with an example. */
const WITH_EXAMPLE = ['board', 'game', 'search', 'engine'];

/** The first example of a README: the name of its file, its code for the kit of the tests, and what it prints. */
function exampleOf(readme: string): { readonly file: string; readonly code: string; readonly says: string } {
  const [, file = '', example = ''] = /`(\w+\.mjs)`[^`]*```js\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(file, 'a sentence with the name of a file, then an example').toMatch(/mjs$/);
  // The game of the READMEs has the name of the manual's example.
  const code = example.replaceAll('myGame', 'kitGame').replaceAll('my-game', 'kit-game');
  return { file, code, says: [...code.matchAll(/ \/\/ -> (.*)$/gm)].map(([, words]) => `${words}\n`).join('') };
}

// `npm run verify` does so with the packages as others get them.
describe('the files of a kit, beside the packages of this repository', () => {
  const folder = join(top, 'beside');
  const at = (...path: string[]) => join(folder, ...path);
  const files = starterFiles({ id: 'kit-game', title: 'Kit Game' });

  beforeAll(() => {
    for (const [file, text] of files) {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    }
    const modules = join(root, TEMPLATE, 'node_modules');
    const ours = KIT.map((from) => [readManifest(from).name, join(root, from)] as const);
    const others = ['@types', 'assemblyscript', 'typescript', 'vitest'].map(
      (name) => [name, join(modules, name)] as const,
    );
    mkdirSync(at('node_modules/@kickmate'), { recursive: true });
    for (const [name, target] of [...ours, ...others]) symlinkSync(target, at('node_modules', name), 'junction');
    // The kernel of the template is that of the kit under another name.
    symlinkSync(join(root, TEMPLATE, 'build'), at('build'), 'junction');
  });

  test('have right types', () => void runIn(folder, 'tsc', '-p', 'tsconfig.json'));

  test('name nothing that only this repository has', () => {
    expect(existsSync(at('src/start-page.ts'))).toBe(false);
    for (const file of ['README.md', 'src/game.ts'])
      expect(readFileSync(at(file), 'utf8'), file).not.toContain('start-page');
    for (const page of ['docs/variants.md', 'docs/search.md'])
      expect(readFileSync(at(page), 'utf8'), page).not.toContain('](../packages');
    // A page that a source names is there.
    for (const file of ['src/kernel.ts', 'assembly/game.ts'])
      for (const [page] of readFileSync(at(file), 'utf8').matchAll(/docs\/[\w-]+\.md/g))
        expect(existsSync(at(page)), `${page} of ${file}`).toBe(true);
    // npm would look elsewhere for a package of ours that is not named as a file.
    const { dependencies, devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    const named = Object.keys({ ...dependencies, ...devDependencies });
    for (const name of named.filter((one) => one.startsWith('@kickmate/')))
      for (const needed of Object.keys(readManifest(name.replace('@kickmate/', 'packages/')).dependencies ?? {}))
        if (needed.startsWith('@kickmate/')) expect(named, name).toContain(needed);
  });

  test.each(WITH_EXAMPLE)('run the first example of the README of %s', (name) => {
    const { file, code, says } = exampleOf(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'));
    writeFileSync(at(file), code.replaceAll('./dist/index.js', './src/index.ts'));
    const tsx = createRequire(join(root, 'package.json')).resolve('tsx');
    expect(
      execFileSync(process.execPath, ['--import', pathToFileURL(tsx).href, file], { cwd: folder, encoding: 'utf8' }),
    ).toBe(says);
  });
});

test('a packed package has what a stranger needs, and nothing of this repository', () => {
  const [, from] = KIT;
  const folder = join(top, 'packed');
  mkdirSync(folder);
  execFileSync('pnpm', ['pack', '--pack-destination', top], {
    cwd: join(root, from!),
    env: environment,
    stdio: 'pipe',
  });
  const { name, version } = readManifest(from!);
  const tarball = join(top, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  expectWhole(from!, folder);
});

// The test unpacks the tarballs itself and links the packages by others, since it must not need a network. On Windows `npm install`
// makes other programs in node_modules/.bin.
describe.runIf(IS_FULL && process.platform !== 'win32')('a folder outside this repository', () => {
  const folder = join(top, 'a place', 'kit-game');
  const at = (...path: string[]) => join(folder, ...path);
  const manifestOf = (name: string) => JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8'));

  /** Runs a program in the folder, with nothing of this repository around it. Returns its output; throws with it if it fails. */
  function program(name: string, ...args: string[]): string {
    const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, HOME: top, CI: 'true' };
    try {
      return execFileSync(name, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${name} ${args.join(' ')}:\n${stdout}${stderr}`);
    }
  }

  /** Does what `npm install` does, without a network. */
  function install(): void {
    const links = new Map<string, string>();
    const own = (from: string, names: Iterable<string>) => {
      for (const name of names)
        if (!name.startsWith('@kickmate/')) links.set(name, realpathSync(join(root, from, 'node_modules', name)));
    };
    own('packages/variants/template', Object.keys(readManifest('packages/variants/template').devDependencies ?? {}));
    own('tools/workspace', ['esbuild']);
    for (const from of KIT) {
      const { name, version, dependencies, peerDependencies } = readManifest(from);
      const into = at('node_modules', name);
      mkdirSync(into, { recursive: true });
      const tarball = at('kickmate', `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
      execFileSync('tar', ['-xzf', tarball, '-C', into, '--strip-components=1']);
      own(from, Object.keys({ ...dependencies, ...peerDependencies }));
    }
    // What the README of board-ui installs besides, and a page without a browser.
    own('packages/board-ui', ['vite', '@vitejs/plugin-vue', 'happy-dom']);
    for (const [name, target] of links) {
      mkdirSync(dirname(at('node_modules', name)), { recursive: true });
      symlinkSync(target, at('node_modules', name));
    }
    mkdirSync(at('node_modules', '.bin'));
    for (const name of ['@kickmate/search', 'typescript', 'vitest', 'vite'])
      for (const [command, file] of Object.entries<string>(manifestOf(name).bin))
        symlinkSync(at('node_modules', name, file), at('node_modules', '.bin', command));
    execFileSync('chmod', ['+x', at('node_modules/@kickmate/search/kernel-build.mjs')]);
  }

  /** A script that shows the built page without a browser, says what is on it, moves a piece by two clicks, and says it again. */
  const lookAt = (script: string) => `import { Window } from 'happy-dom';

const window = new Window({ url: 'http://localhost/' });
for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name];
document.body.innerHTML = '<div id="app"></div>';
await import('${script}');
const square = (number) => document.querySelector(\`[data-square="\${number}"]\`);
const say = async () => {
  await window.happyDOM.waitUntilComplete();
  const [turn] = [...document.querySelectorAll('p')].map((one) => one.textContent).slice(-1);
  console.log(\`\${turn}: \${[0, 5].map((one) => square(one).getAttribute('aria-label')).join('; ')}\`);
};
await say();
square(0).click();
await window.happyDOM.waitUntilComplete();
square(5).click();
await say();
process.exit();
`;

  beforeAll(async () => {
    mkdirSync(dirname(folder));
    const request = readKitRequest(['--out', folder], top);
    expect(await makeGameKit(request, environment)).toBe(0);
    install();
  });

  test('its packages have what a stranger needs, and nothing of this repository', () => {
    for (const from of KIT) expectWhole(from, at('node_modules', readManifest(from).name));
  });

  // Two copies of Vue in one page do not work together.
  test('the board uses the Vue of the page', () => {
    const { dependencies, peerDependencies } = manifestOf('@kickmate/board-ui');
    expect(dependencies).not.toHaveProperty('vue');
    expect(peerDependencies).toHaveProperty('vue');
  });

  test('plain Node loads the packages', () => {
    const names = ['board', 'game', 'search', 'net', 'engine', 'engine/client', 'engine/node', 'board-ui'];
    const script = names.map((name) => `console.log(Object.keys(await import('@kickmate/${name}')).length > 2)`);
    expect(program(process.execPath, '--input-type=module', '-e', script.join(';'))).toBe(
      'true\n'.repeat(names.length),
    );
  });

  test('npm test, npm run typecheck and npm run build work', () => {
    expect(program('npm', 'test')).toContain('kit-game: the kernel is built');
    program('npm', 'run', 'typecheck');
    program('npm', 'run', 'build');
    expect(readdirSync(at('dist'))).toEqual(expect.arrayContaining(['index.js', 'index.d.ts', 'game.js']));
    expect(readdirSync(at('build'))).toEqual(expect.arrayContaining(['release.wasm', 'debug.wasm', 'kernel.js']));
  });

  test('npm run bundle makes one file with the rules and the kernel', () => {
    program('npm', 'run', 'bundle');
    const { rules, kernel, page, ...about } = JSON.parse(readFileSync(at('kit-game.kickmate.json'), 'utf8'));
    expect(about).toEqual({
      ...{ format: 'kickmate-game', version: 1, id: 'kit-game', name: 'Kit Game', author: 'unknown', licence: 'MIT' },
    });
    expect(page).toBe(readFileSync(at('README.md'), 'utf8'));
    expect(rules).not.toMatch(/\bfrom\s*["']|import\.meta/);
    expect(Buffer.from(kernel.wasm, 'base64')).toEqual(readFileSync(at('build/release.wasm')));
    expect(kernel.js).toBe(readFileSync(at('build/kernel.js'), 'utf8'));
  });

  // In a program of its own: tools do not import the app.
  test('the app reads the file of npm run bundle', () => {
    const reader = pathToFileURL(join(root, 'apps/web/src/foreign/game-file.ts')).href;
    const file = at('kit-game.kickmate.json');
    const script = `import { readFileSync } from 'node:fs';
const { parseGameFile } = await import('${reader}');
console.log(JSON.stringify(parseGameFile(readFileSync(process.argv[1], 'utf8'))));`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', script, file];
    const said = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
    expect(JSON.parse(said)).toEqual({ ok: true, value: JSON.parse(readFileSync(file, 'utf8')) });
  });

  test.each(WITH_EXAMPLE)('the first example of the README of %s runs', (name) => {
    const { file, code, says } = exampleOf(readFileSync(at('node_modules/@kickmate', name, 'README.md'), 'utf8'));
    writeFileSync(at(file), code);
    expect(program(process.execPath, file)).toBe(says);
  });

  test('the page of the README of board-ui is built, and two people can play on it', () => {
    const readme = readFileSync(at('node_modules/@kickmate/board-ui/README.md'), 'utf8');
    const files = [...readme.matchAll(/`(page\/[\w.]+)`:\n\n```\w+\n([\s\S]*?)```/g)];
    expect(files.map(([, file]) => file)).toEqual(['page/vite.config.js', 'page/index.html', 'page/App.vue']);
    mkdirSync(at('page'));
    for (const [, file = '', text = ''] of files) writeFileSync(at(file), text.replaceAll('myGame', 'kitGame'));
    program('npx', '--no-install', 'vite', 'build', 'page');
    const built = readdirSync(at('page/dist/assets'));
    const [script, style] = ['.js', '.css'].map((kind) =>
      built.find((file) => /^index-/.test(file) && file.endsWith(kind)),
    );
    expect(readFileSync(at('page/dist/assets', style!), 'utf8')).toContain('--board-light');
    writeFileSync(at('look.mjs'), lookAt(`./page/dist/assets/${script}`));
    expect(program(process.execPath, 'look.mjs').split('\n')).toEqual([
      'White to act: a1, white pawn; a2, empty',
      'Black to act: a1, empty; a2, white pawn',
      '',
    ]);
  });
});
