import { must, SIDES } from '@kickmate/board';
import type { LineUp } from '@kickmate/game';
import { withMatch } from './change.ts';
import { withStopwatchAsRequired } from './clocks.ts';
import { completed } from './line-up.ts';
import { personSides } from './seats.ts';
import type { LineUpState, Session } from './session.ts';

/**
 * The session after sides have become ready with these formations. Once all people are ready, the round begins. The computer
 * uses its draft, completed if pieces are missing. Where people line up one after the other, the next one gets the whole time.
 */
export function withReady(
  session: Session,
  lineUp: LineUpState,
  formations: LineUpState['ready'],
  at: number,
): Session {
  const { match, seats, terms } = session;
  const people = personSides(seats);
  const ready = { ...lineUp.ready, ...formations };
  if (people.every((side) => ready[side])) {
    const both = SIDES.map((side) => [side, ready[side] ?? completed(match, side, lineUp.drafts[side])]);
    return withMatch(session, must(match.lineUp(Object.fromEntries(both) as LineUp)), at);
  }
  const isNextPersonsTurn = terms.lineUpOrder === 'in turn' && people.some((side) => formations[side]);
  const stopwatch = isNextPersonsTurn ? { measured: 0 } : session.stopwatch;
  return withStopwatchAsRequired({ ...session, lineUp: { ...lineUp, ready }, stopwatch }, at);
}
