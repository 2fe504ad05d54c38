import { expect, test } from 'vitest';
import { nearestTests } from '../src/nearest.ts';
import type { Package } from '../src/reach.ts';

const pack = (folder: string, uses: readonly string[] = [], build?: string): Package => ({
  folder,
  name: `@kickmate/${folder.split('/').at(-1)}`,
  scripts: build ? { build } : {},
  uses,
  exports: {},
});
const game = pack('packages/variants/chess', ['@kickmate/search'], 'kernel-build');
const packages = [game, pack('packages/search'), pack('apps/web'), pack('tools/workspace')];
const files = [
  'packages/variants/chess/package.json',
  'packages/variants/chess/test/moves.test.ts',
  'packages/search/assembly/search.ts',
  'packages/search/test/table.test.ts',
  'apps/web/visits/chess.test.ts',
  'apps/web/visits/maps.test.ts',
];

/** The nearest tests of a change, if these tests reach it in these numbers of steps. */
const near = (file: string, reached: Readonly<Record<string, number>> = {}) => {
  const { kernels, tests } = nearestTests([file], files, packages, () => new Map(Object.entries(reached)));
  return { kernels: kernels.map(({ folder }) => folder), tests: [...tests.values()].flat() };
};

test('a rule: the tests of its game that reach it, near ones of others, and the visits of the game', () => {
  const reached = {
    'packages/variants/chess/test/moves.test.ts': 7,
    'apps/web/src/match/match.test.ts': 3,
    'apps/web/src/home/home.test.ts': 4,
    'apps/web/visits/maps.test.ts': 9,
    'tools/workspace/test/removal.test.ts': 1,
  };
  expect(near('packages/variants/chess/src/rules/moves.ts', reached)).toEqual({
    kernels: [],
    tests: [
      'apps/web/src/match/match.test.ts',
      'apps/web/visits/chess.test.ts',
      'packages/variants/chess/test/moves.test.ts',
    ],
  });
});

test('the search: its own tests, and a game whose kernel is built first', () => {
  expect(near('packages/search/assembly/search.ts')).toEqual({
    kernels: ['packages/variants/chess'],
    tests: ['packages/search/test/table.test.ts', 'packages/variants/chess/test/moves.test.ts'],
  });
});

test('a file of no package: nothing', () => {
  expect(near('README.md')).toEqual({ kernels: [], tests: [] });
});
