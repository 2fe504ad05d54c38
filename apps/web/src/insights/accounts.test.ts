import { describe, expect, test } from 'vitest';
import { turnsOf } from '../figures/testing.ts';
import {
  accountsOf,
  courseOf,
  rowsByMotif,
  rowsByOpponent,
  rowsByPace,
  rowsByPhase,
  rowsByReason,
  rowsBySide,
  turnsIn,
  winsIn,
} from './accounts.ts';
import { chanceIn } from './chance.ts';
import { planOf } from './plan.ts';
import { account, evenMatches } from './testing.ts';

const none = turnsOf(0, 0);
const inMiddle = (accuracy: number) => ({ phases: { opening: none, middle: turnsOf(10, accuracy), end: none } });

test('only matches in which the person had a side, and of which figures are kept, count', () => {
  const { match, figures } = account(1, inMiddle(80));
  const { side: _, ...watched } = match;
  const list = [match, { ...watched, id: 'watched' }, { ...match, id: 'not read' }, { ...match, id: 'waits' }];
  const summaries = [
    { id: match.id, game: 'game', figures },
    { id: 'watched', game: 'game', figures },
    { id: 'not read', game: 'game' },
    { id: 'deleted', game: 'game', figures },
  ];
  expect(accountsOf(list, summaries)).toEqual([{ match, figures }]);
});

describe('the turns', () => {
  const people = account(
    2,
    { phases: { opening: turnsOf(4, 90), middle: none, end: turnsOf(2, 50, 1) } },
    { side: 'b' },
  );
  const { level: _, ...match } = people.match;
  const all = [
    account(1, { ...inMiddle(80), paces: { quick: turnsOf(10, 80), usual: none, long: none } }, { level: 10 }),
    { ...people, match: { ...match, players: 'people' as const } },
    account(3, inMiddle(60), { level: 2 }),
  ];
  test('are added up by phase, pace, side and opponent', () => {
    expect(rowsByPhase(all)).toEqual([
      { key: 'opening', sums: turnsOf(4, 90) },
      { key: 'middle', sums: turnsOf(20, 70) },
      { key: 'end', sums: turnsOf(2, 50, 1) },
    ]);
    expect(rowsByPace(all)).toEqual([{ key: 'quick', sums: turnsOf(10, 80) }]);
    expect(rowsBySide(all).map(({ key, sums }) => [key, sums.turns])).toEqual([
      ['w', 20],
      ['b', 6],
    ]);
    const rated = [1611, 1200, 1599].map((rating) => ({
      ...people,
      match: { ...match, players: 'file' as const, rating },
    }));
    expect(rowsByOpponent([...all, ...rated]).map(({ key, sums }) => [key, sums.turns])).toEqual([
      [{ level: 2 }, 10],
      [{ level: 10 }, 10],
      [{ ratedFrom: 1200 }, 12],
      [{ ratedFrom: 1600 }, 6],
      ['people', 6],
    ]);
  });
});

test('ideas come with the most frequent first', () => {
  const all = [
    account(1, { motifs: { fork: { used: 1, missed: 0, allowed: 1 }, pin: { used: 0, missed: 1, allowed: 0 } } }),
    account(2, { motifs: { fork: { used: 0, missed: 2, allowed: 0 } } }),
  ];
  expect(rowsByMotif(all)).toEqual([
    { id: 'fork', sums: { used: 1, missed: 2, allowed: 1 } },
    { id: 'pin', sums: { used: 0, missed: 1, allowed: 0 } },
  ]);
});

test('reasons come with the costliest first, and won rounds are counted', () => {
  const all = [
    account(1, {
      reasons: { losesBall: { turns: 2, loss: 40 }, letsWin: { turns: 1, loss: 60 } },
      wins: { had: 2, made: 1 },
    }),
    account(2, { reasons: { losesBall: { turns: 1, loss: 30 } }, wins: { had: 1, made: 1 } }),
  ];
  expect(rowsByReason(all)).toEqual([
    { key: 'losesBall', sums: { turns: 3, loss: 70 } },
    { key: 'letsWin', sums: { turns: 1, loss: 60 } },
  ]);
  expect(winsIn(all)).toEqual({ had: 3, made: 2 });
});

describe('the course', () => {
  const matches = (count: number) =>
    Array.from({ length: count }, (_, number) => account(number, inMiddle(50 + number)));
  test('is that of the matches in their order, whatever the list', () => {
    expect(courseOf(matches(5).toReversed()).map(({ accuracy }) => accuracy)).toEqual([50, 51, 52, 53, 54]);
  });
  test('is none of few matches, or of matches without a choice', () => {
    expect(courseOf(matches(4))).toEqual([]);
    expect(courseOf([...matches(4), account(9, {})])).toEqual([]);
  });
  test('has at most twenty parts, which together are all matches', () => {
    const parts = courseOf(matches(49));
    expect(parts).toHaveLength(20);
    expect(parts.reduce((sum, one) => sum + one.matches, 0)).toBe(49);
    expect(parts.map(({ matches: size }) => size)).toEqual(expect.arrayContaining([2, 3]));
    expect(parts[0]?.accuracy).toBe(50.5);
  });
});

describe('luck', () => {
  const withLuck = (luck: (number: number) => number, count = 10) =>
    Array.from({ length: count }, (_, number) =>
      account(number, { chance: { own: { lost: 30, luck: luck(number) }, other: { lost: 50, luck: 0 } } }),
    );
  test('is told apart from skill, and named only where it is more than noise', () => {
    expect(chanceIn(withLuck((number) => 12 + (number % 2)))).toEqual({
      matches: 10,
      own: { lost: 30, luck: 12.5 },
      other: { lost: 50, luck: 0 },
      balance: 12.5,
    });
    expect(chanceIn(withLuck((number) => (number % 2 ? 30 : -20)))?.balance).toBeUndefined();
    expect(chanceIn(withLuck(() => 12, 1))?.balance).toBeUndefined();
    expect(chanceIn([account(1, {})])).toBeUndefined();
  });
});

test('ten thousand matches are added up', () => {
  const all = evenMatches(10_000, 1);
  const began = performance.now();
  const tables = [rowsByPhase(all), rowsByPace(all), rowsBySide(all), rowsByOpponent(all), rowsByReason(all)];
  const [course, plan] = [courseOf(all), planOf(all)];
  // The time is only told: what it is depends on the machine.
  console.info(`10,000 matches: ${Math.round(performance.now() - began)} ms`);
  const turns = all.reduce((sum, { figures }) => sum + turnsIn(figures).turns, 0);
  expect(tables[0]!.reduce((sum, { sums }) => sum + sums.turns, 0)).toBe(turns);
  expect(course).toHaveLength(20);
  expect(plan).toBeUndefined();
});
