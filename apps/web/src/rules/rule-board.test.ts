import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { ESCAPE, onMap } from '../match/testing.ts';
import { readRuleBoard } from './rule-board.ts';

const mapText = async () => (await onMap(ESCAPE)).id.slice('chesslike:'.length);

test('a board with its own map is read by that map', async () => {
  const chesslike = await exampleGame('chesslike');
  const board = readRuleBoard(chesslike, '4/4/K3 w ..#x/k.D./..## 0,0 0 1', 'a1a2', await mapText());
  expect(board).toMatchObject({ ok: true, value: { variant: { board: { files: 4, ranks: 3 } } } });
  expect(board.ok && [board.value.tiles?.filter((tile) => tile === 'door').length, board.value.caption?.story]).toEqual(
    [1, "White's king goes from a1 to a2 and picks up the key there."],
  );
});

test('a wrong map, and a map for a game without maps, are errors', async () => {
  expect(readRuleBoard(await exampleGame('chesslike'), '', undefined, '{}')).toMatchObject({ ok: false });
  expect(readRuleBoard(await exampleGame('chess'), '', undefined, '{}')).toMatchObject({
    ok: false,
    error: { message: 'Chess has no maps.' },
  });
});
