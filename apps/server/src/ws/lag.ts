import { randomBytes } from 'node:crypto';

/** The number of round trips that are kept. */
const KEPT = 8;
/**
 * The share of the kept round trips that are faster than the lag. A low one, because most of the answers would have to be held
 * back to make the lag larger; not the least one, because a line whose trips vary would lose too much.
 */
const FASTER = 0.3;

/**
 * The lag of one connection, measured by pings whose content only the answer can have. Answers that were not asked for, that
 * come twice or that belong to an older ping count for nothing. All moments are milliseconds of a clock that never goes back.
 */
export class LagMeter {
  readonly #trips: number[] = [];
  #open: { readonly content: string; readonly at: number } | undefined;

  /** The lag: one of the faster among the last round trips, in whole milliseconds; 0 before the first. */
  get ms(): number {
    const sorted = [...this.#trips].sort((a, b) => a - b);
    return Math.round(sorted[Math.floor((sorted.length - 1) * FASTER)] ?? 0);
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
