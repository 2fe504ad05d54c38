import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The caches of a host, by name. */
class Caches {
  readonly names = new Set<string>();
  keys = async () => [...this.names];
  delete = async (name: string) => this.names.delete(name);
  open = async (name: string) => {
    this.names.add(name);
    return { add: async () => {}, match: async (file: string | Request) => this.files.get(String(file))?.clone() };
  };
  readonly files = new Map([['index.html', new Response('the page')]]);
}

interface WorkerEvent {
  waitUntil?(work: Promise<void>): void;
  readonly request?: Pick<Request, 'url' | 'mode' | 'method'>;
  respondWith?(answer: Promise<Response>): void;
}

/**
 * Installs and activates the service worker of a version in a folder.
 * @returns what it answers to a visit of an address
 */
async function deploy(caches: Caches, scope: string, version: string): Promise<(url: string) => Promise<Response>> {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  vi.stubGlobal('__PRECACHE__', { version, files: ['index.html'] });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', {
    registration: { scope },
    location: new URL(scope),
    clients: { claim: async () => {} },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  });
  vi.resetModules();
  await import('./service-worker.ts');
  for (const type of ['install', 'activate']) {
    let done: Promise<void> | undefined;
    listeners.get(type)?.({
      waitUntil: (work) => {
        done = work;
      },
    });
    await done;
  }
  return (url) =>
    new Promise((respondWith) =>
      listeners.get('fetch')?.({ request: { url, mode: 'navigate', method: 'GET' }, respondWith }),
    );
}

test('a new version removes the caches of the old one, and no others', async () => {
  const caches = new Caches();
  caches.names.add('something else');
  await deploy(caches, 'https://host/', 'old');
  await deploy(caches, 'https://host/beta/', 'old');
  await deploy(caches, 'https://host/', 'new');
  expect([...caches.names].sort()).toEqual([
    'kickmate https://host/ new',
    'kickmate https://host/beta/ old',
    'something else',
  ]);
});

test.each([
  ['https://host/beta/rules/chess', 'https://host/beta/#/rules/chess'],
  ['https://host/beta/foo/', 'https://host/beta/#/foo'],
  ['https://host/beta/match?seed=1', 'https://host/beta/#/match?seed=1'],
])('%s leads to the address of the page', async (url, page) => {
  const visit = await deploy(new Caches(), 'https://host/beta/', 'v');
  const { status, headers } = await visit(url);
  expect([status, headers.get('Location')]).toEqual([302, page]);
});

test('the app answers only at its own address; a missing file is not the page', async () => {
  const fetched = vi.fn(async () => new Response('Not found', { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  const visit = await deploy(new Caches(), 'https://host/', 'v');
  const page = await visit('https://host/?x=1');
  expect(await page.text()).toBe('the page');
  expect(page.headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(fetched).not.toHaveBeenCalled();
  const missing = await visit('https://host/assets/x.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
  // The page of a host for missing files has scripts of its own.
  expect(missing.headers.has('Content-Security-Policy')).toBe(false);
});
