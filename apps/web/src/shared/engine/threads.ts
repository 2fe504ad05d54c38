import { texts } from '../texts.ts';

/** The most threads that the settings offer. */
const MOST = 16;
/** The most threads that are used unless the player asks for more. */
const MOST_USUAL = 4;

/** The processor's cores, as far as the browser tells. */
const cores = (): number => Math.max(1, navigator.hardwareConcurrency ?? 1);

/** The number of threads if the player has not chosen one: half the cores, so that the device can do other things. */
export const usualThreads = (): number => Math.max(1, Math.min(MOST_USUAL, Math.floor(cores() / 2)));

/** The numbers of threads among which the player may choose. */
export const threadChoices = (): readonly number[] =>
  Array.from({ length: Math.min(MOST, cores()) }, (_, index) => index + 1);

/** The reason, for people, for which the computer has one thread here; `undefined` if it may have several. */
export function oneThreadReason(): string | undefined {
  if (!globalThis.crossOriginIsolated) {
    const { noHeaders, loadAgain } = texts.oneThread;
    // The service worker adds them.
    return navigator.serviceWorker?.controller ? `${noHeaders} ${loadAgain}` : noHeaders;
  }
  // WebKitGTK isolates the page, but has no shared memory for scripts.
  if (!('SharedArrayBuffer' in globalThis)) return texts.oneThread.notShared;
  return cores() === 1 ? texts.oneThread.oneCore : undefined;
}
