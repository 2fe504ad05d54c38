import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The caches of a host, by name. */
class Caches {
  readonly names = new Set<string>();
  keys = async () => [...this.names];
  delete = async (name: string) => this.names.delete(name);
  open = async (name: string) => {
    this.names.add(name);
    return { add: async () => {} };
  };
}

/** Installs and activates the service worker of a version in a folder. */
async function deploy(caches: Caches, scope: string, version: string): Promise<void> {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
  vi.stubGlobal('__PRECACHE__', { version, files: ['index.html'] });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', {
    registration: { scope },
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
