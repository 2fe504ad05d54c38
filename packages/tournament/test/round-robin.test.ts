import { describe, expect, test } from 'vitest';
import { type Entrant, pairRoundRobin, roundsOfRoundRobin } from '../src/index.ts';

const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, rating: 2000 - index }));

const pairsOf = (players: readonly Entrant[], round: number, isDouble = false) =>
  pairRoundRobin(players, round, isDouble)
    .games.map(({ white, black }) => `${white}-${black}`)
    .join(' ');

/** FIDE Handbook C.05, Annex 1: the rounds of each table. */
const TABLES: Record<number, readonly string[]> = {
  4: ['1-4 2-3', '4-3 1-2', '2-4 3-1'],
  6: ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1'],
  8: [
    '1-8 2-7 3-6 4-5',
    '8-5 6-4 7-3 1-2',
    '2-8 3-1 4-7 5-6',
    '8-6 7-5 1-4 2-3',
    '3-8 4-2 5-1 6-7',
    '8-7 1-6 2-5 3-4',
    '4-8 5-3 6-2 7-1',
  ],
  10: [
    '1-10 2-9 3-8 4-7 5-6',
    '10-6 7-5 8-4 9-3 1-2',
    '2-10 3-1 4-9 5-8 6-7',
    '10-7 8-6 9-5 1-4 2-3',
    '3-10 4-2 5-1 6-9 7-8',
    '10-8 9-7 1-6 2-5 3-4',
    '4-10 5-3 6-2 7-1 8-9',
    '10-9 1-8 2-7 3-6 4-5',
    '5-10 6-4 7-3 8-2 9-1',
  ],
};

describe('the Berger tables', () => {
  test.each(Object.entries(TABLES))('for %s players are those of the Handbook', (count, table) => {
    const players = entrants(Number(count));
    expect(table.map((_, index) => pairsOf(players, index + 1))).toEqual(table);
  });

  test('with an odd number the opponent of the number that is missing sits out', () => {
    expect([1, 2, 3].map((round) => pairsOf(entrants(3), round))).toEqual(['2-3', '1-2', '3-1']);
    expect(pairRoundRobin(entrants(3), 1, false).bye).toBeUndefined();
  });
});

describe.each([
  [false, 1],
  [true, 2],
])('a round robin (double: %s)', (isDouble, times) => {
  test.each([2, 3, 4, 5, 8, 11, 16, 64])('of %i players', (count) => {
    const players = entrants(count);
    const rounds = Array.from({ length: roundsOfRoundRobin(count, isDouble) }, (_, index) =>
      pairRoundRobin(players, index + 1, isDouble),
    );
    const meetings = new Map<string, number>();
    const colours = new Map(players.map(({ id }) => [id, '']));
    for (const { games } of rounds) {
      expect(new Set(games.flatMap(({ white, black }) => [white, black])).size).toBe(2 * Math.floor(count / 2));
      for (const { white, black } of games) {
        const pair = [white, black].sort().join('-');
        meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
        colours.set(white, `${colours.get(white)}w`);
        colours.set(black, `${colours.get(black)}b`);
      }
    }
    expect(meetings.size).toBe((count * (count - 1)) / 2);
    expect(new Set(meetings.values())).toEqual(new Set([times]));
    for (const sequence of colours.values()) {
      const difference = sequence.split('w').length - sequence.split('b').length;
      expect(Math.abs(difference)).toBeLessThanOrEqual(isDouble ? 0 : 1);
      expect(sequence).not.toMatch(/www|bbb/);
    }
  });
});

test('games of somebody who has withdrawn are forfeited, those of two are left out', () => {
  const players = entrants(4).map((one) => (one.id === '1' || one.id === '3' ? { ...one, withdrawnFrom: 2 } : one));
  expect(pairRoundRobin(players, 1, false).games).toEqual([
    { white: '1', black: '4' },
    { white: '2', black: '3' },
  ]);
  expect(pairRoundRobin(players, 2, false).games).toEqual([
    { white: '4', black: '3', forfeit: '1-0' },
    { white: '1', black: '2', forfeit: '0-1' },
  ]);
  expect(pairRoundRobin(players, 3, false).games).toEqual([{ white: '2', black: '4' }]);
});

test('there are no rounds outside of the tables', () => {
  expect([0, 1, 2, 3, 4].map((count) => roundsOfRoundRobin(count, false))).toEqual([0, 0, 1, 3, 3]);
  expect(() => pairRoundRobin(entrants(4), 4, false)).toThrow('round 4 of a round robin with rounds 1 to 3');
  expect(() => pairRoundRobin(entrants(4), 0, true)).toThrow('round 0 of a round robin with rounds 1 to 6');
});
