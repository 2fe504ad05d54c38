import { afterEach, expect, test, vi } from 'vitest';
import { threadChoices, usualThreads } from './threads.ts';

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
