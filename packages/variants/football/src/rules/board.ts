import {
  allSquares,
  type Board,
  fileOf,
  rankOf,
  readSquare,
  SIDES,
  type Side,
  type Square,
  squareName,
} from '@kickmate/board';

const shape: Board = { files: 9, ranks: 9, marks: [] };

const squareNamed = (name: string): Square => readSquare(shape, name)!;

/** Every square of the board, in rising order. */
export const ALL_SQUARES: readonly Square[] = allSquares(shape);

/** The square that each side defends: the ball on it is a goal for the other side. */
export const GOAL_SQUARE: Readonly<Record<Side, Square>> = { w: squareNamed('e1'), b: squareNamed('e9') };

/** The ball's square at the kick-off. */
export const KICK_OFF_SQUARE = squareNamed('e5');

/** The side that defends this square as its goal; `undefined` if it is no goal square. */
export const goalOn = (square: Square): Side | undefined => SIDES.find((side) => GOAL_SQUARE[side] === square);

/** Whether a square is in a corner of the board. */
export const isCorner = (square: Square): boolean =>
  fileOf(shape, square) % (shape.files - 1) === 0 && rankOf(shape, square) % (shape.ranks - 1) === 0;

/** Whether two different squares are neighbours, in any of the eight directions. */
export const areNeighbours = (a: Square, b: Square): boolean =>
  a !== b && Math.abs(fileOf(shape, a) - fileOf(shape, b)) <= 1 && Math.abs(rankOf(shape, a) - rankOf(shape, b)) <= 1;

/** The square at the same place of the board mirrored top to bottom. Its own inverse. */
export const mirrored = (square: Square): Square =>
  (shape.ranks - 1 - rankOf(shape, square)) * shape.files + fileOf(shape, square);

/** A square's name: `e4`. */
export const nameOf = (square: Square): string => squareName(shape, square);

/** The pitch: 9 x 9, a goal of one square at either end. */
export const board: Board = {
  ...shape,
  marks: [
    ...SIDES.map((side) => ({ kind: 'goal', side, squares: [GOAL_SQUARE[side]], isWithin: true }) as const),
    { kind: 'start', squares: [KICK_OFF_SQUARE] },
  ],
};
