import type { Tournament, TournamentLine } from '@kickmate/protocol';
import { expect, test } from 'vitest';
import { breaches, wrongLines } from '../src/tournament-rules.ts';

const line = (
  id: string,
  place: number,
  points: number,
  tieBreak: number,
  wins: number,
  games: number,
): TournamentLine => ({
  player: { id, name: id.toUpperCase() },
  rating: 1500,
  ...{ place, points, tieBreak, wins, games, byes: [] },
});

/** Three rounds of four players; points and tie-breaks by hand. */
const ROUND_ROBIN: Tournament = {
  id: 't',
  name: 'By hand',
  system: 'roundRobin',
  terms: { variant: 'any', pace: { kind: 'clock', ms: 60_000, incrementMs: 0 } },
  startsAt: 0,
  status: 'over',
  round: 3,
  players: 4,
  isIn: false,
  games: [
    { table: '1', round: 1, w: 'a', b: 'd', result: '1/2-1/2' },
    { table: '2', round: 1, w: 'b', b: 'c', result: '1/2-1/2' },
    { table: '3', round: 2, w: 'd', b: 'c', result: '0-1' },
    { table: '4', round: 2, w: 'a', b: 'b', result: '1-0' },
    { table: '5', round: 3, w: 'b', b: 'd', result: '1-0' },
    { table: '6', round: 3, w: 'c', b: 'a', result: '0-1' },
  ],
  standings: [
    line('a', 1, 2.5, 3.25, 2, 3),
    line('b', 2, 1.5, 1.25, 1, 3),
    line('c', 2, 1.5, 1.25, 1, 3),
    line('d', 4, 0.5, 1.25, 0, 3),
  ],
};

/** Buchholz: 1.5 + 1.5 for C, 1.5 + 1 for A and B. */
const SWISS: Tournament = {
  ...ROUND_ROBIN,
  system: 'swiss',
  round: 2,
  players: 3,
  games: [
    { table: '1', round: 1, w: 'a', b: 'b', result: '1-0' },
    { table: '2', round: 2, w: 'c', b: 'a', result: '1/2-1/2' },
  ],
  standings: [
    { ...line('c', 1, 1.5, 1.5, 0, 1), byes: [1] },
    line('a', 2, 1.5, 1.5, 1, 2),
    { ...line('b', 3, 1, 1.5, 0, 1), byes: [2] },
  ],
};

test('right standings of a round robin have no wrong line, and wrong ones are named', () => {
  expect(wrongLines(ROUND_ROBIN)).toEqual([]);
  for (const key of ['place', 'points', 'tieBreak', 'wins', 'games'] as const) {
    const standings = ROUND_ROBIN.standings.map((one) =>
      one.player.id === 'c' ? { ...one, [key]: one[key]! + 1 } : one,
    );
    expect(wrongLines({ ...ROUND_ROBIN, standings }), key).toEqual(['C']);
  }
});

test('whoever stays wins the games that somebody who has withdrawn does not play any more', () => {
  const games = ROUND_ROBIN.games.slice(0, 4).concat({ table: '6', round: 3, w: 'c', b: 'a', result: '0-1' });
  const standings = [
    line('a', 1, 2.5, 3.25, 2, 3),
    line('b', 2, 1.5, 1.25, 1, 2),
    line('c', 2, 1.5, 1.25, 1, 3),
    { ...line('d', 4, 0.5, 1.25, 0, 2), hasWithdrawn: true as const },
  ];
  expect(wrongLines({ ...ROUND_ROBIN, games, standings })).toEqual([]);
});

test('a Swiss tournament is ordered by Buchholz Cut 1 and Buchholz, in which a round without a game counts the own points', () => {
  expect(wrongLines(SWISS)).toEqual([]);
  const shared = SWISS.standings.map((one) => ({ ...one, place: Math.min(one.place, 2) - (one.place === 2 ? 1 : 0) }));
  expect(wrongLines({ ...SWISS, standings: shared })).toEqual(['A', 'B']);
});

/** A wins three games, of which the third counts twice; so does the draw that ends the row. */
const ARENA: Tournament = {
  ...ROUND_ROBIN,
  system: 'arena',
  round: 4,
  players: 2,
  games: (['1-0', '1-0', '1-0', '1/2-1/2'] as const).map((result, index) => ({
    ...{ table: `${index}`, round: index + 1, w: 'a', b: 'b', result },
  })),
  standings: [
    { ...line('a', 1, 10, 0, 3, 4), tieBreak: undefined, scores: [2, 2, 4, 2] },
    { ...line('b', 2, 1, 0, 0, 4), tieBreak: undefined, scores: [0, 0, 0, 1] },
  ],
};

test('an arena doubles points after two wins, and is ordered by points and wins', () => {
  expect(wrongLines(ARENA)).toEqual([]);
  const [first, second] = ARENA.standings as [TournamentLine, TournamentLine];
  expect(wrongLines({ ...ARENA, standings: [{ ...first, scores: [2, 2, 2, 2] }, second] })).toEqual(['A']);
  expect(wrongLines({ ...ARENA, standings: [first, { ...second, place: 1 }] })).toEqual(['B']);
});

test('in an arena two may meet again, but nobody has two games at once', () => {
  expect(breaches(ARENA)).toEqual([]);
  const running = { table: 'x', w: 'b', b: 'c' };
  const games = [5, 6].map((round) => ({ ...running, round }));
  expect(breaches({ ...ARENA, round: 6, games })).toEqual(['B has 2 games at once']);
});

test('breaches of the rules of pairing are found', () => {
  expect(breaches(ROUND_ROBIN)).toEqual([]);
  expect(breaches(SWISS)).toEqual([]);
  const again = { table: '9', round: 3, w: 'b', b: 'a', result: '1-0' } as const;
  expect(breaches({ ...SWISS, round: 3, games: [...SWISS.games, again] })).toEqual([
    'a b met 2 times',
    'C was left out of round 3',
  ]);
  const bye = { ...SWISS.standings[0]!, byes: [1, 2] };
  expect(breaches({ ...SWISS, standings: [bye, ...SWISS.standings.slice(1)] })).toEqual([
    'C had 2 byes',
    'C was paired 2 times in round 2',
  ]);
  const white = [1, 2, 3].map((round) => ({
    table: `${round}`,
    round,
    w: 'a',
    b: `x${round}`,
    result: '1-0' as const,
  }));
  expect(breaches({ ...SWISS, round: 3, games: white, standings: [line('a', 1, 3, 0, 3, 3)] })).toEqual([
    'A had the colours www',
  ]);
});
