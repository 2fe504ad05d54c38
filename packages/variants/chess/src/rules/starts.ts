import { type Piece, type Placement, SIDES, type Side } from '@kickmate/board';
import type { Start } from '@kickmate/game';
import { ALL_SQUARES, backRank, board, isOnBackRank, isOnPawnRank } from './board.ts';
import type { CastlingRooks, ChessPosition } from './position.ts';

/** The number of arrays of Chess960. */
export const ARRAYS = 960;

/** The number of chess's own array among Chess960's. */
const CHESS = 518;

/** The indices of both knights among five free files, by number. */
const KNIGHTS = ['01', '02', '03', '04', '12', '13', '14', '23', '24', '34'];

/**
 * Returns the letters of an array of Chess960 from the a-file: `RNBQKBNR` is number 518. Source: Reinhard Scharnagl's
 * numbering, 0 to 959: remainders of the number give the light bishop, the dark bishop, the queen and both knights in turn.
 */
export function arrayLetters(number: number): string {
  const letters: string[] = new Array(board.files).fill('');
  /** Puts a piece on the free file with this index. */
  const putOnFree = (index: number, letter: string): void => {
    let file = letters.indexOf('');
    for (let left = index; left > 0; left--) file = letters.indexOf('', file + 1);
    letters[file] = letter;
  };
  let rest = number;
  const next = (choices: number): number => {
    const choice = rest % choices;
    rest = Math.floor(rest / choices);
    return choice;
  };
  letters[2 * next(4) + 1] = 'B';
  letters[2 * next(4)] = 'B';
  putOnFree(next(6), 'Q');
  const knights = KNIGHTS[rest]!;
  putOnFree(Number(knights[1]), 'N');
  putOnFree(Number(knights[0]), 'N');
  for (const letter of 'RKR') putOnFree(0, letter);
  return letters.join('');
}

/** The squares between the back ranks at the start: pawns on their ranks, the rest empty. */
const BETWEEN: Placement = ALL_SQUARES.filter((square) => SIDES.every((side) => !isOnBackRank(square, side))).map(
  (square) => {
    const side = SIDES.find((one) => isOnPawnRank(square, one));
    return side && { side, letter: 'P' };
  },
);

const backRankOf = (letters: string, side: Side): readonly Piece[] => [...letters].map((letter) => ({ side, letter }));

/** Both rooks of a side in an array. */
const rooksOf = (letters: string, side: Side): CastlingRooks => ({
  king: backRank(side) * board.files + letters.lastIndexOf('R'),
  queen: backRank(side) * board.files + letters.indexOf('R'),
});

function startFrom(number: number, kickOff: Side): Start<ChessPosition> {
  const letters = arrayLetters(number);
  const pieces = [...backRankOf(letters, 'w'), ...BETWEEN, ...backRankOf(letters, 'b')];
  const castling = { w: rooksOf(letters, 'w'), b: rooksOf(letters, 'b') };
  return { position: { pieces, side: kickOff, castling, quiet: 0, number: 1 }, weight: 1 };
}

/** The array of chess. */
export const starts = (kickOff: Side): readonly Start<ChessPosition>[] => [startFrom(CHESS, kickOff)];

/** The arrays of Chess960 by their number, all equally likely. */
export const starts960 = (kickOff: Side): readonly Start<ChessPosition>[] =>
  Array.from({ length: ARRAYS }, (_, number) => startFrom(number, kickOff));
