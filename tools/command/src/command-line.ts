import { readFileSync } from 'node:fs';
import { entries, loadVariant } from '@kickmate/catalogue';
import { type AnyVariant, gameOf } from '@kickmate/game';
import {
  type ArgsDef,
  type CommandDef,
  type CommandMeta,
  defineCittyPlugin,
  renderUsage,
  runCommand,
  runMain,
} from 'citty';

export { defineCommand } from 'citty';

/** A wrong command line. Its message is all that a person needs to see: which option, what it was, what would be right. */
export class UsageError extends Error {}

/** Reads a whole number from `min` to `max`; throws a {@link UsageError} that names the option otherwise. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`--${option} must be a whole number from ${min} to ${max}, not '${text}'`);
}

/** Reads a word that must be known; throws a {@link UsageError} otherwise. */
export function oneWord<T extends string>(option: string, text: string, known: readonly T[]): T {
  const found = known.find((name) => name === text);
  if (found === undefined) throw new UsageError(`--${option}: '${text}' is none of ${known.join(', ')}`);
  return found;
}

/** Reads a list joined by commas, all of whose words must be known; throws a {@link UsageError} otherwise. */
export function wordList<T extends string>(option: string, text: string, known: readonly T[]): readonly T[] {
  return text.split(',').map((word) => oneWord(option, word, known));
}

/** The option `--variant` of every command. */
export const VARIANT_OPTION = {
  type: 'string',
  default: 'chess-league',
  description: `${entries.map(({ id }) => id).join(', ')}; on a map: chesslike:keep, or chesslike:my-map.json`,
} as const;

/**
 * Reads the option: a variant's id. After the colon of one on a map a map file may be named, whose text is put there.
 * @throws UsageError if there is no such variant, map or file
 */
export async function readVariant(text: string): Promise<AnyVariant> {
  const game = gameOf(text);
  const file = text.slice(game.length + 1);
  try {
    return await loadVariant(file.endsWith('.json') ? `${game}:${readFileSync(file, 'utf8')}` : text);
  } catch (error) {
    throw new UsageError(`--variant: ${(error as Error).message}`);
  }
}

/** citty ignores options that it does not know; a mistyped one must not go unnoticed. */
const refuseUnknownOptions = defineCittyPlugin({
  name: 'refuse-unknown-options',
  setup({ args, cmd }) {
    // What follows belongs to one of the commands under it, which is asked next.
    if (cmd.subCommands) return;
    const known = Object.entries((cmd.args ?? {}) as ArgsDef);
    const names = new Set(['_', ...known.flatMap(([name]) => [name, camelCase(name)])]);
    const unknown = Object.keys(args).find((name) => !names.has(name));
    if (unknown !== undefined) throw new UsageError(`there is no option --${unknown}`);
    const positionals = known.filter(([, { type }]) => type === 'positional').length;
    const surplus = args._[positionals];
    if (surplus !== undefined) throw new UsageError(`'${surplus}' was not expected`);
  },
});

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Adds the check to a command and to the commands under it. */
function strict(command: CommandDef): CommandDef {
  const under = Object.entries((command.subCommands ?? {}) as Record<string, CommandDef>);
  return {
    ...command,
    plugins: [refuseUnknownOptions],
    ...(under.length > 0 && { subCommands: Object.fromEntries(under.map(([name, sub]) => [name, strict(sub)])) }),
  };
}

/** The command with only the first line of what its own commands say of themselves. */
function withShortList<T extends ArgsDef>(command: CommandDef<T>): CommandDef<T> {
  const under = Object.entries((command.subCommands ?? {}) as Record<string, CommandDef>);
  if (under.length === 0) return command;
  const short = under.map(([name, sub]) => {
    const meta = sub.meta as CommandMeta;
    return [name, { ...sub, meta: { ...meta, description: meta.description?.split('\n')[0] ?? '' } }];
  });
  return { ...command, subCommands: Object.fromEntries(short) };
}

/** A command's manual: its description as it stands, then citty's list of options. */
async function showManual<T extends ArgsDef>(command: CommandDef<T>, parent?: CommandDef<T>): Promise<void> {
  const { description = '' } = command.meta as CommandMeta;
  const usage = await renderUsage(withShortList(command), parent);
  const heads = usage.indexOf('USAGE');
  // Before its heads citty repeats the description, with the name after it.
  process.stdout.write(`${description}\n\n${usage.slice(usage.lastIndexOf('\n', heads) + 1)}\n`);
}

/** Whoever read our output has gone (`| head`): so do we. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}

/**
 * Runs a tool's command line: `--help` prints its manual; a wrong command line prints what is wrong and ends with exit
 * status 2; a reader that closes our output ends us quietly. Other errors are faults and are thrown on.
 */
export async function runTool<T extends ArgsDef>(
  tool: CommandDef<T>,
  argv: readonly string[] = process.argv.slice(2),
): Promise<void> {
  // Once, however often a test runs tools.
  process.stdout.off('error', endWithReader).on('error', endWithReader);
  const command = strict(tool as unknown as CommandDef);
  const rawArgs = [...argv];
  if (rawArgs.includes('--help') || rawArgs.includes('-h')) return runMain(command, { rawArgs, showUsage: showManual });
  try {
    await runCommand(command, { rawArgs });
  } catch (error) {
    const isUsage = error instanceof UsageError || (error instanceof Error && error.name === 'CLIError');
    if (!isUsage) throw error;
    process.stderr.write(`${error.message}\nTry --help.\n`);
    process.exitCode = 2;
  }
}
