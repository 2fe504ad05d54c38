import { afterEach, expect, test, vi } from 'vitest';
import { oneThreadReason } from './one-thread.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page that a service worker serves has the headers when it is loaded again', () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 4, serviceWorker: { controller: {} } });
  vi.stubGlobal('crossOriginIsolated', false);
  expect(oneThreadReason()).toContain('Load the page again');
});

test('a browser without shared memory has one thread, and says so', () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 8 });
  vi.stubGlobal('crossOriginIsolated', true);
  const { SharedArrayBuffer: taken } = globalThis;
  Reflect.deleteProperty(globalThis, 'SharedArrayBuffer');
  try {
    expect(oneThreadReason()).toContain('does not let threads share memory');
  } finally {
    globalThis.SharedArrayBuffer = taken;
  }
});

test.each([
  [false, 8, 'without the headers'],
  [true, 1, 'one core'],
  [true, 2, undefined],
])('isolated: %s, with %i cores: %s', (isIsolated, hardwareConcurrency, reason) => {
  vi.stubGlobal('navigator', { hardwareConcurrency });
  vi.stubGlobal('crossOriginIsolated', isIsolated);
  expect(oneThreadReason() ?? '').toContain(reason ?? '');
  expect(oneThreadReason() === undefined).toBe(reason === undefined);
});
