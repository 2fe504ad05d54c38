import { useEventListener } from '@vueuse/core';
import { computed, ref, shallowRef } from 'vue';
import type { RouteLocation, Router } from 'vue-router';
import { whenIdle } from '../shared/when-idle.ts';

/** The version of the app in this window, compared with the one that the host or the service worker has. */
export type VersionState =
  | 'current'
  /** A newer version has been fetched. It takes over when the player wants. */
  | 'newer'
  /** Another window has changed to a newer version; the files of this window's version are gone. */
  | 'replaced'
  /** A part of this window's version could not be loaded: the network is away, or the host has a newer version. */
  | 'incomplete';

/** The parts of the browser that this needs; tests have their own. */
export interface Browser {
  /** Absent in private windows of some browsers and over plain http. */
  readonly serviceWorker: ServiceWorkerContainer | undefined;
  /** Runs something when the page has loaded and is idle. */
  whenIdle(run: () => void): void;
  /** Loads the page again, at an address of the app if one is given. */
  reload(href?: string): void;
}

const thisBrowser: Browser = {
  serviceWorker: import.meta.env.PROD ? navigator.serviceWorker : undefined,
  whenIdle,
  reload(href) {
    if (href !== undefined) history.pushState(history.state, '', href);
    location.reload();
  },
};

/**
 * Makes the app work offline, and notices when this window's version is not the one to go on with. In development there is
 * no service worker.
 */
export function useVersion(router: Router, browser: Browser = thisBrowser) {
  const { serviceWorker } = browser;
  const waiting = shallowRef<ServiceWorker>();
  const isReplaced = ref(false);
  const isIncomplete = ref(false);
  /** The page that the player wanted when a part of it was missing. */
  let wanted: RouteLocation | undefined;
  /** Whether this window has asked for the newer version, so that it loads itself again when that takes over. */
  let isUpdating = false;
  // On a first visit the service worker takes over a page without one; that is no other version.
  let hadWorker = !!serviceWorker?.controller;

  const state = computed<VersionState>(() => {
    if (isReplaced.value) return 'replaced';
    if (isIncomplete.value) return 'incomplete';
    return waiting.value ? 'newer' : 'current';
  });

  /** Looks for a newer version, and tells when one has been fetched. */
  async function register(workers: ServiceWorkerContainer): Promise<void> {
    const registration = await workers.register('./service-worker.js');
    const look = () => {
      if (registration.waiting && workers.controller) waiting.value = registration.waiting;
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  }
  // On a first visit it fetches the whole app, which would take the network and the processor from the first page. Without a
  // service worker the app needs the network.
  if (serviceWorker) browser.whenIdle(() => void register(serviceWorker).catch(() => undefined));

  useEventListener(serviceWorker, 'controllerchange', () => {
    if (isUpdating) browser.reload();
    else if (hadWorker) isReplaced.value = true;
    waiting.value = undefined;
    hadWorker = true;
  });

  // The page of a link whose part is missing.
  router.onError((error, to) => {
    // The newer version has the page, and everything that counts is saved.
    if (isReplaced.value) browser.reload(router.resolve(to.fullPath).href);
    else {
      wanted = to;
      isIncomplete.value = true;
      console.error(error);
    }
  });
  router.afterEach((_to, _from, failure) => {
    if (!failure) wanted = undefined;
  });
  // Vite's event for any part: a dialog, a game's rules. The window hears it before the part's own caller.
  useEventListener(window, 'vite:preloadError', () => {
    isIncomplete.value = true;
  });

  /** Changes this window to the newer version, at the page that the player wanted last. */
  function update(): void {
    if (state.value === 'newer' && waiting.value?.state === 'installed') {
      isUpdating = true;
      waiting.value.postMessage('take over');
    } else browser.reload(wanted && router.resolve(wanted.fullPath).href);
  }

  return { state, update };
}
