import { ok } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import { needsGames } from '@kickmate/catalogue/testing';
import { type Engine, openEngine } from '@kickmate/engine';
import type { AnyMatch } from '@kickmate/play';
import {
  effortOf,
  judge,
  missingSearches,
  outlineOf,
  type PositionScore,
  type ReportSearch,
} from '@kickmate/play/report';
import { expect, test, vi } from 'vitest';
import { chessGame, footballMatch } from '../match/testing.ts';
import { searchPositions } from './search-positions.ts';
import { reportTime, SharedTime } from './shared-time.ts';

const searchesWith = (count: number, share: number): readonly ReportSearch[] =>
  Array.from({ length: count }, (_, at) => ({ key: `${share} ${at}`, start: '', actions: [], share }));

/** Runs searches on engines that need a number of milliseconds for each, or all that they may take; the times they were given. */
async function timesOf(searches: readonly ReportSearch[], time: SharedTime, needs = Number.POSITIVE_INFINITY) {
  const given: number[] = [];
  const engine: Partial<Engine> = {
    backend: 'wasm',
    clear: async () => undefined,
    close: () => undefined,
    search: async ({ limits }) => {
      given.push(limits.ms!);
      const ms = Math.min(limits.ms!, needs);
      const lines = [{ score: { kind: 'points', value: 0 }, actions: ['a1a2'] }] as const;
      return ok({ depth: 1, selectiveDepth: 1, nodes: 1, ms, hashFull: 0, lines, best: 'a1a2', backend: 'wasm' });
    },
  };
  const handlers = { open: async () => engine as Engine, found: () => undefined, opened: () => undefined };
  expect(await searchPositions({ searches, engines: 2, time, ...handlers }).done).toBeUndefined();
  return given;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test.each([
  [60, 30_000],
  [120, 60_000],
  [10, 30_000],
])('a report of %i actions ends within %i ms even if no search ends by itself', async (actions, limit) => {
  const [main, checks] = [searchesWith(actions + 1, 1), searchesWith(actions, 1 / 2)];
  const time = new SharedTime(2 * reportTime(actions));
  time.expect(main.length + actions / 4);
  const times = await timesOf(main, time);
  time.expect(checks.length / 2);
  const checkTimes = await timesOf(checks, time);
  expect(sum([...times, ...checkTimes]) / 2).toBeLessThanOrEqual(0.8 * limit);
  // All positions have the same time, and the checks, of which there are more than expected, enough.
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
  expect(Math.min(...times)).toBeGreaterThan(600);
  expect(Math.min(...checkTimes)).toBeGreaterThan(150);
});

test('time that a search does not need is there for the others', async () => {
  const time = new SharedTime(1000);
  time.expect(10);
  expect(await timesOf(searchesWith(9, 1), time, 10)).toSatisfy(
    (times: number[]) => times[0] === 100 && times.every((ms) => ms >= 100),
  );
  expect(time.take(1)).toBe(910);
});

/** The marks of a match, by searches on a device on which a report's time is enough for a hundredth of the usual positions. */
async function marksOnSlowDevice(match: AnyMatch) {
  const outline = outlineOf(match);
  const scores = new Map<string, PositionScore>();
  const variant = await loadVariant(match.variant.id);
  const open = async () => {
    // A test cannot fetch WebAssembly and networks. As JavaScript a network is slow.
    const engine = await openEngine(variant, { backend: 'js', evaluation: 'classical' });
    const search = engine.search.bind(engine);
    vi.spyOn(engine, 'search').mockImplementation((request) =>
      search({ ...request, limits: { nodes: request.limits.nodes! / 100 } }),
    );
    return engine;
  };
  const time = new SharedTime(reportTime(0));
  for (
    let searches = missingSearches(outline, scores);
    searches.length > 0;
    searches = missingSearches(outline, scores)
  ) {
    time.expect(effortOf(outline, scores).left);
    const found = (key: string, score: PositionScore) => void scores.set(key, score);
    const run = searchPositions({ searches, engines: 1, time, open, found, opened: () => undefined });
    expect(await run.done).toBeUndefined();
  }
  return judge(outline, scores).turns.flatMap(({ first, mark }) => (mark ? [`${first} ${mark}`] : []));
}

test('a hundredth of the usual positions finds a mate that was overlooked and a queen that was given away', async () => {
  needsGames('chess');
  // White allows the mate, Black overlooks it, and then gives away the queen.
  const marks = await marksOnSlowDevice(await chessGame('f2f3 e7e5 g2g4 d8e7 g1h3 e7a3'));
  expect(marks.filter((mark) => /blunder|missed/.test(mark))).toEqual(['2 blunder', '3 missed goal', '5 blunder']);
});

test('it finds a goal by several kicks that was missed within the turn', async () => {
  needsGames('football');
  const match = await footballMatch('k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8', 'd5*f7 end');
  expect(await marksOnSlowDevice(match)).toContain('0 missed goal');
});
