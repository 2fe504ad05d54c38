import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries, hasGame } from '@kickmate/catalogue';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { runTool } from '@kickmate/command';
import { parsePgn } from '@kickmate/record';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { arenaCommand } from '../src/commands/arena-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The file of chess's own kernel. */
const OWN_KERNEL = hasGame('chess') ? fileURLToPath((await exampleGame('chess')).kernel!.wasm) : '';

/** The game of a command that names none. */
const FIRST = entries[0]!.id;

/** A path in a folder that does not exist. */
const NOWHERE = join(folder, 'nowhere', 'file');

/** The path of a new file with this content. */
function file(content: string): string {
  const path = join(mkdtempSync(join(folder, 'file-')), 'few.json');
  writeFileSync(path, content);
  return path;
}

const FEW = `{"variant":"${FIRST}","weights":[1]}`;

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test('a match is reported as JSON on standard output, its progress on standard error', () => {
  const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
  const argv = ['match', 'greedy', 'vs', 'random', '--matches', '2', '--goals', '1', '--json'];
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', cli, ...argv], {
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toMatchObject({ first: 'greedy', second: 'random', goals: 1, tally: { matches: 2 } });
  expect(stderr).toContain('greedy - random: 2 matches');
  expect(status).toBe(0);
});

test('records name their series, day and number, also when the series is continued', async () => {
  needsGames('chess');
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockReturnValue(true);
  const [resume, pgn] = ['resumed', 'games.pgn'].map((name) => join(folder, name)) as [string, string];
  const argv = ['match', 'greedy', 'random', '--variant', 'chess', '--seed', '7', '--resume', resume, '--pgn', pgn];
  await runTool(arenaCommand, [...argv, '--matches', '2']);
  await runTool(arenaCommand, [...argv, '--matches', '4']);
  const games = parsePgn(readFileSync(pgn, 'utf8'));
  const tags = games.ok ? games.value.map((game) => Object.fromEntries(game.tags)) : [];
  const common = { Event: 'greedy - random, seed 7', Date: expect.stringMatching(/^20\d\d\.\d\d\.\d\d$/) };
  expect(tags).toMatchObject([
    { ...common, Round: '1', White: 'greedy', Black: 'random' },
    { ...common, Round: '2', White: 'random', Black: 'greedy' },
    { ...common, Round: '3', White: 'greedy', Black: 'random' },
    { ...common, Round: '4', White: 'random', Black: 'greedy' },
  ]);
});

test('a ladder in which a level does not win enough ends with status 1', async () => {
  needsGames('minimal');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const argv = ['ladder', '1-2', '--matches', '2', '--goals', '1', '--with', 'nodes=100', '--variant', 'minimal'];
  await runTool(arenaCommand, [...argv, '--least', '100', '--json']);
  const [result] = JSON.parse(String(output.mock.calls[0]?.[0]));
  expect(result).toMatchObject({ level: 2, tally: { matches: 2 } });
  expect(process.exitCode ?? 0).toBe(result.tally.points.value < 1 ? 1 : 0);
});

test('techniques are measured together, in other openings each time; continued, nothing is played again', async () => {
  needsGames('chess');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const kept = join(folder, 'techniques');
  const argv = ['techniques', 'nodes:60', '--variant', 'chess', '--adjudge', '--resume', kept];
  const only = ['--only', 'singular,hash', '--off', '100'];
  await runTool(arenaCommand, [...argv, ...only, '--series', '2', '--json']);
  const written = () => readdirSync(kept).map((name) => statSync(join(kept, name)).size);
  const before = written();
  await runTool(arenaCommand, [...argv, ...only, '--series', '3', '--json']);
  expect(written()).toEqual([...before, expect.any(Number)]);
  await runTool(arenaCommand, [...argv, ...only, '--series', '3']);
  const [two, three, text] = output.mock.calls.map(([said]) => String(said));
  const rows = (matches: number) => ['hash', 'singular'].map((name) => expect.objectContaining({ name, matches }));
  expect(JSON.parse(two!)).toEqual(rows(4));
  expect(JSON.parse(three!)).toEqual(rows(6));
  expect(text).toMatch(/^hash +[+-]\d+ \+- \d+ +Elo, 6 matches\nsingular +[+-]\d+ \+- \d+ +Elo, 6 matches\n$/);
  const orders = readdirSync(kept).map((name) => {
    const [title] = readFileSync(join(kept, name), 'utf8').split('\n');
    return JSON.parse(title!).series.openings.seed;
  });
  expect(new Set(orders).size).toBe(3);

  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runTool(arenaCommand, [...argv, '--only', 'singular', '--off', '100', '--series', '3']);
  expect(errors).toHaveBeenLastCalledWith(expect.stringContaining('holds another series'));
});

test.each([
  [['match', 'greedy', 'best'], "'best': a player is level:N"],
  [['match', 'greedy'], 'Missing required positional argument: SECOND'],
  [['match', 'greedy', 'random', 'level:1'], "'level:1' was not expected"],
  [['match', 'greedy', 'random', '--matches', '3'], '--matches must be even'],
  [['match', 'greedy', 'random', '--variant', 'checkers'], `--variant: no variant 'checkers'; there are ${FIRST}, `],
  [['match', 'greedy', 'random', '--goals', '0'], '--goals must be a whole number from 1'],
  [['match', 'greedy', 'random', '--goals', '10'], "--goals must be a whole number from 1 to 9, not '10'"],
  [
    ['match', 'greedy', 'random', '--resume', NOWHERE],
    `--resume: ENOENT: no such file or directory, open '${NOWHERE}'`,
  ],
  [['match', 'greedy', 'random', '--resume', folder], '--resume: EISDIR'],
  [['match', 'nodes:9', `nodes:9,weights=${NOWHERE}`, '--workers', '2'], `weights: ENOENT`],
  [['match', `nodes:9,weights=${file('{"a":')}`, 'greedy'], 'is not JSON: '],
  [['match', `nodes:9,weights=${file('null')}`, 'greedy'], `holds no weights for ${FIRST}`],
  [['match', `nodes:9,weights=${file(FEW)}`, 'greedy'], `few.json: 1 weights for a kernel that has `],
  [['match', `ms:9,weights=${file(FEW)}`, 'greedy'], 'a player with weights or constants runs on wasm'],
  [['ladder', '1-2', '--with', `weights=${file(FEW)}`], 'a player with weights or constants runs on wasm'],
  [['match', `nodes:9,weights=${NOWHERE}`, 'greedy', '--variant', 'minimal'], 'minimal has no kernel'],
  [['match', `nodes:9,kernel=${NOWHERE}`, 'greedy', '--workers', '2'], 'kernel: ENOENT'],
  [['match', `nodes:9,network=${NOWHERE}`, 'greedy', '--variant', 'chess', '--workers', '2'], 'network: ENOENT'],
  [
    ['match', 'greedy', `nodes:9,network=${file('{}')}`, '--variant', 'chess'],
    'few.json is not a network for chess, as npm run train writes it. Its file is damaged: it cannot be unpacked',
  ],
  [['match', 'nodes:9,network=any', 'greedy', '--variant', 'minimal'], 'minimal has no kernel'],
  [
    ['match', 'nodes:9,evaluation=network', 'greedy', '--variant', 'football', '--workers', '2'],
    'evaluation=network: football has no network: name one with network=',
  ],
  [
    ['match', 'nodes:9,evaluation=network,backend=rules', 'greedy', '--variant', 'chess'],
    'evaluation=network: a player on rules has no network',
  ],
  [
    ['match', 'nodes:9,evaluation=network,-mobility', 'greedy', '--variant', 'chess'],
    'evaluation=network: weights= and -GROUP are of the classical evaluation',
  ],
  [['match', 'nodes:9', 'nodes:9,star=off', '--variant', 'chess'], 'star=off: chess does not use star'],
  [
    ['match', `nodes:9,-tempo,kernel=${OWN_KERNEL}`, 'greedy', '--variant', 'chess'],
    'kernel= and -GROUP do not go together',
  ],
  [['kick-offs', '--variant', 'chess', '--file', NOWHERE], 'chess has no formations'],
  [
    ['match', 'nodes:9', 'greedy', '--variant', 'football', '--array', 'moon'],
    "--array 'moon': Football Chess has standard, standard-choice",
  ],
  [['ladder', '5-5'], 'a single level needs --against'],
  [['ladder', '1-2', '--against', 'uci:sf', '--nodes', '10,5'], '--nodes must be ascending numbers'],
  [['ladder', '3-1'], "levels must be written as 1-10, the lower first, not '3-1'"],
  [['ladder', '3-11'], "levels must be written as 1-10, the lower first, not '3-11'"],
  [['ladder', 'all'], "levels must be written as 1-10, the lower first, not 'all'"],
  [['techniques', 'greedy', '--variant', 'chess'], "'greedy' should be our engine with its own kernel"],
  [['techniques', 'nodes:9,hash=off', '--variant', 'chess'], 'and all its techniques, as in nodes:60000'],
  [['techniques', 'nodes:9,backend=rules', '--variant', 'chess'], "'nodes:9,backend=rules' should be our engine"],
  [['techniques', 'nodes:9', '--variant', 'minimal'], 'minimal has no kernel, and so no techniques'],
  [
    ['techniques', 'nodes:9', '--variant', 'chess', '--only', 'hash,luck'],
    "--only 'luck': the techniques of chess are",
  ],
  [['techniques', 'nodes:9', '--off', '0'], '--off must be a whole number from 1'],
  [['kick-offs', '--file', NOWHERE], '--file: ENOENT'],
  [
    ['kick-offs', '--file', 'k.fen', '--answer', 'free,own-half'],
    "--answer must be one of free, own-half, not 'free,own-half'",
  ],
])('%j is refused with one sentence', async (argv, message) => {
  const named = argv[argv.indexOf('--variant') + 1]!;
  if (argv.includes('--variant') && named !== 'checkers') needsGames(named);
  else if (argv[0] === 'kick-offs') needsGames('chess-eleven');
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runTool(arenaCommand, argv);
  expect(errors.mock.calls).toEqual([[expect.stringContaining(message)]]);
  expect(errors.mock.calls[0]?.[0]).toMatch(/^.*\nTry --help\.\n$/);
  expect(process.exitCode).toBe(2);
});

test.each([
  ['a line that was cut off', '{"a":', 'line 3 is damaged'],
  ['a line that is something else', '[1,2]', 'line 3 is damaged'],
])('a file of pairs with %s is refused by name and stays as it is', async (_, line, message) => {
  needsGames('minimal');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const path = join(mkdtempSync(join(folder, 'pairs-')), 'pairs');
  const argv = ['match', 'random', 'random', '--goals', '1', '--variant', 'minimal', '--resume', path];
  await runTool(arenaCommand, [...argv, '--matches', '4']);
  const [title, first, second] = readFileSync(path, 'utf8').split('\n');
  const damaged = [title, first, line, second, ''].join('\n');
  writeFileSync(path, damaged);
  errors.mockClear();
  await runTool(arenaCommand, argv);
  expect(errors.mock.calls).toEqual([[expect.stringContaining(`${path}: ${message}`)]]);
  expect(process.exitCode).toBe(2);
  expect(readFileSync(path, 'utf8')).toBe(damaged);
});

test('a file that is not a file of pairs stays as it is', async () => {
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const path = file('\nmy notes\n');
  await runTool(arenaCommand, ['match', 'random', 'random', '--resume', path]);
  expect(errors.mock.calls).toEqual([
    [expect.stringContaining(`${path} is not a file of pairs: its first line should be`)],
  ]);
  expect(readFileSync(path, 'utf8')).toBe('\nmy notes\n');
});

test('a game outside this repository is played, in threads and on its kernel', () => {
  const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
  const template = fileURLToPath(new URL('../../../packages/variants/template', import.meta.url));
  const argv = ['match', 'nodes:300,backend=wasm', 'random', '--variant', template, '--matches', '4', '--workers', '2'];
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', cli, ...argv, '--json'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ variant: template, tally: { matches: 4 } });
});
