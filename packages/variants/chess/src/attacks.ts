import {
  ALL_DIRECTIONS,
  DIAGONAL,
  KNIGHT_LEAPS,
  opponent,
  type Placement,
  ray,
  type Side,
  type Square,
  STRAIGHT,
  type Step,
  stepFrom,
} from '@kickmate/board';
import { ALL_SQUARES, board, forward } from './board.ts';

/** The squares of each ray from a square, nearest first. A leap is a ray of a single square. */
export type Rays = readonly (readonly Square[])[];

const raysAlong = (directions: readonly Step[]): readonly Rays[] =>
  ALL_SQUARES.map((from) => directions.map((step) => ray(board, from, step)).filter((squares) => squares.length > 0));

const leaps = (steps: readonly Step[]): readonly Rays[] =>
  ALL_SQUARES.map((from) =>
    steps.map((step) => stepFrom(board, from, step)).flatMap((to) => (to === undefined ? [] : [[to]])),
  );

/** How pieces move and capture, by letter and square; pawns have rules of their own. */
export const RAYS: Readonly<Record<string, readonly Rays[]>> = {
  N: leaps(KNIGHT_LEAPS),
  B: raysAlong(DIAGONAL),
  R: raysAlong(STRAIGHT),
  Q: raysAlong(ALL_DIRECTIONS),
  K: leaps(ALL_DIRECTIONS),
};

const pawnTargets = (side: Side): readonly Rays[] => leaps([-1, 1].map((file) => ({ file, rank: forward(side).rank })));

/** The squares that a pawn attacks, by its side and square. */
export const PAWN_TARGETS: Readonly<Record<Side, readonly (readonly Square[])[]>> = {
  w: pawnTargets('w').map((rays) => rays.flat()),
  b: pawnTargets('b').map((rays) => rays.flat()),
};

/** Whether a side attacks a square; pins do not matter. */
export const isAttacked = (pieces: Placement, square: Square, by: Side): boolean =>
  sees(pieces, RAYS.N![square]!, by, 'N') ||
  sees(pieces, RAYS.R![square]!, by, 'RQ') ||
  sees(pieces, RAYS.B![square]!, by, 'BQ') ||
  sees(pieces, RAYS.K![square]!, by, 'K') ||
  // From where a pawn attacks a square, a pawn of the other side on that square would attack it.
  PAWN_TARGETS[opponent(by)][square]!.some((from) => isPiece(pieces, from, by, 'P'));

/** Whether along any of these rays the first piece is one of a side's with one of these letters. */
function sees(pieces: Placement, rays: Rays, side: Side, letters: string): boolean {
  for (const squares of rays) {
    for (const square of squares) {
      const piece = pieces[square];
      if (!piece) continue;
      if (piece.side === side && letters.includes(piece.letter)) return true;
      break;
    }
  }
  return false;
}

/** Whether a piece of a side with this letter stands on a square. */
export function isPiece(pieces: Placement, square: Square, side: Side, letter: string): boolean {
  const piece = pieces[square];
  return piece?.letter === letter && piece.side === side;
}

/** Where a side's king stands. */
export function kingSquare(pieces: Placement, side: Side): Square {
  const square = pieces.findIndex((piece) => piece?.letter === 'K' && piece.side === side);
  if (square < 0) throw new Error(`no king of side ${side}`);
  return square;
}

/** Whether a side's king is attacked. */
export const isInCheck = (pieces: Placement, side: Side): boolean =>
  isAttacked(pieces, kingSquare(pieces, side), opponent(side));
