import { afterEach, expect, test, vi } from 'vitest';
import { oneThreadReason, threadChoices, usualThreads } from './threads.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [1, 1, [1]],
  [2, 1, [1, 2]],
  [6, 3, [1, 2, 3, 4, 5, 6]],
  [64, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
])('with %i cores, %i threads are usual', (hardwareConcurrency, usual, choices) => {
  vi.stubGlobal('navigator', { hardwareConcurrency });
  expect([usualThreads(), threadChoices()]).toEqual([usual, choices]);
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
