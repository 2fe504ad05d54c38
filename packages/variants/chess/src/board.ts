import { type Board, rankOf, type Side, type Square, type Step, squareCount, squareName } from '@kickmate/board';

/** The chessboard. */
export const board: Board = { files: 8, ranks: 8, marks: [] };

/** Every square of the board, in rising order. */
export const ALL_SQUARES: readonly Square[] = Array.from({ length: squareCount(board) }, (_, square) => square);

/** A square's name. */
export const nameOf = (square: Square): string => squareName(board, square);

/** Forward for a side. */
export const forward = (side: Side): Step => ({ file: 0, rank: side === 'w' ? 1 : -1 });

/** The rank (from 0) on which a side's pieces stand at the start: rank 1 for White, rank 8 for Black. */
export const backRank = (side: Side): number => (side === 'w' ? 0 : board.ranks - 1);

/** Whether a square is on a side's back rank. */
export const isOnBackRank = (square: Square, side: Side): boolean => rankOf(board, square) === backRank(side);

/** Whether a square is on the rank on which a side's pawns begin. */
export const isOnPawnRank = (square: Square, side: Side): boolean =>
  rankOf(board, square) === backRank(side) + forward(side).rank;
