/** A limit on the number of actions within a sliding time. */
export class RateLimit {
  readonly #most: number;
  readonly #withinMs: number;
  readonly #moments: number[] = [];

  constructor(most: number, withinMs: number) {
    this.#most = most;
    this.#withinMs = withinMs;
  }

  /**
   * Tells whether one more is allowed now. One that is refused is counted too.
   * @param now milliseconds of a clock that never goes back
   * @param cost the number of actions as which it counts
   */
  allows(now: number, cost = 1): boolean {
    return this.count(now, cost) <= this.#most;
  }

  /** Counts one more, and returns how many there were within the time. @param cost as in {@link allows} */
  count(now: number, cost = 1): number {
    for (let times = 0; times < cost; times++) this.#moments.push(now);
    const oldest = this.#moments.findIndex((moment) => moment > now - this.#withinMs);
    this.#moments.splice(0, oldest);
    return this.#moments.length;
  }
}

/** A limit for each of many people or addresses. Those who have been quiet for long are forgotten. */
export class RateLimits {
  readonly #most: number;
  readonly #withinMs: number;
  readonly #limits = new Map<string, RateLimit>();
  #swept = 0;

  constructor(most: number, withinMs: number) {
    this.#most = most;
    this.#withinMs = withinMs;
  }

  /** Tells whether one more is allowed now, as {@link RateLimit.allows} says. */
  allows(key: string, now: number, cost = 1): boolean {
    if (now - this.#swept > this.#withinMs) {
      // Everybody is counted from zero again, so at most twice as many as allowed pass within the time.
      this.#limits.clear();
      this.#swept = now;
    }
    const limit = this.#limits.get(key) ?? new RateLimit(this.#most, this.#withinMs);
    this.#limits.set(key, limit);
    return limit.allows(now, cost);
  }
}
