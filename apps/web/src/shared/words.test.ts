import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { actionWord, matchWord, turnWord } from './words.ts';

test.each([
  ['chess', 'game', 'move', 'move'],
  ['chess960', 'game', 'move', 'move'],
  ['minimal', 'match', 'move', 'move'],
  ['chess-league', 'match', 'act', 'action'],
])('%s is a %s in which one has to %s, by an %s', async (id, match, turn, action) => {
  const variant = await exampleGame(id);
  expect([matchWord(variant), turnWord(variant), actionWord(variant)]).toEqual([match, turn, action]);
});
