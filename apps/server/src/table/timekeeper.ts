import type { Side } from '@kickmate/board';
import { toAct } from '@kickmate/play';
import type { Audience } from './audience.ts';
import { tableDueAt } from './events.ts';
import type { Journal, JournalHost } from './journal.ts';
import { LagQuota } from './lag.ts';

/** The longest timer, in milliseconds: Node counts in 31 bits. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The shortest time until a timer that was too early runs again, in milliseconds. Play time may stand still. */
const EARLY_MS = 20;

/** The timer of a table, and the time that its players may get back for their connections. */
export class Timekeeper {
  readonly #host: Pick<JournalHost, 'clock' | 'timers'>;
  readonly #journal: Journal;
  readonly #audience: Audience;
  readonly #quota: Readonly<Record<Side, LagQuota>>;
  /** Called when a moment has come at which time alone changes the table. */
  readonly #whenDue: () => void;
  #cancel: (() => void) | undefined;

  constructor(host: Pick<JournalHost, 'clock' | 'timers'>, journal: Journal, audience: Audience, whenDue: () => void) {
    this.#host = host;
    this.#journal = journal;
    this.#audience = audience;
    this.#whenDue = whenDue;
    const { pace } = journal.state.terms;
    this.#quota = { w: new LagQuota(pace), b: new LagQuota(pace) };
  }

  /** The time that an action of a side gets back at this lag, in milliseconds. */
  timeBack(side: Side, lagMs: number): number {
    return this.#quota[side].allowance(lagMs);
  }

  /** Counts an action of a side that has got `back` milliseconds. */
  spend(side: Side, lagMs: number, back: number): void {
    this.#quota[side].spend(lagMs, back);
  }

  /** The time that the side to act may still get back, in milliseconds. */
  allowance(): number {
    const { session } = this.#journal.state;
    const side = session && !session.lineUp ? toAct(session) : undefined;
    const lags = side ? this.#audience.lagsOf(side) : [];
    return side && lags.length > 0 ? this.timeBack(side, Math.max(...lags)) : 0;
  }

  /** The play time at which time alone changes the table: all that may be given back is over, too. */
  dueAt(): number | undefined {
    const due = tableDueAt(this.#journal.state);
    return due === undefined ? undefined : due + this.allowance();
  }

  /** Whether {@link dueAt} has come. */
  get isDue(): boolean {
    const due = this.dueAt();
    return due !== undefined && this.#host.clock.now() >= due;
  }

  /** Sets the timer, as the state requires. @param isEarly whether it has just run before its time */
  set(isEarly = false): void {
    this.stop();
    const due = this.dueAt();
    if (due === undefined) return;
    const ms = Math.max(isEarly ? EARLY_MS : 0, Math.ceil(due - this.#host.clock.now()));
    this.#cancel = this.#host.timers.set(this.#whenDue, Math.min(ms, LONGEST_TIMER_MS));
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
