import type { Square } from '@kickmate/board';
import { type Action, type ActionLook, actionKind, actionOption, packAction } from '@kickmate/game';
import { PIECE_LETTERS } from './position.ts';

/**
 * The kinds of actions (bits 16-23 of an {@link Action}). `from` and `to` are those of the piece that moves. The option
 * is what a pawn becomes: an index into `PIECE_LETTERS` (1 N, 2 B, 3 R, 4 Q), 0 for no promotion.
 */
export const KIND = {
  /** To an empty square. */
  move: 0,
  /** Onto an enemy piece. */
  capture: 1,
  /** A pawn's two squares. */
  doubleStep: 2,
  enPassant: 3,
  /** Castling where chess has king and rook (e-file, a- or h-file): `to` is where the king will stand. */
  castle: 4,
  /** Castling from anywhere else (Chess960): `to` is the rook's square. So an action always determines the castling rook. */
  castleOntoRook: 5,
} as const;

/** The option of an action that promotes no pawn. */
export const NO_PROMOTION = 0;

/** The pieces that a pawn may become, as options, the queen first. */
export const PROMOTIONS = [...'QRBN'].map((letter) => PIECE_LETTERS.indexOf(letter));

/** The letter of the piece that a pawn becomes by an action, if it does. */
export function promotionOf(action: Action): string | undefined {
  const option = actionOption(action);
  return option === NO_PROMOTION ? undefined : PIECE_LETTERS[option];
}

/** A move to an empty square. */
export const moveTo = (from: Square, to: Square, promotion = NO_PROMOTION): Action =>
  packAction(from, to, KIND.move, promotion);

/** A capture on its target square. */
export const captureOn = (from: Square, to: Square, promotion = NO_PROMOTION): Action =>
  packAction(from, to, KIND.capture, promotion);

/** Whether an action is castling. */
export const isCastling = (action: Action): boolean =>
  actionKind(action) === KIND.castle || actionKind(action) === KIND.castleOntoRook;

/** The look of an action on the board before it is chosen. */
export const look = (action: Action): ActionLook =>
  actionKind(action) === KIND.capture || actionKind(action) === KIND.enPassant ? 'capture' : 'move';
