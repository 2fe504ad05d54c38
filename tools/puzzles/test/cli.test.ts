import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsGames } from '@kickmate/catalogue/testing';
import { afterAll, expect, test } from 'vitest';

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', CLI, ...words], { encoding: 'utf8' });

test('puzzles are found, rated, written and proved again', () => {
  needsGames('chess-league');
  const file = join(folder, 'list.ts');
  const found = run('find', '--variant', 'chess-league', '--count', '2', '--tries', '1', '--file', file);
  expect([found.status, found.stdout]).toEqual([0, expect.stringContaining('2 puzzles from')]);
  const list = readFileSync(file, 'utf8');
  expect(list).toMatch(/`\n(\S+ [\d.]+ \d+ \| .* \| .*\n){2}`;\n$/);
  const checked = run('check', '--variant', 'chess-league', '--file', file);
  expect([checked.status, checked.stdout]).toEqual([0, expect.stringContaining('2 puzzles, 0 wrong')]);
});

test('a wrong puzzle is named', () => {
  needsGames('chess-league');
  const file = join(folder, 'wrong.ts');
  const position = '6k1/8/8/8/8/2B5/8/K3R3 w e5 0 1';
  writeFileSync(file, `export const PUZZLE_LIST = \`\nwin-1 1 7 | ${position} | e1e5\n\`;\n`);
  const { status, stdout } = run('check', '--variant', 'chess-league', '--file', file);
  expect([status, stdout]).toEqual([1, expect.stringContaining('the actions that win are c3e5 e1e5, not e1e5')]);
});

test.each([
  [['find', '--variant', 'minimal'], 'minimal has no puzzles'],
  [['find', '--count', '0'], '--count must be a whole number from 1'],
])('%j is refused', (words, why) => {
  if (words.includes('minimal')) needsGames('minimal');
  const { stderr, status } = run(...words);
  expect(stderr).toContain(why);
  expect(status).toBe(2);
});
