import { expect, test } from 'vitest';
import { actionRequest, hintRequest } from './search-request.ts';
import { playedMatch } from './testing.ts';

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
