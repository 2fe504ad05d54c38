import { type PgnResult, type PgnSpan, parsePgnResult } from './pgn.ts';
import { anyOf, BRACKET, REMARK, TAG, unescaped, WORD } from './pgn-token.ts';

/** Where a game of a file stands, and what can be said of it without reading its moves. */
export interface PgnOutline extends PgnSpan {
  readonly tags: ReadonlyMap<string, string>;
  /** As it stands behind the moves; `undefined` if nothing does. */
  readonly result: PgnResult | undefined;
}

/** What may hold anything, and ends nothing. A comment that is not closed goes on to the end: that is looked for once. */
const ASIDE = [/^%[^\n]*/, REMARK, /\{[^}]*\}?/];
/** A word that may be a result: with nothing before it but a move's number, and nothing behind it. */
const RESULT = /(?<![^\s{}()[\];$".…])(?<word>(?:[01½]|1\/2)[-‐-–−](?:[01½]|1\/2)|\*)(?![^\s{}()[\];$"])/;

/** What counts before a game's first move, and behind it: there words are not looked at, and that makes it fast. */
const HEAD = anyOf([...ASIDE, TAG, BRACKET, WORD], 'mg');
const MOVES = anyOf([...ASIDE, TAG, BRACKET, RESULT], 'mg');

/**
 * The games of a PGN file, one after the other, many times faster than `parsePgn` reads them, and without taking memory
 * for those that are passed by: to choose from a large file. A file that is well written is cut as `parsePgn` does.
 */
export function* outlinePgn(text: string): Generator<PgnOutline> {
  const [head, moves] = [new RegExp(HEAD), new RegExp(MOVES)];
  let begin = 0;
  let at = 0;
  let tags = new Map<string, string>();
  let hasMoves = false;
  let depth = 0;

  function cut(end: number, result: PgnResult | undefined): PgnOutline {
    const outline = { begin, end, tags, result };
    [begin, tags, hasMoves] = [end, new Map<string, string>(), false];
    return outline;
  }

  for (;;) {
    const pattern: RegExp = hasMoves ? moves : head;
    pattern.lastIndex = at;
    const match: RegExpExecArray | null = pattern.exec(text);
    if (!match) break;
    at = pattern.lastIndex;
    const { name, value, bracket, word } = match.groups!;
    if (name !== undefined) {
      // A tag behind moves begins the next game.
      if (hasMoves && depth === 0) yield cut(match.index, undefined);
      tags.set(name, unescaped(value!));
    } else if (bracket !== undefined) {
      depth = Math.max(0, depth + (bracket === '(' ? 1 : -1));
    } else if (word !== undefined && depth === 0) {
      const result = parsePgnResult(word);
      if (result) yield cut(at, result);
      else hasMoves ||= !/^[\d.…]*$/.test(word);
    }
  }
  if (hasMoves || tags.size > 0) yield cut(text.length, undefined);
}
