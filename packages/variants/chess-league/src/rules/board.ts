import { allSquares, type Board, fileOf, rankOf, readSquare, type Side, type Square, squares } from '@kickmate/board';

const shape: Board = { files: 8, ranks: 8, marks: [] };

/** Every square of the board, in rising order. */
export const ALL_SQUARES: readonly Square[] = allSquares(shape);

/** The rank (from 0) that a side defends, where its pieces stand at the kick-off: rank 1 for White, rank 8 for Black. */
export const backRank = (side: Side): number => (side === 'w' ? 0 : shape.ranks - 1);

/** Whether a square is on one of the back ranks. The ball never rests there while the round goes on. */
export const isOnBackRank = (square: Square): boolean =>
  rankOf(shape, square) === backRank('w') || rankOf(shape, square) === backRank('b');

const squaresOfRank = (rank: number): readonly Square[] =>
  ALL_SQUARES.filter((square) => rankOf(shape, square) === rank);

/** The squares on which the ball may lie at the kick-off. */
export const KICK_OFF_SQUARES = squares(shape, 'd4 f4 d5 f5');

const CENTRE = squares(shape, 'd4 e4 d5 e5');

/** A cleared ball is dropped on a free square of the first of these areas that has one. Each area is in rising order. */
export const DROP_AREAS: readonly (readonly Square[])[] = [
  CENTRE,
  rectangle('c3', 'f6'),
  ALL_SQUARES.filter((square) => !isOnBackRank(square)),
];

/** The squares between two opposite corners, in rising order. */
function rectangle(lowest: string, highest: string): readonly Square[] {
  const low = readSquare(shape, lowest)!;
  const high = readSquare(shape, highest)!;
  const isBetween = (of: typeof fileOf, square: Square) =>
    of(shape, square) >= of(shape, low) && of(shape, square) <= of(shape, high);
  return ALL_SQUARES.filter((square) => isBetween(fileOf, square) && isBetween(rankOf, square));
}

/** The pitch: 8 x 8, a goal along each back rank. */
export const board: Board = {
  ...shape,
  marks: [
    { kind: 'goal', side: 'w', squares: squaresOfRank(backRank('w')) },
    { kind: 'goal', side: 'b', squares: squaresOfRank(backRank('b')) },
    { kind: 'centre', squares: CENTRE },
    { kind: 'start', squares: KICK_OFF_SQUARES },
  ],
};
