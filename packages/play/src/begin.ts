import { SIDES, type Side } from '@kickmate/board';
import type { Formation } from '@kickmate/game';
import { NOTHING_UNBOOKED } from './change.ts';
import { withStopwatchAsRequired } from './clocks.ts';
import { needsLineUp, openLineUp, readFormation } from './line-up.ts';
import { personSides, type Seats } from './seats.ts';
import { type AnyMatch, elapsedAt, type LineUpState, type Session, type SessionTerms } from './session.ts';

/** The settings with which a session begins. Its match may have been played for a while elsewhere. */
export interface SessionOptions {
  readonly seats: Seats;
  readonly terms: SessionTerms;
  /** The moment at which the match began, in milliseconds since 1970, if it is known. */
  readonly beganAt?: number | undefined;
  /** The formation in which each side lined up last, in text form. */
  readonly lastFormations?: Session['lastFormations'] | undefined;
  /** Whether nobody looks at the match yet, so that the clocks rest. */
  readonly isResting?: boolean | undefined;
}

/** Begins a session for a match, at the moment `at`. */
export const beginSession = (match: AnyMatch, options: SessionOptions, at: number): Session =>
  restoreSession(match, {}, options, at);

/**
 * A session without its match, as plain data for storage. The match itself is written as a record, without what was
 * undone.
 */
export interface SavedSession {
  /** The time that the turn, or the line-up, has taken: milliseconds. */
  readonly elapsed?: number | undefined;
  /** `unbookedMs` of {@link Session}, by the name that stored matches and older clients know. */
  readonly owed?: Session['unbookedMs'] | undefined;
  /**
   * The line-up of a round that has no plies yet, formations in text form; `done` if both sides have lined up. Absent in a
   * round with plies, since both sides lined up before them.
   */
  readonly lineUp?: 'done' | SavedLineUp | undefined;
  readonly offers?: Session['offers'] | undefined;
  readonly route?: Session['route'];
  readonly isPaused?: boolean | undefined;
  /** `calledOff` of {@link Session}, by the name that stored matches and older clients know. */
  readonly aborted?: Side | undefined;
}

/** A line-up as plain data: formations in text form. */
export interface SavedLineUp {
  readonly ready: FormationTexts;
  readonly drafts: FormationTexts;
  /** `answeredFormation` of {@link LineUpState}. */
  readonly answered?: string | undefined;
}

type FormationTexts = Readonly<{ [side in Side]?: string | undefined }>;

/** Writes a session without its match as plain data, for storage. {@link restoreSession} reads it back. */
export function saveSession(session: Session, at: number): SavedSession {
  const { unbookedMs, offers, route, isPaused, calledOff } = session;
  return {
    elapsed: elapsedAt(session, at),
    ...((unbookedMs.w > 0 || unbookedMs.b > 0) && { owed: unbookedMs }),
    ...(Object.keys(offers).length > 0 && { offers }),
    ...(route && { route }),
    ...(isPaused && { isPaused }),
    ...(calledOff && { aborted: calledOff }),
    lineUp: savedLineUp(session),
  };
}

function savedLineUp(session: Session): SavedSession['lineUp'] {
  const { match, lineUp } = session;
  const { formations } = match.variant;
  if (!formations || match.round.plies.length > 0) return undefined;
  if (!lineUp) return needsLineUp(match, session.seats) ? 'done' : undefined;
  const textsOf = (all: LineUpState['ready']): FormationTexts =>
    Object.fromEntries(SIDES.flatMap((side) => (all[side] ? [[side, formations.format(all[side])]] : [])));
  const { ready, drafts, answeredFormation: answered } = lineUp;
  return { ready: textsOf(ready), drafts: textsOf(drafts), ...(answered && { answered: formations.format(answered) }) };
}

/**
 * The session of a match with the state that {@link saveSession} wrote. A side whose formation is not allowed has to line up
 * again.
 */
export function restoreSession(match: AnyMatch, saved: SavedSession, options: SessionOptions, at: number): Session {
  const { seats, terms, beganAt, lastFormations = {}, isResting = false } = options;
  const session: Session = {
    match,
    seats,
    terms,
    beganAt,
    lastFormations,
    stopwatch: { measured: saved.elapsed ?? 0 },
    unbookedMs: saved.owed ?? NOTHING_UNBOOKED,
    isResting: isResting && terms.mayStopClocks,
    isHeld: false,
    isPaused: saved.isPaused ?? false,
    offers: saved.offers ?? {},
    route: saved.route,
    calledOff: saved.aborted,
    lineUp: restoredLineUp(match, seats, saved.lineUp),
  };
  return withStopwatchAsRequired(session, at);
}

function restoredLineUp(match: AnyMatch, seats: Seats, saved: SavedSession['lineUp']): LineUpState | undefined {
  const { formations } = match.variant;
  if (!formations || saved === 'done' || !needsLineUp(match, seats)) return undefined;
  const fresh = openLineUp(match, seats);
  if (!saved) return fresh;
  const read = (texts: FormationTexts, isUsable: (side: Side, formation: Formation) => boolean): LineUpState['ready'] =>
    Object.fromEntries(
      SIDES.flatMap((side) => {
        const formation = readFormation(formations, texts[side]);
        return formation && isUsable(side, formation) ? [[side, formation]] : [];
      }),
    );
  const ready = read(
    saved.ready,
    (side, one) => formations.isComplete(one) && formations.check(side, one, match.maySubstitute(side)).length === 0,
  );
  const people = personSides(seats);
  // Somebody must still be lining up, or the round would never begin. If all people are ready, one of them does so again.
  const isSomebodyLiningUp = people.some((side) => !ready[side]);
  const again = people.at(-1)!;
  const { [again]: _, ...others } = ready;
  const answered = readFormation(formations, saved.answered);
  return {
    ready: isSomebodyLiningUp ? ready : others,
    drafts: { ...fresh.drafts, ...read(saved.drafts, () => true) },
    ...(answered && { answeredFormation: answered }),
  };
}
