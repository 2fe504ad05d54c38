import type { TextPlace } from './record-error.ts';

/**
 * What a PGN file holds, without the rules of any game; `parsePgn` and `formatPgn` read and write it. Sources: "Portable
 * Game Notation Specification and Implementation Guide", Steven J. Edwards, 1994, section 8, and its supplement of 2001
 * for the commands in comments.
 */

/** How a game ends in PGN. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** What an engine thinks of a position, from White's side. */
export type PgnEvaluation =
  /** Hundredths of a pawn, a whole number. */
  | { readonly centipawns: number; readonly depth?: number }
  /** White mates in so many moves; negative: Black does. */
  | { readonly mate: number; readonly depth?: number };

/** What is said of a move. */
export interface PgnNotes {
  /** Numbers of glyphs (NAG), 0-255: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!` and so on. */
  readonly glyphs: readonly number[];
  /** Each without `}`, line breaks, double spaces, and the commands that stand in the other fields. */
  readonly comments: readonly string[];
  /** What the mover's clock shows after it, in milliseconds: `[%clk 0:05:00]`. */
  readonly clock?: number;
  /** How long it took, in milliseconds: `[%emt 0:00:05]`. */
  readonly elapsed?: number;
  /** `[%eval 0.25]`, `[%eval #-3,20]`. */
  readonly evaluation?: PgnEvaluation;
}

/** Moves one after the other. */
export interface PgnLine<M> {
  /** What is said before the first move, commands included. */
  readonly comments: readonly string[];
  readonly moves: readonly M[];
}

/** A move as it is written. */
export interface PgnMove extends PgnNotes {
  /** Without number and glyphs: `Nf3`. */
  readonly text: string;
  /** The number as it is written before it, if it is: `12.` or `12...`. */
  readonly number?: string;
  /** What could have been played instead of it. */
  readonly variations: readonly PgnLine<PgnMove>[];
  /** Where it stands, if it was read. */
  readonly place?: TextPlace;
}

/** A part of a text, in characters from its start. */
export interface PgnSpan {
  readonly begin: number;
  readonly end: number;
}

/** One game of a file. */
export interface PgnGame extends PgnLine<PgnMove> {
  /** By name, in the file's order. */
  readonly tags: ReadonlyMap<string, string>;
  /** As it stands behind the moves; `undefined` if nothing does. */
  readonly result: PgnResult | undefined;
  /** Where it stands, if it was read. */
  readonly places?: PgnPlaces;
}

/** Where a game's parts stand. */
export interface PgnPlaces {
  readonly begin: TextPlace;
  /** Of the first characters of the tags' values, by name. */
  readonly tags: ReadonlyMap<string, TextPlace>;
  /** Of the result, or where it should be. */
  readonly result: TextPlace;
}

/** How deep variations within variations are read. */
export const MAX_VARIATION_DEPTH = 100;

const RESULTS: readonly PgnResult[] = ['1-0', '0-1', '1/2-1/2', '*'];

/** Reads a game's result, also as web sites write it (`½-½`, `1–0`); `undefined` if the word is none. */
export function parsePgnResult(word: string): PgnResult | undefined {
  const plain = word.replaceAll('½', '1/2').replace(/[‐-–−]/, '-');
  return RESULTS.find((result) => result === plain);
}
