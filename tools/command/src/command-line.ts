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
import { isPath, loadGame } from './load-game.ts';

export { defineCommand } from 'citty';

/** A wrong command line. The message says all that a person needs: the option, its value, and what would be right. */
export class UsageError extends Error {}

/** Reads a whole number from `min` to `max`; throws a {@link UsageError} that names the option otherwise. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`--${option} must be a whole number from ${min} to ${max}, not '${text}'`);
}

/** Reads a word that must be one of `known`; throws a {@link UsageError} otherwise. */
export function oneWord<T extends string>(option: string, text: string, known: readonly T[]): T {
  const found = known.find((name) => name === text);
  if (found === undefined) throw new UsageError(`--${option} must be one of ${known.join(', ')}, not '${text}'`);
  return found;
}

/** Reads words joined by commas, each of which must be one of `known`; throws a {@link UsageError} otherwise. */
export function wordList<T extends string>(option: string, text: string, known: readonly T[]): readonly T[] {
  return text.split(',').map((word) => oneWord(option, word, known));
}

/** The option `--variant` of every command. The first game of the catalogue is the default. */
export const VARIANT_OPTION = {
  type: 'string',
  default: entries[0]!.id,
  description: `${entries.map(({ id }) => id).join(', ')}; on a map (${entries
    .filter(({ hasMaps }) => hasMaps)
    .map(({ id }) => id)
    .join(', ')}): the map's id after a colon, or a file of one, as in GAME:my-map.json`,
} as const;

/** The option `--variant` of commands that also play games outside this repository. */
export const GAME_OPTION = {
  ...VARIANT_OPTION,
  description: `${VARIANT_OPTION.description}; or the folder of a game outside this repository, as in ../my-game`,
} as const;

/**
 * Reads the option: a game's folder, or what {@link readVariant} reads.
 * @throws UsageError if there is no such game, variant, map or file
 */
export async function readGame(text: string): Promise<AnyVariant> {
  if (!isPath(text)) return readVariant(text);
  try {
    return await loadGame(text);
  } catch (error) {
    throw new UsageError(`--variant: ${(error as Error).message}`);
  }
}

/**
 * Reads the option: a variant's id. After the colon there may be the name of a map file, which is read.
 * @throws UsageError if there is no such variant, map or file
 */
export async function readVariant(text: string): Promise<AnyVariant> {
  if (isPath(text))
    throw new UsageError(`--variant: ${text} is a folder, and this command plays only games of the catalogue`);
  const game = gameOf(text);
  const file = text.slice(game.length + 1);
  try {
    return await loadVariant(file.endsWith('.json') ? `${game}:${readFileSync(file, 'utf8')}` : text);
  } catch (error) {
    throw new UsageError(`--variant: ${(error as Error).message}`);
  }
}

/** Refuses options that the command does not have. citty ignores them, so that a mistyped one would go unnoticed. */
const refuseUnknownOptions = defineCittyPlugin({
  name: 'refuse-unknown-options',
  setup({ args, cmd }) {
    // The options belong to one of its commands, which is checked next.
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

/** Adds the check to a command and to all its commands. */
function strict(command: CommandDef): CommandDef {
  const under = Object.entries((command.subCommands ?? {}) as Record<string, CommandDef>);
  return {
    ...command,
    plugins: [refuseUnknownOptions],
    ...(under.length > 0 && { subCommands: Object.fromEntries(under.map(([name, sub]) => [name, strict(sub)])) }),
  };
}

/** The command, with only the first line of the description of each of its commands. */
function withShortList<T extends ArgsDef>(command: CommandDef<T>): CommandDef<T> {
  const under = Object.entries((command.subCommands ?? {}) as Record<string, CommandDef>);
  if (under.length === 0) return command;
  const short = under.map(([name, sub]) => {
    const meta = sub.meta as CommandMeta;
    return [name, { ...sub, meta: { ...meta, description: meta.description?.split('\n')[0] ?? '' } }];
  });
  return { ...command, subCommands: Object.fromEntries(short) };
}

/** Prints a command's manual: its description as it is, then citty's list of options. */
async function showManual<T extends ArgsDef>(command: CommandDef<T>, parent?: CommandDef<T>): Promise<void> {
  const { description = '' } = command.meta as CommandMeta;
  const usage = await renderUsage(withShortList(command), parent);
  const heads = usage.indexOf('USAGE');
  // citty repeats the description and the name before the heading USAGE; that part is cut off.
  process.stdout.write(`${description}\n\n${usage.slice(usage.lastIndexOf('\n', heads) + 1)}\n`);
}

/** Ends the process when the reader of its output has gone (as in `| head`). */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}

/**
 * Runs a tool's command line: `--help` prints its manual; a wrong command line prints what is wrong and ends with exit
 * status 2; a reader that closes the output ends the tool quietly. Other errors are faults, and are thrown.
 */
export async function runTool<T extends ArgsDef>(
  tool: CommandDef<T>,
  argv: readonly string[] = process.argv.slice(2),
): Promise<void> {
  // Only one listener, even if a test runs several tools.
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
