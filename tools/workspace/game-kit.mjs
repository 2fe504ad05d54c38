// Makes a folder in which a game is written without this repository: the packages as tarballs, and the game of the template.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { gamesIn } from './game-names.mjs';
import { checkId, checkTitle, filesOfGame, titleOf, WrongRequest } from './new-variant.mjs';
import { readManifest } from './packages.mjs';
import { root, say } from './place.mjs';
import { run } from './programs.mjs';

export const MANUAL = `Makes a folder for a game outside this repository. It has a game that plays, with its tests and its kernel, and the
packages of Kickmate as files; it needs Node and npm, and never this repository.

USAGE npm run package:game-kit -- --out <folder> [--id <id>] [--title <name>]

  --out <folder>   the folder, new or empty
  --id <id>        the game's name in files and commands: small letters, digits and hyphens; if absent, the folder's name
  --title <name>   the game's name for people; if absent, it is made from the id ("My Game")

Then, in the folder:  npm install && npm test && npm run build
docs/variants.md, of which the folder gets a copy, says how to go on; docs/search.md is about the techniques of the search.`;

/** The packages of the kit, by their folders. Each may depend on those before it. */
export const KIT = [
  'language',
  'board',
  'game',
  'record',
  'search',
  'bitboards',
  'net',
  'engine',
  'conformance',
  'board-ui',
].map((name) => `packages/${name}`);

const CATALOGUE = 'packages/catalogue/src/index.ts';
const TEMPLATE = 'packages/variants/template';
/** The folder of the tarballs within a kit. */
const TARBALLS = 'kickmate';
/** Files of the template that only this repository needs: the start page's words, and settings that extend others. */
const ONLY_HERE = new Set(['package.json', 'tsconfig.json', 'src/start-page.ts']);

/**
 * @typedef {object} Request
 * @property {string} folder absolute
 * @property {string} id the game's name in files and commands
 * @property {string} title the game's name for people
 */

/**
 * Reads the arguments of the command.
 * @param {readonly string[]} args
 * @param {string} here the folder from which a relative one is meant, absolute
 * @returns {Request}
 * @throws WrongRequest
 */
export function readKitRequest(args, here) {
  const values = { out: undefined, id: undefined, title: undefined };
  for (let index = 0; index < args.length; index += 2) {
    const [arg = '', value] = [args[index], args[index + 1]];
    const name = arg.slice(2);
    if (!arg.startsWith('--') || !Object.hasOwn(values, name))
      throw new WrongRequest(`'${arg}' was not expected; there are --out, --id and --title`);
    if (!value?.trim()) throw new WrongRequest(`${arg} needs a value`);
    values[name] = value.trim();
  }
  if (values.out === undefined) throw new WrongRequest('--out is missing: the folder, as in --out ../my-game');
  const folder = resolve(here, values.out);
  const id = values.id ?? basename(folder);
  const title = values.title ?? titleOf(id);
  checkId(id);
  checkTitle(title);
  if (gamesIn(readFileSync(join(root, CATALOGUE), 'utf8')).some((game) => game.id === id))
    throw new WrongRequest(`'${id}' is the id of a game of the catalogue; choose another with --id`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new WrongRequest(`--out ${values.out}: there is something in it; name a new folder`);
  return { folder, id, title };
}

/**
 * Makes the kit. The packages' dependencies must be installed. Returns 0, or the exit code of the step that failed.
 * @param {Request} request
 * @param {NodeJS.ProcessEnv} env in whose PATH pnpm is
 * @returns {Promise<number>}
 */
export async function makeGameKit(request, env) {
  const tarballs = join(request.folder, TARBALLS);
  mkdirSync(tarballs, { recursive: true });
  say(`${request.folder} gets ${KIT.length} packages and the files of the game; it takes some minutes`);
  for (const [index, folder] of KIT.entries()) {
    const isVue = folder.endsWith('board-ui');
    say(`[${index + 1}/${KIT.length}] ${folder}: ${isVue ? 'bundling its components, ' : ''}compiling, packing`);
    let said = '';
    const code = await run('pnpm', ['pack', '--pack-destination', tarballs], {
      cwd: join(root, folder),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      started: ({ stdout, stderr }) => {
        for (const stream of [stdout, stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
      },
    });
    if (code !== 0) {
      say(said);
      return code;
    }
  }
  say('writing the files of the game');
  for (const [file, text] of starterFiles(request)) {
    const path = join(request.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return 0;
}

/**
 * Returns the files of a kit except the tarballs, each with its path.
 * @param {Pick<Request, 'id' | 'title'>} request
 * @returns {[path: string, text: string][]}
 */
export function starterFiles({ id, title }) {
  const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;
  const own = filesOfGame({ id, title, hasKernel: true }).filter(([file]) => !ONLY_HERE.has(file));
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  const settings = { compilerOptions: { ...compilerOptions, types: ['node'], lib: ['ES2023', 'DOM'] } };
  const emit = { noEmit: false, declaration: true, rewriteRelativeImportExtensions: true };
  return [
    ['package.json', json(starterManifest(id))],
    ['tsconfig.json', json({ ...settings, include: ['src', 'test'] })],
    [
      'tsconfig.build.json',
      json({
        extends: './tsconfig.json',
        compilerOptions: { ...emit, rootDir: 'src', outDir: 'dist' },
        include: ['src'],
      }),
    ],
    ['bundle.mjs', readFileSync(join(import.meta.dirname, 'kit/bundle.mjs'), 'utf8')],
    ['.gitignore', 'node_modules/\nbuild/\ndist/\n*.kickmate.json\n'],
    ...['docs/variants.md', 'docs/search.md'].map(
      (page) => /** @type {[string, string]} */ ([page, pageOutside(readFileSync(join(root, page), 'utf8'))]),
    ),
    ...own.map(([file, text]) => /** @type {[string, string]} */ ([file, file === 'README.md' ? readme(text) : text])),
  ];
}

/**
 * A page of docs/ as it stands in a kit: links to sources lead to the installed packages, only files of the kit are named, and
 * the walk-through is left out, whose commands are those of this repository.
 */
const pageOutside = (text) =>
  text
    .replace(/\n## From nothing to level 10[\s\S]*$/, '')
    .replace(/ The last part of this page[^.]*: \[[^\]]*\]\([^)]*\)\./, '')
    .replace(/^\d+\. `src\/start-page\.ts`.*\n/m, '')
    .replaceAll('](../packages/', '](../node_modules/@kickmate/')
    .replace(/\[([^\]]+)\]\((?!\.\.\/node_modules|#|https:)[^)]+\)/g, '$1');

/** The game's README with the commands of the kit, and without what only this repository has. */
const readme = (text) =>
  text.replace('; `src/start-page.ts` has the words on the start page', '').replace(
    '## For developers\n',
    `## For developers

    npm install          # the packages of Kickmate come from the files in ${TARBALLS}/
    npm test             # proves the rules, and that the kernel agrees with them
    npm run build        # build/: the kernel; dist/: the game as JavaScript and its types
    npm run typecheck
    npm run bundle       # one file with the whole game, for Kickmate's app

Put your name into \`author\` of \`package.json\`: the app shows it. \`@kickmate/board-ui\`, also in ${TARBALLS}/, is the board as Vue
components for a page of your own, and its README says how; the game does not need it.
`,
  );

/** The package.json of a kit. The packages of Kickmate are files; the others have the versions with which they were tested. */
function starterManifest(id) {
  const model = readManifest(TEMPLATE);
  const packed = Object.fromEntries(
    KIT.map((folder) => {
      const { name, version } = readManifest(folder);
      return [name, `file:${TARBALLS}/${name.replace('@', '').replace('/', '-')}-${version}.tgz`];
    }),
  );
  const versions = { ...catalogue(), esbuild: readManifest('tools/workspace').devDependencies?.esbuild };
  const pick = (names) =>
    Object.fromEntries([...names].sort().map((name) => [name, packed[name] ?? versions[name] ?? missing(name)]));
  const dependencies = Object.keys(model.dependencies ?? {});
  // npm takes the packages on which the others depend from here, too.
  const also = [
    ...Object.keys(packed).filter((name) => name !== '@kickmate/board-ui' && !dependencies.includes(name)),
    'esbuild',
  ];
  return {
    name: id,
    version: '0.1.0',
    private: true,
    author: 'unknown',
    license: 'MIT',
    type: 'module',
    // npm would warn about a package whose script has not been run: its program comes as a package of its own.
    allowScripts: { esbuild: false },
    engines: { node: '^20.19.0 || >=22.12.0' },
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    // What the game needs to run, without the kernel's source as text.
    files: ['build/*.wasm', 'build/kernel.*', 'dist', 'README.md'],
    scripts: {
      build: 'kernel-build && tsc -p tsconfig.build.json',
      bundle: 'npm run build && node bundle.mjs',
      typecheck: model.scripts?.typecheck,
      test: 'kernel-build --debug && vitest run --testTimeout=1200000 --hookTimeout=1200000',
    },
    dependencies: pick(dependencies),
    devDependencies: pick([...Object.keys(model.devDependencies ?? {}), ...also]),
  };
}

/** The versions of the workspace's catalogue, by name. */
function catalogue() {
  const [, list = ''] =
    /^catalog:\n((?: {2}.+\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  return Object.fromEntries(
    [...list.matchAll(/^ {2}"?([^":\n]+)"?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  );
}

function missing(name) {
  throw new Error(
    `${name} of ${TEMPLATE}/package.json is neither in the kit nor in the catalogue of pnpm-workspace.yaml`,
  );
}
