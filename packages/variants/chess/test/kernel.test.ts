import { must } from '@kickmate/board';
import { BUILDS, findDifference, IS_FULL, KernelReferee, randomPositions } from '@kickmate/conformance';
import { seededRandom } from '@kickmate/game';
import { TECHNIQUE_NAMES } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { chess, chess960 } from '../src/index.ts';
import { look } from '../src/rules/actions.ts';
import { perftCases } from './perft-cases.ts';
import { thrownTogether } from './thrown-together.ts';

const THROWN = IS_FULL ? 20_000 : 60;
const SEED = 1575;
const HOUR = 3_600_000;
/** The most leaves that each build counts. */
const MOST_LEAVES = IS_FULL
  ? { release: Number.POSITIVE_INFINITY, debug: 20_000_000, js: Number.POSITIVE_INFINITY }
  : { release: 20_000_000, debug: 1_000_000, js: 500_000 };

it('remembers the same on all builds, over more searches than the table knows ages', { timeout: HOUR }, async () => {
  const positions = randomPositions(chess, SEED, 70, 60);
  const [first, ...others] = await Promise.all(
    BUILDS.map(async (build) => {
      const kernel = await KernelReferee.load(chess, build);
      return positions.map((position) => {
        kernel.set(position);
        return kernel.search(100, { techniques: TECHNIQUE_NAMES, nodes: IS_FULL ? 4000 : 1000, remembers: true });
      });
    }),
  );
  for (const other of others) expect(other).toEqual(first);
});

it.each(['release', 'debug'] as const)('traps without memory for its hash table (%s)', async (build) => {
  const { kernel } = await KernelReferee.load(chess, build);
  // A kernel's memory has no room for two tables of this size.
  kernel.init(1024);
  expect(() => kernel.init(1024)).toThrow(WebAssembly.RuntimeError);
});

describe.each(BUILDS)('the kernel (%s)', async (build) => {
  const kernels = {
    [chess.id]: await KernelReferee.load(chess, build),
    [chess960.id]: await KernelReferee.load(chess960, build),
  };

  it.each(perftCases(MOST_LEAVES[build]))(
    'counts as Stockfish does: $name',
    { timeout: HOUR },
    ({ rules, start, counts }) => {
      const kernel = kernels[rules.id]!;
      kernel.set(start);
      expect(counts.map((_, index) => kernel.perft(index + 1))).toEqual(counts);
    },
  );
});

it.each(BUILDS)('what is known of one rook that may castle is not played with another (%s)', async (build) => {
  const kernel = await KernelReferee.load(chess960, build);
  for (const [rights, depth] of [
    ['C', 8],
    ['A', 6],
    ['C', 6],
  ] as const) {
    const at = must(chess960.text.parse(`r1r1k3/8/8/8/8/8/PPP5/R1R1K3 w ${rights} - 0 1`));
    kernel.set(at);
    const { lines } = kernel.search(depth, { techniques: TECHNIQUE_NAMES, remembers: true });
    expect(lines).toHaveLength(1);
    for (const { actions } of lines) actions.reduce((position, action) => chess960.play(position, action), at);
  }
});

describe.each([
  ['chess', chess],
  ['Chess960', chess960],
] as const)('%s', (_name, rules) => {
  describe('every build of the kernel', async () => {
    const kernels = await KernelReferee.loadAll(rules);

    it(`differs nowhere from the rules in ${THROWN} positions thrown together`, { timeout: HOUR }, () => {
      const starts = thrownTogether(rules, seededRandom(SEED), THROWN).map((position) => ({ position, weight: 1 }));
      // Each is drawn about once.
      const from = { ...rules, starts: () => starts };
      expect(findDifference(from, kernels, { seed: SEED, games: THROWN, plies: 4 })).toBeUndefined();
    });
  });

  it.each(BUILDS)('tells lines that the rules allow, also if only some actions are allowed (%s)', async (build) => {
    const kernel = await KernelReferee.load(rules, build);
    for (const at of randomPositions(rules, SEED + 3, IS_FULL ? 10 : 4, 80)) {
      kernel.set(at);
      const captures = rules.actions(at).filter((action) => look(action) === 'capture');
      for (const roots of [[], captures]) {
        const { lines } = kernel.search(4, { techniques: TECHNIQUE_NAMES, lines: 3, roots });
        expect(lines).toHaveLength(Math.min(3, (roots.length > 0 ? roots : rules.actions(at)).length));
        for (const { actions } of lines) actions.reduce((position, action) => rules.play(position, action), at);
        if (roots.length > 0) for (const { actions } of lines) expect(roots).toContain(actions[0]);
      }
    }
  });
});
