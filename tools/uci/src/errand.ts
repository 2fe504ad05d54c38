/** A `go` that has been read and has not been answered yet. */
export class Errand {
  /** It runs, and will not end by itself. */
  isEndless = false;
  /** Resolves when the answer to `go infinite` may be given: it was told to stop, or nobody is left to tell it. */
  readonly released: Promise<void>;
  /** Lets the answer be given as soon as there is one. */
  release: () => void = () => {};
  private wasStopped = false;

  constructor() {
    this.released = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  /** Told to stop, before or while it runs. */
  get isStopped(): boolean {
    return this.wasStopped;
  }

  stop(): void {
    this.wasStopped = true;
    this.release();
  }
}
