import { expect, test } from 'vitest';
import { actionRequest, hintRequest } from './search-request.ts';
import { liveMatch, playedMatch } from './testing.ts';

test('the computer is told what happened in the round, and is limited by its level alone', async () => {
  const match = await playedMatch('b1c3 a7a6');
  expect(actionRequest(match, 4)).toEqual({
    start: match.variant.format(match.round.start),
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
