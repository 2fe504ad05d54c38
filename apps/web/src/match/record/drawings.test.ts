import { readSquare, withDrawing } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { drawingsIn, withDrawings } from './drawings.ts';

const { board } = await exampleGame('chess');
const at = (name: string) => readSquare(board, name)!;

test('circles and arrows are read in four colours; what is no drawing of this board is left out', () => {
  expect(
    drawingsIn(['Good. [%csl Gd4,Rb5] [%cal Yb5c6]', '[%cal Ba1h8,Xa1a2,Gz9a1,Gi9] [%clk 0:01:00]'], board),
  ).toEqual([
    { from: at('d4'), to: at('d4'), color: 'green' },
    { from: at('b5'), to: at('b5'), color: 'red' },
    { from: at('b5'), to: at('c6'), color: 'yellow' },
    { from: at('a1'), to: at('h8'), color: 'blue' },
  ]);
});

test('drawings are written into a comment of their own, and the others stay', () => {
  const comments = ['Good. [%csl Gd4] Indeed.', '[%emt 0:00:01]'];
  const drawn = withDrawing(drawingsIn(comments, board), { from: at('e2'), to: at('e4'), color: 'red' });
  expect(withDrawings(comments, drawn, board)).toEqual(['Good. Indeed.', '[%emt 0:00:01]', '[%csl Gd4] [%cal Re2e4]']);
  expect(withDrawings(comments, [], board)).toEqual(['Good. Indeed.', '[%emt 0:00:01]']);
});

test('the same mark again removes it, in another colour it changes', () => {
  const green = { from: at('e2'), to: at('e4'), color: 'green' } as const;
  const red = { ...green, color: 'red' } as const;
  expect(withDrawing([green], green)).toEqual([]);
  expect(withDrawing([green], red)).toEqual([red]);
});
