import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { needsGames } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';

needsGames('chesslike');

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', CLI, ...words], { encoding: 'utf8' });

test('a map without a limit is searched as far as it is told', () => {
  const { stdout, status } = run('arena', '--turns', '1', '--json');
  expect(JSON.parse(stdout)).toMatchObject([{ id: 'arena', verdict: { kind: 'none', turns: 1 } }]);
  expect(status).toBe(0);
});

test.each([
  [['nowhere'], 'there are arena, '],
  [['nowhere.json'], 'ENOENT'],
  [['arena', '--turns', '0'], '--turns must be a whole number from 1'],
])('%j is refused', (words, why) => {
  const { stderr, status } = run(...words);
  expect(stderr).toContain(why);
  expect(status).not.toBe(0);
});
