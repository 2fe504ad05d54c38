import type { TextPlace } from './record-error.ts';
import { texts } from './texts.ts';

/**
 * The contents of a PGN file, without the rules of any game; `parsePgn` and `formatPgn` read and write it. Sources: "Portable
 * Game Notation Specification and Implementation Guide", Steven J. Edwards, 1994, section 8, and its supplement of 2001
 * for the commands in comments.
 */

/** The result of a game in PGN. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** An engine's evaluation of a position, from White's side. */
export type PgnEvaluation =
  /** Hundredths of a pawn, a whole number. */
  | { readonly centipawns: number; readonly depth?: number }
  /** White mates in this number of moves; negative: Black does. */
  | { readonly mate: number; readonly depth?: number };

/** A sign that judges a move or a position, and the number of its glyph (NAG). */
export interface PgnSign {
  readonly glyph: number;
  readonly sign: string;
  /** `move`: it judges the move; `position`: it judges the position after the move. A move has at most one of each. */
  readonly judges: 'move' | 'position';
  /** The meaning for people, in small letters: "good move". */
  readonly meaning: string;
}

const sign = (glyph: keyof typeof texts.signs, written: string, judges: PgnSign['judges']): PgnSign => ({
  glyph,
  sign: written,
  judges,
  get meaning() {
    return texts.signs[glyph];
  },
});

/** The signs that people choose from, in the order in which they are shown. A file may have glyphs without a sign. */
export const PGN_SIGNS: readonly PgnSign[] = [
  sign(3, '!!', 'move'),
  sign(1, '!', 'move'),
  sign(5, '!?', 'move'),
  sign(6, '?!', 'move'),
  sign(2, '?', 'move'),
  sign(4, '??', 'move'),
  sign(18, '+−', 'position'),
  sign(16, '±', 'position'),
  sign(14, '+=', 'position'),
  sign(10, '=', 'position'),
  sign(13, '∞', 'position'),
  sign(15, '=+', 'position'),
  sign(17, '∓', 'position'),
  sign(19, '−+', 'position'),
];

/** The known signs among these glyphs, first the one that judges the move. */
export const signsOf = (glyphs: readonly number[]): readonly PgnSign[] =>
  PGN_SIGNS.filter(({ glyph }) => glyphs.includes(glyph));

/**
 * The glyphs after a person chose a sign: it replaces the other signs that judge the same thing; chosen again it disappears.
 * Glyphs without a sign stay.
 */
export function toggleSign(glyphs: readonly number[], { glyph, judges }: PgnSign): readonly number[] {
  const others = glyphs.filter((one) => PGN_SIGNS.find((sign) => sign.glyph === one)?.judges !== judges);
  return glyphs.includes(glyph) ? others : [...others, glyph];
}

/** The notes on a move in a file. */
export interface PgnNotes {
  /** Numbers of glyphs (NAG), 0-255: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!` and so on. */
  readonly glyphs: readonly number[];
  /** The comments, each without `}`, line breaks, double spaces, and the commands that the other fields hold. */
  readonly comments: readonly string[];
  /** The time on the mover's clock after the move, in milliseconds: `[%clk 0:05:00]`. */
  readonly clock?: number;
  /** The time that the move took, in milliseconds: `[%emt 0:00:05]`. */
  readonly elapsed?: number;
  /** `[%eval 0.25]`, `[%eval #-3,20]`. */
  readonly evaluation?: PgnEvaluation;
}

/** The notes on a move that has none. */
export const NO_NOTES: PgnNotes = { glyphs: [], comments: [] };

/** Moves that follow each other. */
export interface PgnLine<M> {
  /** Comments before the first move. Their commands stay text. */
  readonly comments: readonly string[];
  readonly moves: readonly M[];
}

/** A move as it is written. */
export interface PgnMove extends PgnNotes {
  /** The move without number and glyphs: `Nf3`. */
  readonly text: string;
  /** The move number before it: `12.` or `12...`; absent if none is written. */
  readonly number?: string;
  /** The lines that could have been played instead of it. */
  readonly variations: readonly PgnLine<PgnMove>[];
  /** Its place in the text, if it comes from one. */
  readonly place?: TextPlace;
}

/** A part of a text, in characters from its start. */
export interface PgnSpan {
  readonly begin: number;
  readonly end: number;
}

/** One game of a file. */
export interface PgnGame extends PgnLine<PgnMove> {
  /** The tags' values by name, in the file's order. */
  readonly tags: ReadonlyMap<string, string>;
  /** The result after the moves; `undefined` if there is none. */
  readonly result: PgnResult | undefined;
  /** The places of its parts in the text, if it comes from one. */
  readonly places?: PgnPlaces;
}

/** The places of a game's parts in its text. */
export interface PgnPlaces {
  readonly begin: TextPlace;
  /** The places of the tags' values, by name. */
  readonly tags: ReadonlyMap<string, TextPlace>;
  /** The result's place, or the place at which it is missing. */
  readonly result: TextPlace;
}

/** The most variations within each other that the reader accepts. */
export const MAX_VARIATION_DEPTH = 100;

const RESULTS: readonly PgnResult[] = ['1-0', '0-1', '1/2-1/2', '*'];

/** Reads a game's result, also as web sites write it (`½-½`, `1–0`); `undefined` for any other word. */
export function parsePgnResult(word: string): PgnResult | undefined {
  const plain = word.replaceAll('½', '1/2').replace(/[‐-–−]/, '-');
  return RESULTS.find((result) => result === plain);
}

/** A command in a comment: `[%clk 0:05:00]`. Its length is limited; a longer one stays text. */
const COMMAND = /\[%(clk|emt|eval)\s{1,9}([^\s[\]]{1,30})\s{0,9}\]/g;

/** The values of a comment's commands. */
type PgnCommands = Pick<PgnNotes, 'clock' | 'elapsed' | 'evaluation'>;

/** A comment's text, and the values of its commands. */
export type PgnComment = PgnCommands & { readonly text: string };

/** Reads the text of a comment, between `{` and `}` or after `;`. Of several commands of a kind the last one counts. */
export function parseComment(comment: string): PgnComment {
  let clock: number | undefined;
  let elapsed: number | undefined;
  let evaluation: PgnEvaluation | undefined;
  const text = comment.replace(COMMAND, (whole, name: string, value: string) => {
    const read = name === 'eval' ? parseEvaluation(value) : parseClock(value);
    if (read === undefined) return whole;
    if (typeof read !== 'number') evaluation = read;
    else if (name === 'clk') clock = read;
    else elapsed = read;
    return ' ';
  });
  return {
    text: oneLine(text),
    ...(clock !== undefined && { clock }),
    ...(elapsed !== undefined && { elapsed }),
    ...(evaluation && { evaluation }),
  };
}

/** A comment's text on one line, and without `}`, which would end it. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('}', ')')
    .trim();

/** The commands of a move's comment, in the order in which they are written. */
export function formatCommands({ clock, elapsed, evaluation }: PgnCommands): readonly string[] {
  return [
    ...(evaluation ? [`[%eval ${formatEvaluation(evaluation)}]`] : []),
    ...(clock === undefined ? [] : [`[%clk ${formatClock(clock)}]`]),
    ...(elapsed === undefined ? [] : [`[%emt ${formatClock(elapsed)}]`]),
  ];
}

function parseClock(text: string): number | undefined {
  const [, hours, minutes, seconds] = /^(\d{1,5}):([0-5]?\d):([0-5]?\d(?:\.\d{1,9})?)$/.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
}

/** Milliseconds as `h:mm:ss`, with as many decimals as are needed. */
function formatClock(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [whole, decimals] = formatSeconds(ms - minutes * 60_000).split('.');
  const two = (number: number | string) => String(number).padStart(2, '0');
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole!)}${decimals ? `.${decimals}` : ''}`;
}

/** Milliseconds in seconds, with as many decimals as are needed. */
export const formatSeconds = (ms: number): string => String(ms / 1000);

function parseEvaluation(text: string): PgnEvaluation | undefined {
  const [, mate, pawns, depth] = /^(?:#([+-]?\d{1,5})|([+-]?\d{1,6}(?:\.\d{0,9})?))(?:,(\d{1,5}))?$/.exec(text) ?? [];
  const searched = depth === undefined ? {} : { depth: Number(depth) };
  if (mate !== undefined) return { mate: Number(mate) + 0, ...searched };
  return pawns === undefined ? undefined : { centipawns: Math.round(Number(pawns) * 100) + 0, ...searched };
}

function formatEvaluation(evaluation: PgnEvaluation): string {
  const value = 'mate' in evaluation ? `#${evaluation.mate}` : (evaluation.centipawns / 100).toFixed(2);
  return evaluation.depth === undefined ? value : `${value},${evaluation.depth}`;
}
