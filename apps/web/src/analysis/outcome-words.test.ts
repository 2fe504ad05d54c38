import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { outcomeWords } from './outcome-words.ts';

test.each<[what: string, game: string, position: string, action: string, labels: readonly string[]]>([
  [
    'a shot',
    'chess-eleven',
    '3k4/8/8/4Q3/8/8/8/3K4 w e5 mps - 0 10',
    'e5!e8',
    ['Goal for White: 50%', "Black's king saves on d8: 25%", 'The ball goes out: corner from h8: 25%'],
  ],
  [
    'a clearance',
    'chess-league',
    '4k2R/8/8/3N4/4p3/8/8/4K3 w h4 2 17',
    'h8h4',
    ['The ball is dropped on d4: 50%', 'The ball is dropped on e5: 50%'],
  ],
])('the outcomes of %s are named by what tells them apart', async (_, id, text, written, labels) => {
  const variant = await exampleGame(id);
  const position = must(variant.text.parse(text));
  const { action } = must(variant.text.parseAction(position, written));
  const chances = variant.chance(position, action);
  expect(outcomeWords(variant, position, { action, chances }).map(({ label }) => label)).toEqual(labels);
});
