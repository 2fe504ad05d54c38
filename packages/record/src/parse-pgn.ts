import { ok, quoted, type Result } from '@kickmate/board';
import {
  MAX_VARIATION_DEPTH,
  oneLine,
  type PgnGame,
  type PgnMove,
  type PgnResult,
  type PgnSpan,
  parseComment,
  parsePgnResult,
} from './pgn.ts';
import { placesIn, type RecordError, refuseRecord, type TextPlace } from './record-error.ts';
import { texts } from './texts.ts';

// Patterns for the parts of a PGN text. They are used with the flag m, so that ^ is a line's start.

/** Spaces, or a line that begins with `%`, which is for other programs. */
const GAP = /(?<gap>^%[^\n]*|\s+)/;
const REMARK = /;(?<remark>[^\n]*)/;
const COMMENT = /\{(?<comment>[^}]*)\}/;
const GLYPH = /\$(?<glyph>\d+)/;
/** The value's length is limited, because each character takes a place on the pattern's stack, which can overflow. */
const TAG = /\[\s*(?<name>\w+)\s+"(?<value>(?:[^"\\\n]|\\.){0,50000})"\s*\]/;
const BRACKET = /(?<bracket>[()])/;
const NUMBER = /(?<number>\d+[.…]+|[.…]+)/;
const WORD = /(?<word>[^\s{}()[\];$"]+)/;

/** A pattern that matches any of these, tried in this order. */
const anyOf = (patterns: readonly RegExp[], flags: string): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);

/** A tag's value without its escapes. */
const unescaped = (value: string): string => value.replace(/\\(["\\])/g, '$1');

/** Limits on the size of a PGN file. */
export interface PgnLimits {
  readonly games: number;
  /** In all games together, variations included. */
  readonly moves: number;
}

/** Matches one token; exactly one of the named groups is then defined. */
const TOKEN = anyOf([GAP, REMARK, COMMENT, GLYPH, TAG, BRACKET, NUMBER, WORD], 'my');

/** The glyphs for signs after a move that judge the move. */
const OPINIONS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 };

/** The glyphs for signs after a move that judge the position. A sign that ends in another one comes before it. */
const VERDICTS: readonly (readonly [sign: string, glyph: number])[] = [
  ['+/=', 14],
  ['=/+', 15],
  ['+/-', 16],
  ['-/+', 17],
  ['+=', 14],
  ['=+', 15],
  ['+-', 18],
  ['-+', 19],
  ['=', 10],
  ['∞', 13],
  ['⩲', 14],
  ['⩱', 15],
  ['±', 16],
  ['∓', 17],
];
const LONGEST_VERDICT = 3;

/** Words after a move that add nothing to it. */
const EN_PASSANT_REMARKS: readonly string[] = ['e.p.', 'ep', 'e.p'];

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

/** A line of moves that is being read. */
interface DraftLine {
  /** The place of its opening bracket, or of the game's start. */
  readonly begin: TextPlace;
  readonly comments: string[];
  /** The glyphs before the first move, which belong to it. */
  readonly glyphs: number[];
  readonly moves: Mutable<PgnMove>[];
  /** The number before the next move, as it is written. */
  number: string;
}

/** A game that is being read. */
interface DraftGame {
  readonly tags: Map<string, string>;
  readonly tagPlaces: Map<string, TextPlace>;
  /** The main line and, one within the other, the variations that are still open. */
  readonly lines: [DraftLine, ...DraftLine[]];
}

/**
 * Reads the games of a PGN file. It checks only the syntax of PGN. The result of a game may be missing.
 * @param limits a larger file is refused (`size`), with the place at which it passes the limit; no limits if absent
 * @param span the part of the text that is read, whole games; all of it if absent
 */
export function parsePgn(
  text: string,
  limits: Partial<PgnLimits> = {},
  { begin, end }: PgnSpan = wholeOf(text),
): Result<readonly PgnGame[], RecordError> {
  const { games: mostGames = Number.POSITIVE_INFINITY, moves: mostMoves = Number.POSITIVE_INFINITY } = limits;
  const games: PgnGame[] = [];
  const placeOf = placesIn(text);
  const { stray, noMeaning } = texts.pgn;
  let moveCount = 0;
  /** Comments before the first token of a game. */
  let heading: string[] = [];
  let draft: DraftGame | undefined;
  const token = new RegExp(TOKEN);
  token.lastIndex = begin;

  while (token.lastIndex < end) {
    const at = token.lastIndex;
    const match = token.exec(text);
    if (!match) return refuseRecord(placeOf(at), 'syntax', stray[text[at]!] ?? noMeaning(quoted(text[at]!)));
    const { gap, remark, comment = remark, glyph, name, value, bracket, number, word } = match.groups!;
    if (gap !== undefined) continue;
    const place = placeOf(at);

    // 1. A comment, which may stand outside of a game.
    if (comment !== undefined) {
      if (draft) addComment(draft.lines.at(-1)!, comment);
      else heading.push(comment);
      continue;
    }

    // 2. A tag after moves begins the next game.
    if (name !== undefined && draft && draft.lines.length === 1 && draft.lines[0].moves.length > 0) {
      games.push(finish(draft, undefined, place));
      draft = undefined;
    }
    if (!draft) {
      if (games.length >= mostGames) return refuseRecord(place, 'size', texts.pgn.manyGames(mostGames));
      draft = { tags: new Map(), tagPlaces: new Map(), lines: [newLine(place)] };
      for (const one of heading) addComment(draft.lines[0], one);
      heading = [];
    }
    const { lines } = draft;
    const line = lines.at(-1)!;

    // 3. The parts of a game.
    if (name !== undefined) {
      if (lines.length > 1) return refuseRecord(place, 'syntax', texts.pgn.tagInVariation);
      if (draft.tags.has(name)) return refuseRecord(place, 'surplus', texts.pgn.secondTag(name));
      draft.tags.set(name, unescaped(value!));
      draft.tagPlaces.set(name, placeOf(at + match[0].indexOf('"') + 1));
    } else if (glyph !== undefined) {
      if (!(Number(glyph) <= 255)) return refuseRecord(place, 'syntax', texts.pgn.glyphRange);
      addGlyphs(line, [Number(glyph)]);
    } else if (bracket === '(') {
      if (lines.length > MAX_VARIATION_DEPTH)
        return refuseRecord(place, 'size', texts.pgn.manyVariations(MAX_VARIATION_DEPTH));
      if (line.moves.length === 0) return refuseRecord(place, 'syntax', texts.pgn.noMoveBefore);
      lines.push(newLine(place));
    } else if (bracket === ')') {
      if (lines.length === 1) return refuseRecord(place, 'syntax', texts.pgn.notOpened);
      lines.pop();
      addVariation(lines.at(-1)!, line);
    } else if (number !== undefined) {
      addNumber(line, number);
    } else {
      const { bare, glyphs } = withoutSigns(word!);
      const result = parsePgnResult(bare);
      if (result) {
        // A result within a variation is not that of the game.
        if (lines.length > 1) continue;
        games.push(finish(draft, result, place));
        draft = undefined;
      } else if (/^\d+$/.test(bare)) {
        addNumber(line, bare);
      } else if (bare === '') {
        addGlyphs(line, glyphs);
      } else if (bare.startsWith('%')) {
        return refuseRecord(place, 'syntax', texts.pgn.percent);
      } else if (!EN_PASSANT_REMARKS.includes(bare)) {
        if (++moveCount > mostMoves) return refuseRecord(place, 'size', texts.pgn.manyActions(mostMoves));
        addMove(line, bare, glyphs, place);
      }
    }
  }

  if (draft && draft.lines.length > 1) return refuseRecord(draft.lines.at(-1)!.begin, 'missing', texts.pgn.notClosed);
  if (draft) games.push(finish(draft, undefined, placeOf(end)));
  return ok(games);
}

/** A text as a span of itself. */
export const wholeOf = ({ length }: string): PgnSpan => ({ begin: 0, end: length });

const newLine = (begin: TextPlace): DraftLine => ({ begin, comments: [], glyphs: [], moves: [], number: '' });

const finish = ({ tags, tagPlaces, lines }: DraftGame, result: PgnGame['result'], place: TextPlace): PgnGame => ({
  tags,
  comments: lines[0].comments,
  moves: lines[0].moves,
  result,
  places: { begin: lines[0].begin, tags: tagPlaces, result: place },
});

/** Adds a comment to the line's last move, or, before the first move, to the line. */
function addComment(line: DraftLine, comment: string): void {
  const move = line.moves.at(-1);
  const { text, ...commands } = move ? parseComment(comment) : { text: oneLine(comment) };
  if (move) Object.assign(move, commands);
  if (text !== '') (move ?? line).comments.push(text);
}

/** Adds glyphs to the line's last move, or, before the first move, to that one. */
function addGlyphs(line: DraftLine, glyphs: readonly number[]): void {
  (line.moves.at(-1) ?? line).glyphs.push(...glyphs);
}

/** Adds a variation to the move that it replaces. One without moves only comments on that move. */
function addVariation(line: DraftLine, { comments, glyphs, moves }: DraftLine): void {
  const instead = line.moves.at(-1)!;
  if (moves.length > 0) {
    instead.variations.push({ comments, moves });
    return;
  }
  for (const comment of comments) instead.comments.push(comment);
  for (const glyph of glyphs) instead.glyphs.push(glyph);
}

/** Adds a part to the number before the next move: `8 ...` has two. */
function addNumber(line: DraftLine, number: string): void {
  line.number = /^\d/.test(number) ? number : line.number + number;
}

/** A word without the signs at its end, and the glyphs for which they stand: `Nf3!+-`. */
function withoutSigns(word: string): { readonly bare: string; readonly glyphs: readonly number[] } {
  const last = withoutOpinion(word, word.length);
  const verdict = withoutVerdict(word, last.end);
  const first = withoutOpinion(word, verdict.end);
  const glyphs = [first, verdict, last].flatMap(({ glyph }) => glyph ?? []);
  return { bare: word.slice(0, first.end), glyphs };
}

/** The end of a word without its last sign, and the glyph for which that sign stands, if there is one. */
interface Unsigned {
  readonly end: number;
  readonly glyph?: number | undefined;
}

function withoutOpinion(word: string, end: number): Unsigned {
  let begin = end;
  while (word[begin - 1] === '!' || word[begin - 1] === '?') begin--;
  return { end: begin, glyph: OPINIONS[word.slice(begin, Math.min(begin + 2, end))] };
}

function withoutVerdict(word: string, end: number): Unsigned {
  const tail = word.slice(Math.max(0, end - LONGEST_VERDICT), end).replace(/[‐-–−]/g, '-');
  const [sign = '', glyph] = VERDICTS.find(([one]) => tail.endsWith(one)) ?? [];
  return { end: end - sign.length, glyph };
}

function addMove(line: DraftLine, text: string, glyphs: readonly number[], place: TextPlace): void {
  const number = numberOf(line.number);
  line.moves.push({
    text,
    ...(number !== '' && { number }),
    glyphs: [...line.glyphs.splice(0), ...glyphs],
    comments: [],
    variations: [],
    place,
  });
  line.number = '';
}

/** The usual form (`8.`, `8...`) of a move number that may be written otherwise: `8`, `8.`, `8....`, `...`. */
function numberOf(written: string): string {
  const digits = /\d*/.exec(written)![0];
  const dots = written.length - digits.length;
  return digits === '' ? '' : `${digits}${dots > 1 || written.endsWith('…') ? '...' : '.'}`;
}

/** A game's place in a file, with what is known of it without reading its moves. */
export interface PgnOutline extends PgnSpan {
  readonly tags: ReadonlyMap<string, string>;
  /** The result as it is written after the moves; `undefined` if there is none. */
  readonly result: PgnResult | undefined;
}

/**
 * Comments and lines for other programs, which may hold any text. An unclosed comment goes on to the file's end, which keeps
 * the time linear.
 */
const ASIDE = [/^%[^\n]*/, REMARK, /\{[^}]*\}?/];
/** A word that may be a result. A move number may stand before it without a space. */
const RESULT = /(?<![^\s{}()[\];$".…])(?<word>(?:[01½]|1\/2)[-‐-–−](?:[01½]|1\/2)|\*)(?![^\s{}()[\];$"])/;

/** The tokens that matter before a game's first move and after it. Other words are skipped there, for speed. */
const HEAD = anyOf([...ASIDE, TAG, BRACKET, WORD], 'mg');
const MOVES = anyOf([...ASIDE, TAG, BRACKET, RESULT], 'mg');

/**
 * Lists the games of a PGN file one by one, many times faster than `parsePgn` reads them and without memory for their
 * moves: to choose a game from a large file. In a file without faults, games begin and end where they do for `parsePgn`.
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
      // A tag after moves begins the next game.
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
