import { fileOf, isPiece, opponent, type Placement, type Side, type Square } from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, packAction } from '@kickmate/game';
import { KIND } from './actions.ts';
import { backRank, board, isAttacked } from './board.ts';
import type { CastlingRooks, ChessPosition } from './position.ts';

/** A side of the board, as seen from White. */
export type Wing = keyof CastlingRooks;

/** Both wings. */
export const WINGS: readonly Wing[] = ['king', 'queen'];

/** The files (from 0) of castling: where chess has king and rook before, and where they stand afterwards. */
const KING_FILE = 4;
const FILES = { king: { rook: 7, kingTo: 6, rookTo: 5 }, queen: { rook: 0, kingTo: 2, rookTo: 3 } } as const;

/** The squares of king and rook before and after castling. */
export interface Castling {
  readonly kingFrom: Square;
  readonly kingTo: Square;
  readonly rookFrom: Square;
  readonly rookTo: Square;
}

/** The wing to which a piece on a square of the back rank is from the king's square. */
export const wingOf = (king: Square, rook: Square): Wing => (rook > king ? 'king' : 'queen');

/** Whether king and castling rook stand where chess has them. */
export const isClassical = (king: Square, rook: Square): boolean =>
  fileOf(board, king) === KING_FILE && fileOf(board, rook) === FILES[wingOf(king, rook)].rook;

/** The action of a king that castles with a rook. */
export function castleWith(king: Square, rook: Square): Action {
  if (!isClassical(king, rook)) return packAction(king, rook, KIND.castleOntoRook);
  return packAction(king, king - KING_FILE + FILES[wingOf(king, rook)].kingTo, KIND.castle);
}

/** The squares of king and rook before and after a castling action. */
export function castlingOf(action: Action): Castling {
  const [kingFrom, to] = [actionFrom(action), actionTo(action)];
  const corner = kingFrom - fileOf(board, kingFrom);
  const files = FILES[wingOf(kingFrom, to)];
  const rookFrom = actionKind(action) === KIND.castle ? corner + files.rook : to;
  return { kingFrom, kingTo: corner + files.kingTo, rookFrom, rookTo: corner + files.rookTo };
}

/** Adds the castling actions of the side to move, also those after which the king is in check. */
export function addCastling({ pieces, side, castling }: ChessPosition, king: Square, found: Action[]): void {
  for (const wing of WINGS) {
    const rook = castling[side][wing];
    if (rook === undefined) continue;
    const action = castleWith(king, rook);
    if (isPathFree(pieces, castlingOf(action)) && isPathSafe(pieces, castlingOf(action), opponent(side)))
      found.push(action);
  }
}

/** Whether nothing but king and rook stands on the squares that they cross or go to. */
function isPathFree(pieces: Placement, { kingFrom, kingTo, rookFrom, rookTo }: Castling): boolean {
  const [first, last] = [Math.min(kingFrom, kingTo, rookFrom, rookTo), Math.max(kingFrom, kingTo, rookFrom, rookTo)];
  for (let square = first; square <= last; square++)
    if (pieces[square] && square !== kingFrom && square !== rookFrom) return false;
  return true;
}

/** Whether the king is not in check and crosses no attacked square. */
function isPathSafe(pieces: Placement, { kingFrom, kingTo }: Castling, by: Side): boolean {
  if (isAttacked(pieces, kingFrom, by)) return false;
  const step = Math.sign(kingTo - kingFrom);
  for (let square = kingFrom + step; square !== kingTo; square += step)
    if (isAttacked(pieces, square, by)) return false;
  return true;
}

/** The castling rooks that are left after an action; the same object if all are. `pieces` is the placement before it. */
export function castlingAfter(
  castling: ChessPosition['castling'],
  pieces: Placement,
  action: Action,
): ChessPosition['castling'] {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const w = rooksAfter(castling.w, pieces, 'w', from, to);
  const b = rooksAfter(castling.b, pieces, 'b', from, to);
  return w === castling.w && b === castling.b ? castling : { w, b };
}

const NO_ROOKS: CastlingRooks = {};

function rooksAfter(rooks: CastlingRooks, pieces: Placement, side: Side, from: Square, to: Square): CastlingRooks {
  if (rooks.king === undefined && rooks.queen === undefined) return rooks;
  if (isPiece(pieces, from, side, 'K')) return NO_ROOKS;
  const isTouched = (rook: Square | undefined): boolean => rook === from || rook === to;
  if (!isTouched(rooks.king) && !isTouched(rooks.queen)) return rooks;
  return {
    ...(rooks.king !== undefined && !isTouched(rooks.king) && { king: rooks.king }),
    ...(rooks.queen !== undefined && !isTouched(rooks.queen) && { queen: rooks.queen }),
  };
}

/** A side's back rank as squares, from the a-file. */
export const backRankSquares = (side: Side): readonly Square[] =>
  Array.from({ length: board.files }, (_, file) => backRank(side) * board.files + file);
