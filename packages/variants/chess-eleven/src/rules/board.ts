import {
  allSquares,
  attacksOn,
  type Board,
  fileOf,
  rankOf,
  type Side,
  type Square,
  squareName,
  squares,
} from '@kickmate/board';

const shape: Board = { files: 8, ranks: 8, marks: [] };

/** Every square of the board, in rising order. */
export const ALL_SQUARES: readonly Square[] = allSquares(shape);

/** The two squares of the goal that a side defends. */
export const GOALS: Readonly<Record<Side, readonly Square[]>> = {
  w: squares(shape, 'd1 e1'),
  b: squares(shape, 'd8 e8'),
};

/** The squares on which a piece collects the ball at a kick-off. */
export const CENTRE_CIRCLE = squares(shape, 'd4 e4 d5 e5');

/** The corners of the end that a side defends: the one on the d-file's side first. */
export const CORNERS: Readonly<Record<Side, readonly Square[]>> = {
  w: squares(shape, 'a1 h1'),
  b: squares(shape, 'a8 h8'),
};

/** The pitch: 8 x 8, with two goals of two squares. */
export const board: Board = {
  ...shape,
  marks: [
    { kind: 'goal', side: 'w', squares: GOALS.w },
    { kind: 'goal', side: 'b', squares: GOALS.b },
    { kind: 'centre', squares: CENTRE_CIRCLE },
  ],
};

/** A square's name. */
export const nameOf = (square: Square): string => squareName(board, square);

/** The pieces' moves on the board, and the squares that they attack. */
export const { rays: RAYS, pawnTargets: PAWN_TARGETS, isInCheck } = attacksOn(board);

/** The number of ranks on which a side may place its pieces. */
export const OWN_RANKS = 3;

/** A square's rank counted from a side's own end, from 0. */
export const ownRank = (side: Side, square: Square): number =>
  side === 'w' ? rankOf(board, square) : board.ranks - 1 - rankOf(board, square);

/** Whether a square is in a side's own half. */
export const isOwnHalf = (side: Side, square: Square): boolean => ownRank(side, square) < board.ranks / 2;

/** A square seen from a side's own end: the board mirrored top to bottom for Black. Its own inverse. */
export const asSeenBy = (side: Side, square: Square): Square =>
  ownRank(side, square) * board.files + fileOf(board, square);
