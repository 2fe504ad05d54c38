import { loadVariant } from '@kickmate/catalogue';
import { expect, test } from 'vitest';
import { matchWord, turnWord } from './words.ts';

test.each([
  ['chess', 'game', 'move'],
  ['chess960', 'game', 'move'],
  ['minimal', 'match', 'move'],
  ['chess-league', 'match', 'act'],
])('%s is a %s in which one has to %s', async (id, match, turn) => {
  const variant = await loadVariant(id);
  expect([matchWord(variant), turnWord(variant)]).toEqual([match, turn]);
});
