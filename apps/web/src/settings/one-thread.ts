import { cores } from '../shared/engine/threads.ts';
import { texts } from './texts.ts';

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
