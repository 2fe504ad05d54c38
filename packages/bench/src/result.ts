import { fail, ok, type Result } from '@kickmate/board';
import { BACKENDS, type Backend } from '@kickmate/engine';
import { SIZES, type Size, TASKS, type Task } from './plan.ts';
import { type Summary, summarise } from './statistics.ts';
import { texts } from './texts.ts';

/** The speed of one backend at one task. */
export interface SpeedRow {
  readonly task: Task;
  readonly backend: Backend;
  readonly depth: number;
  /** The leaves of a perft, or the positions of a search. */
  readonly nodes: number;
  /** Milliseconds of the runs that warmed up. */
  readonly warmUp: readonly number[];
  /** Milliseconds of the runs that count. */
  readonly times: readonly number[];
}

/** The measurements of one game. */
export interface GameResult {
  /** The variant's id. */
  readonly variant: string;
  readonly name: string;
  /** The nodes of fixed searches: they change when the engine plays otherwise. */
  readonly signature: number;
  readonly rows: readonly SpeedRow[];
  /** Sentences about backends that count other nodes than they must, or do not run at all; should be empty. */
  readonly differences: readonly string[];
}

/** The program, system and device on which something was measured, as far as they tell. */
export interface Place {
  /** The browser or Node, with its version. */
  readonly program: string;
  readonly system: string;
  /** The device's model or processor. */
  readonly device?: string;
  /** The number of processors. */
  readonly cores?: number;
  readonly memoryGiB?: number;
}

/** A whole result, as it is written to a file. */
export interface BenchResult {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** The time at which it was measured, in the form of ISO 8601. */
  readonly made: string;
  readonly place: Place;
  readonly size: Size;
  /** Whether times are those of the processor or of the clock. */
  readonly clock: 'cpu' | 'wall';
  readonly games: readonly GameResult[];
}

/** The first field of every file, by which it is recognised. */
export const FORMAT = 'kickmate-bench';
/** The version of the files' form. */
export const VERSION = 1;

/** The speed of a row. */
export interface Speed extends Summary {
  /** Nodes a second of the median run. */
  readonly perSecond: number;
  /**
   * Nodes a second of the fastest run, by which backends are compared. Other programs can only slow a run down, and they slow
   * JavaScript down most: its optimising compiler waits for a processor while slow code runs.
   */
  readonly fastest: number;
}

/** The speed of a row. A row without times that count has none. */
export function speedOf({ nodes, times }: SpeedRow): Speed | undefined {
  if (times.length === 0) return undefined;
  const summary = summarise(times);
  return { ...summary, perSecond: (nodes / summary.median) * 1000, fastest: (nodes / summary.least) * 1000 };
}

/** The speed of a backend as a multiple of another's, each with its fastest run. */
export interface SpeedRatio {
  readonly times: number;
  /** Whether the runs of one of them differ so much that other programs must have disturbed the measurement. */
  readonly isDisturbed: boolean;
}

/** A measurement is disturbed if the median run takes this many times as long as the fastest. */
const DISTURBED = 1.25;

/** Compares the fastest runs of two backends at a task; `undefined` if one of them was not measured. */
export function speedRatio(
  rows: readonly SpeedRow[],
  task: Task,
  fast: Backend,
  slow: Backend,
): SpeedRatio | undefined {
  const speed = (backend: Backend) => {
    const row = rows.find((one) => one.task === task && one.backend === backend);
    return row && speedOf(row);
  };
  const [above, below] = [speed(fast), speed(slow)];
  if (!above || !below) return undefined;
  return {
    times: above.fastest / below.fastest,
    isDisturbed: [above, below].some(({ median, least }) => median > DISTURBED * least),
  };
}

/** The reason why a text is no result: a sentence for people that names the place. */
export interface ResultError {
  readonly message: string;
}

/** The largest file that is read, in characters: results have a hundredth of it. */
const MOST_CHARACTERS = 2_000_000;

/** Reads a result from the text of a JSON file. The text is not trusted. */
export function parseResult(text: string): Result<BenchResult, ResultError> {
  if (text.length > MOST_CHARACTERS) return fail({ message: texts.faults.tooLong(MOST_CHARACTERS) });
  try {
    return ok(readResult(JSON.parse(text)));
  } catch (error) {
    if (error instanceof Fault) return fail({ message: error.message });
    return fail({ message: texts.faults.noJson((error as Error).message.replaceAll('\n', ' ')) });
  }
}

/** Writes a result as the text of a JSON file. */
export const formatResult = (result: BenchResult): string => `${JSON.stringify(result, undefined, 1)}\n`;

/** A wrong value, with its place. Thrown and caught within this file. */
class Fault extends Error {}

function readResult(value: unknown): BenchResult {
  const all = object(value, texts.faults.file);
  if (all.format !== FORMAT) throw new Fault(texts.faults.format(FORMAT));
  if (all.version !== VERSION) throw new Fault(texts.faults.version(VERSION));
  const place = object(all.place, 'place');
  const made = string(all.made, 'made');
  if (Number.isNaN(Date.parse(made))) throw new Fault(texts.faults.made);
  return {
    format: FORMAT,
    version: VERSION,
    made,
    place: {
      program: string(place.program, 'place.program'),
      system: string(place.system, 'place.system'),
      ...optional('device', place.device, string),
      ...optional('cores', place.cores, positive),
      ...optional('memoryGiB', place.memoryGiB, positive),
    },
    size: word(all.size, 'size', SIZES),
    clock: word(all.clock, 'clock', ['cpu', 'wall'] as const),
    games: list(all.games, 'games', 1, 200, readGame),
  };
}

function readGame(value: unknown, at: string): GameResult {
  const game = object(value, at);
  return {
    variant: string(game.variant, `${at}.variant`),
    name: string(game.name, `${at}.name`),
    signature: whole(game.signature, `${at}.signature`),
    rows: list(game.rows, `${at}.rows`, 1, TASKS.length * BACKENDS.length, readRow),
    differences: list(game.differences, `${at}.differences`, 0, 100, string),
  };
}

function readRow(value: unknown, at: string): SpeedRow {
  const row = object(value, at);
  return {
    task: word(row.task, `${at}.task`, TASKS),
    backend: word(row.backend, `${at}.backend`, BACKENDS),
    depth: whole(row.depth, `${at}.depth`),
    nodes: whole(row.nodes, `${at}.nodes`),
    warmUp: list(row.warmUp, `${at}.warmUp`, 0, 1000, positive),
    times: list(row.times, `${at}.times`, 1, 1000, positive),
  };
}

function object(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Fault(texts.faults.object(at));
}

/** The most characters of a text in a result. */
export const LONGEST_TEXT = 200;

function string(value: unknown, at: string): string {
  if (typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT) return value;
  throw new Fault(texts.faults.text(at, LONGEST_TEXT));
}

function word<T extends string>(value: unknown, at: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new Fault(texts.faults.word(at, known.join(', ')));
  return found;
}

function positive(value: unknown, at: string): number {
  if (typeof value === 'number' && value > 0 && Number.isFinite(value)) return value;
  throw new Fault(texts.faults.positive(at));
}

function whole(value: unknown, at: string): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw new Fault(texts.faults.whole(at));
}

function list<T>(
  value: unknown,
  at: string,
  least: number,
  most: number,
  read: (one: unknown, at: string) => T,
): readonly T[] {
  if (!Array.isArray(value) || value.length < least || value.length > most)
    throw new Fault(texts.faults.list(at, least, most));
  return value.map((one, index) => read(one, `${at}[${index}]`));
}

function optional<K extends string, T>(
  name: K,
  value: unknown,
  read: (one: unknown, at: string) => T,
): { readonly [P in K]?: T } {
  return value === undefined ? {} : ({ [name]: read(value, `place.${name}`) } as { readonly [P in K]?: T });
}

/** Times in a link have this many digits: fewer than the noise leaves certain would be too few, more are of no use. */
const DIGITS = 4;
/** The longest text of a link that is read, in characters. Some programs that send links cut longer ones off. */
export const MOST_LINK = 8000;

/**
 * Packs a result for the end of an address, in letters, digits, `-` and `_`: lists without names, times rounded to four
 * digits. Fails if it is too long: then it can be sent as a file.
 */
export function packResult({ made, place, size, clock, games }: BenchResult): Result<string, ResultError> {
  const { program, system, device = 0, cores = 0, memoryGiB = 0 } = place;
  const short = (time: number) => Number(time.toPrecision(DIGITS));
  const row = ({ task, backend, depth, nodes, warmUp, times }: SpeedRow) => [
    TASKS.indexOf(task),
    BACKENDS.indexOf(backend),
    depth,
    nodes,
    warmUp.map(short),
    times.map(short),
  ];
  const text = JSON.stringify([
    VERSION,
    made,
    [program, system, device, cores, memoryGiB],
    SIZES.indexOf(size),
    clock,
    games.map(({ variant, name, signature, rows, differences }) => [
      variant,
      name,
      signature,
      rows.map(row),
      differences,
    ]),
  ]);
  const code = btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return code.length <= MOST_LINK ? ok(code) : fail({ message: texts.faults.noLink });
}

/** Unpacks what {@link packResult} wrote. The code is not trusted. */
export function unpackResult(code: string): Result<BenchResult, ResultError> {
  if (code.length > MOST_LINK) return fail({ message: texts.faults.longLink(MOST_LINK) });
  if (!/^[\w-]+$/.test(code) || code.length % 4 === 1) return fail({ message: texts.faults.damaged });
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const [version, made, place, size, clock, games] = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    );
    const [program, system, device, cores, memoryGiB] = place;
    const known = { ...(device && { device }), ...(cores && { cores }), ...(memoryGiB && { memoryGiB }) };
    const row = ([task, backend, depth, nodes, warmUp, times]: readonly unknown[]) => ({
      task: TASKS[task as number],
      backend: BACKENDS[backend as number],
      depth,
      nodes,
      warmUp,
      times,
    });
    const game = ([variant, name, signature, rows, differences]: readonly unknown[]) => ({
      variant,
      name,
      signature,
      rows: (rows as unknown[][]).map(row),
      differences,
    });
    return ok(
      readResult({
        format: FORMAT,
        version,
        made,
        place: { program, system, ...known },
        size: SIZES[size],
        clock,
        games: games.map(game),
      }),
    );
  } catch (error) {
    return fail({ message: error instanceof Fault ? texts.faults.damagedAt(error.message) : texts.faults.damaged });
  }
}
