import { type Placement, type Square, stepFrom } from '@kickmate/board';
import { type Action, actionFrom, actionTo } from '@kickmate/game';
import { captureOn, moveTo } from './actions.ts';
import { ALL_SQUARES, board, forward } from './board.ts';
import type { ElevenPosition } from './position.ts';
import { isInCheck, PAWN_TARGETS, RAYS, type Rays } from './reach.ts';

/** What moves depend on. */
type Standing = Pick<ElevenPosition, 'pieces' | 'side' | 'unmoved'>;

/** The legal moves and captures of the side to act, whether or not the turn has room for one. */
export const moves = (standing: Standing): readonly Action[] =>
  ALL_SQUARES.flatMap((from) => movesFrom(standing, from));

/** Whether the side to act has any legal move. */
export const canMove = (standing: Standing): boolean =>
  ALL_SQUARES.some((from) => movesFrom(standing, from).length > 0);

/** The pieces after a move or capture. */
export function piecesAfter(pieces: Placement, action: Action): Placement {
  const after = pieces.slice();
  after[actionTo(action)] = pieces[actionFrom(action)];
  after[actionFrom(action)] = undefined;
  return after;
}

/** The legal moves of the piece on a square: none if it is not one of the side to act. */
function movesFrom(standing: Standing, from: Square): readonly Action[] {
  const { pieces, side } = standing;
  const piece = pieces[from];
  if (piece?.side !== side) return [];
  const found = piece.letter === 'P' ? pawnMoves(standing, from) : rayMoves(standing, from, RAYS[piece.letter]![from]!);
  return found.filter((action) => !isInCheck(piecesAfter(pieces, action), side));
}

/** Along each ray up to the first piece, onto it if it may be captured. */
function rayMoves(standing: Standing, from: Square, rays: Rays): readonly Action[] {
  const found: Action[] = [];
  for (const squares of rays) {
    for (const to of squares) {
      if (!standing.pieces[to]) found.push(moveTo(from, to));
      else if (isPrey(standing, to)) found.push(captureOn(from, to));
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
  for (const to of PAWN_TARGETS[side][from]!) if (isPrey(standing, to)) found.push(captureOn(from, to));
  return found;
}

/** Whether a piece stands on a square that the side to act may capture: a king never is. */
function isPrey({ pieces, side }: Standing, square: Square): boolean {
  const piece = pieces[square];
  return piece !== undefined && piece.side !== side && piece.letter !== 'K';
}
