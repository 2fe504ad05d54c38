import { type Field, fail, ok, type Result } from '@kickmate/board';
import { type Limits, MAX_DEPTH, MAX_PERFT } from '@kickmate/engine';

/** A line of input that was read. */
export type Command =
  | { readonly kind: (typeof SINGLE)[number] | 'empty' }
  /** Without `depth`: the depth of the variant's signature on the backend. */
  | { readonly kind: 'bench'; readonly depth?: number }
  | { readonly kind: 'setoption'; readonly name: string; readonly value: string }
  /** Without `fen`: the starting position. The words have their places in the line. */
  | { readonly kind: 'position'; readonly fen?: readonly Field[]; readonly moves: readonly Field[] }
  /** A `position` line that sets no position, with the reason. */
  | { readonly kind: 'wrong position'; readonly problem: string }
  | Go
  | GoPerft;

/** The commands that are a single word. */
const SINGLE = ['uci', 'isready', 'ucinewgame', 'stop', 'ponderhit', 'quit', 'd', 'eval'] as const;

const LONGER = ['setoption', 'position', 'go', 'bench'];

const KNOWN = [...SINGLE, ...LONGER].join(', ');

const COMMANDS: readonly string[] = [...SINGLE, ...LONGER, 'debug', 'register'];

/** A command, and a sentence about the words before it that are no command. */
type ReadCommand = Command & { readonly skipped?: string };

/**
 * Reads one line. Unknown words before a command are skipped, as UCI demands. An error is a sentence that says what would be
 * right.
 */
export function readCommand(line: string): Result<ReadCommand, string> {
  const words = wordsOf(line);
  const [first] = words;
  if (!first) return ok({ kind: 'empty' });
  const begin = words.findIndex(({ text }) => COMMANDS.includes(text));
  if (begin < 0) return fail(`unknown command '${shorten(first.text)}'; the commands are ${KNOWN}`);
  const read = readFrom(words.slice(begin));
  if (begin === 0 || !read.ok) return read;
  const more = begin > 1 ? ` (and ${begin - 1} more)` : '';
  return ok({ ...read.value, skipped: `'${shorten(first.text)}'${more} is no command, and is skipped` });
}

/** Reads words of which the first one is a command. */
function readFrom([first, ...rest]: readonly Field[]): Result<Command, string> {
  const single = SINGLE.find((word) => word === first?.text);
  if (single) return rest[0] ? fail(`${place(rest[0])}: nothing may follow '${single}'`) : ok({ kind: single });
  switch (first?.text) {
    case 'setoption':
      return readSetOption(rest);
    case 'position':
      return ok(readPosition(rest));
    case 'go':
      return readGo(rest);
    case 'bench':
      return readBench(rest);
    // Both are accepted and have no effect.
    case 'debug':
      return readDebug(rest);
    default:
      return ok({ kind: 'empty' });
  }
}

const wordsOf = (line: string): readonly Field[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, at: index }));

function readSetOption([how, ...rest]: readonly Field[]): Result<Command, string> {
  const texts = rest.map(({ text }) => text);
  const at = texts.indexOf('value');
  const name = (at < 0 ? texts : texts.slice(0, at)).join(' ');
  if (how?.text !== 'name' || name === '') return fail("the form is 'setoption name <name> value <value>'");
  return ok({ kind: 'setoption', name, value: at < 0 ? '' : texts.slice(at + 1).join(' ') });
}

function readBench([depth, more]: readonly Field[]): Result<Command, string> {
  if (more) return fail(`${place(more)}: nothing may follow the depth of bench`);
  if (!depth) return ok({ kind: 'bench' });
  const value = /^\d+$/.test(depth.text) ? Number(depth.text) : Number.NaN;
  if (value >= 1 && value <= MAX_DEPTH) return ok({ kind: 'bench', depth: value });
  return fail(`${place(depth)}: the depth of bench must be a whole number from 1 to ${MAX_DEPTH}`);
}

function readDebug([how, more]: readonly Field[]): Result<Command, string> {
  const isRight = (how?.text === 'on' || how?.text === 'off') && !more;
  return isRight ? ok({ kind: 'empty' }) : fail("the form is 'debug on' or 'debug off'");
}

function readPosition([how, ...rest]: readonly Field[]): Command {
  const expected = "'position startpos' or 'position fen <position>', then perhaps 'moves ...'";
  const refuse = (problem: string): Command => ({ kind: 'wrong position', problem });
  if (how?.text !== 'startpos' && how?.text !== 'fen') return refuse(`the form is ${expected}`);
  const at = rest.findIndex(({ text }) => text === 'moves');
  const before = at < 0 ? rest : rest.slice(0, at);
  const moves = at < 0 ? [] : rest.slice(at + 1);
  if (how.text === 'fen')
    return before[0] ? { kind: 'position', fen: before, moves } : refuse(`there is no position after 'fen'`);
  return before[0] ? refuse(`${place(before[0])}: the form is ${expected}`) : { kind: 'position', moves };
}

/** The players' clocks, with UCI's names and in milliseconds. A time is below 0 when the flag has fallen. */
export interface Clocks {
  readonly wtime?: number;
  readonly btime?: number;
  /** The increments that the clocks get after each turn of their side. */
  readonly winc?: number;
  readonly binc?: number;
  /** The turns for which the time must last; absent or 0: the whole game. */
  readonly movestogo?: number;
}

/** A `go` that searches. Without a limit and without clocks the search runs until it is stopped. */
export interface Go {
  readonly kind: 'go';
  readonly limits: Omit<Limits, 'clock'>;
  readonly clocks?: Clocks;
  /** The only moves to search; absent: all. */
  readonly only?: readonly Field[];
  /**
   * The moment of its answer. `done`: when the search ends. `stop`: only after `stop` (`infinite`). `ponderhit`: only after
   * the expected move has been played; its limits count from then on.
   */
  readonly answers: 'done' | 'stop' | 'ponderhit';
  /**
   * The errors in the line. The rest of it is searched all the same, because the other program waits for a move. If no limit
   * is left, the search is the shortest one ({@link LEAST}).
   */
  readonly complaints?: readonly string[];
}

/** A `go perft`. */
export interface GoPerft {
  readonly kind: 'perft';
  readonly depth: number;
}

/** The largest time and the largest debt of a clock, in milliseconds. */
const MAX_CLOCK = 2 ** 31;

/** The limits of a search: depth in actions, nodes, turns to a win, milliseconds. */
const LIMITS = ['depth', 'nodes', 'mate', 'movetime'] as const;
const CLOCK = ['wtime', 'btime', 'winc', 'binc', 'movestogo'] as const;

type NumberName = (typeof LIMITS)[number] | (typeof CLOCK)[number];

/** The least and the largest value of each number. */
const RANGES: Readonly<Record<NumberName, readonly [min: number, max: number]>> = {
  depth: [1, MAX_DEPTH],
  nodes: [1, 1e15],
  mate: [1, MAX_DEPTH],
  movetime: [1, 1e9],
  wtime: [-MAX_CLOCK, MAX_CLOCK],
  btime: [-MAX_CLOCK, MAX_CLOCK],
  winc: [-MAX_CLOCK, MAX_CLOCK],
  binc: [-MAX_CLOCK, MAX_CLOCK],
  movestogo: [0, MAX_CLOCK],
};

const NUMBER_NAMES: readonly NumberName[] = [...LIMITS, ...CLOCK];
const KEYWORDS: readonly string[] = [...NUMBER_NAMES, 'searchmoves', 'infinite', 'ponder'];

/** The shortest search that gives an answer. */
export const LEAST = { depth: 1 } as const satisfies Limits;

/** Reads the words after `go`. Only a wrong perft is an error: a wrong search is still answered by a move. */
function readGo(words: readonly Field[]): Result<Go | GoPerft, string> {
  return words[0]?.text === 'perft' ? readGoPerft(words) : ok(readGoSearch(words));
}

function readGoPerft([, depth, more]: readonly Field[]): Result<GoPerft, string> {
  const value = wholeOf(depth);
  if (value === undefined || value < 1 || value > MAX_PERFT) return fail(needsNumber('perft', depth, 1, MAX_PERFT));
  if (more) return fail(`${place(more)}: nothing may follow the number of perft`);
  return ok({ kind: 'perft', depth: value });
}

/** A keyword and the words after it, up to the next keyword. Words before the first keyword have none. */
interface Part {
  readonly keyword: Field | undefined;
  readonly rest: readonly Field[];
}

type Complain = (text: string) => void;

function readGoSearch(words: readonly Field[]): Go {
  const complaints: string[] = [];
  const complain: Complain = (text) => void complaints.push(text);
  const parts = partsOf(words);
  noteUnknown(parts, complain);
  const numbers = readNumbers(parts, complain);
  const limits = readLimits(numbers);
  const clocks = readClocks(numbers, complain);
  const only = readOnly(parts, complain);
  const isInfinite = partsWith(parts, 'infinite').length > 0;
  const isPonder = partsWith(parts, 'ponder').length > 0;
  const isLost = complaints.length > 0 && !isInfinite && !clocks && Object.keys(limits).length === 0;
  return {
    kind: 'go',
    limits: isLost ? LEAST : limits,
    answers: isPonder ? 'ponderhit' : isInfinite ? 'stop' : 'done',
    ...(clocks && { clocks }),
    ...(only.length > 0 && { only }),
    ...(complaints.length > 0 && { complaints }),
  };
}

function partsOf(words: readonly Field[]): readonly Part[] {
  const begins = words.flatMap(({ text }, index) => (KEYWORDS.includes(text) ? [index] : []));
  const parts = begins.map((begin, n) => ({ keyword: words[begin], rest: words.slice(begin + 1, begins[n + 1]) }));
  return [{ keyword: undefined, rest: words.slice(0, begins[0]) }, ...parts];
}

const partsWith = (parts: readonly Part[], name: string) => parts.filter(({ keyword }) => keyword?.text === name);

function noteUnknown(parts: readonly Part[], complain: Complain): void {
  const [first, ...others] = parts.flatMap(({ keyword, rest }) => {
    if (keyword?.text === 'searchmoves') return [];
    return NUMBER_NAMES.some((name) => name === keyword?.text) ? rest.slice(1) : rest;
  });
  if (!first) return;
  const more = others.length > 0 ? ` (and ${others.length} words more)` : '';
  complain(`${place(first)}: '${shorten(first.text)}'${more} is unknown and ignored; go takes ${TAKEN}`);
}

const TAKEN = `${KEYWORDS.join(', ')}, or perft alone`;

/** The numbers that can be read. */
function readNumbers(parts: readonly Part[], complain: Complain): ReadonlyMap<NumberName, number> {
  const numbers = new Map<NumberName, number>();
  for (const name of NUMBER_NAMES) {
    const found = partsWith(parts, name);
    const last = found.at(-1);
    if (found.length > 1) complain(`${name} is given ${found.length} times; the last one counts`);
    const value = last && readNumber(name, last.rest[0] ?? nextOf(parts, last), complain);
    if (value !== undefined) numbers.set(name, value);
  }
  return numbers;
}

/** The keyword after a part. */
const nextOf = (parts: readonly Part[], part: Part): Field | undefined => parts[parts.indexOf(part) + 1]?.keyword;

function readNumber(name: NumberName, word: Field | undefined, complain: Complain): number | undefined {
  const [min, max] = RANGES[name];
  const value = wholeOf(word);
  if (!word || value === undefined) {
    complain(needsNumber(name, word, min, max));
    return undefined;
  }
  const held = Math.min(Math.max(value, min), max);
  if (held !== value)
    complain(`${place(word)}: ${name} is from ${min} to ${max}; ${shorten(word.text)} is read as ${held}`);
  return held;
}

function readLimits(numbers: ReadonlyMap<NumberName, number>): Go['limits'] {
  const named = LIMITS.flatMap((name) => {
    const value = numbers.get(name);
    return value === undefined ? [] : [[name === 'movetime' ? 'ms' : name, value]];
  });
  return Object.fromEntries(named);
}

function readClocks(numbers: ReadonlyMap<NumberName, number>, complain: Complain): Clocks | undefined {
  const clocks: Clocks = Object.fromEntries([...numbers].filter(([name]) => CLOCK.some((one) => one === name)));
  const [part] = Object.keys(clocks);
  if (clocks.wtime !== undefined || clocks.btime !== undefined) return clocks;
  if (part !== undefined) complain(`${part} has no effect without wtime or btime`);
  return undefined;
}

function readOnly(parts: readonly Part[], complain: Complain): readonly Field[] {
  const found = partsWith(parts, 'searchmoves');
  const empty = found.find(({ rest }) => rest.length === 0)?.keyword;
  if (empty) complain(`${place(empty)}: searchmoves needs a move`);
  return found.flatMap(({ rest }) => rest);
}

/** The whole number that a word is; `undefined` if it is none. */
const wholeOf = (word: Field | undefined): number | undefined =>
  word && /^-?\d+$/.test(word.text) ? Number(word.text) : undefined;

function needsNumber(name: string, word: Field | undefined, min: number, max: number): string {
  const found = word ? `${place(word)}: '${shorten(word.text)}'` : 'nothing';
  return `${name} needs a whole number from ${min} to ${max}, found ${found}`;
}

/** A wrong word for a message, cut to 40 characters. */
export const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}...` : text);

/** A message of another package with its long words cut: it may repeat the wrong text. */
export const shortenWords = (message: string): string => message.replaceAll(/\S{41,}/g, shorten);

/** A word's place in its line, for messages. */
export const place = (word: { readonly at: number }): string => `character ${word.at + 1}`;
