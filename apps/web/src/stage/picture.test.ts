import { must } from '@kickmate/board';
import { ballPlace } from '@kickmate/board-ui/picture';
import { exampleGame } from '@kickmate/catalogue/testing';
import { sideWithBall } from '@kickmate/play';
import { expect, test } from 'vitest';

const eleven = await exampleGame('chess-eleven');
const chess = await exampleGame('chess');

test.each([
  ['loose at the kick-off', '3k4/8/8/8/8/8/8/3K3R w c k - 0 1', { x: 4, y: 4 }, undefined],
  ['with its carrier', '3k4/8/8/8/8/8/8/R2K4 w a1 mps - 3 9', 0, 'w'],
  ['dead in the corner', '4k3/8/8/8/8/8/2K5/R7 w a8 MPS - 0 12', 56, undefined],
])('the ball is %s', (_, text, place, side) => {
  const position = must(eleven.text.parse(text));
  expect([ballPlace(eleven, position), sideWithBall(eleven, position)]).toEqual([place, side]);
});

test('chess has no ball', () => {
  const { position } = chess.starts('w')[0]!;
  expect([ballPlace(chess, position), sideWithBall(chess, position)]).toEqual([undefined, undefined]);
});
