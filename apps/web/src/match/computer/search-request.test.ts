import { expect, test } from 'vitest';
import { timeOf } from '../clock/time-control.ts';
import { chessGame, liveMatch, playedMatch } from '../testing.ts';
import { actionRequest, hintRequest } from './search-request.ts';

test('the computer is told what happened in the round, and is limited by its level alone', async () => {
  const match = await playedMatch('b1c3 a7a6');
  expect(actionRequest(match, 4)).toEqual({
    start: match.variant.text.format(match.round.start),
    actions: ['b1c3', 'a7a6'],
    limits: {},
    level: 4,
    seed: actionRequest(match, 4).seed,
    book: true,
  });
});

test('a hint is of full strength, for a second', async () => {
  const request = hintRequest(await playedMatch(''));
  expect([request.level, request.limits]).toEqual([undefined, { ms: 1000 }]);
});

test.each([
  [20_000, 900],
  [5000, 500],
  [3, 1],
])('in a live match with %i ms left it takes %i at most', async (remaining, ms) => {
  expect(actionRequest(await liveMatch(), 4, remaining).limits).toEqual({ ms });
});

test.each([
  ['blitz', 3, 2, 900],
  ['bullet', 1, 0, 900],
  ['a longer game', 15, 10, undefined],
])('by the clock of %s it is asked to answer within the time that is promised', async (_, minutes, seconds, ms) => {
  const time = timeOf(minutes, seconds);
  const { limits } = actionRequest(await chessGame('', { time }), 10, time.ms - 0.5);
  expect(limits).toEqual({ clock: { remainingMs: time.ms - 1, incrementMs: time.incrementMs }, ...(ms && { ms }) });
});
