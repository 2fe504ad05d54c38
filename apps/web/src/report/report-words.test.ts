import { expect, test } from 'vitest';
import { GOAL, playedMatch } from '../match/testing.ts';
import { namesOf } from './report-words.ts';

test('the round of an action is said unless the match ended in its first one', async () => {
  expect(namesOf(await playedMatch(GOAL, { goals: 2 }))(0, 1)).toBe('Round 1, 1… a6');
  expect(namesOf(await playedMatch(GOAL, { goals: 1 }))(0, 1)).toBe('1… a6');
});
