import { expect, test } from 'vitest';
import { ownSeconds, readProcess } from '../processor-time.mjs';

test('a process is read from its file, whatever its name', () => {
  const stat = '71 (a (b) c) S 12 71 71 0 -1 4194304 1 2 3 4 150 50 700 100 20 0 1 0 5 6 7';
  expect(readProcess(stat)).toEqual({ id: 71, parent: 12, seconds: 10 });
});

test('what this process has used is some time, where it can be read', () => {
  expect(ownSeconds()).toEqual(process.platform === 'linux' ? expect.any(Number) : undefined);
});
