import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsGames } from '@kickmate/catalogue/testing';
import { readPuzzles } from '@kickmate/game/puzzle-list';
import { afterAll, expect, test } from 'vitest';
import { lockList, readList, writeList } from '../src/list.ts';

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', CLI, ...words], { encoding: 'utf8' });

test('puzzles are found, rated, written and proved again', () => {
  needsGames('chess-league');
  const list = join(folder, 'list');
  const find = (count: number) =>
    run('find', '--variant', 'chess-league', '--count', String(count), '--tries', '1', '--folder', list);
  const first = find(1);
  expect([first.status, first.stdout]).toEqual([0, expect.stringContaining('1 of them new')]);
  const rounds = readList(list).rounds;
  // It goes on where it was.
  expect(find(2).stdout).toMatch(/: 2 puzzles \(.*\), 1 of them new, from/);
  expect(readList(list).rounds).toBeGreaterThan(rounds);
  const checked = run('check', '--variant', 'chess-league', '--folder', list);
  expect([checked.status, checked.stdout]).toEqual([0, expect.stringContaining('2 puzzles, 0 wrong')]);
});

test('a wrong puzzle is named', () => {
  needsGames('chess-league');
  const list = join(folder, 'wrong');
  lockList(list)();
  const position = '6k1/8/8/8/8/2B5/8/K3R3 w e5 0 1';
  writeList(list, { puzzles: readPuzzles(`win-1 1 7 | ${position} | e1e5`), seed: 1, rounds: 8, motifs: new Map() });
  const { status, stdout } = run('check', '--variant', 'chess-league', '--folder', list);
  expect([status, stdout]).toEqual([1, expect.stringContaining('the actions that win are c3e5 e1e5, not e1e5')]);
});

test('two processes do not add to one list', () => {
  needsGames('chess-league');
  const list = join(folder, 'locked');
  const release = lockList(list);
  const { status, stderr } = run('find', '--variant', 'chess-league', '--folder', list);
  release();
  expect([status, stderr]).toEqual([2, expect.stringContaining(`process ${process.pid} is adding to`)]);
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

test('a list is written again with its motifs', () => {
  needsGames('chess-league');
  const list = join(folder, 'motifs');
  lockList(list)();
  const puzzles = readPuzzles('win-1 1 7 | 6k1/8/8/8/8/2B5/8/K7 w e5 0 1 | c3e5');
  writeList(list, { puzzles, seed: 1, rounds: 8, motifs: new Map() });
  const { status, stdout } = run('motifs', '--variant', 'chess-league', '--folder', list);
  expect([status, stdout]).toEqual([0, expect.stringContaining('1 puzzles, 1 of them with a motif')]);
  expect(readFileSync(join(list, 'index.ts'), 'utf8')).toContain(`${puzzles[0]!.id} win-1 1 shot\n`);
});
