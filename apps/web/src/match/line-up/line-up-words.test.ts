import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { lineUpWords } from './line-up-words.ts';

const eleven = await exampleGame('chess-eleven');

test.each([
  ['The line-up is complete; a knight sits out.', [], ['N']],
  ['2 of these 3 are to be placed: rook, 2 pawns.', [], ['R', 'P', 'P']],
  ["Not allowed: d1 is the king's.", [{ rule: 'king', square: 3, message: "d1 is the king's" }], ['N']],
])('%s', (words, faults, waiting) => {
  expect(lineUpWords(eleven, faults, waiting)).toBe(words);
});
