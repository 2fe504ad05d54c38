import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { goalOdds, oddsOf, oddsWords } from './preview.ts';

const eleven = await exampleGame('chess-eleven');

/** Positions and odds from the rule page, "Shots". */
test.each([
  ['nobody in the goal', '8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9', 'e4!e8', 'goal 100%', '100%'],
  ['a rook on the target', '4r3/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9', 'e4!e8', 'goal 25%, block 50%, corner 25%', '25%'],
  ['a rook beside it', '3r4/k7/8/8/4R3/8/8/2K5 w e4 mps - 6 9', 'e4!e8', 'goal 50%, block 25%, corner 25%', '50%'],
  ['the king beside it', '3k4/8/8/8/4R3/8/8/2K5 w e4 mps - 6 9', 'e4!e8', 'goal 50%, save 25%, corner 25%', '50%'],
  ['no shot', '3k4/8/8/8/4R3/8/8/2K5 w e4 mps - 6 9', 'e4e8', '', undefined],
])('%s', (_, text, action, words, share) => {
  const position = must(eleven.text.parse(text));
  const odds = oddsOf(eleven, position, must(eleven.text.parseAction(position, action)).action);
  expect([oddsWords(odds), goalOdds(odds)]).toEqual([words, share]);
});
