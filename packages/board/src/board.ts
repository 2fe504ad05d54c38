import type { Side } from './side.ts';

/** A square's index: rank * files + file, so `a1` is 0. */
export type Square = number;

/** Squares with a special meaning, which are drawn on the board. */
export interface Mark {
  /** `goal`: where a ball or piece scores; `centre`: where the ball is put into play; `start`: where the ball may lie at the kick-off. */
  readonly kind: 'goal' | 'centre' | 'start';
  /** For goals: `true` if the squares are the goal itself, and no piece may stand there; absent if the goal lies behind them. */
  readonly isWithin?: boolean;
  /** The side whose goal it is; absent for marks that belong to neither side. */
  readonly side?: Side;
  readonly squares: readonly Square[];
}

/** The shape of a board. Files and ranks from 1 to 16. */
export interface Board {
  readonly files: number;
  readonly ranks: number;
  readonly marks: readonly Mark[];
}

/** A direction or leap: files to the right, ranks up. */
export interface Step {
  readonly file: number;
  readonly rank: number;
}

/** File of a square, 0 for the a-file. */
export const fileOf = (board: Board, square: Square): number => square % board.files;

/** Rank of a square, 0 for rank 1. */
export const rankOf = (board: Board, square: Square): number => Math.floor(square / board.files);

/** The number of squares of a board. */
export const squareCount = (board: Board): number => board.files * board.ranks;

/** Every square of a board, in rising order. */
export const allSquares = (board: Board): readonly Square[] =>
  Array.from({ length: squareCount(board) }, (_, square) => square);

/** The square on a file and rank (both from 0), or `undefined` beyond the edge. */
export function squareAt(board: Board, file: number, rank: number): Square | undefined {
  const inside = file >= 0 && file < board.files && rank >= 0 && rank < board.ranks;
  return inside ? rank * board.files + file : undefined;
}

/** The square one step further, or `undefined` beyond the edge. */
export function stepFrom(board: Board, square: Square, step: Step): Square | undefined {
  return squareAt(board, fileOf(board, square) + step.file, rankOf(board, square) + step.rank);
}

/** The squares of a ray from `square` (not included) to the edge. */
export function ray(board: Board, square: Square, step: Step): readonly Square[] {
  const squares: Square[] = [];
  for (let s = stepFrom(board, square, step); s !== undefined; s = stepFrom(board, s, step)) squares.push(s);
  return squares;
}

/** A square's name: file letter and rank number, `e4`. */
export function squareName(board: Board, square: Square): string {
  return `${String.fromCharCode(97 + fileOf(board, square))}${rankOf(board, square) + 1}`;
}

/** Reads a square's name; `undefined` if there is no such square on this board. */
export function readSquare(board: Board, name: string): Square | undefined {
  const match = /^([a-p])([1-9]|1[0-6])$/.exec(name);
  return match ? squareAt(board, match[1]!.charCodeAt(0) - 97, Number(match[2]) - 1) : undefined;
}

/** The squares with these names, for constants in rules: `squares(board, 'd4 e4')`. Throws on a wrong name. */
export function squares(board: Board, names: string): readonly Square[] {
  return names.split(' ').map((name) => {
    const square = readSquare(board, name);
    if (square === undefined) throw new Error(`no square ${name} on this board`);
    return square;
  });
}
