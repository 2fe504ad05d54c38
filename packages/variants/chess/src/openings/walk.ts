import { fileOf, type Square } from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, packAction } from '@kickmate/game';
import { captureOn, isCastling, KIND, moveTo } from '../rules/actions.ts';
import { board } from '../rules/board.ts';
import { castleWith, castlingOf } from '../rules/castling.ts';
import type { ChessPosition } from '../rules/position.ts';

// A book has thousands of positions, and reading it visits all of them. The referee checks each move and each position,
// which would take a second. So the functions here play a book's moves without checking them; a test compares them with
// the referee.

/**
 * A position as books know it, without counters: for each square the code of the piece's sign in a placement (0 for
 * none), then at {@link SIDE}, {@link RIGHTS} and {@link PASSED} what else makes positions differ.
 */
export type Spot = Uint8Array;

/** 0 with White to move, 1 with Black. */
const SIDE = 64;
/** A bit for each castling right: White's on the king's and queen's side, Black's. */
const RIGHTS = 65;
/** The square that a pawn has just jumped over if it can be captured there; {@link NOWHERE} if not. */
const PASSED = 66;
const SIZE = 67;
const NOWHERE = 255;

/** The difference between the codes of a small letter and its capital. */
const SMALL = 32;
const PAWN = 'P'.charCodeAt(0);
const KING = 'K'.charCodeAt(0);

/** The rights that are lost when a piece leaves a square or comes to it: both of a king, one of a rook. */
const LOST: Readonly<Record<Square, number>> = { 4: 3, 7: 1, 0: 2, 60: 12, 63: 4, 56: 8 };

/** Returns a position as books know it. No book knows a position with castling rooks on other squares than chess has. */
export function spotOf({ pieces, side, castling: { w, b }, enPassant }: ChessPosition): Spot {
  const spot = new Uint8Array(SIZE);
  for (let square = 0; square < SIDE; square++) {
    const piece = pieces[square];
    if (piece) spot[square] = piece.letter.charCodeAt(0) + (piece.side === 'w' ? 0 : SMALL);
  }
  spot[SIDE] = side === 'w' ? 0 : 1;
  spot[RIGHTS] = right(w.king, 7, 1) | right(w.queen, 0, 2) | right(b.king, 63, 4) | right(b.queen, 56, 8);
  spot[PASSED] = enPassant ?? NOWHERE;
  return spot;
}

const right = (rook: Square | undefined, corner: Square, bit: number): number =>
  rook === undefined ? 0 : rook === corner ? bit : 16;

/** Returns a text that identifies a position. */
export const spotKey = (spot: Spot): string => String.fromCharCode.apply(undefined, spot as unknown as number[]);

/** Whether a piece of the side to move stands on a square. */
export const isOwn = (spot: Spot, square: Square): boolean =>
  spot[square] !== 0 && spot[square]! >= 'a'.charCodeAt(0) === (spot[SIDE] === 1);

/** Returns the action from one square to another, which must not promote a pawn. */
export function actionBetween(spot: Spot, from: Square, to: Square): Action {
  const capital = spot[from]! - SMALL * spot[SIDE]!;
  const files = fileOf(board, to) - fileOf(board, from);
  if (capital === KING && Math.abs(files) > 1) return castleWith(from, files > 0 ? from + 3 : from - 4);
  if (capital === PAWN && to === spot[PASSED]) return packAction(from, to, KIND.enPassant);
  if (capital === PAWN && Math.abs(to - from) === 2 * board.files) return packAction(from, to, KIND.doubleStep);
  return spot[to] === 0 ? moveTo(from, to) : captureOn(from, to);
}

/** The position after an action. */
export function spotAfter(spot: Spot, action: Action): Spot {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const after = spot.slice();
  after[to] = spot[from]!;
  after[from] = 0;
  after[SIDE] = 1 - spot[SIDE]!;
  after[RIGHTS] = spot[RIGHTS]! & ~((LOST[from] ?? 0) | (LOST[to] ?? 0));
  after[PASSED] = NOWHERE;
  if (isCastling(action)) {
    const { rookFrom, rookTo } = castlingOf(action);
    after[rookTo] = spot[rookFrom]!;
    after[rookFrom] = 0;
  } else if (actionKind(action) === KIND.enPassant) {
    after[to + (spot[SIDE] === 0 ? -board.files : board.files)] = 0;
  } else if (actionKind(action) === KIND.doubleStep && isBesideEnemyPawn(after, to)) {
    after[PASSED] = (from + to) / 2;
  }
  return after;
}

/** Whether a pawn of the side to move stands beside a square. Pins are not considered. */
function isBesideEnemyPawn(spot: Spot, square: Square): boolean {
  const pawn = PAWN + SMALL * spot[SIDE]!;
  const file = fileOf(board, square);
  return (file > 0 && spot[square - 1] === pawn) || (file < board.files - 1 && spot[square + 1] === pawn);
}
