import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { bench, emptyFormation, placeOf, put, squareOf, takeOff } from '../src/index.ts';

const eleven = await exampleGame('chess-eleven');
const formations = eleven.formations!;
const [A1, D1, F3] = [0, 3, 21];
const { format } = formations;
const usual = formations.usual();

test('all twelve pieces are on the bench at first, and the one that is left over sits out', () => {
  expect(bench(formations, emptyFormation(formations)).join('')).toBe('KQRRBBNNPPPP');
  expect([bench(formations, usual), usual.substitute]).toEqual([['N'], 'N']);
});

test('the piece that stood on a place goes to the bench, or changes places', () => {
  expect(format(put(formations, usual, { letter: 'N' }, A1))).toBe('5N2/P2PP2P/N1BKQB1R R');
  expect(format(put(formations, usual, { place: A1 }, F3))).toBe('5R2/P2PP2P/N1BKQB1R N');
  expect(format(put(formations, usual, { place: A1 }, 1))).toBe('5N2/P2PP2P/1RBKQB1R N');
});

test('there is no substitute while more than one piece is left over', () => {
  expect(format(takeOff(formations, usual, A1))).toBe('5N2/P2PP2P/2BKQB1R -');
});

test('the substitute can stand in place of a pawn', () => {
  const scored = put(formations, usual, { letter: 'N' }, 8);
  expect([format(scored), formations.isComplete(scored)]).toEqual(['5N2/N2PP2P/R1BKQB1R P', true]);
  expect([formations.check('w', scored, true), formations.check('w', scored, false).length]).toEqual([[], 1]);
});

test("places are counted from the side's own end", () => {
  const { half } = formations;
  const square = (side: 'w' | 'b', place: number) => squareOf(eleven.board, half, side, place);
  expect([square('w', D1), square('b', D1), square('b', F3)]).toEqual([3, 59, 45]);
  expect([placeOf(eleven.board, half, 'b', 45), placeOf(eleven.board, half, 'w', 45)]).toEqual([F3, undefined]);
  expect(must(formations.parse(format(usual)))).toEqual(usual);
});
