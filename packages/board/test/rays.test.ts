import { describe, expect, it } from 'vitest';
import {
  allSquares,
  attacksOn,
  type Board,
  formatPlacement,
  freeSquares,
  isPiece,
  isSamePlacement,
  kingSquare,
  leapsBy,
  movePiece,
  must,
  parsePlacement,
  pieceRays,
  raysAlong,
  readSquare,
  STRAIGHT,
  squareName,
} from '../src/index.ts';

const board: Board = { files: 5, ranks: 4, marks: [] };
const at = (name: string): number => readSquare(board, name)!;
const names = (squares: readonly number[]): string => squares.map((square) => squareName(board, square)).join(' ');
const placed = (text: string) => must(parsePlacement(board, 'PNBRQK', { text, at: 0 }));

describe('rays', () => {
  it('go to the edge, nearest square first, and none is empty', () => {
    expect(raysAlong(board, STRAIGHT)[at('b2')]!.map(names)).toEqual(['b3 b4', 'c2 d2 e2', 'b1', 'a2']);
    expect(raysAlong(board, STRAIGHT)[at('a1')]!.map(names)).toEqual(['a2 a3 a4', 'b1 c1 d1 e1']);
  });

  it('of leaps have one square each', () => {
    expect(leapsBy(board, [{ file: 2, rank: 1 }])[at('a1')]!.map(names)).toEqual(['c2']);
    expect(leapsBy(board, [{ file: 2, rank: 1 }])[at('d1')]).toEqual([]);
  });

  it('are those of the pieces of chess', () => {
    const targets = (letter: string) =>
      names(
        pieceRays(board)
          [letter]![at('b2')]!.flat()
          .sort((a, b) => a - b),
      );
    expect(['N', 'B', 'K'].map(targets)).toEqual(['d1 d3 a4 c4', 'a1 c1 a3 c3 d4', 'a1 b1 c1 a2 c2 a3 b3 c3']);
  });

  it('are free up to the first square that is blocked', () => {
    expect(freeSquares([1, 2, 3], (square) => square === 2)).toEqual([1]);
    expect(freeSquares([1, 2, 3], () => false)).toEqual([1, 2, 3]);
  });

  it('start on every square of the board', () => {
    expect(raysAlong(board, STRAIGHT)).toHaveLength(allSquares(board).length);
  });
});

describe('attacks', () => {
  const { isAttacked, isInCheck, pawnTargets } = attacksOn(board);

  it.each([
    ['by a rook', '5/4k/5/K3r', 'a1', true],
    ['by nothing behind a piece', '5/4k/5/K1P1r', 'a1', false],
    ['by a knight over pieces', '5/1n2k/PP3/K4', 'a1', true],
    ['by a pawn', '4k/5/1p3/K4', 'a1', true],
    ['not by a pawn straight ahead', '4k/5/p4/K4', 'a1', false],
    ['by a king', '5/5/1k3/K4', 'a1', true],
  ])('are made %s', (_name, text, square, expected) => {
    expect(isAttacked(placed(text), at(square), 'b')).toBe(expected);
    expect(isInCheck(placed(text), 'w')).toBe(expected);
  });

  it('of pawns go forward for either side', () => {
    expect([names(pawnTargets.w[at('b2')]!), names(pawnTargets.b[at('e2')]!)]).toEqual(['a3 c3', 'd1']);
  });

  it('on a king that is not there are a broken invariant', () => {
    expect(() => isInCheck(placed('4k/5/5/5'), 'w')).toThrow('no king of side w');
  });
});

describe('a placement', () => {
  it('is searched for pieces', () => {
    const pieces = placed('4k/5/1P3/K4');
    expect([kingSquare(pieces, 'w'), kingSquare(pieces, 'b')]).toEqual([at('a1'), at('e4')]);
    expect(isPiece(pieces, at('b2'), 'w', 'P')).toBe(true);
    expect(isPiece(pieces, at('b2'), 'b', 'P')).toBe(false);
  });

  it('changes by a move, and is compared by its pieces', () => {
    const pieces = placed('4k/5/1P3/K4');
    const moved = movePiece(pieces, at('b2'), at('b3'));
    expect(formatPlacement(board, moved)).toBe('4k/1P3/5/K4');
    expect(isSamePlacement(pieces, moved)).toBe(false);
    expect(isSamePlacement(pieces, placed('4k/5/1P3/K4'))).toBe(true);
    expect(isSamePlacement(pieces, placed('4k/5/1p3/K4'))).toBe(false);
  });
});
