import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileCircles, folderCircles } from '../circles.mjs';
import { workspacePackages } from '../packages.mjs';
import { importsOf } from '../sources.mjs';

/** The packages that each package may import. Names are without `@kickmate/`; `variants` stands for each of them. */
const ARROWS: Record<string, readonly string[]> = {
  board: [],
  search: [],
  bitboards: ['search'],
  game: ['board'],
  record: ['board', 'game'],
  variants: ['board', 'game', 'search', 'bitboards'],
  conformance: ['board', 'game', 'search'],
  engine: ['board', 'game', 'search'],
  play: ['board', 'game', 'engine'],
  catalogue: ['game', 'variants'],
  'board-ui': ['board', 'game'],
  apps: ['board', 'game', 'record', 'engine', 'catalogue', 'board-ui', 'play'],
  tools: ['board', 'game', 'record', 'engine', 'catalogue', 'command'],
};

/** The packages that only tests may import. */
const ARROWS_OF_TESTS: Record<string, readonly string[]> = {
  variants: ['conformance', 'record'],
  play: ['catalogue', 'record'],
  catalogue: ['record'],
};

const OWN = '@kickmate/';

/** The dependencies that packages use without an import, and how. */
const NOT_IMPORTED: Record<string, string> = {
  '@types/node': 'read by the compiler, as tsconfig.json names it',
  '@vue/tsconfig': 'extended by tsconfig.json',
  assemblyscript: 'extended by assembly/tsconfig.json',
  binaryen: 'its program wasm2js is run',
  'happy-dom': 'named by the settings of the tests',
  tsx: 'given to Node by a flag',
  typescript: 'its program tsc is run',
  'vue-tsc': 'its program is run',
};

interface Package {
  readonly folder: string;
  readonly name: string;
  /** Its name in {@link ARROWS}. */
  readonly kind: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

function kindOf(folder: string): string {
  const [place = '', name = ''] = folder.split('/');
  return place === 'packages' ? name : folder === 'tools/command' ? 'command' : place;
}

const packages: Package[] = workspacePackages().map(({ folder, manifest }) => ({
  folder,
  name: manifest.name,
  kind: kindOf(folder),
  dependencies: Object.keys(manifest.dependencies ?? {}),
  devDependencies: Object.keys(manifest.devDependencies ?? {}),
}));

const byName = new Map(packages.map((one) => [one.name, one]));
const rowOf = ({ kind }: Package) => ARROWS[kind === 'command' ? 'tools' : kind];
const own = (names: readonly string[]) => names.filter((name) => name.startsWith(OWN));
const packageOf = (target: string) => target.split('/', target.startsWith('@') ? 2 : 1).join('/');

test('the test finds packages in every folder', () => {
  expect(new Set(packages.map(({ folder }) => posix.dirname(folder)))).toEqual(
    new Set(['packages', 'packages/variants', 'apps', 'tools']),
  );
});

describe.each(packages)('$name', (one) => {
  const imports = importsOf(one.folder);
  const outside = imports.filter(({ target }) => !target.startsWith('.') && !/^(node|virtual|data):/.test(target));

  test('has the name of its folder', () => {
    expect(one.name).toBe(OWN + posix.basename(one.folder));
  });

  test('depends only on packages that the architecture allows', () => {
    const allowed = rowOf(one);
    expect(allowed, `${one.folder} has no row in the table of arrows`).toBeDefined();
    const kinds = own(one.dependencies).map((name) => byName.get(name)?.kind ?? name);
    expect(kinds.filter((kind) => !allowed?.includes(kind))).toEqual([]);
    const alsoInTests = [...(allowed ?? []), ...(ARROWS_OF_TESTS[one.kind] ?? [])];
    const testKinds = own(one.devDependencies).map((name) => byName.get(name)?.kind ?? name);
    expect(testKinds.filter((kind) => !alsoInTests.includes(kind))).toEqual([]);
  });

  test('declares everything that its sources import', () => {
    const undeclared = outside
      .filter(({ isShipped }) => isShipped)
      .filter(({ target }) => !one.dependencies.includes(packageOf(target)) && packageOf(target) !== one.name);
    expect(undeclared).toEqual([]);
  });

  test('declares everything that its tests and settings import', () => {
    const known = [...one.dependencies, ...one.devDependencies, one.name];
    expect(outside.filter(({ target }) => !known.includes(packageOf(target)))).toEqual([]);
  });

  test('imports what it declares', () => {
    const used = new Set(outside.map(({ target }) => packageOf(target)));
    const unused = [...one.dependencies, ...one.devDependencies].filter((name) => !used.has(name));
    expect(unused.filter((name) => !Object.hasOwn(NOT_IMPORTED, name))).toEqual([]);
  });

  test('imports nothing from above its own folder', () => {
    const climbing = imports
      .filter(({ target, as, isShipped }) => target.startsWith('.') && (isShipped || as !== 'address'))
      .filter(({ file, target }) => !posix.join(posix.dirname(file), target).startsWith(`${one.folder}/`));
    expect(climbing).toEqual([]);
  });

  test('has no circle of imports between its files', () => {
    expect(fileCircles(imports)).toEqual([]);
  });

  test('has no circle of imports between the folders of its sources', () => {
    expect(folderCircles(imports, one.folder)).toEqual([]);
  });
});

test('only the catalogue names variants', () => {
  const variants = packages.filter(({ kind }) => kind === 'variants').map(({ name }) => name);
  const naming = packages
    .filter(({ kind }) => kind !== 'catalogue')
    .flatMap(({ folder }) => importsOf(folder))
    .filter(({ isShipped, target }) => isShipped && variants.includes(packageOf(target)));
  expect(naming).toEqual([]);
});

test('packages that run in a browser import nothing of Node', () => {
  const ofNode = packages
    .filter(({ folder, kind }) => /^(packages|apps)\//.test(folder) && kind !== 'conformance')
    .flatMap(({ folder }) => importsOf(folder))
    .filter(({ isShipped, target, as }) => isShipped && as === 'code' && target.startsWith('node:'))
    // The engine's second entry, `@kickmate/engine/node`, and what only that needs.
    .filter(({ file }) => !/^packages\/engine\/src\/worker\/node[\w-]*\.m?[jt]s$/.test(file));
  expect(ofNode).toEqual([]);
});

test('no package depends on itself, directly or through others', () => {
  const visit = (name: string, path: readonly string[]): string[][] => {
    if (path.includes(name)) return [[...path, name]];
    const one = byName.get(name);
    return own([...(one?.dependencies ?? []), ...(one?.devDependencies ?? [])]).flatMap((next) =>
      visit(next, [...path, name]),
    );
  };
  expect(packages.flatMap(({ name }) => visit(name, []))).toEqual([]);
});
