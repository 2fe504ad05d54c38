import { type Field, fail, ok, type Result } from '@kickmate/board';
import { type Limits, MAX_DEPTH, MAX_PERFT } from '@kickmate/engine';
import type { Clocks } from './clock.ts';
import { place, shown } from './shown.ts';

/** A search that is asked for. No limit at all and no clock: until stopped. */
export interface Go {
  readonly kind: 'go';
  readonly limits: Omit<Limits, 'clock'>;
  readonly clocks?: Clocks;
  /** The moves to which it is confined. */
  readonly only?: readonly Field[];
  /**
   * When it answers, though it may know earlier: `done`, as soon as it knows; `stop`, when told to stop (`infinite`);
   * `ponderhit`, when the other side has played what was expected, and only then its limits count.
   */
  readonly answers: 'done' | 'stop' | 'ponderhit';
  /**
   * What was wrong with the line. What is left of it is searched, for whoever asked waits for a move that can be
   * played; the least, where nothing is left that limits it.
   */
  readonly complaints?: readonly string[];
}

/** A count that is asked for. */
export interface GoPerft {
  readonly kind: 'perft';
  readonly depth: number;
}

/** What a clock may show, in milliseconds; below 0 too. */
const MAX_CLOCK = 2 ** 31;

/** What limits a search: depth in actions, nodes, a win in so many turns, milliseconds. */
const LIMITS = ['depth', 'nodes', 'mate', 'movetime'] as const;
const CLOCK = ['wtime', 'btime', 'winc', 'binc', 'movestogo'] as const;

type NumberName = (typeof LIMITS)[number] | (typeof CLOCK)[number];

/** The least and the largest that counts. */
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

/** What is searched where nothing is said that could be searched. */
export const LEAST = { depth: 1 } as const satisfies Limits;

/** Reads what stands after `go`. Only a wrong perft is a failure: a wrong search is still to be answered by a move. */
export function readGo(words: readonly Field[]): Result<Go | GoPerft, string> {
  return words[0]?.text === 'perft' ? readPerft(words) : ok(readSearch(words));
}

function readPerft([, depth, more]: readonly Field[]): Result<GoPerft, string> {
  const value = wholeOf(depth);
  if (value === undefined || value < 1 || value > MAX_PERFT) return fail(wanting('perft', depth, 1, MAX_PERFT));
  if (more) return fail(`${place(more)}: perft takes one number and nothing else`);
  return ok({ kind: 'perft', depth: value });
}

/** A keyword and what stands behind it, up to the next one. Words before the first keyword have none. */
interface Part {
  readonly keyword: Field | undefined;
  readonly rest: readonly Field[];
}

type Complain = (text: string) => void;

function readSearch(words: readonly Field[]): Go {
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
  complain(`${place(first)}: '${shown(first.text)}'${more} is unknown and passed over; go takes ${TAKEN}`);
}

const TAKEN = `${KEYWORDS.join(', ')}, or perft alone`;

/** The numbers that can be read. */
function readNumbers(parts: readonly Part[], complain: Complain): ReadonlyMap<NumberName, number> {
  const numbers = new Map<NumberName, number>();
  for (const name of NUMBER_NAMES) {
    const found = partsWith(parts, name);
    const last = found.at(-1);
    if (found.length > 1) complain(`${name} is there ${found.length} times; the last counts`);
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
    complain(wanting(name, word, min, max));
    return undefined;
  }
  const held = Math.min(Math.max(value, min), max);
  if (held !== value)
    complain(`${place(word)}: ${name} is from ${min} to ${max}, so ${shown(word.text)} is read as ${held}`);
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
  if (part !== undefined) complain(`${part} says nothing without wtime or btime`);
  return undefined;
}

function readOnly(parts: readonly Part[], complain: Complain): readonly Field[] {
  const found = partsWith(parts, 'searchmoves');
  const empty = found.find(({ rest }) => rest.length === 0)?.keyword;
  if (empty) complain(`${place(empty)}: there is no move after searchmoves`);
  return found.flatMap(({ rest }) => rest);
}

/** A whole number; `undefined` if the word is none. */
const wholeOf = (word: Field | undefined): number | undefined =>
  word && /^-?\d+$/.test(word.text) ? Number(word.text) : undefined;

function wanting(name: string, word: Field | undefined, min: number, max: number): string {
  const found = word ? `${place(word)}: '${shown(word.text)}'` : 'nothing';
  return `${name} needs a whole number from ${min} to ${max}, found ${found}`;
}
