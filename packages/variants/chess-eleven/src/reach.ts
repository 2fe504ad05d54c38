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
import type { ElevenPosition } from './position.ts';

/** The squares of each ray from a square, nearest first. A leap is a ray of a single square. */
export type Rays = readonly (readonly Square[])[];

const raysAlong = (directions: readonly Step[]): readonly Rays[] =>
  ALL_SQUARES.map((from) => directions.map((step) => ray(board, from, step)).filter((squares) => squares.length > 0));

const leaps = (steps: readonly Step[]): readonly Rays[] =>
  ALL_SQUARES.map((from) =>
    steps.map((step) => stepFrom(board, from, step)).flatMap((to) => (to === undefined ? [] : [[to]])),
  );

/** Along which squares pieces go, by letter and square; pawns have rules of their own. */
export const RAYS: Readonly<Record<string, readonly Rays[]>> = {
  N: leaps(KNIGHT_LEAPS),
  B: raysAlong(DIAGONAL),
  R: raysAlong(STRAIGHT),
  Q: raysAlong(ALL_DIRECTIONS),
  K: leaps(ALL_DIRECTIONS),
};

const pawnTargets = (side: Side): readonly (readonly Square[])[] =>
  leaps([-1, 1].map((file) => ({ ...forward(side), file }))).map((rays) => rays.flat());

/** The squares diagonally before a pawn, by its side and square. */
export const PAWN_TARGETS: Readonly<Record<Side, readonly (readonly Square[])[]>> = {
  w: pawnTargets('w'),
  b: pawnTargets('b'),
};

/** What reach depends on. */
type Standing = Pick<ElevenPosition, 'pieces' | 'unmoved'>;

/**
 * Whether the piece on a square reaches another square by its way of moving, whatever stands there. Passes and shots go
 * where pieces reach; moves have conditions of their own.
 */
export function reaches(standing: Standing, from: Square, to: Square): boolean {
  const { pieces } = standing;
  const piece = pieces[from];
  if (!piece || from === to) return false;
  if (piece.letter === 'P') return pawnReach(standing, from, piece.side).includes(to);
  return RAYS[piece.letter]![from]!.some((squares) => isSeen(pieces, squares, to));
}

/** The squares that a pawn reaches: one ahead, two ahead if it has not moved, and diagonally ahead. */
function pawnReach({ pieces, unmoved }: Standing, from: Square, side: Side): readonly Square[] {
  const ahead = forward(side);
  const one = stepFrom(board, from, ahead);
  if (one === undefined) return [];
  const two = unmoved.includes(from) && !pieces[one] ? stepFrom(board, one, ahead) : undefined;
  return [one, ...PAWN_TARGETS[side][from]!, ...(two === undefined ? [] : [two])];
}

/** Whether a square of a ray is not hidden behind a piece. */
function isSeen(pieces: Placement, squares: readonly Square[], to: Square): boolean {
  for (const square of squares) {
    if (square === to) return true;
    if (pieces[square]) return false;
  }
  return false;
}

/** Whether a side attacks a square; pins do not matter. */
export const isAttacked = (pieces: Placement, square: Square, by: Side): boolean =>
  sees(pieces, RAYS.N![square]!, by, 'N') ||
  sees(pieces, RAYS.R![square]!, by, 'RQ') ||
  sees(pieces, RAYS.B![square]!, by, 'BQ') ||
  sees(pieces, RAYS.K![square]!, by, 'K') ||
  // From where a pawn attacks a square, a pawn of the other side on that square would attack it.
  PAWN_TARGETS[opponent(by)][square]!.some((from) => isOf(pieces, from, by, 'P'));

/** Whether along any of these rays the first piece is one of a side's with one of these letters. */
function sees(pieces: Placement, rays: Rays, side: Side, letters: string): boolean {
  for (const squares of rays) {
    const first = squares.find((square) => pieces[square]);
    if (first !== undefined && isOf(pieces, first, side, letters)) return true;
  }
  return false;
}

/** Whether a piece of a side with one of these letters stands on a square. */
function isOf(pieces: Placement, square: Square, side: Side, letters: string): boolean {
  const piece = pieces[square];
  return piece?.side === side && letters.includes(piece.letter);
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
