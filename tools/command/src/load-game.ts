import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { entries, loadVariant } from '@kickmate/catalogue';
import type { AnyVariant } from '@kickmate/game';

/** The place of a game outside this repository: what {@link loadGame} loads it by, and its module. */
interface Place {
  readonly address: string;
  /** The file of the module that exports the game. */
  readonly module: string;
}

const PLACE = Symbol('place');
type Placed = AnyVariant & { readonly [PLACE]?: Place };

/** Whether a text names a folder or a file, and not a game of the catalogue: `./my-game`, `../my-game`, `/games/my-game`. */
export const isPath = (text: string): boolean => /^(\.{1,2}($|[\\/#])|[\\/]|[A-Za-z]:[\\/])/.test(text);

/**
 * The text by which {@link loadGame} loads a variant in another thread: its id or, for a game outside this repository, its absolute
 * path.
 */
export const addressOf = (variant: AnyVariant): string => (variant as Placed)[PLACE]?.address ?? variant.id;

/** The file of the module that exports a game outside this repository; `undefined` for games of the catalogue. */
export const moduleOf = (variant: AnyVariant): string | undefined => (variant as Placed)[PLACE]?.module;

/**
 * Loads a variant by its id or, if the text is a path ({@link isPath}), a game outside this repository.
 * @param text for a game outside: its folder, or a file that exports it. After `#` may stand the id of the game, if there are several.
 *   A relative path begins in the folder from which npm was started
 * @throws Error for an id that is not in the catalogue, for a map that cannot be used, and for a path at which there is no game. The
 *   message says what is missing and what to do
 */
export async function loadGame(text: string): Promise<AnyVariant> {
  if (!isPath(text)) return loadVariant(text);
  const [name = '', id] = text.split('#', 2);
  const path = resolve(process.env.INIT_CWD ?? '.', name);
  if (!existsSync(path)) throw new Error(`${path} is not there: it must be a game's folder, or the file of its module`);
  const module = statSync(path).isDirectory() ? moduleIn(path) : path;
  const game = gameIn(await importFrom(module), id, module);
  checkKernel(game);
  const place: Place = { address: id === undefined ? path : `${path}#${id}`, module };
  return { ...game, [PLACE]: place } as Placed;
}

/** The module that the package of a folder exports. */
function moduleIn(folder: string): string {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) throw new Error(`${folder} is no game's folder: it has no package.json`);
  let manifest: { readonly exports?: unknown; readonly main?: unknown };
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8')) ?? {};
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
  const target = targetOf(manifest.exports) ?? manifest.main;
  if (typeof target !== 'string')
    throw new Error(
      `${file} names no module: "exports" must be the file that exports the game, as in "./dist/index.js"`,
    );
  const module = join(folder, target);
  if (!existsSync(module))
    throw new Error(`${module}, which package.json names, is not there: build the game (npm run build in ${folder})`);
  return module;
}

/** The file that the field `exports` of a package.json names for the package itself, under the conditions of Node. */
function targetOf(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return undefined;
  const found = Object.entries(exports).find(([key]) => ['.', 'import', 'node', 'default'].includes(key));
  return found && targetOf(found[1]);
}

async function importFrom(module: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(pathToFileURL(module).href);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const cure =
      code === 'ERR_MODULE_NOT_FOUND'
        ? `; install its packages (npm install in ${dirname(module)}), and build it`
        : code === 'ERR_UNKNOWN_FILE_EXTENSION'
          ? '; TypeScript is not read here: build the game, and name the JavaScript'
          : '';
    throw new Error(`${module} cannot be loaded: ${message}${cure}`);
  }
}

/** The kinds of the members of the core of every variant. */
const CORE = {
  ...{ id: 'string', name: 'string', board: 'object', pieces: 'object', match: 'object', text: 'object' },
  ...{ starts: 'function', side: 'function', actions: 'function', chance: 'function', play: 'function' },
  ...{ end: 'function', endByHistory: 'function', pieceAt: 'function', events: 'function', look: 'function' },
} as const;
type Core = keyof typeof CORE;

/** The members that an exported value lacks for being a game. Inherited ones do not count: a variant is a plain object. */
const missingIn = (value: Partial<Record<Core, unknown>>): readonly string[] =>
  (Object.keys(CORE) as Core[]).filter(
    (name) => !Object.hasOwn(value, name) || typeof value[name] !== CORE[name] || value[name] === null,
  );

function gameIn(exported: Readonly<Record<string, unknown>>, id: string | undefined, module: string): AnyVariant {
  const objects = [...new Set(Object.values(exported))].filter((value) => typeof value === 'object' && value !== null);
  const games = objects.filter((value) => missingIn(value as object).length === 0) as AnyVariant[];
  const game = id === undefined && games.length === 1 ? games[0] : games.find((one) => one.id === id);
  const ids = games.map((one) => one.id).join(', ');
  if (!game) {
    if (id !== undefined && games.length > 0) throw new Error(`${module} exports no game '${id}'; it exports ${ids}`);
    if (games.length > 0)
      throw new Error(`${module} exports several games (${ids}): name one after the path, as in PATH#${games[0]!.id}`);
    const nearest = objects.map((value) => missingIn(value as object)).sort((a, b) => a.length - b.length)[0];
    const lacks = nearest && nearest.length <= 8 ? `; an object that it exports lacks ${nearest.join(', ')}` : '';
    throw new Error(`${module} exports no game, which is an object of type Variant of @kickmate/game${lacks}`);
  }
  if (!/^[a-z0-9-]{1,40}$/.test(game.id))
    throw new Error(`${module}: the game's id '${game.id}' must be 1 to 40 small letters, digits and hyphens`);
  if (entries.some((one) => one.id === game.id))
    throw new Error(`${module}: '${game.id}' is the id of a game of the catalogue; choose another`);
  return game;
}

/** Throws if the file of a game's kernel is not there. */
function checkKernel({ id, kernel }: AnyVariant): void {
  if (!kernel) return;
  const file = fileURLToPath(kernel.wasm);
  if (!existsSync(file)) throw new Error(`the kernel of ${id} is not there (${file}): build it by npm run build`);
}
