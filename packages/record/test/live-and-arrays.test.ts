import { must } from '@kickmate/board';
import { type LiveTime, Match, type MatchStart, type Variant } from '@kickmate/game';
import { anyMatchOf, essence, newMatch, playAll, VOID } from '@kickmate/game/test/help';
import { liveTug, shortTug, type TugPosition, tugArrays, tugOfWar } from '@kickmate/game/test/tug-of-war';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecord, writeRecord } from '../src/index.ts';

const MINUTE: LiveTime = { halfMs: 60_000, turnMs: 5_000 };

const live = (options: Partial<MatchStart<TugPosition>> = {}) =>
  Match.start(liveTug, { seed: 1, live: MINUTE, ...options });

const matchOf = (array?: string, seed = 1) => Match.start(tugArrays, { seed, array });

/** Plays actions, each with the time that it takes. */
const spend = <P>(match: Match<P>, ...plies: readonly (readonly [text: string, spent?: number])[]): Match<P> =>
  plies.reduce((now, [text, spent]) => must(now.playText(text, { spent })), match);

describe('a record of a live match', () => {
  const match = () =>
    spend(spend(live({ seed: 4 }), ['rest', 5_000], ['rest', 1_500]).whistle(), ['rest', 61]).whistle();
  const RECORD = writeRecord(match());
  /** The record with a change in its second half. */
  const inSecond = (from: string, to: string): string => {
    const half = RECORD.lastIndexOf('[Event');
    return RECORD.slice(0, half) + RECORD.slice(half).replace(from, to);
  };
  const shortLive: Variant<TugPosition> = { ...shortTug, match: liveTug.match };

  test('says which half it was and what each action took', () => {
    const [first, second] = RECORD.split('\n\n[Event').map((text) => text.slice(text.indexOf('[Seed')));
    expect(first).toBe(
      `[Seed "4"]\n[KickOff "w"]\n[Live "60+5"]\n[Termination "half-time"]\n
1. rest {[%emt 0:00:05]} 1. rest {[%emt 0:00:01.5]} 1/2-1/2`,
    );
    expect(second).toBe(
      `[Seed "4"]\n[KickOff "b"]\n[Live "60+5"]\n[Termination "full-time"]\n\n1... rest {[%emt 0:00:00.061]} 1/2-1/2\n`,
    );
    expect(writeRecord(live({ goals: 3 }))).toContain('[Goals "3"]');
  });

  test('read back is the match that was written', () => {
    fc.assert(
      fc.property(anyMatchOf(liveTug), (one) => {
        const again = must(readRecord(liveTug, writeRecord(one)));
        expect(essence(again)).toEqual(essence(one));
        expect(writeRecord(again)).toBe(writeRecord(one));
      }),
    );
  });

  test('in the short form, too', () => {
    fc.assert(
      fc.property(anyMatchOf(shortLive), (one) => {
        const again = must(readRecord(shortLive, writeRecord(one)));
        expect(again.rounds).toEqual(one.rounds);
        expect(again).toMatchObject({ half: one.half, leftMs: one.leftMs });
        expect(writeRecord(again)).toBe(writeRecord(one));
      }),
    );
  });

  test('of a game without live matches may have any tag Live', () => {
    const text = writeRecord(newMatch()).replace('[Seed', '[Live "yes"]\n[Seed');
    expect(must(readRecord(tugOfWar, text)).live).toBeUndefined();
  });

  test.each<[what: string, text: string, cause: string, at: string, message: string]>([
    ['with a wrong time', RECORD.replace('60+5', '60'), 'syntax', '13:8', 'such as 60+5'],
    ['with a turn of no time', RECORD.replace('60+5', '60+0'), 'syntax', '13:8', "Live '60+0'"],
    ['with another time later', inSecond('60+5', '60+6'), 'contradiction', '30:8', 'only be 60+5'],
    [
      'with clocks',
      RECORD.replace('[Live', '[TimeControl "300"]\n[Live'),
      'contradiction',
      '13:15',
      'the match is live',
    ],
    [
      'with goals in a later round only',
      inSecond('[Seed', '[Goals "2"]\n[Seed'),
      'contradiction',
      '28:9',
      'there can be none',
    ],
    [
      'that is live only later',
      RECORD.replace('[Live "60+5"]\n', '[Goals "2"]\n')
        .replace('half-time', 'agreement')
        .replace(/ \{[^}]*\}/g, ''),
      'contradiction',
      '30:8',
      'there can be none',
    ],
    [
      'with more time than the half has',
      RECORD.replace('0:00:01.5', '0:00:55.001'),
      'contradiction',
      '16:29',
      "'rest': it took 55001 ms, but there were 55000 ms left",
    ],
    ['with full-time in the first half', RECORD.replace('half-time', 'full-time'), 'contradiction', '7:10', 'not over'],
    ['with a second half-time', RECORD.replace('full-time', 'half-time'), 'contradiction', '24:10', 'not over'],
    ['after full-time', `${RECORD}\n${RECORD}`, 'contradiction', '35:1', 'the match is over after 2'],
    [
      'with the wrong kick-off after half-time',
      RECORD.replace('KickOff "b"', 'KickOff "w"'),
      'contradiction',
      '29:11',
      "Black's turn",
    ],
  ])('%s is refused', (_, text, cause, at, message) => {
    expect(text).not.toBe(RECORD);
    const [line, column] = at.split(':').map(Number);
    const read = readRecord(liveTug, text);
    if (!read.ok) expect(read.error.message).toContain(message);
    expect(read).toMatchObject({ ok: false, error: { cause, line, column } });
  });
});

test('a record of the most rounds is read', () => {
  const [white, black] = ['[FEN "d1 w 2"] heave@2 1-0', '[FEN "a1 b 1"] step 0-1'];
  const rounds = Array.from({ length: 19_990 }, (_, round) => (round % 2 === 0 ? white : black));
  const text = rounds.map((round, index) => `[Variant "tug-of-war"]${index === 0 ? '[Live "60+5"]' : ''}${round}`);
  expect(must(readRecord(liveTug, text.join('\n'))).score).toEqual({ w: 9995, b: 9995 });
});

describe('a record of a match with an array', () => {
  const written = (array?: string) => writeRecord(playAll(matchOf(array), VOID));

  test('names the array in each round, unless it is the usual one', () => {
    expect(written('middle').match(/\[KickOff "[wb]"\]\n\[Array "middle"\]/g)).toHaveLength(2);
    expect(written()).not.toContain('Array');
  });

  const inShort: Variant<TugPosition> = { ...shortTug, arrays: tugArrays.arrays! };

  test.each([
    ['coordinates', tugArrays],
    ['the short form', inShort],
  ])('in %s read back is the match that was written', (_, variant) => {
    fc.assert(
      fc.property(anyMatchOf(variant), (match) => {
        const again = must(readRecord(variant, writeRecord(match)));
        expect(again.array).toBe(match.array);
        expect(writeRecord(again)).toBe(writeRecord(match));
        if (variant === tugArrays) expect(essence(again)).toEqual(essence(match));
      }),
    );
  });

  test('may name the usual one', () => {
    const text = written().replace('[KickOff', '[Array "usual"]\n[KickOff');
    expect(must(readRecord(tugArrays, text)).array).toBe('usual');
  });

  test('keeps its own array, whatever its caller says', () => {
    expect(writeRecord(matchOf(), { Array: 'middle' })).toBe(writeRecord(matchOf()));
  });

  test('of a game without arrays may have any tag Array', () => {
    const text = writeRecord(newMatch()).replace('[KickOff', '[Array "long"]\n[KickOff');
    expect(must(readRecord(tugOfWar, text)).array).toBeUndefined();
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
    const read = readRecord(tugArrays, text);
    expect(read).toMatchObject({ ok: false, error: { cause, line, column } });
    if (!read.ok) expect(read.error.message).toContain(message);
  });
});
