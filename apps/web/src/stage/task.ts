import { fail, type Result, SIDES, type Side } from '@kickmate/board';
import type { Action } from '@kickmate/game';
import type { Command, Refusal, Session } from '@kickmate/play';
import { type Analysis, placeOf, sessionAt } from './analysis.ts';
import type { Stage } from './stage.ts';
import { texts } from './texts.ts';

/** A task as it stands: a position in which somebody finds an action, as in a lesson or a puzzle. */
export interface Task {
  readonly analysis: Analysis;
  /** The side that solves it, which is at the bottom of the board; absent: either may act. */
  readonly solver?: Side | undefined;
  /** Whether somebody may act now; else an answer is being read or judged. */
  readonly isOpen: boolean;
  /** The line-up that is asked for, and what carries out its commands. */
  readonly lineUp?: { readonly session: Session; dispatch(command: Command): Result<Session, Refusal> } | undefined;
  /** Takes an action that the rules allow, and returns the session after it. */
  act(action: Action): Session;
}

/** A task as a stage. */
export function taskStage({ analysis, solver, isOpen, lineUp, act }: Task): Stage {
  const session = lineUp?.session ?? sessionAt(analysis);
  const refuse = (cause: Refusal['cause'], message: string) => fail({ cause, message });
  return {
    ...placeOf(analysis, session),
    id: `task ${analysis.match.seed}`,
    people: solver ? [solver] : SIDES,
    can: {},
    isClosed: !isOpen,
    dispatch(command) {
      if (lineUp) return lineUp.dispatch(command);
      if (command.kind !== 'act') return refuse('terms', texts.refused.kind);
      if (!isOpen) return refuse('turn', texts.refused.reading);
      if (!session.match.actions.includes(command.action))
        return refuse('illegal', texts.refused.illegal(command.action));
      return { ok: true, value: act(command.action) };
    },
  };
}
