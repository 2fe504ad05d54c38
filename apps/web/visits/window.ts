import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, EngineOptions, Limits } from '@kickmate/engine';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { disposePinia } from 'pinia';
import { afterEach, beforeEach, describe, type TestContext, test as testOfVitest, vi } from 'vitest';
import { breath, isVisible, Locator, mountedApp, onlyInBrowser, pressKey, typeText, untilItHolds } from './locator.ts';

// The whole app in a window without a browser, in the shape of Playwright's test module, for which it stands in here (vitest.config.ts):
// the steps of a person in e2e/player.ts work in both. What only a browser knows - layout, touch, several windows, the service worker -
// throws, and belongs into e2e.

export { expect } from './expect.ts';

/** The most positions that a search visits. */
const NODES = 10_000;

/** Searches end by nodes or depth: how far they come must not depend on the machine, and nothing else runs meanwhile. */
const withoutTime = (limits: Limits): Limits => ({
  ...limits,
  nodes: limits.depth === undefined ? Math.min(limits.nodes ?? NODES, NODES) : limits.nodes,
  ms: undefined,
  clock: undefined,
});

/** The engine of the app that is open, on this thread. Before each search the page goes on. */
vi.doMock('../src/shared/engine/connect-worker.ts', () => ({
  connectWorker: async ({ variant, threads: _, ...options }: EngineOptions) => {
    const [{ loadVariant }, { openEngine }] = await Promise.all([
      import('@kickmate/catalogue'),
      import('@kickmate/engine'),
    ]);
    const engine = await openEngine(await loadVariant(variant), options);
    const searchNow = engine.search.bind(engine);
    const search: Engine['search'] = async (request, onInfo) => {
      await breath();
      return searchNow({ ...request, limits: withoutTime(request.limits) }, onInfo);
    };
    return Object.assign(engine, { search });
  },
}));

/** The texts of the files that the app has made, by their addresses. */
const files = new Map<string, Blob>();

/** A file that the app has offered. */
class Download {
  readonly #name: string;
  readonly #content: Blob;
  constructor({ download, href }: HTMLAnchorElement) {
    this.#name = download;
    this.#content = files.get(href)!;
  }
  suggestedFilename = (): string => this.#name;
  /** Where it lies on the disk. */
  async path(): Promise<string> {
    const path = join(await mkdtemp(join(tmpdir(), 'kickmate-visit-')), this.#name);
    await writeFile(path, await this.#content.text());
    return path;
  }
}

/** The page of the app. */
export class Page {
  readonly #root = new Locator(() => [document.documentElement], 'the page');
  readonly #scripts: (() => unknown)[] = [];
  #timeFlows = false;
  #awaited: ((download: Download) => void) | undefined;

  getByRole: Locator['getByRole'] = (...args) => this.#root.getByRole(...args);
  getByLabel: Locator['getByLabel'] = (...args) => this.#root.getByLabel(...args);
  getByText: Locator['getByText'] = (...args) => this.#root.getByText(...args);
  getByTitle: Locator['getByTitle'] = (...args) => this.#root.getByTitle(...args);
  locator: Locator['locator'] = (selector) => (selector === 'html' ? this.#root : this.#root.locator(selector));

  url = (): string => location.href;
  title = async (): Promise<string> => document.title;
  evaluate = async <T, A>(read: (given: A) => T, given?: A): Promise<T> => read(given as A);
  addInitScript = async <A>(script: (given: A) => unknown, given?: A): Promise<void> =>
    void this.#scripts.push(() => script(given as A));

  /** Opens an address of the app. Where it has a part after `#`, and only that is another, the app goes on, as in a browser. */
  async goto(address: string): Promise<void> {
    const { pathname, search, hash } = new URL(address, 'http://localhost:3000/');
    if (mountedApp() && hash && location.pathname + location.search === pathname + search) {
      location.hash = hash;
      window.dispatchEvent(new PopStateEvent('popstate'));
    } else {
      this.close();
      history.replaceState(undefined, '', pathname + search + hash);
      await this.#start();
    }
    await breath();
  }

  /** Loads the app again. Nothing of the former one is left but what it has stored. */
  async reload(): Promise<void> {
    this.close();
    await this.#start();
  }

  async goBack(): Promise<void> {
    history.back();
    await breath();
  }

  async #start(): Promise<void> {
    vi.resetModules();
    document.documentElement.removeAttribute('style');
    document.body.innerHTML = '<div id="app"></div>';
    URL.createObjectURL = (file) => {
      const address = `blob:${files.size}`;
      files.set(address, file as Blob);
      return address;
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = offer(this);
    location.reload = () => void this.reload();
    for (const script of this.#scripts) script();
    await import('../src/main.ts');
    await untilItHolds(() => {
      if (!document.querySelector('#app > *')) throw new Error('the app does not start');
    });
  }

  async #letTimeFlow(): Promise<void> {
    for (; this.#timeFlows; await breath(10)) await vi.advanceTimersByTimeAsync(10);
  }

  /** Ends what the test has begun. */
  end(): void {
    this.#timeFlows = false;
    this.close();
  }

  /** Leaves the app. */
  close(): void {
    const app = mountedApp();
    if (!app) return;
    window.dispatchEvent(new Event('pagehide'));
    const { $router, $pinia } = app.config.globalProperties;
    $router.options.history.destroy();
    app.unmount();
    // A store that lived on would store what its match was.
    disposePinia($pinia);
    document.body.replaceChildren();
  }

  /** Waits for the next download. */
  waitForEvent = (_: 'download'): Promise<Download> =>
    new Promise((resolve) => {
      this.#awaited = resolve;
    });

  /** The app offers a file. */
  offers(link: HTMLAnchorElement): void {
    this.#awaited?.(new Download(link));
    this.#awaited = undefined;
  }

  /** Hears of errors: those that nobody caught, and those that were written to the console. */
  on(what: 'pageerror' | 'console', hear: (heard: never) => void): void {
    if (what === 'pageerror') window.addEventListener('error', ({ error }) => hear(error as never));
    else
      vi.spyOn(console, 'error').mockImplementation((...words) =>
        hear({ type: () => 'error', text: () => words.join(' ') } as never),
      );
  }

  readonly keyboard = { press: pressKey, type: typeText };
  /** The page's time. Once it is installed the test can move it; it passes by itself until it is paused. */
  readonly clock = {
    install: async ({ time = new Date() }: { readonly time?: Date } = {}) => {
      vi.useFakeTimers({ now: time });
      this.#timeFlows = true;
      void this.#letTimeFlow();
    },
    pauseAt: async (time: Date) => {
      this.#timeFlows = false;
      await vi.advanceTimersByTimeAsync(Math.max(0, time.getTime() - Date.now()));
    },
    runFor: async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms)),
    fastForward: async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms)),
  };
  readonly mouse = { move: onlyInBrowser('mouse'), down: onlyInBrowser('mouse'), up: onlyInBrowser('mouse') };
  context = onlyInBrowser('context');
  emulateMedia = onlyInBrowser('emulateMedia');
  frames = onlyInBrowser('frames');
  screenshot = onlyInBrowser('screenshot');
  setViewportSize = onlyInBrowser('setViewportSize');
}

const { click } = HTMLAnchorElement.prototype;
const offer = (page: Page) =>
  function (this: HTMLAnchorElement): void {
    if (this.download) page.offers(this);
    else click.call(this);
  };

/** What a test gets, as in Playwright. */
interface Given {
  readonly page: Page;
  readonly isMobile: false;
  readonly baseURL: string;
}
type Body = (given: Given) => unknown;

const GIVEN = (page: Page): Given => ({ page, isMobile: false, baseURL: 'http://localhost:3000/' });

/** What the window tells the app of its device. */
const { device } = (window as unknown as { readonly happyDOM: { readonly settings: { readonly device: Device } } })
  .happyDOM.settings;
interface Device {
  prefersReducedMotion: 'reduce' | 'no-preference';
}

let page = new Page();
let running: TestContext | undefined;

beforeEach((context) => {
  running = context;
  page = new Page();
  // Pieces do not move, as in the browser's tests.
  device.prefersReducedMotion = 'reduce';
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', fetchFile);
  // The Tab key asks for it at every step, and happy-dom takes long to find out.
  vi.spyOn(document.defaultView!, 'getComputedStyle').mockImplementation(styleOf);
});

afterEach(() => {
  running = undefined;
  page.end();
  // The next file gets modules that have not yet spoken German.
  vi.resetModules();
  device.prefersReducedMotion = 'no-preference';
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  files.clear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(undefined, '', '/');
});

/** No style sheet is loaded. */
const styleOf = (element: Element): CSSStyleDeclaration =>
  isVisible(element) ? (element as HTMLElement).style : ({ display: 'none' } as CSSStyleDeclaration);

/** A host of files without a server for play between people. */
const fetchFile = (address: string | URL): Promise<Response> => {
  const pathname = new URL(address, location.href).pathname.replace(/^\/@fs/, '');
  return pathname.includes('/api/')
    ? Promise.resolve(new Response(null, { status: 404 }))
    : readFile(pathname).then(
        (bytes) => new Response(new Uint8Array(bytes)),
        () => new Response(null, { status: 404 }),
      );
};

type Skip = (isSkipped?: boolean | ((given: { isMobile: boolean }) => boolean), why?: string) => void;

/** Skips the running test, or all tests of the file. */
const skip: Skip = (isSkipped = true, why) => {
  const skips = typeof isSkipped === 'function' ? isSkipped({ isMobile: false }) : isSkipped;
  if (!skips) return;
  if (running) running.skip(why);
  else beforeEach((context) => context.skip(why));
};

/** A test of the app in a window. */
export const test = Object.assign(
  (name: string, ...rest: readonly unknown[]) =>
    testOfVitest(name, () => (rest.at(-1) as Body)(GIVEN(page)) as Promise<void>),
  {
    skip,
    describe,
    beforeEach: (before: Body) => beforeEach(() => before(GIVEN(page)) as Promise<void>),
    step: <T>(_: string, body: () => T): T => body(),
    slow: () => undefined,
  },
);
