import { formatCommands, oneLine, type PgnGame, type PgnLine, type PgnMove, type PgnNotes } from './pgn.ts';

/** PGN's export form has no line of 80 characters or more. */
const LINE_LENGTH = 79;

/**
 * Writes the games of a PGN file in PGN's export form. `parsePgn` reads back the same games, but refuses tags of more
 * than 50,000 characters. Control characters (line breaks too) in a tag's value or a comment become spaces,
 * and a comment's `}` becomes `)`. Moves are numbered as their `number` says.
 * @throws Error for a tag whose name has other characters than letters, digits and `_`
 */
export const formatPgn = (games: readonly PgnGame[]): string => games.map(formatGame).join('\n');

function formatGame(game: PgnGame): string {
  const lines: string[] = [];
  for (const [name, value] of game.tags) {
    if (!/^\w+$/.test(name)) throw new Error(`'${name}' is no name for a tag: letters, digits and _ only`);
    lines.push(tagLine(name, value));
  }
  lines.push('');
  const text = new MoveText(lines);
  writeMoves(text, game);
  text.word(game.result ?? '*');
  text.end();
  lines.push('');
  return lines.join('\n');
}

const tagLine = (name: string, value: string): string =>
  `[${name} "${value.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&')}"]`;

/**
 * A record with these values for the tags that are `?` in it, such as the names of the players: in each of its games. It takes
 * no rules to read the record.
 * @param record PGN as {@link formatPgn} writes it: a tag has a line of its own, and a `"` in a value is never bare
 */
export const fillTags = (record: string, tags: Readonly<Record<string, string>>): string =>
  record.replace(/^\[(\w+) "\?"\]$/gm, (line, name: string) =>
    Object.hasOwn(tags, name) ? tagLine(name, tags[name]!) : line,
  );

/** The text below the tags, broken into lines. It takes linear time, also for variations deep within each other. */
class MoveText {
  private readonly lines: string[];
  private line = '';
  /** The last word, which a bracket may still close. */
  private pending: string | undefined;
  /** Brackets that open at the next word. */
  private opening = '';

  constructor(lines: string[]) {
    this.lines = lines;
  }

  /** Adds a word, which no line break may cut. */
  word(word: string): void {
    this.flush();
    this.pending = this.opening + word;
    this.opening = '';
  }

  /** Adds words in brackets, which are joined to the first and the last of them. There must be at least one word. */
  enclosed(open: string, close: string, writeWords: () => void): void {
    this.opening += open;
    writeWords();
    this.pending += close;
  }

  end(): void {
    this.flush();
    this.lines.push(this.line);
  }

  private flush(): void {
    const word = this.pending;
    if (word === undefined) return;
    // A line that begins with % is for other programs.
    if (this.line !== '' && this.line.length + 1 + word.length > LINE_LENGTH && !word.startsWith('%')) {
      this.lines.push(this.line);
      this.line = '';
    }
    this.line += this.line === '' ? word : ` ${word}`;
  }
}

function writeMoves(text: MoveText, { comments, moves }: PgnLine<PgnMove>): void {
  for (const comment of comments) writeComment(text, [], comment);
  for (const move of moves) {
    if (move.number !== undefined) text.word(move.number);
    text.word(move.text);
    for (const glyph of move.glyphs) text.word(`$${glyph}`);
    writeNotes(text, move);
    for (const line of move.variations)
      if (line.moves.length > 0) text.enclosed('(', ')', () => writeMoves(text, line));
  }
}

/** Writes a move's commands and comments. The commands and the first comment share their braces. */
function writeNotes(text: MoveText, notes: PgnNotes): void {
  const [first = '', ...others] = notes.comments;
  writeComment(text, formatCommands(notes), first);
  for (const comment of others) writeComment(text, [], comment);
}

/** Writes a comment: first its commands, which no line break may cut, then its text. */
function writeComment(text: MoveText, commands: readonly string[], comment: string): void {
  const plain = oneLine(comment);
  const words = [...commands, ...(plain === '' ? [] : plain.split(' '))];
  if (words.length === 0) return;
  text.enclosed('{', '}', () => {
    for (const word of words) text.word(word);
  });
}
