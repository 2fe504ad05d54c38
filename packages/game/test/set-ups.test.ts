import { must } from '@kickmate/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Match, pickFrom, readRecord, seededRandom, type Variant, writeRecord } from '../src/index.ts';
import { anyMatchOf, essence, newMatch, playAll, VOID } from './help.ts';
import { shortTug, type TugPosition, tugOfWar, tugSetUps } from './tug-of-war.ts';

const matchOf = (setUp?: string, seed = 1) => Match.start(tugSetUps, { seed, setUp });

/** Where the ball lies in the first rounds. */
const balls = (match: Match<TugPosition>): readonly number[] =>
  playAll(match, Array(9).fill(VOID).join(' ')).rounds.map(({ start }) => start.ball);

describe('a match of a set-up', () => {
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
    expect(matchOf()).toMatchObject({ setUp: 'usual' });
    for (const seed of [1, 2, 3]) expect(balls(matchOf(undefined, seed))).toEqual(balls(newMatch({ seed })));
  });

  test('may begin its first round elsewhere', () => {
    const from = { ball: 0, side: 'b' as const, left: 1 };
    const match = playAll(Match.start(tugSetUps, { seed: 1, setUp: 'middle', from }), 'step');
    expect(match.rounds.map(({ start }) => start.ball)).toEqual([0, 2]);
  });

  test('keeps it through undo', () => {
    const match = playAll(matchOf('anywhere'), VOID);
    expect(match.undo()).toMatchObject({ setUp: 'anywhere' });
    expect(playAll(match.undo(), 'rest').rounds).toEqual(match.rounds);
  });

  test.each(['nowhere', '', 'toString'])('cannot be one of %j', (setUp) => {
    expect(() => matchOf(setUp)).toThrow(RangeError);
    expect(() => newMatch({ setUp })).toThrow(RangeError);
  });

  test('has none in a game that has but one', () => {
    expect(newMatch().setUp).toBeUndefined();
  });
});

describe('a record', () => {
  const written = (setUp?: string) => writeRecord(playAll(matchOf(setUp), VOID));

  test('names the set-up in each round, unless it is the usual one', () => {
    expect(written('middle').match(/\[KickOff "[wb]"\]\n\[Array "middle"\]/g)).toHaveLength(2);
    expect(written()).not.toContain('Array');
  });

  const inShort: Variant<TugPosition> = { ...shortTug, setUps: tugSetUps.setUps! };

  test.each([
    ['coordinates', tugSetUps],
    ['the short form', inShort],
  ])('in %s read back is the match that was written', (_, variant) => {
    fc.assert(
      fc.property(anyMatchOf(variant), (match) => {
        const again = must(readRecord(variant, writeRecord(match)));
        expect(again.setUp).toBe(match.setUp);
        expect(writeRecord(again)).toBe(writeRecord(match));
        if (variant === tugSetUps) expect(essence(again)).toEqual(essence(match));
      }),
    );
  });

  test('may name the usual one', () => {
    const text = written().replace('[KickOff', '[Array "usual"]\n[KickOff');
    expect(must(readRecord(tugSetUps, text)).setUp).toBe('usual');
  });

  test('cannot be given another by its caller', () => {
    expect(writeRecord(matchOf(), { Array: 'middle' })).toBe(writeRecord(matchOf()));
  });

  test('of a game without set-ups may say of its array what it likes', () => {
    const text = writeRecord(newMatch()).replace('[KickOff', '[Array "long"]\n[KickOff');
    expect(must(readRecord(tugOfWar, text)).setUp).toBeUndefined();
  });

  test.each<[what: string, text: string, cause: string, at: string, message: string]>([
    ['of none', written('middle').replace('middle', 'nowhere'), 'impossible', '14:9', 'usual, middle, anywhere'],
    [
      'of another in a later round',
      written('middle').replace(/middle(?=[^A]*$)/, 'anywhere'),
      'contradiction',
      '32:9',
      'only be middle',
    ],
    [
      'whose later round begins elsewhere',
      written('middle').replace('c1 b 1', 'b1 b 1'),
      'illegal',
      '28:7',
      "Black kicks off from 'c1 b 1' or the like (In the middle)",
    ],
    [
      'without a FEN',
      written('middle').replace(/\[FEN .*\n/, ''),
      'missing',
      '1:1',
      "no tag FEN; White kicks off from 'c1 w 2' or the like (In the middle)",
    ],
  ])('%s is refused', (_, text, cause, at, message) => {
    const [line, column] = at.split(':').map(Number);
    const read = readRecord(tugSetUps, text);
    expect(read).toMatchObject({ ok: false, error: { cause, line, column } });
    if (!read.ok) expect(read.error.message).toContain(message);
  });
});
