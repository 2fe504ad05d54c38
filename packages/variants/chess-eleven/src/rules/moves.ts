import { forward, movePiece, type Placement, type Rays, type Square, stepFrom } from '@kickmate/board';
import { type Action, actionFrom, actionTo } from '@kickmate/game';
import { captureOn, moveTo } from './actions.ts';
import { ALL_SQUARES, board, isInCheck, PAWN_TARGETS, RAYS } from './board.ts';
import type { ElevenPosition } from './position.ts';

/** The part of a position on which moves depend. */
type Standing = Pick<ElevenPosition, 'pieces' | 'side' | 'unmoved'>;

/** The legal moves and captures of the side to act, whether or not the turn has room for one. */
export const moves = (standing: Standing): readonly Action[] =>
  ALL_SQUARES.flatMap((from) => movesFrom(standing, from));

/** Whether the side to act has any legal move. */
export const canMove = (standing: Standing): boolean =>
  ALL_SQUARES.some((from) => movesFrom(standing, from).length > 0);

/** The pieces after a move or capture. */
export const piecesAfter = (pieces: Placement, action: Action): Placement =>
  movePiece(pieces, actionFrom(action), actionTo(action));

/** The legal moves of the piece on a square: none if it is not one of the side to act. */
const movesFrom = (standing: Standing, from: Square): readonly Action[] =>
  openMovesFrom(standing, from).filter((action) => !isInCheck(piecesAfter(standing.pieces, action), standing.side));

/** The moves of the piece on a square, also those that leave its king in check: none if it is not one of the side to act. */
export function openMovesFrom(standing: Standing, from: Square): readonly Action[] {
  const { pieces, side } = standing;
  const piece = pieces[from];
  if (piece?.side !== side) return [];
  return piece.letter === 'P' ? pawnMoves(standing, from) : rayMoves(standing, from, RAYS[piece.letter]![from]!);
}

/** The moves along each ray up to the first piece, and onto it if it may be captured. */
function rayMoves(standing: Standing, from: Square, rays: Rays): readonly Action[] {
  const found: Action[] = [];
  for (const squares of rays) {
    for (const to of squares) {
      if (!standing.pieces[to]) found.push(moveTo(from, to));
      else if (canCapture(standing, to)) found.push(captureOn(from, to));
      if (standing.pieces[to]) break;
    }
  }
  return found;
}

function pawnMoves(standing: Standing, from: Square): readonly Action[] {
  const { pieces, side, unmoved } = standing;
  const ahead = forward(side);
  const found: Action[] = [];
  const one = stepFrom(board, from, ahead);
  if (one !== undefined && !pieces[one]) {
    found.push(moveTo(from, one));
    const two = unmoved.includes(from) ? stepFrom(board, one, ahead) : undefined;
    if (two !== undefined && !pieces[two]) found.push(moveTo(from, two));
  }
  for (const to of PAWN_TARGETS[side][from]!) if (canCapture(standing, to)) found.push(captureOn(from, to));
  return found;
}

/** Whether the side to act may capture what stands on a square: an enemy piece other than a king. */
function canCapture({ pieces, side }: Standing, square: Square): boolean {
  const piece = pieces[square];
  return piece !== undefined && piece.side !== side && piece.letter !== 'K';
}
