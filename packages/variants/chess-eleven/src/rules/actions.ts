import type { Square } from '@kickmate/board';
import { type Action, type ActionLook, actionKind, type Outcome, packAction } from '@kickmate/game';

/**
 * The kinds of actions (bits 16-23 of an {@link Action}); there are no options. `from` and `to` are those of the piece
 * that moves, or of the ball.
 */
export const KIND = {
  /** To an empty square. */
  move: 0,
  /** Onto an enemy piece. */
  capture: 1,
  /** From the ball's square to a piece of the same side. */
  pass: 2,
  /** From the ball's square at a goal square. */
  shot: 3,
  /** The turn ends, or is skipped; `from` and `to` are 0. */
  end: 4,
} as const;

/** The outcomes of a shot. */
export const OUTCOME = { goal: 0, save: 1, block: 2, corner: 3 } as const;

/** The letters of the outcomes, by number. */
export const OUTCOME_LETTERS = 'GSBC';

/** The outcomes in words, by number. */
export const OUTCOME_WORDS = ['goal', 'save', 'block', 'corner'] as const;

/** The outcome that a letter stands for. */
export function outcomeOf(letter: string): Outcome | undefined {
  const outcome = letter === '' ? -1 : OUTCOME_LETTERS.indexOf(letter);
  return outcome < 0 ? undefined : outcome;
}

/** The turn's end. */
export const END: Action = packAction(0, 0, KIND.end);

/** A move to an empty square. */
export const moveTo = (from: Square, to: Square): Action => packAction(from, to, KIND.move);

/** A capture. */
export const captureOn = (from: Square, to: Square): Action => packAction(from, to, KIND.capture);

/** A pass of the ball. */
export const passTo = (from: Square, to: Square): Action => packAction(from, to, KIND.pass);

/** A shot at a goal square. */
export const shotAt = (from: Square, to: Square): Action => packAction(from, to, KIND.shot);

/** Whether a piece moves by an action. */
export const isMove = (action: Action): boolean =>
  actionKind(action) === KIND.move || actionKind(action) === KIND.capture;

/** The look of an action on the board before it is chosen. */
export function look(action: Action): ActionLook {
  switch (actionKind(action)) {
    case KIND.capture:
      return 'capture';
    case KIND.pass:
      return 'pass';
    case KIND.shot:
      return 'shot';
    case KIND.end:
      return 'end';
    default:
      return 'move';
  }
}
