/** What windows of this app agree by: the browser's lock manager, or nothing where it has none. */
export type Locks = Pick<LockManager, 'request'>;

/** Told when the claim is won, and when another window has taken it away. */
export interface ClaimListener {
  onWon(): void;
  onLost(): void;
}

const NAME = 'kickmate.match';

/**
 * The claim to the saved match: of all windows with the app one has it at a time. It is given back when the window is
 * closed; then the next one that waits wins it. Without a lock manager (an unsafe address) every window has it at once.
 */
export class WindowClaim {
  readonly #listener: ClaimListener;
  readonly #locks: Locks | undefined;

  constructor(listener: ClaimListener, locks: Locks | undefined = globalThis.navigator?.locks) {
    this.#listener = listener;
    this.#locks = locks;
  }

  /** Waits for the claim; `force` takes it away from the window that has it. */
  request({ force = false } = {}): void {
    if (!this.#locks) {
      this.#listener.onWon();
      return;
    }
    const held = this.#locks.request(NAME, force ? { steal: true } : {}, () => {
      this.#listener.onWon();
      // Held for the life of the window, or until another one takes it.
      return new Promise<never>(() => {});
    });
    held.catch(() => this.#listener.onLost());
  }
}
