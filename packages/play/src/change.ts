import { opponent, type Side } from '@kickmate/board';
import { withStopwatchAsRequired } from './clocks.ts';
import { needsLineUp, openLineUp } from './line-up.ts';
import type { AnyMatch, Offer, OfferKind, Session } from './session.ts';

/** No time of earlier turns that the next action has to count; see {@link Session.unbookedMs}. */
export const NOTHING_UNBOOKED: Session['unbookedMs'] = { w: 0, b: 0 };

/**
 * The session with its match in another state. It drops what belonged to the former state: the time of the turn, offers, a
 * route, a line-up, a hold, the line-up to which a redo would return. The fields in `changes` win over all this.
 */
export function withMatch(session: Session, match: AnyMatch, at: number, changes: Partial<Session> = {}): Session {
  return withStopwatchAsRequired(
    {
      ...session,
      match,
      route: undefined,
      lineUp: undefined,
      undoneLineUp: undefined,
      isHeld: false,
      offers: {},
      stopwatch: { measured: 0 },
      ...changes,
    },
    at,
  );
}

/** The session after a side or chance has played. A new round begins with a line-up in games with formations. */
export function afterPlay(session: Session, match: AnyMatch, at: number, changes: Partial<Session> = {}): Session {
  const isNewRound = match.rounds.length > session.match.rounds.length;
  const isNewHalf = match.half !== session.match.half;
  const { seats } = session;
  return withMatch(session, match, at, {
    ...(isNewRound && needsLineUp(match, seats) && { lineUp: openLineUp(match, seats) }),
    ...(isNewHalf && { unbookedMs: NOTHING_UNBOOKED }),
    ...changes,
  });
}

/**
 * The offers that are still open after a side has acted: those that the side itself has made to a person. By acting it
 * declines the other side's. Offers to the computer lapse, because it answers only in the position in which it was asked. A new
 * round drops all offers.
 */
export function offersAfter({ seats, offers, match }: Session, side: Side, after: AnyMatch): Session['offers'] {
  if (after.end || after.rounds.length > match.rounds.length || seats[opponent(side)].kind === 'computer') return {};
  return Object.fromEntries(
    (Object.entries(offers) as [OfferKind, Offer | undefined][]).filter(
      ([, offer]) => offer?.by === side && !offer.isDeclined,
    ),
  );
}
