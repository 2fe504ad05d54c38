import {
  allSquares,
  attacksOn,
  type Board,
  forward,
  rankOf,
  type Side,
  type Square,
  squareName,
} from '@kickmate/board';

/** The chessboard. */
export const board: Board = { files: 8, ranks: 8, marks: [] };

/** Every square of the board, in rising order. */
export const ALL_SQUARES: readonly Square[] = allSquares(board);

/** A square's name. */
export const nameOf = (square: Square): string => squareName(board, square);

/** The rank (from 0) on which a side's pieces stand at the start: rank 1 for White, rank 8 for Black. */
export const backRank = (side: Side): number => (side === 'w' ? 0 : board.ranks - 1);

/** Whether a square is on a side's back rank. */
export const isOnBackRank = (square: Square, side: Side): boolean => rankOf(board, square) === backRank(side);

/** Whether a square is on the rank on which a side's pawns begin. */
export const isOnPawnRank = (square: Square, side: Side): boolean =>
  rankOf(board, square) === backRank(side) + forward(side).rank;

/** The pieces' moves and captures on the board, and the squares that they attack. */
export const { rays: RAYS, pawnTargets: PAWN_TARGETS, isAttacked, isInCheck } = attacksOn(board);
