import { SIDES, type Side } from '@kickmate/board';
import type { Half } from '@kickmate/game';
import { afterRunning } from './holidays.ts';
import { formationsOf } from './line-up.ts';
import { elapsedAt, holidaysInEffect, isLiningUp, isOver, type Session } from './session.ts';
import { turnLeftAtLastPly } from './turns.ts';

/** The time that is left in a live match, in milliseconds. */
export interface LiveClock {
  readonly half: Half;
  readonly halfLeftMs: number;
  readonly turnLeftMs: number;
}

/** The time that each side has left, in milliseconds; `undefined` in a match without clocks. */
export function remainingAt(session: Session, at: number): Readonly<Record<Side, number>> | undefined {
  const { match, unbookedMs, lineUp } = session;
  const { clocks } = match;
  if (!clocks) return undefined;
  const elapsed = lineUp ? 0 : elapsedAt(session, at);
  const left = (side: Side) => Math.max(0, clocks[side] - unbookedMs[side] - (side === match.side ? elapsed : 0));
  return { w: left('w'), b: left('b') };
}

/**
 * The time that is left of the half and of the turn; `undefined` in a match that is not live. After the end it is what was
 * left then.
 */
export function liveClockAt(session: Session, at: number): LiveClock | undefined {
  const { match, lineUp } = session;
  const { live, half } = match;
  if (!live || !half) return undefined;
  const elapsed = lineUp ? 0 : elapsedAt(session, at);
  const left = (ms: number) => Math.max(0, ms - elapsed);
  return { half, halfLeftMs: left(halfLeftAtLastPly(session)), turnLeftMs: left(turnLeftAtLastPly(match, live)) };
}

/** The time that is left to line up, in milliseconds; `undefined` without a limit, and while nobody lines up. */
export function lineUpLeftAt(session: Session, at: number): number | undefined {
  const limit = isLiningUp(session) ? timeLimit(session) : undefined;
  return limit === undefined ? undefined : Math.max(0, limit - elapsedAt(session, at));
}

/**
 * Returns whether the time to line up is limited: in a live match, and in one with clocks that never rest, where a side could keep
 * the other waiting for ever.
 */
const isLineUpTimed = ({ match, terms }: Session): boolean =>
  match.live !== undefined || (match.time !== undefined && !terms.mayStopClocks);

/** The time that was left of the half of a live match when the last ply had been played, less the unbooked time, in milliseconds. */
export const halfLeftAtLastPly = ({ match, unbookedMs }: Session): number =>
  SIDES.reduce((left, side) => left - unbookedMs[side], match.leftMs ?? 0);

/** The limit of the session's stopwatch, in milliseconds; `undefined` without one. */
export function timeLimit(session: Session): number | undefined {
  const { match, unbookedMs, terms } = session;
  if (isOver(session)) return undefined;
  if (terms.turnMs !== undefined) return terms.turnMs;
  if (isLiningUp(session)) return isLineUpTimed(session) ? formationsOf(match).lineUpMs : undefined;
  if (match.live) return Math.min(halfLeftAtLastPly(session), turnLeftAtLastPly(match, match.live));
  return match.clocks && match.clocks[match.side] - unbookedMs[match.side];
}

/** Returns whether the stopwatch has to run in this state. */
function mustStopwatchRun(session: Session): boolean {
  const { isResting, isHeld, isPaused } = session;
  return !isResting && !isHeld && !isPaused && timeLimit(session) !== undefined;
}

/** The session with its stopwatch started or stopped, as its state requires. */
export function withStopwatchAsRequired(session: Session, at: number): Session {
  const { measured, since } = session.stopwatch;
  if (mustStopwatchRun(session) === (since !== undefined)) return session;
  return {
    ...session,
    stopwatch: since === undefined ? { measured, since: at } : { measured: elapsedAt(session, at) },
  };
}

/**
 * The session with some of the turn's time given back, at most all of it. A server does so for the time that a command was
 * on its way.
 * @param ms the time to give back, in milliseconds, not below 0
 */
export function withTimeBack(session: Session, ms: number, at: number): Session {
  const { stopwatch } = session;
  const back = Math.min(ms, elapsedAt(session, at));
  return back > 0 ? { ...session, stopwatch: { ...stopwatch, measured: stopwatch.measured - back } } : session;
}

/**
 * The next moment at which time alone causes something: a flag falls, a whistle blows, chance plays a turn out, a line-up
 * ends. `undefined` while no clock runs. A host needs one timer for it.
 */
export function dueAt(session: Session): number | undefined {
  const limit = timeLimit(session);
  return limit === undefined ? undefined : momentAfter(session, limit);
}

/** The moment at which the turn, or the line-up, will have taken so many milliseconds; `undefined` while no clock runs. */
export function momentAfter(session: Session, elapsedMs: number): number | undefined {
  const { measured, since } = session.stopwatch;
  return since === undefined
    ? undefined
    : afterRunning(holidaysInEffect(session), since, Math.max(0, elapsedMs - measured));
}
