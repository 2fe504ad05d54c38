import { describe, expect, test } from 'vitest';
import { ARENA_PAIRED_AT_ONCE, arenaStandings, type FreePlayer, pairArena } from '../src/index.ts';

const free = (id: string, more: Partial<FreePlayer> = {}): FreePlayer => ({
  id,
  points: 0,
  rating: 1500,
  waitedMs: 1000,
  lastOpponents: [],
  colourBalance: 0,
  ...more,
});

/** Each pair as two sorted names. */
const pairsOf = (players: readonly FreePlayer[]) =>
  pairArena(players)
    .map(({ white, black }) => [white, black].sort().join('-'))
    .sort();

describe('pairing in an arena', () => {
  test('joins neighbours by points, then by rating', () => {
    expect(
      pairsOf([
        free('a', { points: 9 }),
        free('b', { points: 2, rating: 1400 }),
        free('c', { points: 8 }),
        free('d', { points: 2, rating: 1900 }),
        free('e', { points: 2, rating: 1300 }),
        free('f', { points: 2, rating: 1950 }),
      ]),
    ).toEqual(['a-c', 'b-e', 'd-f']);
  });

  test('leaves out whoever has waited least of an odd number', () => {
    const three = [free('a', { waitedMs: 9000 }), free('b', { waitedMs: 10 }), free('c', { waitedMs: 500 })];
    expect(pairsOf(three)).toEqual(['a-c']);
    expect(pairsOf(three.slice(0, 1))).toEqual([]);
    expect(pairsOf([])).toEqual([]);
  });

  test('lets nobody meet the latest opponent again, until both have waited for 20 seconds', () => {
    const rematch = (waitedMs: number) => [
      free('a', { waitedMs: 60_000, lastOpponents: ['b'] }),
      free('b', { waitedMs, lastOpponents: ['a'] }),
    ];
    expect(pairsOf(rematch(19_999))).toEqual([]);
    expect(pairsOf(rematch(20_000))).toEqual(['a-b']);
    const four = [...rematch(20_000), free('c'), free('d', { lastOpponents: ['c'] })];
    expect(pairsOf(four)).toEqual(['a-c', 'b-d']);
  });

  test('gives White to the one who had it less often, or has fewer points', () => {
    expect(pairArena([free('a', { colourBalance: 1 }), free('b', { colourBalance: -1 })])).toEqual([
      { white: 'b', black: 'a' },
    ]);
    expect(pairArena([free('a', { colourBalance: -1, points: 4 }), free('b', { colourBalance: 0 })])).toEqual([
      { white: 'a', black: 'b' },
    ]);
    expect(pairArena([free('a', { points: 4 }), free('b')])).toEqual([{ white: 'b', black: 'a' }]);
  });

  test('takes those who have waited longest of very many', () => {
    const many = Array.from({ length: 70 }, (_, index) => free(`${index}`, { waitedMs: index, points: index % 9 }));
    const seated = pairArena(many).flatMap(({ white, black }) => [Number(white), Number(black)]);
    expect(seated.length).toBe(ARENA_PAIRED_AT_ONCE);
    expect(Math.min(...seated)).toBe(6);
  });
});

describe('the standings of an arena', () => {
  const won = { white: 'a', black: 'b', result: '1-0' } as const;
  const drawn = { white: 'b', black: 'a', result: '1/2-1/2' } as const;
  const lost = { white: 'b', black: 'a', result: '1-0' } as const;

  // The example of lichess.org/tournament/help: two wins and a draw are worth 6 points: 2 + 2 + (2 x 1).
  test.each([
    [
      [won, won, drawn],
      [2, 2, 2],
    ],
    [
      [won, won, won, won],
      [2, 2, 4, 4],
    ],
    [
      [won, won, lost, won],
      [2, 2, 0, 2],
    ],
    [
      [won, drawn, won, won, won],
      [2, 1, 2, 2, 4],
    ],
    [
      [drawn, drawn, drawn],
      [1, 1, 1],
    ],
  ])('points are doubled after two wins in a row, until a game is not won', (games, scores) => {
    const line = arenaStandings(['a', 'b'], games).find(({ player }) => player === 'a');
    expect(line).toMatchObject({ scores, points: scores.reduce((sum, score) => sum + score, 0), games: games.length });
  });

  test('say whose next game counts twice, and who shares a place', () => {
    const games = [won, won, { white: 'c', black: 'd' }];
    expect(
      arenaStandings(['d', 'a', 'b', 'c'], games).map(({ player, place, isDoubled }) => [player, place, isDoubled]),
    ).toEqual([
      ['a', 1, true],
      ['d', 2, false],
      ['b', 2, false],
      ['c', 2, false],
    ]);
  });
});
