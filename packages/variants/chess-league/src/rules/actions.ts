import type { Square } from '@kickmate/board';
import { type Action, type ActionLook, actionKind, packAction } from '@kickmate/game';

/**
 * The kinds of actions (bits 16-23 of an {@link Action}); Chess League has no options. `from` and `to` are those of the
 * piece that moves. An action's outcome, where the ball is cleared, is the square on which it is dropped.
 */
export const KIND = {
  /** To an empty square; also the step with which a pawn scores. */
  move: 0,
  /** Onto an enemy piece; also when a pawn scores by it. */
  capture: 1,
  /** Onto the ball's square. */
  kick: 2,
  /** A pawn's double step over the ball; `to` is where the pawn lands. */
  jumpKick: 3,
  /** Nothing, if the side has no other action; `from` and `to` are 0. */
  pass: 4,
} as const;

/** The action of a side that has no other. */
export const PASS: Action = packAction(0, 0, KIND.pass);

/** A move to an empty square. */
export const moveTo = (from: Square, to: Square): Action => packAction(from, to, KIND.move);

/** A capture. */
export const captureOn = (from: Square, to: Square): Action => packAction(from, to, KIND.capture);

/** A kick of the ball that lies on `to`. */
export const kickFrom = (from: Square, to: Square): Action => packAction(from, to, KIND.kick);

/** A jump kick that lands on `to`. */
export const jumpKick = (from: Square, to: Square): Action => packAction(from, to, KIND.jumpKick);

/** The look of an action on the board before it is chosen. */
export function look(action: Action): ActionLook {
  switch (actionKind(action)) {
    case KIND.capture:
      return 'capture';
    case KIND.kick:
    case KIND.jumpKick:
      return 'kick';
    case KIND.pass:
      return 'pass';
    default:
      return 'move';
  }
}
