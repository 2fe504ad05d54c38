import { nextTick } from 'vue';
import type { Router } from 'vue-router';

/**
 * Lets the page that is left fade out over the next one, where the browser has view transitions and motion is welcome. Only the old
 * page is a picture (base.css): the new one is drawn below it, and can be used at once.
 */
export function fadePages(router: Router): void {
  /** Tells the browser that the next page is there. */
  let isThere: (() => void) | undefined;

  router.beforeResolve((to, from) => {
    const isMoving = from.matched.length > 0 && to.path !== from.path && 'startViewTransition' in document;
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return true;
    const { dataset } = document.documentElement;
    dataset.leaves = '';
    return new Promise((goOn) => {
      const { ready, finished } = document.startViewTransition(() => {
        delete dataset.leaves;
        goOn(true);
        return new Promise<void>((done) => {
          isThere = done;
        });
      });
      // A hidden window shows no transition, and another navigation ends it.
      for (const one of [ready, finished]) one.catch(() => undefined);
    });
  });
  // Also after a navigation that has failed.
  router.afterEach(() => void nextTick().then(() => isThere?.()));
}
