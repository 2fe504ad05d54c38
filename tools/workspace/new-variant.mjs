// Makes a package for a new game from packages/variants/template, and enters it in the catalogue.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ownFiles } from './files.mjs';
import { gamesIn, namesIn } from './game-names.mjs';
import { readManifest, workspacePackages } from './packages.mjs';
import { root } from './place.mjs';

export const MANUAL = `Makes a package for a new game: rules that play, tests that run, its entry in the catalogue.

USAGE npm run new-variant -- <id> [--kernel] [--title <name>]

  <id>             the game's name in files and commands: small letters, digits and hyphens, as in my-game; not a
                   word that the sources have as a string (goal, pass)
  --kernel         also makes assembly/, the game for the search in AssemblyScript, and builds it. For a game that was made
                   without a kernel and still has the files of this command, it adds one and does not build it
  --title <name>   the game's name for people; if absent, it is made from the id ("My Game")

docs/variants.md says how to go on.`;

const TEMPLATE = 'packages/variants/template';
const CATALOGUE = 'packages/catalogue/src/index.ts';
const CATALOGUE_MANIFEST = 'packages/catalogue/package.json';

/** The files of the template that only a game with a kernel has. */
const OF_KERNEL = /^(assembly\/|src\/kernel\.ts$)/;

/** The files of the template that no game gets: the tests of the proofs themselves. */
const NOT_COPIED = 'test/broken-games.test.ts';

/** The sources that may have the id of a new game as a word: other games, the commands that make games, and the tests of these. */
const MAY_HAVE_WORD =
  /^packages\/(variants|catalogue)\/|^tools\/(workspace\/(test\/)?(game-kit|game-names|made-game|new-variant|removal|walk-through)|command\/test\/load-game)\./;

/** The ids of games that tests make, and docs/variants.md, too: tests may have them as words. */
export const EXAMPLES = 'kernel-panic my-game relay touchdown'.split(' ');
const isTest = (file) => /\/(test|e2e)\/|\.(test|spec)\./.test(file);

/** A wrong name or place. The message says what would be right. */
export class WrongRequest extends Error {}

/**
 * @typedef {object} Request
 * @property {string} id the game's name in files and commands
 * @property {string} title the game's name for people
 * @property {boolean} hasKernel
 */

/**
 * Reads the arguments of the command.
 * @param {readonly string[]} args
 * @returns {Request}
 * @throws WrongRequest
 */
export function readRequest(args) {
  const rest = [...args];
  const titleAt = rest.indexOf('--title');
  const [, title] = titleAt < 0 ? [] : rest.splice(titleAt, 2);
  if (titleAt >= 0 && !title?.trim()) throw new WrongRequest('--title needs a name, as in --title "My Game"');
  const [id, ...surplus] = rest.filter((one) => one !== '--kernel');
  const unknown = [id, ...surplus].find((one) => one?.startsWith('-'));
  if (unknown) throw new WrongRequest(`there is no option ${unknown}; there are --kernel and --title`);
  if (id === undefined)
    throw new WrongRequest('the name of the game is missing, as in: npm run new-variant -- my-game');
  if (surplus.length > 0)
    throw new WrongRequest(`'${surplus[0]}' was not expected; a name of several words has hyphens: ${rest.join('-')}`);
  return { id, title: title?.trim() ?? titleOf(id), hasKernel: rest.includes('--kernel') };
}

/**
 * Makes the package of a new game; or adds a kernel to one that was made without. Either does all of it or throws and changes
 * nothing. The game is entered in the catalogue, or its kernel named in src/game.ts, only by `enter`: to be called when the
 * package is installed and built, because a running `npm run dev` loads it at once.
 * @param {Request} request
 * @param {string} top the project's folder, absolute; this checkout if absent
 * @returns {{ folder: string, changed: string[], isAdded?: boolean, enter: () => void, undo: () => void }} the package's folder,
 *   the files and folders that change (all relative to the root), whether only a kernel is added, the last step, and a function
 *   that takes everything back
 * @throws WrongRequest
 */
export function newVariant(request, top = root) {
  checkId(request.id, top);
  const folder = `packages/variants/${request.id}`;
  return existsSync(join(top, folder)) ? addKernel(request, folder, top) : makePackage(request, folder, top);
}

/**
 * Refuses an id that no game can have by a {@link WrongRequest}.
 * @param {string} id
 * @param {string} top the project's folder, absolute; this checkout if absent
 */
export function checkId(id, top = root) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30)
    throw new WrongRequest(
      `'${id}' cannot be a game's id: it must be 1 to 30 small letters, digits and single hyphens, and begin with a letter, as in my-game`,
    );
  if (RESERVED.has(camel(id)))
    throw new WrongRequest(`'${id}' is a word of JavaScript; choose another id, as in ${id}-game`);
  const file = templateFiles(top).find((one) => namesDeclaredBeside(one, top).has(camel(id)));
  if (file)
    throw new WrongRequest(
      `'${id}' is the name of something else in ${file} of a game; choose another id, as in ${id}-game`,
    );
}

/** The names that a file of the template imports or declares beside the game, if it has the game's name; else none. */
function namesDeclaredBeside(file, top) {
  const text = file.endsWith('.ts') ? readFileSync(join(top, TEMPLATE, file), 'utf8') : '';
  const names = new Set();
  const visit = (node) => {
    const isDeclared = ts.isImportSpecifier(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
    if (isDeclared && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    // Names within functions hide others and clash with none.
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  if (text.includes('templateGame')) visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  names.delete('templateGame');
  return names;
}

/**
 * Returns a source outside the games that has the id or the name of a new game as a string of its own: the tests of the project
 * would take it for the game. `undefined` if there is none.
 */
function sourceWithWord({ id, title }, top) {
  const game = { id, name: title, object: camel(id) };
  return ownFiles('', top).find((file) => {
    if (!/^(packages|apps|tools)\/.*\.(ts|mts|js|mjs|vue|html)$/.test(file) || MAY_HAVE_WORD.test(file)) return false;
    if (EXAMPLES.includes(id) && isTest(file)) return false;
    const text = readFileSync(join(top, file), 'utf8');
    if (![id, title, game.object].some((word) => text.includes(word))) return false;
    return namesIn(file, text, [game]).some(({ name }) => !name.startsWith('letter '));
  });
}

/** Refuses a name that no game can have by a {@link WrongRequest}. */
export function checkTitle(title) {
  if (!/^[A-Z][\w' -]{0,39}$/.test(title))
    throw new WrongRequest(
      `'${title}' cannot be a game's name: a capital letter, then up to 39 letters, digits, spaces or hyphens`,
    );
}

/** The words that cannot name an exported constant. */
const RESERVED = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
);

function makePackage(request, folder, top) {
  const { id, title } = request;
  const catalogue = readFileSync(join(top, CATALOGUE), 'utf8');
  const games = gamesIn(catalogue);
  const taken =
    games.find((game) => game.id === id) ??
    workspacePackages(top).find((one) => one.manifest.name === `@kickmate/${id}`);
  if (taken)
    throw new WrongRequest(
      `'${id}' is taken${'folder' in taken ? ` by ${taken.folder}` : ' by a game'}; choose another id`,
    );
  const sameName = games.find((game) => game.name.toLowerCase() === title.toLowerCase());
  if (sameName)
    throw new WrongRequest(`'${title}' is the name of the game ${sameName.id}; choose another with --title`);
  checkTitle(title);
  const source = sourceWithWord(request, top);
  if (source)
    throw new WrongRequest(
      `'${id}' has another meaning in the sources already (${source}), and the tests would take it for the game; choose another id and name, as in ${id}-game`,
    );
  const entered = withEntry(catalogue, request);
  const undo = changes(top, [CATALOGUE, CATALOGUE_MANIFEST, 'pnpm-lock.yaml'], [folder]);
  return undo.guarded(() => {
    for (const [file, text] of filesOfGame(request, top)) write(join(top, folder, file), text);
    changeManifest(join(top, CATALOGUE_MANIFEST), (manifest) => {
      manifest.dependencies = sorted({ ...manifest.dependencies, [`@kickmate/${id}`]: 'workspace:*' });
    });
    const enter = () => writeFileSync(join(top, CATALOGUE), entered);
    return { folder, enter, changed: [folder, CATALOGUE, CATALOGUE_MANIFEST] };
  });
}

/** Adds the files of the kernel to a package that was made without, and names the kernel in src/game.ts. */
function addKernel(request, folder, top) {
  const at = (file) => join(top, folder, file);
  if (!request.hasKernel) throw new WrongRequest(`${folder} exists already; choose another id, or delete it first`);
  if (existsSync(at('assembly'))) throw new WrongRequest(`${folder} has a kernel already, in ${folder}/assembly`);
  const missing = ['package.json', 'src/game.ts', 'src/rules.ts', 'src/size.ts'].find((file) => !existsSync(at(file)));
  if (missing)
    throw new WrongRequest(`a kernel can only be added to a package of this command; ${folder} has no ${missing}`);
  const game = readFileSync(at('src/game.ts'), 'utf8');
  const member = /^ {2}text,\n/m;
  if (!member.test(game))
    throw new WrongRequest(`${folder}/src/game.ts must have the line "  text,", after which the kernel is named`);
  const kernel = `${camel(request.id)}Kernel`;
  const named = `import { ${kernel} } from './kernel.ts';\n${game.replace(member, `  text,\n  kernel: ${kernel},\n`)}`;
  const added = templateFiles(top).filter((file) => OF_KERNEL.test(file));
  const undo = changes(
    top,
    [`${folder}/src/game.ts`, `${folder}/package.json`, `${folder}/README.md`, 'pnpm-lock.yaml'],
    added.map((file) => `${folder}/${file}`),
  );
  return undo.guarded(() => {
    for (const file of added) write(at(file), filled(file, request, top));
    const model = readManifest(TEMPLATE, top);
    changeManifest(at('package.json'), (manifest) => {
      const { typecheck, test } = model.scripts ?? {};
      manifest.scripts = { ...model.scripts, ...manifest.scripts, typecheck, test };
      manifest.dependencies = sorted({ ...model.dependencies, ...manifest.dependencies });
      manifest.devDependencies = sorted({ ...model.devDependencies, ...manifest.devDependencies });
    });
    if (existsSync(at('README.md')))
      writeFileSync(at('README.md'), withKernelLine(readFileSync(at('README.md'), 'utf8'), top));
    const enter = () => writeFileSync(at('src/game.ts'), named);
    return { folder, enter, changed: [folder], isAdded: true };
  });
}

/**
 * Returns a game's README with the template's line about the kernel: after the line about src/game.ts, or else at the end of the
 * part for developers or of the page.
 */
function withKernelLine(page, top) {
  const line = readFileSync(join(top, TEMPLATE, 'README.md'), 'utf8')
    .split('\n')
    .find((one) => one.includes('`src/kernel.ts`'));
  if (line === undefined || page.includes('`src/kernel.ts`')) return page;
  const lines = page.trimEnd().split('\n');
  const ofGame = lines.findIndex((one) => one.startsWith('- `src/game.ts`'));
  const heading = lines.indexOf('## For developers');
  const next = heading < 0 ? -1 : lines.findIndex((one, index) => index > heading && one.startsWith('## '));
  const at = ofGame >= 0 ? ofGame + 1 : next >= 0 ? next - 1 : lines.length;
  const isInList = lines[at - 1]?.startsWith('- ');
  return `${lines.toSpliced(at, 0, ...(isInList ? [] : ['']), line).join('\n')}\n`;
}

/**
 * Returns the files of a new game with its names in them, each with its path in the game's folder.
 * @param {Request} request
 * @param {string} top the project's folder, absolute; this checkout if absent
 * @returns {[path: string, text: string][]}
 */
export const filesOfGame = (request, top = root) =>
  templateFiles(top)
    .filter((file) => request.hasKernel || !OF_KERNEL.test(file))
    .map((file) => [file, filled(file, request, top)]);

/** The files of the template that a game gets, relative to its folder. */
const templateFiles = (top) =>
  ownFiles(TEMPLATE, top)
    .map((file) => file.slice(TEMPLATE.length + 1))
    .filter((file) => file !== NOT_COPIED);

/** The text of a file of the template with the game's names; without a kernel also without the lines that name it. */
function filled(file, { id, title, hasKernel }, top) {
  const whole = readFileSync(join(top, TEMPLATE, file), 'utf8');
  const hasAllLines = hasKernel || file === 'package.json' || file === 'src/size.ts';
  // Before the names come in: a game may be called Kernel Panic.
  const text = hasAllLines
    ? whole
    : whole
        .split('\n')
        .filter((line) => !/kernel/i.test(line))
        .join('\n');
  const named = text
    .replaceAll('@kickmate/template', `@kickmate/${id}`)
    .replaceAll("'template'", `'${id}'`)
    .replaceAll('templateGame', camel(id))
    .replaceAll('templateKernel', `${camel(id)}Kernel`)
    .replaceAll('TemplatePosition', `${capitalized(camel(id))}Position`)
    .replaceAll(/\bTemplate\b/g, () => (file.endsWith('.ts') ? title.replaceAll("'", "\\'") : title));
  const isManifest = file === 'package.json' && !hasKernel;
  return isManifest ? `${JSON.stringify(withoutKernel(JSON.parse(named)), undefined, 2)}\n` : named;
}

function withoutKernel(manifest) {
  const { build: _, verify: _verify, ...scripts } = manifest.scripts;
  const { '@kickmate/search': _search, ...dependencies } = manifest.dependencies;
  const { assemblyscript: _compiler, ...devDependencies } = manifest.devDependencies;
  const test = manifest.scripts.test.replace('kernel-build --debug && ', '');
  return {
    ...manifest,
    scripts: { ...scripts, typecheck: 'tsc -p tsconfig.json', test },
    dependencies,
    devDependencies,
  };
}

/**
 * Returns the catalogue's source with an entry for a new game, the last one.
 * @param {string} catalogue
 * @param {Request} request
 */
function withEntry(catalogue, { id, title }) {
  const name = id.replaceAll('-', '_').toUpperCase();
  const words = new RegExp(`\\b${name}\\b`).test(catalogue) ? `${name}_WORDS` : name;
  const quote = title.includes("'") ? '"' : "'";
  const entry = `  {
    id: '${id}',
    name: ${quote}${title}${quote},
    page: ${words},
    load: async () => (await import('@kickmate/${id}')).${camel(id)},
  },
`;
  const list = /(const GAMES: readonly CatalogueEntry\[\] = \[\n[\s\S]*?)(^\];\n)/m;
  if (!list.test(catalogue)) throw new Error(`${CATALOGUE} has no list "const GAMES"`);
  return `import { START_PAGE as ${words} } from '@kickmate/${id}/start-page';\n${catalogue.replace(list, (_, before, end) => before + entry + end)}`;
}

/**
 * Removes a game: its folder, its entry in the catalogue, and its dependency there.
 * @param {string} id of the package
 * @param {string} top the project's folder, absolute
 */
export function removeVariant(id, top) {
  const name = `@kickmate/${id}`;
  const catalogue = readFileSync(join(top, CATALOGUE), 'utf8');
  rmSync(join(top, 'packages/variants', id), { recursive: true, force: true });
  writeFileSync(join(top, CATALOGUE), withoutEntries(catalogue, name));
  changeManifest(join(top, CATALOGUE_MANIFEST), (manifest) => {
    delete manifest.dependencies[name];
  });
}

/** The catalogue's source without the import and the entries of a package. */
function withoutEntries(catalogue, name) {
  return catalogue
    .replace(new RegExp(`^import \\{[^}]*\\} from '${name}/start-page';\\n`, 'm'), '')
    .replace(/^ {2}\{\n(?: {4}.*\n)+ {2}\},\n/gm, (entry) => (entry.includes(`import('${name}')`) ? '' : entry));
}

/** Remembers files, and takes back what is done to them. */
function changes(top, files, made) {
  const before = files.map((file) => /** @type {const} */ ([join(top, file), readIfThere(join(top, file))]));
  const undo = () => {
    for (const one of made) rmSync(join(top, one), { recursive: true, force: true });
    for (const [file, text] of before) if (text !== undefined) writeFileSync(file, text);
  };
  return {
    guarded(work) {
      try {
        return { ...work(), undo };
      } catch (error) {
        undo();
        throw error;
      }
    },
  };
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function changeManifest(path, change) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  change(manifest);
  writeFileSync(path, `${JSON.stringify(manifest, undefined, 2)}\n`);
}

const sorted = (dependencies) => Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
/** The name for people that is made from an id: My Game of my-game. */
export const titleOf = (id) => words(id).map(capitalized).join(' ');

const words = (id) => id.split('-');
const capitalized = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (id) =>
  words(id)
    .map((word, index) => (index === 0 ? word : capitalized(word)))
    .join('');
