import type { Side } from '@kickmate/board';
import { dueAt, LONGEST_TIMER_MS, sideToAct } from '@kickmate/play';
import type { Audience } from './audience.ts';
import { awaitedSides, tableDueAt } from './events.ts';
import type { Journal, JournalHost } from './journal.ts';
import { LagQuota } from './lag-quota.ts';
import type { Reachability } from './presence.ts';

/** The time between two looks whether an outage is over, in milliseconds. */
const LOOK_MS = 2000;
/** The shortest time until a timer that was too early runs again, in milliseconds. Play time may stand still. */
const EARLY_MS = 20;

/**
 * The time after the death of a server within which its people must have found another one, in milliseconds: an app notices
 * after 20 seconds that nothing comes any more.
 */
export const COME_BACK_MS = 30_000;
/** The longest time between the death of a server and the loading of its tables that is given back, in milliseconds. */
const MOST_DEAD_MS = 20_000;

/** A time in which a player who has to act could not reach this server. Both moments are play times. */
interface Outage {
  readonly since: number;
  /** The end; absent while it lasts. */
  readonly until?: number | undefined;
}

/** The timer of a table, and the time that its players may get back for their connections. */
export class Timekeeper {
  readonly #host: Pick<JournalHost, 'clock' | 'setTimer'> & Reachability;
  readonly #journal: Journal;
  readonly #audience: Audience;
  readonly #quota: Readonly<Record<Side, LagQuota>>;
  /** Called when a moment has come at which time alone changes the table. */
  readonly #whenDue: () => void;
  #cancel: (() => void) | undefined;
  /** The play time since which the server that had the table before is dead. */
  readonly #deadSince: number | undefined;
  /** The sides of which nobody has been here since this server has the table. */
  readonly #unseen = new Set<Side>(['w', 'b']);
  /** The last outage, until its time is given back. */
  #outage: Outage | undefined;

  constructor(
    host: Pick<JournalHost, 'clock' | 'setTimer'> & Reachability,
    journal: Journal,
    audience: Audience,
    whenDue: () => void,
    deadSince?: number,
  ) {
    this.#host = host;
    this.#deadSince = deadSince === undefined ? undefined : Math.max(deadSince, host.clock.now() - MOST_DEAD_MS);
    this.#journal = journal;
    this.#audience = audience;
    this.#whenDue = whenDue;
    const { pace } = journal.state.terms;
    this.#quota = { w: new LagQuota(pace), b: new LagQuota(pace) };
    // Until now nobody could act at this table, wherever they were.
    if (this.#deadSince !== undefined) this.noteOutage(this.#deadSince);
  }

  /** The time that an action of a side gets back for this lag, in milliseconds. */
  lagAllowance(side: Side, lagMs: number): number {
    return this.#quota[side].allowance(lagMs);
  }

  /** Counts an action of a side that has got back `givenBackMs`. */
  spend(side: Side, lagMs: number, givenBackMs: number): void {
    this.#quota[side].spend(lagMs, givenBackMs);
  }

  /** The most that the side to act may still get back, for its lag and for an outage, in milliseconds. */
  allowance(): number {
    const { session } = this.#journal.state;
    const side = session && !session.lineUp ? sideToAct(session) : undefined;
    const lags = side ? this.#audience.lagsOf(side) : [];
    const lag = side && lags.length > 0 ? this.lagAllowance(side, Math.max(...lags)) : 0;
    return lag + this.outageMs();
  }

  /** The play time at which time alone changes the table, including the time that may still be given back. */
  dueWithAllowance(): number | undefined {
    const due = tableDueAt(this.#journal.state);
    return due === undefined ? undefined : due + this.allowance();
  }

  /** Tells whether {@link dueWithAllowance} has come. */
  get isDue(): boolean {
    const due = this.dueWithAllowance();
    return due !== undefined && this.#host.clock.now() >= due;
  }

  /**
   * The moment that counts for a draft, or for an automatic command (of the computer, a planned reply, a pass), that
   * comes at `at`. If it comes after the turn's end, but while the side to act may still get time back, it counts as
   * made just before that end. `undefined`: the time is over.
   */
  countedMoment(at: number): number | undefined {
    const { session, lastEventAt } = this.#journal.state;
    const due = session && dueAt(session);
    if (due === undefined || at < due) return at;
    return at >= due + this.allowance() ? undefined : Math.max(lastEventAt, due - 1);
  }

  /** Sets the timer, as the state requires. @param isEarly whether it has just run before its time */
  set(isEarly = false): void {
    this.stop();
    const due = this.dueWithAllowance();
    if (due === undefined) return;
    const ms = Math.max(isEarly ? EARLY_MS : 0, Math.ceil(due - this.#host.clock.now()));
    // In an outage the due moment moves on with the time. The end of the outage usually sets the timer anew; if not, the timer looks.
    const isPostponed = ms > 0 && this.#isCutOff;
    this.#cancel = this.#host.setTimer(this.#whenDue, isPostponed ? LOOK_MS : Math.min(ms, LONGEST_TIMER_MS));
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  // ---- players who cannot reach this server ----

  /** Notes whether the players who have to act can reach this server. */
  noteReach(): void {
    const { state } = this.#journal;
    for (const side of this.#unseen) if (this.#audience.presence.of(state, side).length > 0) this.#unseen.delete(side);
    const since = this.#cutOffSince();
    if (since !== undefined) this.#outage = { since: this.#outage?.since ?? since };
    else if (this.#outage)
      this.#outage = { since: this.#outage.since, until: this.#outage.until ?? this.#host.clock.now() };
  }

  /** True from the end of an outage until its time is given back: see {@link takeOutage}. */
  get isOutageOver(): boolean {
    return this.#outage !== undefined && !this.#isCutOff;
  }

  /** Notes that nobody could play at this server from a play time until now: the database was away, or this process stood still. */
  noteOutage(since: number): void {
    const now = this.#host.clock.now();
    if (since < now && !this.#isCutOff)
      this.#outage = { since: Math.min(since, this.#outage?.since ?? since), until: now };
  }

  /**
   * The milliseconds of the present turn, up to a play time, in which its player could not reach this server, as far as they
   * are not given back.
   */
  outageMs(at = this.#host.clock.now()): number {
    const { since: stopwatchRunsSince } = this.#journal.state.session?.stopwatch ?? {};
    const { awaySince } = this.#host.clock;
    const outage = this.#outage ?? (awaySince === undefined ? undefined : { since: awaySince });
    if (!outage || stopwatchRunsSince === undefined) return 0;
    const { since, until = at }: Outage = outage;
    return Math.max(0, Math.floor(Math.min(until, at)) - Math.max(since, stopwatchRunsSince));
  }

  /** The milliseconds to be given back for an outage that is over, which is forgotten. */
  takeOutage(): number {
    const ms = this.#isCutOff ? 0 : this.outageMs();
    if (!this.#isCutOff) this.#outage = undefined;
    return ms;
  }

  get #isCutOff(): boolean {
    return this.#outage !== undefined && this.#outage.until === undefined;
  }

  /** The play time since which one of the people who have to act, or to line up, cannot reach this server. */
  #cutOffSince(): number | undefined {
    const { state } = this.#journal;
    const since = awaitedSides(state).flatMap((side) => {
      const sitter = state.sitters[side];
      if (sitter.kind !== 'person') return [];
      const members = this.#audience.presence.of(state, side);
      const dead = this.#unseen.has(side) ? this.#deadSince : undefined;
      const mayComeBack = dead !== undefined && this.#host.clock.now() < dead + COME_BACK_MS;
      return this.#host.cutOffSince(members, sitter.player) ?? (mayComeBack ? dead : []);
    });
    return since.length > 0 ? Math.min(...since) : undefined;
  }
}
