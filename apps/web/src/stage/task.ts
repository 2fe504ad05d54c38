import { ok, SIDES, type Side } from '@kickmate/board';
import type { Action } from '@kickmate/game';
import type { Command, Session } from '@kickmate/play';
import { type Analysis, sessionAt, stageFieldsOf } from './analysis.ts';
import { type Dispatched, NOT_HERE, type Stage } from './stage.ts';

/** A position in which somebody finds an action: in a lesson, a puzzle, or a turn to play again. */
export interface Task {
  readonly analysis: Analysis;
  /** The side that solves it, which is at the bottom of the board; absent: either may act. */
  readonly solver?: Side | undefined;
  /** Whether somebody may act now; else an answer is being read or judged. */
  readonly isOpen: boolean;
  /** Whether the board must not give hints, for example which pieces can kick the ball. */
  readonly hidesHints?: boolean;
  /** The line-up that is asked for, and what carries out its commands. */
  readonly lineUp?: { readonly session: Session; dispatch(command: Command): Dispatched } | undefined;
  /** Takes an action that the rules allow, and returns the session after it. */
  act(action: Action): Session;
}

/** A task as a stage. */
export function taskStage({ analysis, solver, isOpen, hidesHints, lineUp, act }: Task): Stage {
  const session = lineUp?.session ?? sessionAt(analysis);
  return {
    ...stageFieldsOf(analysis, session),
    id: `task ${analysis.match.seed}`,
    sidesHere: solver ? [solver] : SIDES,
    can: { beginAtBall: !hidesHints },
    isWaiting: !isOpen,
    dispatch(command) {
      if (lineUp) return lineUp.dispatch(command);
      const isAccepted = isOpen && command.kind === 'act' && session.match.actions.includes(command.action);
      return isAccepted ? ok(act(command.action)) : NOT_HERE;
    },
  };
}
