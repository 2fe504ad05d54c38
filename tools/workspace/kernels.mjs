// Builds the kernels that a tool uses: of the games, of the trainer, and the experiments of the benchmark.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint, ownFiles } from './files.mjs';
import { environment } from './install.mjs';
import { workspacePackages } from './packages.mjs';
import { cacheFolder, root } from './place.mjs';
import { progressOnly, run } from './programs.mjs';

const CATALOGUE = 'packages/catalogue/src/index.ts';
/** Every search may use the hash table of this package. */
const ALWAYS = '@kickmate/search';
/** The package whose build one tool alone needs, by the tool's name. */
const OWN = { bench: '@kickmate/bench', train: '@kickmate/train' };
/** The game that no page plays. */
const TEMPLATE = '@kickmate/template';
/** The options by which turbo builds all that the app uses from other packages, for `npm run dev`. */
export const FILTERS_OF_APP = [ALWAYS, OWN.bench, './packages/variants/*', `!${TEMPLATE}`].map(
  (one) => `--filter=${one}`,
);
const stamp = join(cacheFolder, 'kernels-built');

/**
 * Returns the packages whose builds a tool needs: those of the games that it plays. The option `--variant` names them. Without
 * it the tool's package.json says so, in `kickmate`:
 *
 * - `variants`: a list of ids, or `first` for the first game of the catalogue, or `maps` for the first with maps; all games if
 *   absent, which is right for a tool that learns of the game from its input;
 * - `variantsWith`: the same by option. Such an option counts more than `--variant`.
 *
 * `--help` needs none.
 * @param {string} tool the name of its folder
 * @param {readonly string[]} args
 * @returns {string[]} names of packages
 */
export function kernelsFor(tool, args) {
  if (args.includes('--help') || args.includes('-h')) return [];
  const packages = workspacePackages().filter(({ manifest }) => manifest.scripts?.build);
  const built = new Set(packages.map(({ manifest }) => manifest.name));
  const games = gamesOfCatalogue();
  const { variants = 'all', variantsWith = {} } =
    workspacePackages().find(({ folder }) => folder === `tools/${tool}`)?.manifest.kickmate ?? {};
  const option = Object.keys(variantsWith).find((one) => isGiven(one, args));
  const named = variantsIn(args);
  const wanted = option ? variantsWith[option] : named.length > 0 ? named : variants;
  // The tool itself says that there is no such game.
  const found = games.filter((game, index) => {
    if (Array.isArray(wanted)) return wanted.includes(game.id);
    if (wanted === 'first') return index === 0;
    return wanted === 'maps' ? game === games.find(({ hasMaps }) => hasMaps) : true;
  });
  const all = [ALWAYS, ...(OWN[tool] ? [OWN[tool]] : []), ...found.map(({ name }) => name)];
  return [...new Set(all)].filter((name) => built.has(name));
}

const isGiven = (option, args) => args.some((arg) => arg === option || arg.startsWith(`${option}=`));

/** The packages of the app's games that have a kernel. */
const packagesWithKernels = (top) =>
  workspacePackages(top).filter(
    ({ folder, manifest }) =>
      folder.startsWith('packages/variants/') && manifest.scripts?.build && manifest.name !== TEMPLATE,
  );

/** The names of the folders of the app's games that have a kernel. */
export const gamesWithKernels = () => packagesWithKernels(root).map(({ folder }) => basename(folder));

/**
 * The package of the game with a kernel of which a file was changed last.
 * @param {string} top the project's folder, absolute; this checkout if absent
 */
export function gameChangedLast(top = root) {
  const changedAt = ({ folder }) => Math.max(...ownFiles(folder, top).map((file) => statSync(join(top, file)).mtimeMs));
  const games = packagesWithKernels(top);
  const [last] = games.map((game) => ({ game, at: changedAt(game) })).sort((a, b) => b.at - a.at);
  return last?.game.manifest.name ?? ALWAYS;
}

/** The games that the arguments name, without their maps. */
function variantsIn(args) {
  return args.flatMap((arg, index) => {
    const [, value] = /^--variant(?:=(.*))?$/.exec(arg) ?? [undefined, undefined];
    const text = value ?? (arg === '--variant' ? args[index + 1] : undefined);
    return text === undefined ? [] : text.split(',').map((id) => id.split(':', 1)[0] ?? '');
  });
}

/** The games of the catalogue, each with the name of its package. It is read as text: nothing may be installed yet. */
function gamesOfCatalogue() {
  const text = readFileSync(join(root, CATALOGUE), 'utf8');
  const found = text.matchAll(/\bid: '([\w-]+)',((?:(?!\bid: ')[\s\S])*?)import\('(@kickmate\/[\w-]+)'\)/g);
  return [...found].map(([, id = '', between = '', name = '']) => ({
    id,
    name,
    hasMaps: /\bhasMaps: true/.test(between),
  }));
}

/**
 * Returns those of the packages whose builds are not up to date. Turbo would need a second to find that out, and may restore
 * files from its cache while another tool reads them.
 * @param {readonly string[]} names of packages
 */
export function outdatedKernels(names) {
  if (names.length === 0) return [];
  const before = readStamp();
  const now = statesOf(names);
  return names.filter((name) => before[name] !== now[name]);
}

/** The arguments by which turbo builds packages. */
export const buildArguments = (/** @type {readonly string[]} */ names) => [
  ...['run', 'build', ...names.map((name) => `--filter=${name}`)],
  ...['--output-logs=errors-only', '--log-prefix=none'],
];

/**
 * Builds packages, and before each what its task in turbo.json depends on. Returns turbo's exit code.
 * @param {readonly string[]} names
 */
export async function buildKernels(names) {
  const code = await run('turbo', buildArguments(names), { cwd: root, env: environment, stdio: progressOnly });
  if (code === 0) {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(stamp, JSON.stringify({ ...readStamp(), ...statesOf(names) }, undefined, 1));
  }
  return code;
}

/** The state of each package when it was last built here. */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return {};
  }
}

/** The state of each package: a hash of its sources and of those that it builds upon, and its built files. */
function statesOf(names) {
  const packages = new Map(workspacePackages().map((one) => [one.manifest.name, one]));
  const sourcesOf = (name, seen = new Set()) => {
    const one = packages.get(name);
    if (!one || seen.has(name)) return seen;
    seen.add(name);
    for (const next of Object.keys(one.manifest.dependencies ?? {})) sourcesOf(next, seen);
    return seen;
  };
  const state = (name) => {
    const folders = [...sourcesOf(name)].map((one) => packages.get(one)?.folder ?? '');
    const files = folders.flatMap((folder) => ownFiles(folder));
    const sources = files.filter((path) => !path.includes('/test/') && !path.endsWith('.md'));
    const built = builtFiles(join(root, packages.get(name)?.folder ?? '', 'build'));
    return [fingerprint([...sources, 'pnpm-lock.yaml']), ...built].join(' ');
  };
  return Object.fromEntries(names.map((name) => [name, state(name)]));
}

function builtFiles(folder) {
  if (!existsSync(folder)) return [`${folder} is missing`];
  return readdirSync(folder).map((name) => {
    const { mtimeMs, size } = statSync(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });
}
