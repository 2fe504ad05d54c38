import { type Piece, type Placement, SIDES, type Side } from '@kickmate/board';
import type { Start } from '@kickmate/game';
import { ALL_SQUARES, board, isOnBackRank, isOnPawnRank } from './board.ts';
import { backRankSquares } from './castling.ts';
import type { CastlingRooks, ChessPosition } from './position.ts';

/** How many arrays Chess960 has. */
export const ARRAYS = 960;

/** The number of chess's own array among Chess960's. */
const CHESS = 518;

/** Where two knights stand on five free files, by number. */
const KNIGHTS = ['01', '02', '03', '04', '12', '13', '14', '23', '24', '34'];

/**
 * The letters of an array of Chess960 from the a-file: `RNBQKBNR` is number 518. Source: Reinhard Scharnagl's numbering,
 * 0 to 959: what is left of a number tells in turn the light bishop, the dark bishop, the queen and both knights.
 */
export function arrayLetters(number: number): string {
  const letters: string[] = Array.from({ length: board.files }, () => '');
  /** Puts a piece on the free file with this index. */
  const putOnFree = (index: number, letter: string): void => {
    const free = letters.flatMap((taken, file) => (taken ? [] : [file]));
    letters[free[index]!] = letter;
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
  const [first, second] = [...KNIGHTS[rest]!].map(Number);
  putOnFree(second!, 'N');
  putOnFree(first!, 'N');
  for (const letter of 'RKR') putOnFree(0, letter);
  return letters.join('');
}

/** What stands between the back ranks at the start: pawns, and nothing. */
const BETWEEN: Placement = ALL_SQUARES.filter((square) => SIDES.every((side) => !isOnBackRank(square, side))).map(
  (square) => {
    const side = SIDES.find((one) => isOnPawnRank(square, one));
    return side && { side, letter: 'P' };
  },
);

const backRankOf = (letters: string, side: Side): readonly Piece[] => [...letters].map((letter) => ({ side, letter }));

/** Both rooks of a side in an array. */
const rooksOf = (letters: string, side: Side): CastlingRooks => ({
  king: backRankSquares(side)[letters.lastIndexOf('R')]!,
  queen: backRankSquares(side)[letters.indexOf('R')]!,
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
