import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entries } from '@kickmate/catalogue';
import { needsGames } from '@kickmate/catalogue/testing';
import { runTool } from '@kickmate/command';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { tuneCommand } from '../src/tune-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'tune-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A path in a folder that does not exist. */
const NOWHERE = join(folder, 'nowhere', 'file');

/** The path of a new file with this content. */
function file(content: string): string {
  const path = join(mkdtempSync(join(folder, 'file-')), 'few.json');
  writeFileSync(path, content);
  return path;
}

/** Weights of the game of a command that names none. */
const FEW = `{"variant":"${entries[0]!.id}","weights":[1]}`;

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test.each([
  [['spsa', '--file', 'w.json', '--only', '3-1'], '--only must be a whole number from 3'],
  [['spsa', '--file', file('{"a":')], 'is not JSON: '],
  [['spsa', '--file', file('null')], 'follows another plan'],
  [['spsa', '--file', NOWHERE], '--file: ENOENT'],
  [['spsa', '--file', folder], '--file: EISDIR'],
  [['spsa', '--file', 'w.json', '--variant', 'minimal'], 'minimal has no kernel'],
  [['data', '--file', NOWHERE], '--file: ENOENT'],
  [['data', '--file', 'd.txt', '--opening', '6-4'], '--opening must be a whole number from 6'],
  [['data', '--file', 'd.txt', '--variant', 'minimal'], 'minimal has no kernel'],
  [['texel', '--weights', 'w.json', '--data', NOWHERE, '--from', file(FEW)], '1 weights for a kernel that has'],
  [['texel', '--weights', NOWHERE, '--data', NOWHERE], '--weights: ENOENT'],
  [['texel', '--weights', join(folder, 'w.json'), '--data', NOWHERE], '--data: ENOENT'],
  [['texel', '--weights', 'w.json', '--data', 'd.txt', '--only', 'everything'], '--only must be'],
  [['texel', '--weights', folder, '--data', NOWHERE], '--weights: EISDIR'],
])('%j is refused with one sentence', async (argv, message) => {
  if (argv.includes('minimal')) needsGames('minimal');
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runTool(tuneCommand, argv);
  expect(errors.mock.calls).toEqual([[expect.stringContaining(message)]]);
  expect(errors.mock.calls[0]?.[0]).toMatch(/^.*\nTry --help\.\n$/);
  expect(process.exitCode).toBe(2);
});

test('a wrong command leaves its file as it was', async () => {
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const path = join(folder, 'precious.json');
  for (const [wrong, message] of [
    [['--data', NOWHERE], '--data: ENOENT'],
    [['--data', NOWHERE, '--opinion', 'most'], '--opinion must be'],
  ] as const) {
    writeFileSync(path, 'precious');
    await runTool(tuneCommand, ['texel', '--weights', path, ...wrong]);
    expect(errors.mock.lastCall).toEqual([expect.stringContaining(message)]);
    expect(readFileSync(path, 'utf8')).toBe('precious');
  }
  errors.mockRestore();
});
