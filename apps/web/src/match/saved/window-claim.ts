/** The browser's lock manager, by which the windows of this app agree. */
export type Locks = Pick<LockManager, 'request'>;

/** A listener to the claim: it is won, or another window has taken it. */
export interface ClaimListener {
  onWon(): void;
  onLost(): void;
}

const NAME = 'kickmate.match';

/**
 * The claim to the saved match. One window of the app has it at a time. When that window is closed, the next one that waits
 * gets it. Without a lock manager (an insecure address) every window has it.
 */
export class WindowClaim {
  readonly #listener: ClaimListener;
  readonly #locks: Locks | undefined;

  constructor(listener: ClaimListener, locks: Locks | undefined = globalThis.navigator?.locks) {
    this.#listener = listener;
    this.#locks = locks;
  }

  /** Whether only one window can have the claim. */
  get isExclusive(): boolean {
    return this.#locks !== undefined;
  }

  /** Waits for the claim; `force` takes it away from the window that has it. */
  request({ force = false } = {}): void {
    if (!this.#locks) {
      this.#listener.onWon();
      return;
    }
    const held = this.#locks.request(NAME, force ? { steal: true } : {}, () => {
      this.#listener.onWon();
      // The window holds the lock until it is closed or another one takes the lock.
      return new Promise<never>(() => {});
    });
    held.catch(() => this.#listener.onLost());
  }
}
