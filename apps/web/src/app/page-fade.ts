import { nextTick } from 'vue';
import type { Router } from 'vue-router';

/** The longest that a page waits for the picture of the one before it, in milliseconds. */
const LONGEST_MS = 100;

/**
 * Lets the page that is left fade out over the next one, where the browser has view transitions and motion is welcome. Only the old
 * page is a picture (base.css): the new one is drawn below it, and can be used at once. A browser that does not draw now, as one
 * without a screen, goes on without it.
 */
export function fadePages(router: Router): void {
  /** Tells the browser that the next page is there. */
  let isThere: (() => void) | undefined;

  router.beforeResolve((to, from) => {
    const isMoving = from.matched.length > 0 && to.path !== from.path && 'startViewTransition' in document;
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return true;
    const { dataset } = document.documentElement;
    dataset.leaves = '';
    return new Promise((resolve) => {
      let hasGoneOn = false;
      const goOn = () => {
        hasGoneOn = true;
        delete dataset.leaves;
        clearTimeout(timer);
        resolve(true);
      };
      const transition = document.startViewTransition(() => {
        if (hasGoneOn) return undefined;
        goOn();
        return new Promise<void>((done) => {
          isThere = done;
        });
      });
      const timer = setTimeout(() => {
        transition.skipTransition();
        goOn();
      }, LONGEST_MS);
      // A hidden window shows no transition, and another navigation ends it.
      for (const one of [transition.ready, transition.finished]) one.catch(() => undefined);
    });
  });
  // Also after a navigation that has failed.
  router.afterEach(() => void nextTick().then(() => isThere?.()));
}
