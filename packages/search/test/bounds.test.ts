import { describe, expect, it } from 'vitest';
import { SILENT_HOST } from '../src/index.ts';
import { compileAssembly } from './load-assembly.ts';

interface Endless {
  begin(actions: number, chance: boolean, check: boolean): void;
  limitPolls(nodes: number): void;
  search(depth: number, limit: number, lines: number): number;
  depth(): number;
  best(): number;
  visited(): number;
  listedActions(): number;
}

const WINNING = 1;
/** The number of actions of a long list that count as a node: see counter.ts. */
const ACTIONS_PER_NODE = 64;

const make = await compileAssembly<Endless>(new URL('../', import.meta.url), 'test/assembly/endless.ts');

/** The game of endless captures. Sets `seen.most` to the largest work, in nodes, between two polls. A poll from `stopAt` nodes on stops. */
function load({ actions = 40, hasChance = false, isChecked = false, stopAt = Number.POSITIVE_INFINITY } = {}) {
  const seen = { work: 0, most: 0 };
  const poll = (nodes: number) => {
    const work = nodes + game.listedActions() / ACTIONS_PER_NODE;
    seen.most = Math.max(seen.most, work - seen.work);
    seen.work = work;
    return nodes >= stopAt ? 1 : 0;
  };
  const game = make({ ...SILENT_HOST, host: { poll, report: () => undefined } });
  game.begin(actions, hasChance, isChecked);
  return { game, seen };
}

// Once, the quiescence search of a root action did not end, so that the first action of the list was played.
describe.each([
  ['captures', {}],
  ['captures with outcomes by chance', { hasChance: true }],
  ['answers to checks', { isChecked: true }],
])('where %s have no end', (_name, options) => {
  it.each([400, 600, 3000, 60_000, 1_000_000, 0])('a first iteration of %d nodes sees all actions', (limit) => {
    const { game } = load(options);
    expect(game.search(1, limit, 1)).toBe(1);
    expect([game.depth(), game.best()]).toEqual([1, WINNING]);
    expect(game.visited()).toBeLessThan(limit || 200_000);
  });

  it.each([4, 10, 30])('a first iteration that %d nodes cut short has the best action so far', (limit) => {
    for (const lines of [1, 12]) {
      const { game } = load(options);
      expect(game.search(100, limit, lines)).toBe(1);
      expect(game.visited()).toBe(limit);
      expect(game.best()).toBeGreaterThan(0);
    }
  });

  it('a first iteration that is stopped has the best action so far', () => {
    for (const lines of [1, 12]) {
      const { game } = load({ ...options, actions: 2000, stopAt: 1024 });
      expect(game.search(100, 0, lines)).toBe(1);
      expect(game.visited()).toBeLessThan(2 * 1024);
      expect(game.depth()).toBe(1);
      expect(game.best()).toBeGreaterThan(WINNING);
    }
  });

  it('a later iteration ends, too', () => {
    const { game } = load({ ...options, actions: 2 });
    expect(game.search(2, 0, 2)).toBe(2);
    expect(game.depth()).toBe(2);
  });
});

it('a search that is stopped at once reports nothing', () => {
  const { game } = load({ stopAt: 0 });
  game.limitPolls(1);
  expect(game.search(100, 0, 1)).toBe(0);
  expect(game.depth()).toBe(0);
});

it.each([40, 512, 6000])('the work between two looks at the limits has a bound with lists of %d actions', (actions) => {
  const { game, seen } = load({ actions, isChecked: true });
  game.search(2, 30_000, 1);
  expect(seen.most).toBeGreaterThan(900);
  // There may be more by the list of the last node, and by short lists, which do not count.
  expect(seen.most).toBeLessThanOrEqual(1024 * (actions > 128 ? 1 : 2) + actions / ACTIONS_PER_NODE + 1);
});
