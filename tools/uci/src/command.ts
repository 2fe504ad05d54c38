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
  /** `fen` absent: the starting position. Texts come with their place in the line. */
  | { readonly kind: 'position'; readonly fen?: Field; readonly moves: readonly Field[] }
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
      return readPosition(line, rest);
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

function readPosition(line: string, [how, ...rest]: readonly Field[]): Result<Command, string> {
  const expected = "'position startpos' or 'position fen <position>', then perhaps 'moves ...'";
  if (how?.text !== 'startpos' && how?.text !== 'fen') return fail(`a position is set by ${expected}`);
  const at = rest.findIndex(({ text }) => text === 'moves');
  const before = at < 0 ? rest : rest.slice(0, at);
  const moves = at < 0 ? [] : rest.slice(at + 1);
  if (how.text === 'startpos')
    return before[0] ? fail(`${place(before[0])}: ${expected}`) : ok({ kind: 'position', moves });
  const [begin, end] = [before[0], before.at(-1)];
  if (!begin || !end) return fail(`there is no position after 'fen'`);
  // Exactly as it stands in the line: what a space too many means is for the variant to say.
  const fen = { text: line.slice(begin.at, end.at + end.text.length), at: begin.at };
  return ok({ kind: 'position', fen, moves });
}
