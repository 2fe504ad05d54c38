import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_DIRECTIONS,
  type Board,
  DIAGONAL,
  fileOf,
  KNIGHT_LEAPS,
  rankOf,
  ray,
  readSquare,
  STRAIGHT,
  squareAt,
  squareCount,
  squareName,
  squares,
  stepFrom,
} from '../src/index.ts';
import { anyBoard } from './arbitrary.ts';

const CHESS: Board = { files: 8, ranks: 8, marks: [] };
const LARGE: Board = { files: 16, ranks: 16, marks: [] };
const NARROW: Board = { files: 3, ranks: 5, marks: [] };

/** A board and one of its squares. */
const anySquare = anyBoard.chain((board) =>
  fc.record({ board: fc.constant(board), square: fc.nat(squareCount(board) - 1) }),
);

describe('squares', () => {
  test.each<[board: Board, name: string, square: number]>([
    [CHESS, 'a1', 0],
    [CHESS, 'h1', 7],
    [CHESS, 'a2', 8],
    [CHESS, 'e4', 28],
    [CHESS, 'h8', 63],
    [NARROW, 'c5', 14],
    [LARGE, 'p16', 255],
    [LARGE, 'a10', 144],
  ])('%j: %s is %i', (board, name, square) => {
    expect(readSquare(board, name)).toBe(square);
    expect(squareName(board, square)).toBe(name);
  });

  test.each(['', 'e', '4', 'i1', 'a9', 'a0', 'a01', 'A1', 'e4 ', ' e4', 'e44', 'e-1', 'é4', 'a17', 'q1'])(
    'there is no square %j on a chess board',
    (name) => expect(readSquare(CHESS, name)).toBeUndefined(),
  );

  test.each(['a17', 'q1', 'a011'])('nor %j on the largest board', (name) =>
    expect(readSquare(LARGE, name)).toBeUndefined(),
  );

  test('names and indices belong together on every board', () => {
    fc.assert(
      fc.property(anySquare, ({ board, square }) => {
        expect(readSquare(board, squareName(board, square))).toBe(square);
        expect(squareAt(board, fileOf(board, square), rankOf(board, square))).toBe(square);
      }),
    );
  });

  test('several names are read at once, and a wrong one is a mistake in the program', () => {
    expect(squares(CHESS, 'd4 e4 d5')).toEqual([27, 28, 35]);
    expect(() => squares(CHESS, 'd4 i9')).toThrow('no square i9');
  });
});

describe('steps', () => {
  test('end at the edge', () => {
    expect(stepFrom(CHESS, 7, { file: 1, rank: 0 })).toBeUndefined();
    expect(stepFrom(CHESS, 0, { file: 0, rank: -1 })).toBeUndefined();
    expect(stepFrom(CHESS, 63, { file: 0, rank: 1 })).toBeUndefined();
    expect(stepFrom(CHESS, 7, { file: 0, rank: 1 })).toBe(15);
  });

  test('there and back again', () => {
    const anyStep = fc.record({ file: fc.integer({ min: -3, max: 3 }), rank: fc.integer({ min: -3, max: 3 }) });
    fc.assert(
      fc.property(anySquare, anyStep, ({ board, square }, step) => {
        const there = stepFrom(board, square, step);
        const back = { file: -step.file, rank: -step.rank };
        if (there !== undefined) expect(stepFrom(board, there, back)).toBe(square);
      }),
    );
  });

  test('a ray goes on to the edge, nearest first', () => {
    const named = (from: string, step: { file: number; rank: number }) =>
      ray(CHESS, readSquare(CHESS, from)!, step).map((square) => squareName(CHESS, square));
    expect(named('e5', { file: 1, rank: 1 })).toEqual(['f6', 'g7', 'h8']);
    expect(named('c1', { file: -1, rank: 0 })).toEqual(['b1', 'a1']);
    expect(named('h8', { file: 1, rank: 0 })).toEqual([]);
  });

  // Counted by hand: a queen in a corner sees 21 squares, in the centre 27; the knight's mobility is well known.
  test.each([
    ['a1', 21, 2],
    ['d4', 27, 8],
    ['b1', 21, 3],
  ])('from %s a queen sees %i squares, a knight %i', (name, queen, knight) => {
    const from = readSquare(CHESS, name)!;
    expect(ALL_DIRECTIONS.flatMap((step) => ray(CHESS, from, step))).toHaveLength(queen);
    expect(KNIGHT_LEAPS.filter((step) => stepFrom(CHESS, from, step) !== undefined)).toHaveLength(knight);
  });

  test('no direction is listed twice', () => {
    for (const steps of [STRAIGHT, DIAGONAL, ALL_DIRECTIONS, KNIGHT_LEAPS])
      expect(new Set(steps.map(({ file, rank }) => `${file} ${rank}`)).size).toBe(steps.length);
  });
});
