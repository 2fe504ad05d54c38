import { useEventListener } from '@vueuse/core';
import { ref } from 'vue';

/** The browser's lock manager, by which the windows of this app agree. */
export type Locks = Pick<LockManager, 'request'>;

/** A listener to the claim: it is won, or another window has taken it. */
export interface ClaimListener {
  onWon(): void;
  onLost(): void;
}

const NAME = 'kickmate.match';
/** The time that a window waits for its claim before it says that another one has it, in milliseconds; a reload needs some. */
const CLAIM_MS = 600;

/**
 * The claim to the saved match. One window of the app has it at a time. When that window is closed, the next one that waits
 * gets it. Without a lock manager (an insecure address), or if it refuses this page, every window has it.
 */
export class WindowClaim {
  readonly #listener: ClaimListener;
  #locks: Locks | undefined;
  /** The request that counts: the latest one, unless it was withdrawn. */
  #request: { giveBack?: () => void } | undefined;

  constructor(listener: ClaimListener, locks: Locks | undefined = globalThis.navigator?.locks) {
    this.#listener = listener;
    this.#locks = locks;
  }

  /** Whether only one window can have the claim. */
  get isExclusive(): boolean {
    return this.#locks !== undefined;
  }

  /**
   * Waits for the claim; `force` takes it away from the window that has it. If another window takes it later, this one waits
   * again.
   */
  request({ force = false } = {}): void {
    this.release();
    if (!this.#locks) {
      this.#listener.onWon();
      return;
    }
    const request: { giveBack?: () => void } = {};
    this.#request = request;
    const held = this.#locks.request(NAME, force ? { steal: true } : {}, () => {
      if (request !== this.#request) return undefined;
      // The window holds the lock until it gives it back, is closed, or another one takes the lock.
      const end = new Promise<void>((resolve) => {
        request.giveBack = resolve;
      });
      this.#listener.onWon();
      return end;
    });
    held.catch(() => {
      if (request !== this.#request) return;
      if (request.giveBack) {
        this.#listener.onLost();
        // In a task of its own: a chain of requests that are refused at once would never let the page go.
        setTimeout(() => request === this.#request && this.request());
      } else {
        this.#locks = undefined;
        this.#listener.onWon();
      }
    });
  }

  /** Gives the claim back, or waits for it no longer. The listener hears nothing more before the next request. */
  release(): void {
    this.#request?.giveBack?.();
    this.#request = undefined;
  }
}

/**
 * The state of this window's claim.
 * @param onWon hears whether the window had to wait for another one
 */
export function useWindowClaim(onWon: (hasWaited: boolean) => void) {
  /** `free` before the app has started. */
  let claim: 'free' | 'asked' | 'answered' = 'free';
  /** Whether another window has the match, so that this one does not save. */
  const isElsewhere = ref(false);
  const windowClaim = new WindowClaim({
    onWon: () => {
      const hasWaited = isElsewhere.value;
      claim = 'answered';
      isElsewhere.value = false;
      onWon(hasWaited);
    },
    onLost: () => {
      claim = 'answered';
      isElsewhere.value = true;
    },
  });

  function askForClaim(): void {
    claim = 'asked';
    windowClaim.request();
    setTimeout(() => {
      if (claim === 'asked') isElsewhere.value = true;
    }, CLAIM_MS);
  }

  // The page comes back from the browser's cache.
  useEventListener('pageshow', ({ persisted }) => persisted && claim !== 'free' && askForClaim());

  /** Takes the claim from the window that has it, and goes on with the match here. */
  const takeOver = () => windowClaim.request({ force: true });

  const maySave = (): boolean => !isElsewhere.value && claim !== 'asked';
  return { isElsewhere, maySave, windowClaim, askForClaim, takeOver };
}
