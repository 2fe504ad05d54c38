import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { runTool } from '@kickmate/command';
import { OpeningTree } from '@kickmate/record/opening-tree';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { arenaCommand } from '../src/commands/arena-command.ts';

needsGames('chess');

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

test('the records of matches become a tree with results and scores', async () => {
  const pgn = join(folder, 'matches.pgn');
  writeFileSync(
    pgn,
    ['1. f3 e5 2. g4 Qh4# 0-1', '1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0', '1. e4 c5 1/2-1/2', '1. e4 e5 2. Nf3 1/2-1/2'].join(
      '\n\n',
    ),
  );
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const file = join(folder, 'tree.txt');
  const options = ['--plies', '3', '--rounds', '2', '--nodes', '200'];
  await runTool(arenaCommand, ['tree', pgn, '--variant', 'chess', '--file', file, ...options]);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines).toEqual([
    '= rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    expect.stringMatching(/^e2e4 1 2 0 -?\d+$/),
    expect.stringMatching(/^ e7e5 1 1 0 -?\d+$/),
  ]);
  const chess = await exampleGame('chess');
  const tree = new OpeningTree(chess);
  tree.addFile(lines.join('\n'));
  expect(tree.at(chess.starts('w')[0]!.position)).toMatchObject([{ text: 'e2e4', white: 1, drawn: 2, black: 0 }]);
});

test('a match that cannot be read is named', async () => {
  const pgn = join(folder, 'wrong.pgn');
  writeFileSync(pgn, '1. e4 1-0\n\n1. e5 1-0\n');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runTool(arenaCommand, ['tree', pgn, '--variant', 'chess', '--file', join(folder, 'none.txt')]);
  expect(said.mock.calls.flat().join('')).toContain(`${pgn}: match 2: `);
});
