import { SIDES, type Side, type Square } from '@kickmate/board';
import type { Formation, Match } from '@kickmate/game';
import { type Holiday, holidayTimeBetween } from './holidays.ts';
import { computerSides, type Seats } from './seats.ts';

/** A match of any game. Only its variant understands its positions. */
// biome-ignore lint/suspicious/noExplicitAny: with `unknown` a position could not be handed back to its variant
export type AnyMatch = Match<any>;

/** The terms of a session: what its players may do, and how its clocks run. */
export interface SessionTerms {
  /** `free`: people undo and redo as they like. `agreed`: nothing is taken back unless the other side agrees. */
  readonly undo: 'free' | 'agreed';
  /** Whether the clocks may stop: while nobody looks at the match, while play is paused or held. A server never allows that. */
  readonly mayStopClocks: boolean;
  /** `in turn`: people who share a device line up one after the other. `together`: both at the same time. */
  readonly lineUpOrder: 'in turn' | 'together';
  /**
   * The time for each turn, and for each line-up, in milliseconds, in play by correspondence. A side whose turn takes longer loses; a
   * line-up that takes longer ends with the drafts, completed. Only for a match without clocks of its own.
   */
  readonly turnMs?: number | undefined;
}

/** The terms of play on one device. */
export const ON_ONE_DEVICE: SessionTerms = { undo: 'free', mayStopClocks: true, lineUpOrder: 'in turn' };

/** The terms of play between people far apart. */
export const ONLINE: SessionTerms = { undo: 'agreed', mayStopClocks: false, lineUpOrder: 'together' };

/** The terms of play by correspondence, with this number of days for each turn. */
export const correspondence = (days: number): SessionTerms => ({ ...ONLINE, turnMs: days * 86_400_000 });

/**
 * The time since the last action, or since the line-up began, in milliseconds; where {@link SessionTerms.turnMs} limits turns, the
 * time since the turn began.
 */
export interface Stopwatch {
  /** The time until {@link since}; all of it while the stopwatch is stopped. Below 0 if more was given back than was measured. */
  readonly measured: number;
  /** The moment from which the stopwatch runs, by the host's clock; absent while it is stopped. */
  readonly since?: number | undefined;
}

/** The state of a line-up for the round that is about to begin. */
export interface LineUpState {
  /** The formations of the sides that are ready. */
  readonly ready: Readonly<Partial<Record<Side, Formation>>>;
  /** The unfinished formations of the people who line up, and the computer's once it has chosen one. */
  readonly drafts: Readonly<Partial<Record<Side, Formation>>>;
  /** The other side's formation to which the computer's draft is an answer. */
  readonly answeredFormation?: Formation | undefined;
}

/** The kinds of offers that one side may make to the other. */
export type OfferKind = 'draw' | 'takeback';

/** An open offer, or one that was declined in this position. */
export interface Offer {
  readonly by: Side;
  readonly isDeclined: boolean;
}

/**
 * The rest of a piece's way to a far square, while the other side has no pieces. The driver, or the server's table, plays a step
 * each turn (`go on`).
 */
export interface Route {
  /** The square on which the piece stands. */
  readonly from: Square;
  /** The far square. */
  readonly to: Square;
}

/**
 * A match being played: everything that decides what may happen next between people, computers and clocks. An immutable
 * value that knows no screen, no storage and no clock: each moment `at` is a number of milliseconds by one clock of the
 * host that never goes back.
 *
 * Three states stop the clocks. Each has its own cause and its own end:
 *
 * | flag        | cause                                                                   | ends with                       |
 * |-------------|-------------------------------------------------------------------------|---------------------------------|
 * | `isResting` | nobody looks at the match; the computer does not act, but may line up   | `wake`                          |
 * | `isPaused`  | a person wants the computer to wait                                     | `resume`                        |
 * | `isHeld`    | the computer has its answer and waits until people have seen the board  | the answer, played or dropped   |
 */
export interface Session {
  readonly match: AnyMatch;
  readonly seats: Seats;
  readonly terms: SessionTerms;
  /** The moment at which the match began, in milliseconds since 1970, if it is known. */
  readonly beganAt?: number | undefined;
  readonly stopwatch: Stopwatch;
  /**
   * Time of turns that ended without an action (by a claim or a takeback), in milliseconds. It counts as spent, but the
   * match does not contain it until the side's next action adds it; in a live match it shortens the half instead.
   */
  readonly unbookedMs: Readonly<Record<Side, number>>;
  /** Whether nobody looks at the match. */
  readonly isResting: boolean;
  /** Whether the computer has its answer to this state and waits until people have seen the board. */
  readonly isHeld: boolean;
  /** Whether the computer waits because a person asked for it. */
  readonly isPaused: boolean;
  /**
   * Present while sides line up. It stays if the match ends meanwhile, so that an undo goes back to it: {@link isLiningUp} says
   * whether they still do.
   */
  readonly lineUp?: LineUpState | undefined;
  /**
   * The line-up that was open before an undo, and the number of its round (from 1). A redo opens it again. Absent once there
   * is nothing to redo.
   */
  readonly undoneLineUp?: { readonly round: number; readonly state: LineUpState } | undefined;
  /** The formation in which each side lined up last, in text form. A page may offer it again. */
  readonly lastFormations: Readonly<Partial<Record<Side, string>>>;
  readonly offers: { readonly [kind in OfferKind]?: Offer | undefined };
  readonly route?: Route | undefined;
  /** The holidays of each side in play by correspondence, in which its time stands still. */
  readonly holidays?: Readonly<Partial<Record<Side, readonly Holiday[]>>> | undefined;
  /**
   * The side that called the match off before both sides had acted. If the host ended a match of several rounds as too
   * long, this is the side to act; it only marks the match as over. The host keeps a call-off from before the session
   * began (on the server `TableState.calledOff`).
   */
  readonly calledOff?: Side | undefined;
}

/** Returns whether the match is over or was called off, so that nobody can act. */
export const isOver = ({ match, calledOff }: Session): boolean => match.end !== undefined || calledOff !== undefined;

/** The side to act; `undefined` when the match is over. Also given while sides line up, when nobody may act yet. */
export const sideToAct = (session: Session): Side | undefined => (isOver(session) ? undefined : session.match.side);

/** Returns whether sides line up now, so that nobody can act. */
export const isLiningUp = (session: Session): boolean => session.lineUp !== undefined && !isOver(session);

/** Returns whether the computer plays both sides, so that people only watch. */
export const isExhibition = ({ seats }: Session): boolean => computerSides(seats).length === SIDES.length;

/** The holidays in which the stopwatch stands still: those of the side to act, and of both sides while they line up. */
export const holidaysInEffect = ({ match, lineUp, holidays = {} }: Session): readonly Holiday[] =>
  (lineUp ? SIDES : [match.side]).flatMap((side) => holidays[side] ?? []);

/** The time on the stopwatch, in milliseconds: since the last action, or since the line-up or, by correspondence, the turn began. */
export function elapsedAt(session: Session, at: number): number {
  const { measured, since } = session.stopwatch;
  return since === undefined || at <= since
    ? measured
    : measured + at - since - holidayTimeBetween(holidaysInEffect(session), since, at);
}
