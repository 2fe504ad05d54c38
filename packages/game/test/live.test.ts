import { must } from '@kickmate/board';
import { describe, expect, test } from 'vitest';
import {
  FULL_TIME,
  HALF_TIME,
  type LiveTime,
  Match,
  type MatchStart,
  pickFrom,
  seededRandom,
  type Variant,
} from '../src/index.ts';
import { newMatch, playAll, scoreGoal, VOID } from './help.ts';
import { liveTug, type TugPosition, tugOfWar } from './tug-of-war.ts';

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
    expect(match.rounds[0]).toMatchObject({ end: HALF_TIME, endedBy: 'whistle' });
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
      expect(match.round).toMatchObject({ end: FULL_TIME, endedBy: 'whistle', plies: { length: 1 } });
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
