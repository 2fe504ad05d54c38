import type { Square } from '@kickmate/board';
import { type Action, type ActionLook, packAction } from '@kickmate/game';

/** The kinds of actions (bits 16-23 of an {@link Action}); Chesslike has no options. */
export const KIND = {
  /** A piece goes from `from` to `to`, whatever is there. */
  move: 0,
  /** A side that has no action passes; `from` and `to` are 0. */
  pass: 1,
} as const;

/** The action of a side that has no other. */
export const PASS: Action = packAction(0, 0, KIND.pass);

/** A piece's action. */
export const moveTo = (from: Square, to: Square): Action => packAction(from, to, KIND.move);

/** The look of an action on the board before it is chosen. An action does not say whether it captures. */
export const look = (action: Action): ActionLook => (action === PASS ? 'pass' : 'move');
