import { allSquares, type Board, ray, type Square, type Step, stepFrom } from './board.ts';
import { ALL_DIRECTIONS, DIAGONAL, forward, KNIGHT_LEAPS, STRAIGHT } from './directions.ts';
import type { Piece, Placement } from './placement.ts';
import { opponent, type Side } from './side.ts';

/** The rays from one square. Each lists its squares, nearest first, and has at least one. A leap is a ray of one square. */
export type Rays = readonly (readonly Square[])[];

/** By square: the rays in these directions, up to the edge. */
export const raysAlong = (board: Board, directions: readonly Step[]): readonly Rays[] =>
  allSquares(board).map((from) => directions.map((step) => ray(board, from, step)).filter(({ length }) => length > 0));

/** By square: the leaps by these steps that stay on the board. */
export const leapsBy = (board: Board, steps: readonly Step[]): readonly Rays[] =>
  allSquares(board).map((from) =>
    steps.map((step) => stepFrom(board, from, step)).flatMap((to) => (to === undefined ? [] : [[to]])),
  );

/** The squares of a ray before the first that is blocked. */
export function freeSquares(squares: readonly Square[], isBlocked: (square: Square) => boolean): readonly Square[] {
  const end = squares.findIndex(isBlocked);
  return end < 0 ? squares : squares.slice(0, end);
}

/** The moves of chess pieces (letters `N B R Q K`) on a board, by letter and square. Pawns have rules of their own. */
export const pieceRays = (board: Board): Readonly<Record<string, readonly Rays[]>> => ({
  N: leapsBy(board, KNIGHT_LEAPS),
  B: raysAlong(board, DIAGONAL),
  R: raysAlong(board, STRAIGHT),
  Q: raysAlong(board, ALL_DIRECTIONS),
  K: leapsBy(board, ALL_DIRECTIONS),
});

/** Attacks and checks as chess has them, on a board of any size. */
export interface Attacks {
  /** The pieces' moves and captures, by letter and square; see {@link pieceRays}. */
  readonly rays: Readonly<Record<string, readonly Rays[]>>;
  /** The squares that a pawn attacks, by its side and square. */
  readonly pawnTargets: Readonly<Record<Side, readonly (readonly Square[])[]>>;
  /** Whether a side attacks a square. A pinned piece attacks, too. */
  isAttacked(pieces: Placement, square: Square, by: Side): boolean;
  /** Whether a side's king is attacked. Throws if the side has no king. */
  isInCheck(pieces: Placement, side: Side): boolean;
}

/** The attacks of the pieces of chess on a board. */
export function attacksOn(board: Board): Attacks {
  const rays = pieceRays(board);
  const targetsOf = (side: Side) =>
    leapsBy(
      board,
      [-1, 1].map((file) => ({ ...forward(side), file })),
    ).map((leaps) => leaps.flat());
  const pawnTargets = { w: targetsOf('w'), b: targetsOf('b') };
  const { N, B, R, K } = rays as Readonly<Record<'N' | 'B' | 'R' | 'K', readonly Rays[]>>;
  const isAttacked = (pieces: Placement, square: Square, by: Side): boolean =>
    isFirst(pieces, N[square]!, by, 'N') ||
    isFirst(pieces, R[square]!, by, 'RQ') ||
    isFirst(pieces, B[square]!, by, 'BQ') ||
    isFirst(pieces, K[square]!, by, 'K') ||
    // A pawn of `by` attacks the square from where a pawn of the other side on the square would attack.
    pawnTargets[opponent(by)][square]!.some((from) => isPiece(pieces, from, by, 'P'));
  return {
    rays,
    pawnTargets,
    isAttacked,
    isInCheck: (pieces, side) => isAttacked(pieces, kingSquare(pieces, side), opponent(side)),
  };
}

/** Whether along any of these rays the first piece is one of a side's with one of these letters. */
function isFirst(pieces: Placement, rays: Rays, side: Side, letters: string): boolean {
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

/** Whether a piece is a king: one of the letter `K`, as its name differs from language to language. */
export const isKing = ({ letter }: Piece): boolean => letter === 'K';

/** The square of a side's king (letter `K`). Throws if there is none. */
export function kingSquare(pieces: Placement, side: Side): Square {
  const square = pieces.findIndex((piece) => piece !== undefined && isKing(piece) && piece.side === side);
  if (square < 0) throw new Error(`no king of side ${side}`);
  return square;
}
