import type { Pace } from '@kickmate/protocol';

/** The most that is ever given back for one action, in milliseconds. */
const MOST_MS = 1000;
/** The share of a new lag in the mean of a player's lags. */
const WEIGHT = 0.1;
/** The quota at the beginning, and the largest one, as multiples of the mean lag. */
const START = 3;
const CAP = 7;

/**
 * The most that is given back for one action at a pace, in milliseconds: less in very fast games, in which a second would
 * be an advantage, and nothing in play by correspondence.
 */
export function mostBack(pace: Pace): number {
  switch (pace.kind) {
    case 'clock':
      return Math.min(MOST_MS, Math.floor((pace.ms + 40 * pace.incrementMs) / 180));
    case 'live':
      return Math.min(MOST_MS, Math.floor(pace.turnMs / 20));
    case 'days':
    case 'unlimited':
      return 0;
  }
}

/**
 * The time that a player gets back for a slow connection. Each action gets its lag back, as far as a quota reaches. The quota
 * grows by the mean lag with each action, so that somebody with a steady lag gets all of it back, and somebody who only
 * pretends to have one (by answering pings late) gains no more than a few times what the connection really needs.
 */
export class LagQuota {
  readonly #most: number;
  #mean: number | undefined;
  #quota = 0;

  constructor(pace: Pace) {
    this.#most = mostBack(pace);
  }

  /** The time that an action would get back if it came now, in whole milliseconds. */
  allowance(lagMs: number): number {
    const quota = this.#mean === undefined ? START * this.#bounded(lagMs) : this.#quota;
    return Math.floor(Math.min(this.#bounded(lagMs), quota));
  }

  /** Counts an action that has got `back` milliseconds. */
  spend(lagMs: number, back: number): void {
    const lag = this.#bounded(lagMs);
    if (this.#mean === undefined) {
      this.#mean = lag;
      this.#quota = START * lag;
    } else this.#mean += WEIGHT * (lag - this.#mean);
    this.#quota = Math.min(this.#quota - back + this.#mean, CAP * this.#mean);
  }

  #bounded(lagMs: number): number {
    return Math.min(this.#most, Math.max(0, lagMs));
  }
}
