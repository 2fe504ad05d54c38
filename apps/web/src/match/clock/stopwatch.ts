/** Measures how long the side to act has taken for its turn, in milliseconds; it can rest in between. */
export class Stopwatch {
  readonly #now: () => number;
  #before = 0;
  #since: number | undefined;

  /** @param now tells the time in milliseconds; only differences count */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get elapsed(): number {
    return this.#before + (this.#since === undefined ? 0 : this.#now() - this.#since);
  }

  get isRunning(): boolean {
    return this.#since !== undefined;
  }

  start(): void {
    this.#since ??= this.#now();
  }

  stop(): void {
    this.#before = this.elapsed;
    this.#since = undefined;
  }

  /** Sets what has elapsed; it goes on running if it ran. */
  reset(elapsed = 0): void {
    this.#before = elapsed;
    if (this.#since !== undefined) this.#since = this.#now();
  }
}
