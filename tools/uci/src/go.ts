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
  /** What was wrong with the line: the least is searched, for whoever asked waits for a move that can be played. */
  readonly wrong?: string;
}

/** A count that is asked for. */
export interface GoPerft {
  readonly kind: 'perft';
  readonly depth: number;
}

/** What limits a search, from 1: depth in actions, nodes, a win in so many turns, milliseconds. */
const MAXIMA = { depth: MAX_DEPTH, nodes: 1e15, mate: MAX_DEPTH, movetime: 1e9 } as const;
/** What a clock may show, in milliseconds; below 0 too. */
const MAX_CLOCK = 2 ** 31;
const CLOCK = ['wtime', 'btime', 'winc', 'binc', 'movestogo'] as const;

const LIMIT_NAMES = Object.keys(MAXIMA) as (keyof typeof MAXIMA)[];
const KEYWORDS: readonly string[] = [...LIMIT_NAMES, ...CLOCK, 'searchmoves', 'infinite', 'ponder'];

/** What is searched where something was wrong. */
export const LEAST = { depth: 1 } as const satisfies Limits;

/** Reads what stands after `go`. Only a wrong perft is a failure: a wrong search is still to be answered by a move. */
export function readGo(words: readonly Field[]): Result<Go | GoPerft, string> {
  if (words[0]?.text === 'perft') {
    const depth = readWhole('perft', words[1], 1, MAX_PERFT);
    if (depth.ok && words[2]) return fail(`${place(words[2])}: perft takes one number and nothing else`);
    return depth.ok ? ok({ kind: 'perft', depth: depth.value }) : depth;
  }
  const go = readSearch(words);
  return ok(go.ok ? go.value : { kind: 'go', limits: LEAST, answers: 'done', wrong: go.error });
}

function readSearch(words: readonly Field[]): Result<Go, string> {
  const limits: { depth?: number; nodes?: number; mate?: number; ms?: number } = {};
  const clocks: { -readonly [Name in keyof Clocks]: Clocks[Name] } = {};
  let only: readonly Field[] | undefined;
  let answers: Go['answers'] = 'done';
  for (let index = 0; index < words.length; ) {
    const word = words[index++]!;
    const limit = LIMIT_NAMES.find((name) => name === word.text);
    const time = CLOCK.find((name) => name === word.text);
    if (word.text === 'infinite' || word.text === 'ponder') {
      answers = word.text === 'infinite' ? 'stop' : 'ponderhit';
    } else if (word.text === 'searchmoves') {
      const from = index;
      while (index < words.length && !KEYWORDS.includes(words[index]!.text)) index++;
      if (index === from) return fail(`${place(word)}: there is no move after searchmoves`);
      only = words.slice(from, index);
    } else if (limit) {
      const value = readWhole(limit, words[index++], 1, MAXIMA[limit]);
      if (!value.ok) return value;
      limits[limit === 'movetime' ? 'ms' : limit] = value.value;
    } else if (time) {
      const value = readWhole(time, words[index++], time === 'movestogo' ? 0 : -MAX_CLOCK, MAX_CLOCK);
      if (!value.ok) return value;
      clocks[time] = value.value;
    } else return fail(`${place(word)}: '${shown(word.text)}' is unknown; go takes ${TAKEN}`);
  }
  const go: Go = { kind: 'go', limits, answers, ...(only && { only }) };
  const [part] = Object.keys(clocks);
  if (part === undefined) return ok(go);
  if (clocks.wtime === undefined && clocks.btime === undefined)
    return fail(`${part} says nothing without wtime or btime`);
  return ok({ ...go, clocks });
}

const TAKEN = `${KEYWORDS.join(', ')}, or perft alone`;

function readWhole(name: string, word: Field | undefined, min: number, max: number): Result<number, string> {
  const value = word && /^-?\d+$/.test(word.text) ? Number(word.text) : Number.NaN;
  if (value >= min && value <= max) return ok(value);
  const found = word ? `${place(word)}: '${shown(word.text)}'` : 'nothing';
  return fail(`${name} needs a whole number from ${min} to ${max}, found ${found}`);
}
