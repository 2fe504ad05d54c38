/** A `go` that has been read and has not been answered yet. */
export class Errand {
  /** Whether its limits count only when the other side has played what is expected. */
  readonly isForPonderhit: boolean;
  /** It runs, and will not end by itself. */
  isEndless = false;
  /** It runs in expectation of a move that the other side has not played yet. */
  isPondering = false;
  /** When its time began, by `performance.now()`: when it was read, or when that move was played. */
  began: number;
  /** Resolves when an answer that is held back may be given: told to, or nobody is left who could tell. */
  readonly released: Promise<void>;
  /** Lets the answer be given as soon as there is one. */
  release: () => void = () => {};
  private wasStopped = false;
  private wasHit = false;

  constructor(began: number, isForPonderhit = false) {
    this.began = began;
    this.isForPonderhit = isForPonderhit;
    this.released = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  /** Told to stop, before or while it runs. */
  get isStopped(): boolean {
    return this.wasStopped;
  }

  /** Whether the other side has played what was expected. */
  get isHit(): boolean {
    return this.wasHit;
  }

  stop(): void {
    this.wasStopped = true;
    this.release();
  }

  hit(now: number): void {
    this.wasHit = true;
    this.began = now;
    this.release();
  }
}
