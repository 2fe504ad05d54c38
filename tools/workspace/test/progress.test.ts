import { expect, test, vi } from 'vitest';
import { buildProgress } from '../progress.mjs';

test('says how much of a build is done, and how long the rest will take', () => {
  const said: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(text) > 0);
  let now = 0;
  const tell = buildProgress(['hockey'], () => now);
  const lines = [
    'bench: optimising',
    'a line of a compiler',
    'hockey: compiling kernel.js',
    'hockey: compiling kernel.js',
  ];
  for (const line of [...lines, 'hockey: the kernel is built (20 s)', '✓ built in 9 s']) {
    now += 5;
    tell(line);
  }
  vi.restoreAllMocks();
  expect(said).toEqual([
    '      10%, about 42 s more\n',
    '      27%, about 41 s more\n',
    '      51%, about 24 s more\n',
    '      89%, about 4 s more\n',
  ]);
});
