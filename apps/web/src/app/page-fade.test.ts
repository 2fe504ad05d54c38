import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryHistory, createRouter } from 'vue-router';
import { fadePages } from './page-fade.ts';

const page = { template: '' };
async function routerWithFade() {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: ['/', '/next'].map((path) => ({ path, component: page })),
  });
  fadePages(router);
  await router.push('/');
  return router;
}
/** View transitions as a browser has them: the old page is drawn, then the update runs. Tells what it saw. */
function browserWithTransitions() {
  const seen: string[] = [];
  const { dataset } = document.documentElement;
  const see = (when: string) => seen.push(`${when}: ${dataset.leaves === undefined ? 'live' : 'a picture'}`);
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      see('old page');
      const ready = Promise.resolve()
        .then(update)
        .then(() => see('next page'));
      return { ready: ready.then(() => Promise.reject(new Error('hidden'))), finished: ready };
    },
  });
  return seen;
}
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
});

test('only the page that is left is a picture; the same page, and the first one, do not fade', async () => {
  const seen = browserWithTransitions();
  const router = await routerWithFade();
  await router.push({ path: '/', query: { day: 'today' } });
  expect(seen).toEqual([]);
  await router.push('/next');
  expect(router.currentRoute.value.path).toBe('/next');
  await vi.waitFor(() => expect(seen).toEqual(['old page: a picture', 'next page: live']));
});

test('a browser that does not draw goes on without a picture', async () => {
  const skipTransition = vi.fn();
  const never = new Promise<void>(() => {});
  let update = (): unknown => undefined;
  Object.assign(document, {
    startViewTransition: (one: () => unknown) => {
      update = one;
      return { ready: never, finished: never, skipTransition };
    },
  });
  const router = await routerWithFade();
  await router.push('/next');
  expect(router.currentRoute.value.path).toBe('/next');
  expect(skipTransition).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.leaves).toBeUndefined();
  // Should it draw later, nothing is held up.
  expect(update()).toBeUndefined();
});

test('a person who wants no motion, and a browser without transitions, get the page at once', async () => {
  const router = await routerWithFade();
  await router.push('/next');
  expect(router.currentRoute.value.path).toBe('/next');
  const seen = browserWithTransitions();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await router.push('/');
  expect(router.currentRoute.value.path).toBe('/');
  expect(seen).toEqual([]);
});

test('a navigation that fails lets the old page be there again', async () => {
  const seen = browserWithTransitions();
  const router = await routerWithFade();
  router.beforeResolve(() => false);
  await router.push('/next');
  expect(router.currentRoute.value.path).toBe('/');
  await vi.waitFor(() => expect(seen).toEqual(['old page: a picture', 'next page: live']));
});
