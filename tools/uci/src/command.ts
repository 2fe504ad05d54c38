import { type Field, fail, ok, type Result } from '@kickmate/board';
import { MAX_DEPTH } from '@kickmate/engine';
import { type Go, type GoPerft, readGo } from './go.ts';
import { place, shown } from './shown.ts';

/** A line of input, understood. */
export type Command =
  | { readonly kind: (typeof SINGLE)[number] | 'empty' }
  /** `depth` absent: as the backend can. */
  | { readonly kind: 'bench'; readonly depth?: number }
  | { readonly kind: 'setoption'; readonly name: string; readonly value: string }
  /** `fen` absent: the starting position. Words come with their place in the line. */
  | { readonly kind: 'position'; readonly fen?: readonly Field[]; readonly moves: readonly Field[] }
  /** A `position` that makes no sense, and why. */
  | { readonly kind: 'no position'; readonly wrong: string }
  | Go
  | GoPerft;

/** The commands that are a single word. */
const SINGLE = ['uci', 'isready', 'ucinewgame', 'stop', 'ponderhit', 'quit', 'd', 'eval'] as const;

const KNOWN = [...SINGLE, 'setoption', 'position', 'go', 'bench'].join(', ');

/** Reads one line. A failure is a sentence that says what would be right. */
export function readCommand(line: string): Result<Command, string> {
  const words = wordsOf(line);
  const [first, ...rest] = words;
  if (!first) return ok({ kind: 'empty' });
  const single = SINGLE.find((word) => word === first.text);
  if (single) return rest[0] ? fail(`${place(rest[0])}: '${single}' takes nothing after it`) : ok({ kind: single });
  switch (first.text) {
    case 'setoption':
      return readSetOption(rest);
    case 'position':
      return ok(readPosition(rest));
    case 'go':
      return readGo(rest);
    case 'bench':
      return readBench(rest);
    // Nothing is registered here, and nothing more is said when debugging.
    case 'register':
      return ok({ kind: 'empty' });
    case 'debug':
      return readDebug(rest);
    default:
      return fail(`unknown command '${shown(first.text)}': there are ${KNOWN}`);
  }
}

const wordsOf = (line: string): readonly Field[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, at: index }));

function readSetOption([how, ...rest]: readonly Field[]): Result<Command, string> {
  const texts = rest.map(({ text }) => text);
  const at = texts.indexOf('value');
  const name = (at < 0 ? texts : texts.slice(0, at)).join(' ');
  if (how?.text !== 'name' || name === '') return fail("an option is set by 'setoption name <name> value <value>'");
  return ok({ kind: 'setoption', name, value: at < 0 ? '' : texts.slice(at + 1).join(' ') });
}

function readBench([depth, more]: readonly Field[]): Result<Command, string> {
  if (more) return fail(`${place(more)}: bench takes a depth and nothing else`);
  if (!depth) return ok({ kind: 'bench' });
  const value = /^\d+$/.test(depth.text) ? Number(depth.text) : Number.NaN;
  if (value >= 1 && value <= MAX_DEPTH) return ok({ kind: 'bench', depth: value });
  return fail(`${place(depth)}: the depth of bench is a whole number from 1 to ${MAX_DEPTH}`);
}

function readDebug([how, more]: readonly Field[]): Result<Command, string> {
  const isRight = (how?.text === 'on' || how?.text === 'off') && !more;
  return isRight ? ok({ kind: 'empty' }) : fail("it is 'debug on' or 'debug off'");
}

function readPosition([how, ...rest]: readonly Field[]): Command {
  const expected = "'position startpos' or 'position fen <position>', then perhaps 'moves ...'";
  const refuse = (wrong: string): Command => ({ kind: 'no position', wrong });
  if (how?.text !== 'startpos' && how?.text !== 'fen') return refuse(`a position is set by ${expected}`);
  const at = rest.findIndex(({ text }) => text === 'moves');
  const before = at < 0 ? rest : rest.slice(0, at);
  const moves = at < 0 ? [] : rest.slice(at + 1);
  if (how.text === 'fen')
    return before[0] ? { kind: 'position', fen: before, moves } : refuse(`there is no position after 'fen'`);
  return before[0] ? refuse(`${place(before[0])}: ${expected}`) : { kind: 'position', moves };
}
