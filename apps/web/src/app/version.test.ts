import { flushPromises, mount } from '@vue/test-utils';
import { expect, test, vi } from 'vitest';
import { defineComponent } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { type Browser, useVersion } from './version.ts';

/** A service worker that another version may follow. */
class Workers extends EventTarget {
  controller: object | null = {};
  readonly heard: string[] = [];
  readonly registration = Object.assign(new EventTarget(), {
    waiting: undefined as object | undefined,
    installing: undefined as EventTarget | undefined,
  });
  register = async () => this.registration;

  /** A newer version has been fetched. */
  fetched() {
    const worker = Object.assign(new EventTarget(), {
      state: 'installed',
      postMessage: (words: string) => void this.heard.push(words),
    });
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
    this.registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }

  /** The newer version serves all windows from now on. */
  tookOver() {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

async function opened({ isFirstVisit = false } = {}) {
  const workers = new Workers();
  if (isFirstVisit) workers.controller = null;
  const reload = vi.fn<Browser['reload']>();
  const empty = defineComponent({ template: '<p></p>' });
  const missing = async () => {
    throw new TypeError('Failed to fetch dynamically imported module: http://host/assets/RulesPage-1.js');
  };
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', component: empty },
      { path: '/here', component: empty },
      { path: '/gone', component: missing },
    ],
  });
  const whenIdle = (run: () => void) => run();
  const browser = { serviceWorker: workers as unknown as ServiceWorkerContainer, whenIdle, reload };
  let version!: ReturnType<typeof useVersion>;
  const page = mount(
    defineComponent({
      setup() {
        version = useVersion(router, browser);
        return () => undefined;
      },
    }),
  );
  await router.push('/');
  await flushPromises();
  return { workers, reload, router, version, page };
}

test('the window that changes to a newer version loads itself again', async () => {
  const { workers, reload, version } = await opened();
  expect(version.state.value).toBe('current');
  workers.fetched();
  expect(version.state.value).toBe('newer');
  version.update();
  expect([workers.heard, reload.mock.calls]).toEqual([['take over'], []]);
  workers.tookOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('every other window hears that it was replaced, and its button loads it again', async () => {
  const { workers, reload, version } = await opened();
  const worker = workers.fetched();
  worker.state = 'activated';
  workers.tookOver();
  expect(version.state.value).toBe('replaced');
  version.update();
  expect([workers.heard, reload.mock.calls.length]).toEqual([[], 1]);
});

test('the button is not dead if another window has taken the newer version a moment ago', async () => {
  const { workers, reload, version } = await opened();
  workers.fetched().state = 'activated';
  version.update();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the first service worker of a first visit replaces nothing', async () => {
  const { workers, version } = await opened({ isFirstVisit: true });
  workers.tookOver();
  expect(version.state.value).toBe('current');
  workers.tookOver();
  expect(version.state.value).toBe('replaced');
});

test('a link of a replaced window leads to its page, in the newer version', async () => {
  const { workers, reload, router } = await opened();
  workers.tookOver();
  await expect(router.push('/gone')).rejects.toThrow();
  expect(reload).toHaveBeenCalledExactlyOnceWith('/gone');
});

test('a page that cannot be loaded makes the window incomplete; its button leads to that page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reload, router, version } = await opened();
  await expect(router.push('/gone')).rejects.toThrow();
  expect(version.state.value).toBe('incomplete');
  version.update();
  expect(reload).toHaveBeenLastCalledWith('/gone');
  await router.push('/here');
  version.update();
  expect(reload).toHaveBeenLastCalledWith(undefined);
});

test('so does any other part, such as a dialog', async () => {
  const { version, page } = await opened();
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(version.state.value).toBe('incomplete');
  page.unmount();
});
