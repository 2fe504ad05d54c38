import { type Field, fail, ok, type Result } from '@kickmate/board';
import { type Limits, MAX_DEPTH, MAX_PERFT } from '@kickmate/engine';
import type { Clock } from './clock.ts';
import { place, shown } from './shown.ts';

/** A search that is asked for. No limit at all and no clock: until stopped. */
export interface Go {
  readonly kind: 'go';
  readonly limits: Limits;
  readonly clock?: Clock;
  /** Asked for as infinite: its answer waits until it is stopped, even if there is nothing left to search. */
  readonly isHeld: boolean;
  /** What was wrong with the line: the least is searched, for whoever asked waits for a move that can be played. */
  readonly wrong?: string;
}

/** A count that is asked for. */
export interface GoPerft {
  readonly kind: 'perft';
  readonly depth: number;
}

/** What limits a search, from 1: depth in actions, nodes, milliseconds. */
const MAXIMA = { depth: MAX_DEPTH, nodes: 1e15, movetime: 1e9 } as const;
/** What a clock may show, in milliseconds; below 0 too. */
const MAX_CLOCK = 2 ** 31;
const CLOCK = ['wtime', 'btime', 'winc', 'binc', 'movestogo'] as const;

/** Reads what stands after `go`. Only a wrong perft is a failure: a wrong search is still to be answered by a move. */
export function readGo(words: readonly Field[]): Result<Go | GoPerft, string> {
  if (words[0]?.text === 'perft') {
    const depth = readWhole('perft', words[1], 1, MAX_PERFT);
    return depth.ok ? ok({ kind: 'perft', depth: depth.value }) : depth;
  }
  const go = readSearch(words);
  return ok(go.ok ? go.value : { kind: 'go', limits: { depth: 1 }, isHeld: false, wrong: go.error });
}

function readSearch(words: readonly Field[]): Result<Go, string> {
  const limits: { depth?: number; nodes?: number; ms?: number } = {};
  const clock: { -readonly [Name in keyof Clock]: Clock[Name] } = {};
  let isHeld = false;
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (word.text === 'infinite') {
      isHeld = true;
      continue;
    }
    const limit = word.text === 'depth' || word.text === 'nodes' || word.text === 'movetime' ? word.text : undefined;
    const time = CLOCK.find((name) => name === word.text);
    index++;
    if (limit) {
      const value = readWhole(limit, words[index], 1, MAXIMA[limit]);
      if (!value.ok) return value;
      limits[limit === 'movetime' ? 'ms' : limit] = value.value;
    } else if (time) {
      const value = readWhole(time, words[index], time === 'movestogo' ? 0 : -MAX_CLOCK, MAX_CLOCK);
      if (!value.ok) return value;
      clock[time] = value.value;
    } else return fail(`${place(word)}: '${shown(word.text)}' is unknown; go takes ${TAKEN}`);
  }
  const [part] = Object.keys(clock);
  if (part === undefined) return ok({ kind: 'go', limits, isHeld });
  if (clock.wtime === undefined && clock.btime === undefined)
    return fail(`${part} says nothing without wtime or btime`);
  return ok({ kind: 'go', limits, clock, isHeld });
}

const TAKEN = `${Object.keys(MAXIMA).join(', ')}, ${CLOCK.join(', ')}, infinite, or perft alone`;

function readWhole(name: string, word: Field | undefined, min: number, max: number): Result<number, string> {
  const value = word && /^-?\d+$/.test(word.text) ? Number(word.text) : Number.NaN;
  if (value >= min && value <= max) return ok(value);
  const found = word ? `${place(word)}: '${shown(word.text)}'` : 'nothing';
  return fail(`${name} needs a whole number from ${min} to ${max}, found ${found}`);
}
