import { expect, test } from 'vitest';
import { actionRequest, hintRequest, takesDraw } from '../src/index.ts';
import { playedMatch, timeOf } from './testing.ts';

test("the request has the round's actions, and only the limits of the level", async () => {
  const match = await playedMatch('b1c3 a7a6', { id: 'chess-league', goals: 5 });
  expect(actionRequest(match, 4)).toEqual({
    start: match.variant.text.format(match.round.start),
    actions: ['b1c3', 'a7a6'],
    limits: {},
    level: 4,
    seed: actionRequest(match, 4).seed,
    book: true,
  });
});

test('a hint is searched at full strength for a second', async () => {
  const request = hintRequest(await playedMatch());
  expect([request.level, request.limits]).toEqual([undefined, { ms: 1000 }]);
});

test.each([
  [20_000, 900],
  [5000, 500],
  [3, 1],
])('in a live match with %i ms left it takes %i at most', async (remaining, ms) => {
  expect(
    actionRequest(await playedMatch('', { id: 'chess-eleven', live: { halfMs: 60_000, turnMs: 20_000 } }), 4, remaining)
      .limits,
  ).toEqual({ ms });
});

test.each([
  ['blitz', 3, 2, 900],
  ['bullet', 1, 0, 900],
  ['a longer game', 15, 10, undefined],
])('with a clock of %s the request has the right limits', async (_, minutes, seconds, ms) => {
  const time = timeOf(minutes, seconds);
  const { limits } = actionRequest(await playedMatch('', { time }), 10, time.ms - 0.5);
  expect(limits).toEqual({ clock: { remainingMs: time.ms - 1, incrementMs: time.incrementMs }, ...(ms && { ms }) });
});

const points = (value: number) => ({ kind: 'points', value }) as const;

test.each([
  ['level, early', points(0), true, false],
  ['level, late', points(0), false, true],
  ['level, its turn, late', points(10), false, true],
  ['a little better, late', points(30), false, false],
  // As Black it agreed to a draw after 1. e4 c6 2. d4 d5.
  ['behind a little, early', points(-80), true, false],
  ['behind a little, late', points(-80), false, true],
  ['worse, early', points(-200), true, true],
  ['about to win', { kind: 'win', actions: 3, turns: 2 }, false, false],
  ['about to lose', { kind: 'win', actions: -4, turns: 2 }, true, true],
] as const)('%s', (_, own, isEarly, takes) => expect(takesDraw(own, isEarly)).toBe(takes));
