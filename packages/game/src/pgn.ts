import { ok, type Result } from '@kickmate/board';
import { type RecordError, refuseRecord } from './record-error.ts';

/**
 * PGN's syntax, without the rules of any game. Source: "Portable Game Notation Specification and Implementation Guide",
 * Steven J. Edwards, 1994, section 8.
 */

/** A piece of a text, with its place: characters from the start, from 0. */
export interface Located {
  readonly text: string;
  readonly at: number;
}

/** One game of a PGN file. */
export interface PgnGame {
  /** Where it begins. */
  readonly at: number;
  /** By name, in the file's order; the place is that of the value's first character. */
  readonly tags: ReadonlyMap<string, Located>;
  /** The moves of the main line as they are written, without move numbers, comments, glyphs and variations. */
  readonly moves: readonly Located[];
  readonly result: Located & { readonly text: PgnResult };
}

/** How a game ends in PGN. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** What is read: one kind of thing a match, tried in this order. */
const TOKEN = new RegExp(
  [
    /(?<gap>^%[^\n]*|\s+|;[^\n]*|\{[^}]*\}|\$\d+)/,
    /\[\s*(?<name>\w+)\s+"(?<value>(?:[^"\\\n]|\\["\\])*)"\s*\]/,
    /(?<bracket>[()])/,
    /(?<word>[^\s{}()[\];$"]+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'my',
);

/** What is wrong where no token matches, by the character found there. */
const STRAY: Readonly<Record<string, string>> = {
  '{': "this comment is not closed; write '}' at its end",
  '}': "'}' without '{' before it",
  '[': 'this is no tag; a tag is written [Name "value"], with \\" and \\\\ for " and \\ in the value',
  ']': "']' without '[' before it",
  '"': "'\"' outside a tag",
  $: 'a glyph is written $ and a number',
};

/** A game that is being read. */
interface Draft {
  readonly at: number;
  readonly tags: Map<string, Located>;
  readonly moves: Located[];
}

/** How much a PGN file may hold. */
export interface PgnLimits {
  readonly games: number;
  /** Of all games together. */
  readonly moves: number;
}

/**
 * Reads the games of a PGN file. Nothing is checked but PGN's own syntax.
 * @param limits what is more is refused (`size`) as soon as it is met
 */
export function parsePgn(text: string, limits: PgnLimits): Result<readonly PgnGame[], RecordError> {
  const games: PgnGame[] = [];
  let moveCount = 0;
  const variations: number[] = [];
  let draft: Draft | undefined;
  const token = new RegExp(TOKEN);
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const match = token.exec(text);
    if (!match) return refuseRecord(text, 'syntax', at, STRAY[text[at]!] ?? `'${text[at]}' has no meaning here`);
    const { gap, name, value, bracket, word } = match.groups!;
    if (gap !== undefined) continue;
    if (!draft && games.length === limits.games)
      return refuseRecord(text, 'size', at, `more than ${limits.games} games`);
    draft ??= { at, tags: new Map(), moves: [] };

    if (name !== undefined) {
      if (variations.length > 0) return refuseRecord(text, 'syntax', at, 'a tag within a variation');
      if (draft.moves.length > 0) return refuseRecord(text, 'missing', at, `the game before has no result${RESULTS}`);
      if (draft.tags.has(name)) return refuseRecord(text, 'surplus', at, `a second tag ${name} in one game`);
      const valueAt = at + match[0].indexOf('"') + 1;
      draft.tags.set(name, { text: value!.replace(/\\(.)/g, '$1'), at: valueAt });
    } else if (bracket === '(') {
      variations.push(at);
    } else if (bracket === ')') {
      if (variations.pop() === undefined) return refuseRecord(text, 'syntax', at, "')' without '(' before it");
    } else if (variations.length === 0) {
      if (isPgnResult(word!)) {
        games.push({ ...draft, result: { text: word, at } });
        draft = undefined;
        continue;
      }
      const move = moveIn({ text: word!, at });
      if (!move) continue;
      if (++moveCount > limits.moves) return refuseRecord(text, 'size', move.at, `more than ${limits.moves} actions`);
      draft.moves.push(move);
    }
  }
  const open = variations.at(-1);
  if (open !== undefined)
    return refuseRecord(text, 'missing', open, "this variation is not closed; write ')' at its end");
  if (draft) return refuseRecord(text, 'missing', text.length, `the last game has no result${RESULTS}`);
  return ok(games);
}

const RESULTS = '; after its last move write 1-0, 0-1, 1/2-1/2 or *';

const isPgnResult = (word: string): word is PgnResult => /^(1-0|0-1|1\/2-1\/2|\*)$/.test(word);

/** The move of a word, without the number before it; `undefined` if it is but a number or dots. */
function moveIn({ text, at }: Located): Located | undefined {
  const number = /^(\d+\.+|\d+$|\.+$)/.exec(text)?.[0] ?? '';
  const move = text.slice(number.length);
  return move === '' ? undefined : { text: move, at: at + number.length };
}

/** PGN's export form has no line of 80 characters or more. */
const LINE_LENGTH = 79;

/**
 * Writes a game in PGN's export form; `words` are moves, numbers and the result. What a tag value may not hold (line
 * breaks and other control characters) becomes a space. Throws on a tag name that is no word.
 */
export function formatPgn(tags: Iterable<readonly [name: string, value: string]>, words: readonly string[]): string {
  const lines: string[] = [];
  for (const [name, value] of tags) {
    if (!/^\w+$/.test(name)) throw new Error(`'${name}' is no name for a tag: letters, digits and _ only`);
    lines.push(`[${name} "${value.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&')}"]`);
  }
  lines.push('');
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  lines.push(line, '');
  return lines.join('\n');
}
