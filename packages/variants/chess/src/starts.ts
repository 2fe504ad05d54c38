import type { Piece, Placement, Side } from '@kickmate/board';
import type { Start } from '@kickmate/game';
import { isPiece } from './attacks.ts';
import { ALL_SQUARES, board, isOnPawnRank } from './board.ts';
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

function placement(letters: string): Placement {
  const pieceOn = (square: number): Piece | undefined => {
    for (const side of ['w', 'b'] as const) {
      if (isOnPawnRank(square, side)) return { side, letter: 'P' };
      const file = backRankSquares(side).indexOf(square);
      if (file >= 0) return { side, letter: letters[file]! };
    }
    return undefined;
  };
  return ALL_SQUARES.map(pieceOn);
}

/** Both rooks of a side in an array. */
function rooksOf(pieces: Placement, side: Side): Required<CastlingRooks> {
  const [queen, king] = backRankSquares(side).filter((square) => isPiece(pieces, square, side, 'R'));
  return { king: king!, queen: queen! };
}

function startFrom(number: number): Omit<ChessPosition, 'side'> {
  const pieces = placement(arrayLetters(number));
  const castling = { w: rooksOf(pieces, 'w'), b: rooksOf(pieces, 'b') };
  return { pieces, castling, quiet: 0, number: 1 };
}

const ALL = Array.from({ length: ARRAYS }, (_, number) => startFrom(number));

/** The array of chess. */
export const starts = (kickOff: Side): readonly Start<ChessPosition>[] => [
  { position: { ...ALL[CHESS]!, side: kickOff }, weight: 1 },
];

/** The arrays of Chess960 by their number, all equally likely. */
export const starts960 = (kickOff: Side): readonly Start<ChessPosition>[] =>
  ALL.map((start) => ({ position: { ...start, side: kickOff }, weight: 1 }));
