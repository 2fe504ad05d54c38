import { type Piece, type Placement, rankOf, SIDES, type Side, type Square } from '@kickmate/board';
import type { PickNumber } from '@kickmate/game';
import { ALL_SQUARES, board, GOAL_SQUARE } from './board.ts';

/** The letters along a back rank from the a-file to the i-file, without the goal's file. */
type BackRank = readonly string[];

const STANDARD: BackRank = [...'RNBQKNBR'];

/** The standard array. */
export const standardArray = (): Placement => placementOf({ w: STANDARD, b: STANDARD });

/**
 * Returns a random array; all that the rules allow are equally likely. Each side's eight pieces stand in any order, with
 * the bishops on squares of different colours. With `isSymmetric` both sides have the same order.
 */
export function randomArray(pick: PickNumber, isSymmetric: boolean): Placement {
  const w = randomBackRank(pick);
  return placementOf({ w, b: isSymmetric ? w : randomBackRank(pick) });
}

/** The squares of a side's back rank on which its array stands, from the a-file. */
const homeSquares = (side: Side): readonly Square[] =>
  ALL_SQUARES.filter(
    (square) => rankOf(board, square) === rankOf(board, GOAL_SQUARE[side]) && square !== GOAL_SQUARE[side],
  );

function placementOf(ranks: Readonly<Record<Side, BackRank>>): Placement {
  const pieces = new Map(
    SIDES.flatMap((side) =>
      homeSquares(side).map((square, index): [Square, Piece] => [square, { side, letter: ranks[side][index]! }]),
    ),
  );
  return ALL_SQUARES.map((square) => pieces.get(square));
}

function randomBackRank(pick: PickNumber): BackRank {
  const letters: string[] = [];
  const squares = homeSquares('w');
  const free = (isWanted: (square: Square) => boolean = () => true) =>
    squares.flatMap((square, index) => (letters[index] === undefined && isWanted(square) ? [index] : []));
  const place = (letter: string, places: readonly number[]) => {
    letters[places[pick(places.length)]!] = letter;
  };
  // On a board of odd width the colour of a square is its index's parity.
  for (const colour of [0, 1])
    place(
      'B',
      free((square) => square % 2 === colour),
    );
  for (const letter of 'QKNNRR') place(letter, free());
  return letters;
}
