import { describe, expect, test } from 'vitest';
import { Match, pickFrom, seededRandom } from '../src/index.ts';
import { newMatch, playAll, VOID } from './help.ts';
import { type TugPosition, tugArrays } from './tug-of-war.ts';

const matchOf = (array?: string, seed = 1) => Match.start(tugArrays, { seed, array });

/** The ball's squares at the start of the first rounds. */
const balls = (match: Match<TugPosition>): readonly number[] =>
  playAll(match, Array(9).fill(VOID).join(' ')).rounds.map(({ start }) => start.ball);

describe('a match of an array', () => {
  test('begins all its rounds from it', () => {
    expect(balls(matchOf('middle'))).toEqual(Array(10).fill(2));
    expect(balls(matchOf('anywhere', 3))).toContain(4);
  });

  test('draws lots from the seed and the number of the round', () => {
    const expected = Array.from({ length: 10 }, (_, round) => pickFrom(seededRandom(5, round))(5));
    expect(balls(matchOf('anywhere', 5))).toEqual(expected);
    expect(new Set(expected).size).toBeGreaterThan(2);
  });

  test('has the usual one if none is named, which begins as ever', () => {
    expect(matchOf()).toMatchObject({ array: 'usual' });
    for (const seed of [1, 2, 3]) expect(balls(matchOf(undefined, seed))).toEqual(balls(newMatch({ seed })));
  });

  test('may begin its first round elsewhere', () => {
    const from = { ball: 0, side: 'b' as const, left: 1 };
    const match = playAll(Match.start(tugArrays, { seed: 1, array: 'middle', from }), 'step');
    expect(match.rounds.map(({ start }) => start.ball)).toEqual([0, 2]);
  });

  test('keeps it through undo', () => {
    const match = playAll(matchOf('anywhere'), VOID);
    expect(match.undo()).toMatchObject({ array: 'anywhere' });
    expect(playAll(match.undo(), 'rest').rounds).toEqual(match.rounds);
  });

  test.each(['nowhere', '', 'toString'])('cannot be one of %j', (array) => {
    expect(() => matchOf(array)).toThrow(RangeError);
    expect(() => newMatch({ array })).toThrow(RangeError);
  });

  test('has none in a game that has but one', () => {
    expect(newMatch().array).toBeUndefined();
  });
});
