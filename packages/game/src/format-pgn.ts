import type { PgnGame, PgnLine, PgnMove, PgnNotes } from './pgn.ts';
import { formatCommands, oneLine } from './pgn-comment.ts';

/** PGN's export form has no line of 80 characters or more. */
const LINE_LENGTH = 79;

/**
 * Writes the games of a PGN file in PGN's export form: `parsePgn` reads back the same, but for tags of more than
 * 50,000 characters. What a tag's value or a comment may not hold (line breaks and other control characters) becomes a
 * space, and a comment's `}` becomes `)`. Moves have the numbers that they bring.
 * @throws Error for a tag whose name is not made of letters, digits and `_`
 */
export const formatPgn = (games: readonly PgnGame[]): string => games.map(formatGame).join('\n');

function formatGame(game: PgnGame): string {
  const lines: string[] = [];
  for (const [name, value] of game.tags) {
    if (!/^\w+$/.test(name)) throw new Error(`'${name}' is no name for a tag: letters, digits and _ only`);
    lines.push(`[${name} "${value.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&')}"]`);
  }
  lines.push('');
  let line = '';
  for (const word of [...wordsOf(game), game.result ?? '*']) {
    // A line that begins with % is for other programs.
    if (line !== '' && line.length + 1 + word.length > LINE_LENGTH && !word.startsWith('%')) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  lines.push(line, '');
  return lines.join('\n');
}

/** What may not be torn apart at a line's end. */
type Words = readonly string[];

const wordsOf = ({ comments, moves }: PgnLine<PgnMove>): Words => [
  ...comments.flatMap((text) => commentWords([text])),
  ...moves.flatMap((move) => [
    ...(move.number === undefined ? [] : [move.number]),
    move.text,
    ...move.glyphs.map((glyph) => `$${glyph}`),
    ...noteWords(move),
    ...move.variations.filter((line) => line.moves.length > 0).flatMap((line) => enclosed('(', wordsOf(line), ')')),
  ]),
];

/** The commands and the first comment share their braces. */
function noteWords(notes: PgnNotes): Words {
  const [first = '', ...others] = notes.comments;
  return [[...formatCommands(notes), first], ...others.map((text) => [text])].flatMap(commentWords);
}

/** A comment of commands, which stay whole, and of text, which is last. */
function commentWords(parts: Words): Words {
  const text = oneLine(parts.at(-1)!);
  const words = [...parts.slice(0, -1), ...(text === '' ? [] : text.split(' '))];
  return words.length > 0 ? enclosed('{', words, '}') : [];
}

const enclosed = (open: string, words: Words, close: string): Words =>
  words.map((word, index) => (index === 0 ? open : '') + word + (index === words.length - 1 ? close : ''));
