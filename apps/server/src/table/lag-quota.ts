import type { Pace } from '@kickmate/protocol';

/** The most that is ever given back for one action, in milliseconds. */
const MOST_MS = 1000;
/** The most for one action is a clock's time for a usual game, divided by this: a whole second from 3 minutes on. */
const PARTS_OF_GAME = 180;
/** The most for one action in a live match is the time for a turn, divided by this: a whole second from 20 seconds on. */
const PARTS_OF_TURN = 20;
/** The most that is given back in the long run, as a part of the time for an action. */
const LONG_RUN_SHARE = 0.05;
/** The lag that is always given back in the long run, in milliseconds, unless it is more than {@link mostGivenBackMs}. */
const ORDINARY_MS = 100;
/** The actions of a side in a usual game, among which the time of a clock is shared. */
const ACTIONS = 40;
/** The share of a new lag in the mean of a player's lags. */
const WEIGHT = 0.1;
/** The quota at the beginning, and the largest one, as multiples of what is given back in the long run. */
const START = 3;
const CAP = 7;

/** The time that a clock gives a side for a usual game, in milliseconds; 0 at every other pace, also a live one. */
export const clockTime = (pace: Pace): number => (pace.kind === 'clock' ? pace.ms + ACTIONS * pace.incrementMs : 0);

/**
 * The most that is given back for one action at a pace, in milliseconds: less in very fast games, in which a second would
 * be an advantage, and nothing in play by correspondence.
 */
export function mostGivenBackMs(pace: Pace): number {
  switch (pace.kind) {
    case 'clock':
      return Math.min(MOST_MS, Math.floor(clockTime(pace) / PARTS_OF_GAME));
    case 'live':
      return Math.min(MOST_MS, Math.floor(pace.turnMs / PARTS_OF_TURN));
    case 'days':
    case 'unlimited':
      return 0;
  }
}

/**
 * The most that is given back for each action in the long run at a pace, in milliseconds: 325 ms at 3+2. Nobody can tell a slow
 * line from one that answers pings late on purpose, so this is also the most that a cheat gains.
 */
export function longRunGivenBackMs(pace: Pace): number {
  // A turn of a live match seldom takes all of its time: a third of it counts.
  const forAction = pace.kind === 'live' ? pace.turnMs / 3 : clockTime(pace) / ACTIONS;
  return Math.min(mostGivenBackMs(pace), Math.max(ORDINARY_MS, Math.floor(forAction * LONG_RUN_SHARE)));
}

/**
 * The time that a player gets back for a slow connection. Each action gets its lag back, as far as a quota reaches. The quota
 * begins at three times the mean lag and grows by the mean with each action, but the mean counts only up to
 * {@link longRunGivenBackMs}. So a steady lag is given back up to that, and a pretended one gains no more in the long run.
 */
export class LagQuota {
  readonly #most: number;
  readonly #longRun: number;
  #mean: number | undefined;
  #quota = 0;

  constructor(pace: Pace) {
    this.#most = mostGivenBackMs(pace);
    this.#longRun = longRunGivenBackMs(pace);
  }

  /** The time that an action would get back if it came now, in whole milliseconds. */
  allowance(lagMs: number): number {
    const lag = this.#bounded(lagMs);
    return Math.floor(Math.min(lag, this.#mean === undefined ? START * this.#growth(lag) : this.#quota));
  }

  /** Counts an action that has got back `givenBackMs`. */
  spend(lagMs: number, givenBackMs: number): void {
    const lag = this.#bounded(lagMs);
    if (this.#mean === undefined) {
      this.#mean = lag;
      this.#quota = START * this.#growth(lag);
    } else this.#mean += WEIGHT * (lag - this.#mean);
    const growth = this.#growth(this.#mean);
    this.#quota = Math.min(this.#quota - givenBackMs + growth, CAP * growth);
  }

  /** The growth of the quota with each action. */
  #growth(mean: number): number {
    return Math.min(mean, this.#longRun);
  }

  #bounded(lagMs: number): number {
    return Math.min(this.#most, Math.max(0, lagMs));
  }
}
