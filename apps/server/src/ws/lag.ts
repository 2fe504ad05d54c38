import { randomBytes } from 'node:crypto';

/** The number of round trips of which the median counts. Half of the answers would have to be held back to make it larger. */
const KEPT = 9;
/** The number of round trips that are measured at once, one after the other, when a connection begins. */
const FIRST = 4;

/**
 * The lag of one connection, measured by pings whose content only the answer can have. Answers that were not asked for, that
 * come twice or that belong to an older ping count for nothing. All moments are milliseconds of a clock that never goes back.
 */
export class LagMeter {
  readonly #trips: number[] = [];
  #open: { readonly content: string; readonly at: number } | undefined;

  /** The lag: the median of the last round trips, in whole milliseconds; 0 before the first. */
  get ms(): number {
    const sorted = [...this.#trips].sort((a, b) => a - b);
    return Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
  }

  /** Whether so few round trips are known that the next ping should be sent at once. */
  get isNew(): boolean {
    return this.#trips.length < FIRST;
  }

  /** The milliseconds for which the ping that was sent last has had no answer; 0 if it has one. */
  openFor(now: number): number {
    return this.#open ? now - this.#open.at : 0;
  }

  /** The content of the next ping; `undefined` while the last one has no answer. */
  ping(now: number): string | undefined {
    if (this.#open) return undefined;
    this.#open = { content: randomBytes(6).toString('base64url'), at: now };
    return this.#open.content;
  }

  /** Counts an answer. Returns whether it was the one that was asked for. */
  pong(content: string, now: number): boolean {
    if (this.#open?.content !== content) return false;
    this.#trips.push(now - this.#open.at);
    if (this.#trips.length > KEPT) this.#trips.shift();
    this.#open = undefined;
    return true;
  }
}
