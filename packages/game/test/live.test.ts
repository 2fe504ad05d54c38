import { must } from '@kickmate/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FULL_TIME,
  HALF_TIME,
  type LiveTime,
  Match,
  type MatchStart,
  pickFrom,
  readRecord,
  seededRandom,
  type Variant,
  writeRecord,
} from '../src/index.ts';
import { anyMatchOf, essence, newMatch, playAll, scoreGoal, VOID } from './help.ts';
import { liveTug, shortTug, type TugPosition, tugOfWar } from './tug-of-war.ts';

const MINUTE: LiveTime = { halfMs: 60_000, turnMs: 5_000 };
const live = (options: Partial<MatchStart<TugPosition>> = {}) =>
  Match.start(liveTug, { seed: 1, live: MINUTE, ...options });

/** Plays actions, each with the time that it takes. */
const spend = <P>(match: Match<P>, ...plies: readonly (readonly [text: string, spent?: number])[]): Match<P> =>
  plies.reduce((now, [text, spent]) => must(now.playText(text, { spent })), match);

describe('the clock of a live match', () => {
  test('counts what is spent on all plies, whoever plays them', () => {
    const match = spend(live(), ['rest', 5_000], ['step', 1_000], ['step', 2_500]);
    expect(match).toMatchObject({ half: 1, playedMs: 8_500, leftMs: 51_500, clocks: undefined });
    expect(match.undo()).toMatchObject({ playedMs: 6_000, leftMs: 54_000 });
  });

  test('runs on through the rounds of a half', () => {
    const match = spend(live(), ['rest', 1_000], ['rest', 2_000], ['rest', 3_000], ['rest', 4_000]);
    expect(match.rounds).toHaveLength(2);
    expect(match.playedMs).toBe(10_000);
  });

  test('begins the second half where the first ends, however long that was played', () => {
    const match = spend(live(), ['rest', 5_000]).whistle();
    expect(match).toMatchObject({ half: 2, playedMs: 60_000, leftMs: 60_000 });
    expect(spend(match, ['rest', 7_000])).toMatchObject({ playedMs: 67_000, leftMs: 53_000 });
    expect(match.whistle()).toMatchObject({ half: 2, playedMs: 120_000, leftMs: 0 });
  });

  test('stands still for a ply whose time nobody tells', () => {
    expect(spend(live(), ['rest'])).toMatchObject({ playedMs: 0, leftMs: 60_000 });
  });

  test('may come to the end of the half, but never beyond it', () => {
    const match = spend(live(), ['rest', 50_000]);
    expect(spend(match, ['rest', 10_000]).leftMs).toBe(0);
    expect(match.playText('rest', { spent: 10_001 })).toMatchObject({
      ok: false,
      error: { cause: 'illegal', field: 'spent', message: expect.stringContaining('the half is over') },
    });
    expect(() => match.playText('rest', { spent: -1 })).toThrow(RangeError);
  });

  test('is not there in other matches', () => {
    const none = { live: undefined, half: undefined, playedMs: undefined, leftMs: undefined };
    expect(Match.start(liveTug, { seed: 1 })).toMatchObject(none);
    expect(newMatch({ time: { ms: 1000, incrementMs: 0 } })).toMatchObject(none);
  });

  test.each<[what: string, variant: Variant<TugPosition>, options: Partial<MatchStart<TugPosition>>]>([
    ['in a game that has no live matches', tugOfWar, { live: MINUTE }],
    ['together with clocks', liveTug, { live: MINUTE, time: { ms: 1000, incrementMs: 0 } }],
    ['for no time', liveTug, { live: { halfMs: 0, turnMs: 1 } }],
    ['for half a millisecond', liveTug, { live: { halfMs: 0.5, turnMs: 1 } }],
    ['with turns of no time', liveTug, { live: { halfMs: 1, turnMs: 0 } }],
    ['for ever', liveTug, { live: { halfMs: Number.POSITIVE_INFINITY, turnMs: 1 } }],
  ])('cannot be started %s', (_, variant, options) => {
    expect(() => Match.start(variant, { seed: 1, ...options })).toThrow(RangeError);
  });
});

describe('half-time', () => {
  test('ends the running round where it is, without goals', () => {
    const match = playAll(live(), 'rest step').whistle();
    expect(match.rounds[0]).toMatchObject({ end: HALF_TIME, settled: 'whistle' });
    expect(match.rounds[0]!.plies).toHaveLength(2);
    expect(match).toMatchObject({ end: undefined, score: { w: 0, b: 0 } });
    expect(HALF_TIME).toEqual({ kind: 'half-time', title: 'Half-time', goals: 0 });
  });

  test('gives the kick-off to the side that did not kick off the match', () => {
    for (const kickOff of ['w', 'b'] as const)
      for (const scorer of ['w', 'b'] as const) {
        const match = scoreGoal(live({ kickOff }), scorer).whistle();
        expect(match).toMatchObject({ half: 2, rounds: { length: 3 } });
        expect(match.round.kickOff === kickOff).toBe(false);
      }
  });

  test('lets nobody substitute', () => {
    const match = scoreGoal(live(), 'w');
    expect([match.maySubstitute('w'), match.maySubstitute('b')]).toEqual([true, false]);
    expect([match.whistle().maySubstitute('w'), match.whistle().maySubstitute('b')]).toEqual([false, false]);
  });

  test('may come before a kick-off', () => {
    expect(live().whistle().rounds).toMatchObject([{ plies: [], end: HALF_TIME }, { kickOff: 'b' }]);
  });

  test('is no void round in a row of them', () => {
    const nine = playAll(live(), Array(9).fill(VOID).join(' '));
    const second = nine.whistle();
    expect(second.end).toBeUndefined();
    expect(playAll(second, Array(9).fill(VOID).join(' ')).end).toBeUndefined();
    expect(playAll(second, Array(10).fill(VOID).join(' ')).end).toEqual({ reason: 'voids' });
  });

  test('is taken back by undo', () => {
    const match = playAll(live(), 'rest step');
    const back = match.whistle().undo();
    expect(back).toMatchObject({ half: 1, rounds: match.rounds });
    expect(back.redo()).toMatchObject({ half: 2 });
  });
});

describe('full-time', () => {
  const second = (match = live()) => playAll(match.whistle(), 'rest');

  test('ends the match: more goals win', () => {
    for (const scorer of ['w', 'b'] as const) {
      const match = second(scoreGoal(live(), scorer)).whistle();
      expect(match).toMatchObject({ end: { winner: scorer, reason: 'goals' }, actions: [] });
      expect(match.round).toMatchObject({ end: FULL_TIME, settled: 'whistle', plies: { length: 1 } });
    }
    expect(FULL_TIME).toEqual({ kind: 'full-time', title: 'Full-time', goals: 0 });
  });

  test('level is a draw', () => {
    expect(second().whistle().end).toEqual({ reason: 'goals' });
    expect(second(scoreGoal(scoreGoal(live(), 'w'), 'b')).whistle().end).toEqual({ reason: 'goals' });
  });

  test('is taken back by undo', () => {
    const match = second();
    expect(match.whistle().undo()).toMatchObject({ end: undefined, half: 2, rounds: match.rounds });
  });

  test('does not come twice, nor in a match that is over or not live', () => {
    const over = second().whistle();
    expect(over.whistle()).toBe(over);
    const resigned = live().resign('w');
    expect(resigned.whistle()).toBe(resigned);
    const match = newMatch();
    expect(match.whistle()).toBe(match);
  });
});

describe('the goals of a live match', () => {
  test('are as many as may be made, if no number is set', () => {
    let match = live();
    expect(match.goals).toBe(Number.POSITIVE_INFINITY);
    for (let goals = 0; goals < 7; goals++) match = scoreGoal(match, 'w');
    expect(match).toMatchObject({ end: undefined, score: { w: 7, b: 0 } });
    expect(Match.start(liveTug, { ...match, kickOff: 'w' })).toMatchObject({ goals: Number.POSITIVE_INFINITY });
  });

  test('end it at once, if one is', () => {
    expect(scoreGoal(scoreGoal(live({ goals: 2 }), 'b'), 'b').end).toEqual({ winner: 'b', reason: 'goals' });
    for (const goals of [0, 6, 1.5]) expect(() => live({ goals })).toThrow(RangeError);
  });

  test('are limited in every other match', () => {
    expect(() => Match.start(liveTug, { seed: 1, goals: Number.POSITIVE_INFINITY })).toThrow(RangeError);
  });
});

describe('chance plays', () => {
  test('a legal action, drawn from seed, round and ply by a stream of its own', () => {
    const chosen = new Set<number>();
    for (let seed = 0; seed < 50; seed++) {
      const match = playAll(live({ seed }), `${VOID} rest`);
      const { actions } = match;
      const action = actions[pickFrom(seededRandom(seed, 1, 1, 1))(actions.length)]!;
      const played = must(match.playByChance({ spent: 5_000 }));
      expect(played.last).toEqual({ ...must(match.play(action)).last, spent: 5_000 });
      chosen.add(action);
    }
    expect(chosen.size).toBe(4);
  });

  test('the same after undo', () => {
    const match = must(live().playByChance());
    expect(must(match.undo().playByChance()).last).toEqual(match.last);
  });

  test('turn by turn, until the side to act is the other one', () => {
    let match = live();
    while (match.side === 'w') match = must(match.playByChance());
    expect(match.round.plies).toHaveLength(2);
  });

  test('not beyond the half, and not in a match that is over', () => {
    expect(live().playByChance({ spent: 60_001 })).toMatchObject({ ok: false, error: { field: 'spent' } });
    expect(live().resign('w').playByChance()).toMatchObject({ ok: false, error: { cause: 'illegal' } });
  });
});

describe('a record', () => {
  const match = () =>
    spend(spend(live({ seed: 4 }), ['rest', 5_000], ['rest', 1_500]).whistle(), ['rest', 61]).whistle();
  const RECORD = writeRecord(match());
  /** The record with a change in its second half. */
  const inSecond = (from: string, to: string): string => {
    const half = RECORD.lastIndexOf('[Event');
    return RECORD.slice(0, half) + RECORD.slice(half).replace(from, to);
  };
  const shortLive: Variant<TugPosition> = { ...shortTug, match: liveTug.match };

  test('tells of halves and time', () => {
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

  test('of a game without live matches may say of Live what it likes', () => {
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

test('a record of as many rounds as may be is read at once', () => {
  const [white, black] = ['[FEN "d1 w 2"] heave@2 1-0', '[FEN "a1 b 1"] step 0-1'];
  const rounds = Array.from({ length: 19_990 }, (_, round) => (round % 2 === 0 ? white : black));
  const text = rounds.map((round, index) => `[Variant "tug-of-war"]${index === 0 ? '[Live "60+5"]' : ''}${round}`);
  const before = performance.now();
  expect(must(readRecord(liveTug, text.join('\n'))).score).toEqual({ w: 9995, b: 9995 });
  expect(performance.now() - before).toBeLessThan(5000);
});
