import { must } from '@kickmate/board';
import { describe, expect, test } from 'vitest';
import { Match, type TimeControl } from '../src/index.ts';
import { matchFrom, newMatch } from './help.ts';
import { type TugPosition, tugGame, tugOfWar } from './tug-of-war.ts';

const MINUTE: TimeControl = { ms: 60_000, incrementMs: 2_000 };
const timed = () => newMatch({ time: MINUTE });

/** Plays rests and steps, each with the time that it takes. */
const spend = <P>(match: Match<P>, ...plies: readonly (readonly [text: string, spent?: number])[]): Match<P> =>
  plies.reduce((now, [text, spent]) => must(now.playText(text, { spent })), match);

describe('clocks', () => {
  test('are there where there is a time control', () => {
    expect(newMatch().clocks).toBeUndefined();
    expect(timed().clocks).toEqual({ w: 60_000, b: 60_000 });
  });

  test('lose what is spent; the increment comes when the turn is over', () => {
    const first = spend(timed(), ['rest', 5_000]);
    expect(first.clocks).toEqual({ w: 55_000, b: 60_000 });
    const second = spend(first, ['step', 1_000]);
    expect(second.clocks).toEqual({ w: 56_000, b: 60_000 });
    expect(spend(second, ['step', 0]).clocks).toEqual({ w: 56_000, b: 62_000 });
  });

  test('run on through all rounds', () => {
    const match = spend(timed(), ['rest', 1_000], ['rest', 1_000], ['rest', 7_000]);
    expect(match.rounds).toHaveLength(2);
    expect(match.clocks).toEqual({ w: 60_000, b: 55_000 });
  });

  test('get back what was spent on what is undone', () => {
    const match = spend(timed(), ['rest', 5_000]);
    expect(match.undo().clocks).toEqual({ w: 60_000, b: 60_000 });
    expect(match.undo().redo().clocks).toEqual(match.clocks);
  });

  test('are not counted anew from the first ply after each action', () => {
    let asked = 0;
    const side = (position: TugPosition) => {
      asked++;
      return tugOfWar.side(position);
    };
    const counting = { ...tugOfWar, side };
    let match = Match.start<TugPosition>(counting, { seed: 1, time: MINUTE });
    const askedInRound = () => {
      const before = asked;
      match = spend(match, ['step', 1], ['rest', 1], ['step', 1]);
      return asked - before;
    };
    const first = askedInRound();
    for (let round = 0; round < 50; round++) askedInRound();
    expect(match.rounds).toHaveLength(1);
    expect(askedInRound()).toBe(first);
  });

  test('stand still for a ply whose time nobody tells', () => {
    const match = spend(timed(), ['rest'], ['rest']);
    expect(match.clocks).toEqual({ w: 60_000, b: 60_000 });
    expect(match.last).not.toHaveProperty('spent');
  });

  test('count whole milliseconds', () => {
    expect(spend(timed(), ['rest', 12.5001]).last!.spent).toBe(13);
  });

  test('are nobody’s business without a time control', () => {
    expect(spend(newMatch(), ['rest', 5]).last).not.toHaveProperty('spent');
  });

  test('may come to nothing, but never below it', () => {
    expect(spend(timed(), ['rest', 60_000]).clocks!.w).toBe(0);
    for (const spent of [60_001, Number.POSITIVE_INFINITY])
      expect(timed().playText('rest', { spent })).toMatchObject({
        ok: false,
        error: { cause: 'illegal', field: 'spent', message: expect.stringContaining('flag') },
      });
  });

  test.each([-1, Number.NaN])('cannot run for %d milliseconds', (spent) => {
    expect(() => timed().play(timed().actions[0]!, { spent })).toThrow(RangeError);
  });

  test.each([
    [0, 0],
    [-1, 0],
    [1.5, 0],
    [1, -1],
    [1, 0.5],
    [Number.NaN, 0],
    [1, Number.POSITIVE_INFINITY],
  ])('cannot be set to %d + %d', (ms, incrementMs) => {
    expect(() => newMatch({ time: { ms, incrementMs } })).toThrow(RangeError);
  });
});

describe('a fallen flag', () => {
  test('ends the match: the other side wins', () => {
    const match = spend(timed(), ['rest', 5_000]).flag('w');
    expect(match).toMatchObject({ flagged: 'w', end: { winner: 'b', reason: 'time' }, actions: [] });
    expect(match.clocks).toEqual({ w: 0, b: 60_000 });
  });

  test('or nobody, if the other side never could', () => {
    const from = must(tugOfWar.text.parse('a1 w 2'));
    const match = Match.start(tugGame, { seed: 1, from });
    expect(match.flag('b').end).toEqual({ reason: 'time' });
    expect(match.flag('w').end).toEqual({ winner: 'b', reason: 'time' });
    expect(matchFrom(0).flag('b').end).toEqual({ winner: 'w', reason: 'time' });
  });

  test('does not change a match that is over', () => {
    const over = timed().resign('b');
    expect(over.flag('w')).toBe(over);
  });

  test('is taken back by undo', () => {
    const match = spend(timed(), ['rest', 5_000]);
    expect(match.flag('w').undo()).toMatchObject({ flagged: undefined, end: undefined, clocks: { w: 55_000 } });
  });
});
