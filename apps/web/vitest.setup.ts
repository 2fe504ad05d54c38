import { disposePinia, getActivePinia, setActivePinia } from 'pinia';
import { afterAll, afterEach, vi } from 'vitest';

/** The time that tests wait, in milliseconds: far more than anything takes, because the machine may be busy. */
const PATIENCE = 120_000;

const { waitFor } = vi;
vi.waitFor = (callback) => waitFor(callback, PATIENCE);

const hasWindow = 'window' in globalThis;

// Files share a window. A store that lived on would hear, and store, what the tests after it do.
afterEach(() => {
  const stores = hasWindow && getActivePinia();
  if (stores) disposePinia(stores);
  setActivePinia(undefined);
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (!hasWindow) return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
