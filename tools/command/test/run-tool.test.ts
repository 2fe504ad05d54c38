import { afterEach, expect, test, vi } from 'vitest';
import { defineCommand, runTool, UsageError } from '../src/index.ts';

const heard: string[] = [];
const tool = defineCommand({
  meta: { name: 'tool', description: 'A tool.' },
  args: { seed: { type: 'string', default: '1' }, 'dry-run': { type: 'boolean' } },
  run({ args }) {
    if (args.seed === 'x') throw new UsageError('--seed must be a number');
    if (args.seed === 'y') throw new Error('a fault');
    heard.push(`${args.seed} ${args['dry-run']}`);
  },
});

const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);

afterEach(() => {
  heard.length = 0;
  errors.mockClear();
  process.exitCode = undefined;
});

test('runs with the options that it knows', async () => {
  await runTool(tool, ['--seed', '7', '--dry-run']);
  expect(heard).toEqual(['7 true']);
});

test.each([
  [['--sead', '7'], 'there is no option --sead'],
  [['seven'], "'seven' was not expected"],
  [['--seed', 'x'], '--seed must be a number'],
])('%j is answered with a sentence and status 2', async (argv, message) => {
  await runTool(tool, argv);
  expect(errors.mock.calls).toEqual([[`${message}\nTry --help.\n`]]);
  expect(process.exitCode).toBe(2);
  expect(heard).toEqual([]);
});

test('a command under another has options of its own', async () => {
  const both = defineCommand({ meta: { name: 'both', description: 'Two.' }, subCommands: { one: tool } });
  await runTool(both, ['one', '--seed', '3']);
  expect(heard).toEqual(['3 undefined']);
  for (const [argv, message] of [
    [['one', '--sead', '3'], 'there is no option --sead'],
    [['two'], 'Unknown command two'],
    [[], 'No command specified.'],
  ] as const) {
    errors.mockClear();
    await runTool(both, argv);
    expect(errors.mock.calls).toEqual([[`${message}\nTry --help.\n`]]);
  }
});

test('a fault is not taken for a wrong command line', async () => {
  await expect(runTool(tool, ['--seed', 'y'])).rejects.toThrow('a fault');
});
