import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runTool } from '@kickmate/command';
import { afterEach, expect, test, vi } from 'vitest';
import { arenaCommand } from '../src/arena-command.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test('a match is reported as JSON, its progress elsewhere', () => {
  const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
  const argv = ['match', 'greedy', 'vs', 'random', '--matches', '2', '--goals', '1', '--json'];
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', cli, ...argv], {
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toMatchObject({ first: 'greedy', second: 'random', goals: 1, tally: { matches: 2 } });
  expect(stderr).toContain('greedy - random: 2 matches');
  expect(status).toBe(0);
});

test('a ladder in which a level does not win enough ends with status 1', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const argv = ['ladder', '1-2', '--matches', '2', '--goals', '1', '--with', 'nodes=100', '--variant', 'minimal'];
  await runTool(arenaCommand, [...argv, '--least', '100', '--json']);
  const [rung] = JSON.parse(String(output.mock.calls[0]?.[0]));
  expect(rung).toMatchObject({ level: 2, tally: { matches: 2 } });
  expect(process.exitCode ?? 0).toBe(rung.tally.points.value < 1 ? 1 : 0);
});

test.each([
  [['match', 'greedy', 'best'], "'best': a player is level:N"],
  [['match', 'greedy'], 'Missing required positional argument: SECOND'],
  [['match', 'greedy', 'random', 'level:1'], "'level:1' was not expected"],
  [['match', 'greedy', 'random', '--matches', '3'], '--matches must be even'],
  [['match', 'greedy', 'random', '--variant', 'checkers'], '--variant must be one of chess-league, minimal'],
  [['match', 'greedy', 'random', '--goals', '0'], '--goals must be a whole number from 1'],
  [['ladder', '5-5'], '--levels must be a whole number from 6 to 10'],
  [['ladder', 'all'], "levels are written 1-10, not 'all'"],
  [['tune', '--file', 'w.json', '--only', '3-1'], '--only must be a whole number from 3'],
  [['tune', '--file', 'w.json', '--variant', 'minimal'], 'minimal has no kernel'],
])('%j is answered with a sentence', async (argv, message) => {
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runTool(arenaCommand, argv);
  expect(errors.mock.calls[0]?.[0]).toContain(message);
  expect(process.exitCode).toBe(2);
});
