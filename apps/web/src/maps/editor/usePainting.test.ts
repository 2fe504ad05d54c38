import { readSquare, squareName } from '@kickmate/board';
import { expect, test } from 'vitest';
import { squaresBetween } from './usePainting.ts';

const board = { files: 8, ranks: 8, marks: [] };
const at = (name: string): number => readSquare(board, name)!;

test.each([
  ['a1', 'a1', ''],
  ['a1', 'b1', 'b1'],
  ['a1', 'd4', 'b2 c3 d4'],
  ['h8', 'e8', 'g8 f8 e8'],
  ['a1', 'e3', 'b2 c2 d3 e3'],
])('a fast pointer from %s to %s has come over "%s"', (from, to, way) => {
  const squares = squaresBetween({ board }, at(from), at(to));
  expect(squares.map((square) => squareName(board, square)).join(' ')).toBe(way);
});
