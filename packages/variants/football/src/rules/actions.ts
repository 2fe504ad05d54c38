import type { Square } from '@kickmate/board';
import { type Action, type ActionLook, actionKind, packAction } from '@kickmate/game';

/** The kinds of actions (bits 16-23 of an {@link Action}); Football Chess has no options. */
export const KIND = {
  /** A piece goes from `from` to `to`. */
  move: 0,
  /** The piece on `from` kicks the ball to `to`. */
  kick: 1,
  /** The side ends its turn; `from` and `to` are 0. */
  end: 2,
  /** The side swaps sides in answer to the opening turn; `from` and `to` are 0. */
  swap: 3,
} as const;

/** Ends the turn. */
export const END_OF_TURN: Action = packAction(0, 0, KIND.end);

/** Swaps sides. */
export const SWAP: Action = packAction(0, 0, KIND.swap);

/** A piece's move. */
export const moveTo = (from: Square, to: Square): Action => packAction(from, to, KIND.move);

/** A kick of the ball to a square, by the piece on another. */
export const kickTo = (kicker: Square, to: Square): Action => packAction(kicker, to, KIND.kick);

/** The look of an action on the board before it is chosen. */
export function look(action: Action): ActionLook {
  switch (actionKind(action)) {
    case KIND.kick:
      return 'kick';
    case KIND.end:
      return 'end';
    case KIND.swap:
      return 'swap';
    default:
      return 'move';
  }
}
