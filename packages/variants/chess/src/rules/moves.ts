import {
  fileOf,
  forward,
  movePiece,
  opponent,
  type Placement,
  type Rays,
  type Square,
  stepFrom,
} from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, packAction, type RoundEnd } from '@kickmate/game';
import { texts } from '../texts.ts';
import { captureOn, isCastling, KIND, moveTo, NO_PROMOTION, PROMOTIONS, promotionOf } from './actions.ts';
import { ALL_SQUARES, board, isInCheck, isOnBackRank, isOnPawnRank, PAWN_TARGETS, RAYS } from './board.ts';
import { addCastling, castlingOf } from './castling.ts';
import type { ChessPosition, Standing } from './position.ts';

/** All legal actions, each once. None when the game is over. */
export function actions(position: ChessPosition): readonly Action[] {
  if (position.end) return [];
  const found: Action[] = [];
  for (const from of ALL_SQUARES)
    for (const action of movesFrom(position, from)) if (isSafe(position, action)) found.push(action);
  return found;
}

/** Whether an action is legal. */
export const isLegal = (position: ChessPosition, action: Action): boolean =>
  !position.end && movesFrom(position, actionFrom(action)).includes(action) && isSafe(position, action);

/** The mate or stalemate of a position in which the side to move has no legal action; else `undefined`. */
export function endOf(position: Standing): RoundEnd | undefined {
  const canAct = ALL_SQUARES.some((from) => movesFrom(position, from).some((action) => isSafe(position, action)));
  if (canAct) return undefined;
  if (!isInCheck(position.pieces, position.side)) return { kind: 'stalemate', title: texts.ends.stalemate, goals: 0 };
  return { kind: 'checkmate', title: texts.ends.checkmate, winner: opponent(position.side), goals: 1 };
}

/** Returns the square over which a pawn has just jumped, if an enemy pawn can legally capture it there; else `undefined`. */
export function enPassantOf(position: Standing, square: Square): Square | undefined {
  const candidate = { ...position, enPassant: square };
  // From where a pawn attacks a square, a pawn of the other side on that square would attack it.
  const capturers = PAWN_TARGETS[opponent(position.side)][square]!;
  const isPossible = capturers.some((from) =>
    movesFrom(candidate, from).some((action) => actionKind(action) === KIND.enPassant && isSafe(candidate, action)),
  );
  return isPossible ? square : undefined;
}

/** The pieces after an action. */
export function piecesAfter({ pieces }: Pick<ChessPosition, 'pieces'>, action: Action): Placement {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const piece = pieces[from]!;
  const after = movePiece(pieces, from, to);
  if (isCastling(action)) {
    const { kingTo, rookFrom, rookTo } = castlingOf(action);
    // In Chess960 the action's target is the rook's square, and any of the four squares may be the same.
    after[rookFrom] = undefined;
    after[kingTo] = piece;
    after[rookTo] = pieces[rookFrom];
    return after;
  }
  const letter = promotionOf(action);
  if (letter !== undefined) after[to] = { side: piece.side, letter };
  if (actionKind(action) === KIND.enPassant) after[jumperOf(action)] = undefined;
  return after;
}

/** The square of the pawn that is captured en passant: on the capturer's rank, on the target's file. */
export const jumperOf = (action: Action): Square =>
  actionFrom(action) - fileOf(board, actionFrom(action)) + fileOf(board, actionTo(action));

/** Whether an action does not leave its own king in check. */
const isSafe = (position: Standing, action: Action): boolean =>
  !isInCheck(piecesAfter(position, action), position.side);

/** The actions of the piece on a square, also those that leave its king in check: none if it is not of the side to move. */
export function movesFrom(position: Standing, from: Square): readonly Action[] {
  const piece = position.pieces[from];
  if (piece?.side !== position.side) return [];
  const found: Action[] = [];
  if (piece.letter === 'P') addPawnMoves(position, from, found);
  else addRayMoves(position, RAYS[piece.letter]![from]!, from, found);
  if (piece.letter === 'K') addCastling(position, from, found);
  return found;
}

/** Along each ray up to the first piece, onto it if it is an enemy. */
function addRayMoves({ pieces, side }: Standing, rays: Rays, from: Square, found: Action[]): void {
  for (const squares of rays) {
    for (const to of squares) {
      const target = pieces[to];
      if (!target) found.push(moveTo(from, to));
      else if (target.side !== side) found.push(captureOn(from, to));
      if (target) break;
    }
  }
}

function addPawnMoves({ pieces, side, enPassant }: Standing, from: Square, found: Action[]): void {
  const ahead = forward(side);
  const one = stepFrom(board, from, ahead);
  if (one !== undefined && !pieces[one]) {
    for (const promotion of promotionsOn(one, side)) found.push(moveTo(from, one, promotion));
    const two = isOnPawnRank(from, side) ? stepFrom(board, one, ahead) : undefined;
    if (two !== undefined && !pieces[two]) found.push(packAction(from, two, KIND.doubleStep));
  }
  for (const to of PAWN_TARGETS[side][from]!) {
    if (to === enPassant) found.push(packAction(from, to, KIND.enPassant));
    else if (pieces[to]?.side === opponent(side))
      for (const promotion of promotionsOn(to, side)) found.push(captureOn(from, to, promotion));
  }
}

const STAYS_PAWN = [NO_PROMOTION];

/** The options for a pawn that comes to a square: promotions on the last rank, elsewhere none. */
const promotionsOn = (square: Square, side: ChessPosition['side']): readonly number[] =>
  isOnBackRank(square, opponent(side)) ? PROMOTIONS : STAYS_PAWN;
