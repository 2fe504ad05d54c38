import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseArrows, readArrows } from '../arrows.mjs';
import { fileCircles, folderCircles } from '../circles.mjs';
import { ownFiles } from '../files.mjs';
import { workspacePackages } from '../packages.mjs';
import { root } from '../place.mjs';
import { importsOf } from '../sources.mjs';

const arrows = readArrows();

const OWN = '@kickmate/';

/** The dependencies that packages use without an import, and how. */
const NOT_IMPORTED: Record<string, string> = {
  '@testing-library/dom': 'user-event needs it',
  '@types/node': 'read by the compiler, as tsconfig.json names it',
  '@types/pg': 'read by the compiler beside pg',
  '@types/ws': 'read by the compiler beside ws',
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
  /** The name of its row in the table of docs/architecture.md. */
  readonly kind: string;
  /** Packages that it brings or, as a board brings no Vue, that the one who uses it has. */
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

function kindOf(folder: string): string {
  if (arrows.has(folder)) return folder;
  const [, name] = /^packages\/([^/]+)$/.exec(folder) ?? [];
  return name ?? `${posix.dirname(folder).replace(/^packages\//, '')}/*`;
}

const packages: Package[] = workspacePackages().map(({ folder, manifest }) => ({
  folder,
  name: manifest.name,
  kind: kindOf(folder),
  dependencies: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  devDependencies: Object.keys(manifest.devDependencies ?? {}),
}));

const byName = new Map(packages.map((one) => [one.name, one]));
const own = (names: readonly string[]) => names.filter((name) => name.startsWith(OWN));
const readTests = (folder: string) =>
  ownFiles(`${folder}/test`)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
const packageOf = (target: string) => target.split('/', target.startsWith('@') ? 2 : 1).join('/');

test('the test finds packages in every folder', () => {
  expect(new Set(packages.map(({ folder }) => posix.dirname(folder)))).toEqual(
    new Set(['packages', 'packages/variants', 'apps', 'tools']),
  );
});

describe('the table of docs/architecture.md', () => {
  const TITLE = '## Which package may import which';
  const HEAD = '| package | may import | in tests also | note |';
  const table = (...rows: readonly string[]) => [TITLE, '', HEAD, '| --- | --- | --- | --- |', ...rows].join('\n');

  test('has a row for every package, and no other', () => {
    expect([...arrows.keys()].sort()).toEqual([...new Set(packages.map(({ kind }) => kind))].sort());
  });

  test('is read as it is written', () => {
    const page = table('| `a` | nothing | nothing | of `b` |', '| `b/*` | `a`, `b/*` | `a` | |', '', 'text');
    expect(parseArrows(page)).toEqual(
      new Map([
        ['a', { allowed: [], inTests: [] }],
        ['b/*', { allowed: ['a', 'b/*'], inTests: ['a'] }],
      ]),
    );
  });

  test.each([
    ['without its heading', '# Map', 'heading'],
    ['without rows and head', `${TITLE}\n\ntext`, 'must be a table'],
    ['with other columns', `${TITLE}\n| package | imports |`, 'line 2: the columns'],
    ['without a line below the head', `${TITLE}\n${HEAD}`, 'line 3: a line of dashes'],
    ['with a cell too few', table('| `a` | nothing | nothing |'), 'line 5: 3 cells'],
    ['with an empty cell', table('| `a` | | nothing | |'), 'line 5: ""'],
    ['with a name without backticks', table('| `a` | nothing | nothing | |', '| `b` | a | nothing | |'), 'line 6: "a"'],
    ['with other words', table('| `a` | anything | nothing | |'), 'line 5: "anything"'],
    ['with two names in front', table('| `a`, `b` | nothing | nothing | |'), 'line 5: the first cell'],
    ['with a package twice', table('| `a` | nothing | nothing | |', '| `a` | nothing | nothing | |'), 'line 6: a has'],
    ['with a package that has no row', table('| `a` | `b` | nothing | |'), 'a may import b'],
  ])('is refused %s', (_, page, message) => {
    expect(() => parseArrows(page)).toThrow(message);
  });
});

describe.each(packages)('$name', (one) => {
  const imports = importsOf(one.folder);
  const outside = imports.filter(({ target }) => !target.startsWith('.') && !/^(node|virtual|data):/.test(target));

  test('has the name of its folder, a tool also the ending -tool where a package has that name', () => {
    const name = posix.basename(one.folder);
    const isTaken = one.folder === `tools/${name}` && packages.some(({ folder }) => folder === `packages/${name}`);
    expect(one.name).toBe(`${OWN}${name}${isTaken ? '-tool' : ''}`);
  });

  test('depends only on packages that the architecture allows', () => {
    const { allowed, inTests } = arrows.get(one.kind) ?? { allowed: [], inTests: [] };
    expect(arrows.has(one.kind), `${one.kind} has no row in the table of docs/architecture.md`).toBe(true);
    const kindsOf = (names: readonly string[]) => own(names).map((name) => byName.get(name)?.kind ?? name);
    expect(kindsOf(one.dependencies).filter((kind) => !allowed.includes(kind))).toEqual([]);
    expect(kindsOf(one.devDependencies).filter((kind) => ![...allowed, ...inTests].includes(kind))).toEqual([]);
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
  const variants = packages.filter(({ kind }) => kind === 'variants/*').map(({ name }) => name);
  const naming = packages
    .filter(({ kind }) => kind !== 'catalogue')
    .flatMap(({ folder }) => importsOf(folder))
    .filter(({ isShipped, target }) => isShipped && variants.includes(packageOf(target)));
  expect(naming).toEqual([]);
});

test('each variant is proved by its tests', () => {
  const unproved = packages
    .filter(({ kind }) => kind === 'variants/*')
    .filter(({ folder }) => !readTests(folder).some((text) => /^provesGame\(/m.test(text)));
  expect(unproved.map(({ folder }) => folder)).toEqual([]);
});

test('packages that run in a browser import nothing of Node', () => {
  const ofNode = packages
    .filter(
      ({ folder, kind }) => /^(packages|apps)\//.test(folder) && folder !== 'apps/server' && kind !== 'conformance',
    )
    .flatMap(({ folder }) => importsOf(folder))
    .filter(({ isShipped, target, as }) => isShipped && as === 'code' && target.startsWith('node:'))
    // The engine's second entry, `@kickmate/engine/node`, and what only that needs.
    .filter(({ file }) => !/^packages\/engine\/src\/worker\/node[\w-]*\.m?[jt]s$/.test(file))
    // Entries of their own: `@kickmate/protocol/rules-hash`, `@kickmate/board-ui/svg`.
    .filter(
      ({ file }) => !['packages/protocol/src/rules-hash.mjs', 'packages/board-ui/src/svg/load.ts'].includes(file),
    );
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
