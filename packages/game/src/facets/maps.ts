import type { Result, Square, TextError } from '@kickmate/board';

/** How a piece of somebody's own making is drawn. */
export interface PieceLook {
  /** One of {@link MapsOf.glyphs}. */
  readonly glyph: string;
  /** One of {@link MapsOf.colours}; absent: only the side's. */
  readonly colour?: string | undefined;
}

/** A kind of piece, as map files have it. */
export interface PieceDesign {
  /** For people, in small letters: "knight". */
  readonly name: string;
  /** What it may do on the squares around it: rows of signs ({@link MapsOf.signs}), the far one as White sees it first. */
  readonly pattern: readonly string[];
  /** Whether the enemy has to capture it; absent: as the game has it for this letter. */
  readonly royal?: boolean | undefined;
  readonly look?: PieceLook | undefined;
}

/** A map, as files have it. It may be unfinished: see {@link MapsOf.check}. */
export interface MapFile {
  /** For people. */
  readonly name: string;
  /** Files and ranks. */
  readonly size: readonly [files: number, ranks: number];
  /** Rows of signs ({@link MapsOf.tiles}), the top one first. */
  readonly tiles: readonly string[];
  /** The pieces beside {@link MapsOf.standard}, or instead of them, by capital letter. */
  readonly pieces: Readonly<Record<string, PieceDesign>>;
  /** Who stands where: a position's first field. */
  readonly placement: string;
  /** One of {@link MapsOf.objectives}. */
  readonly objective: string;
  /** Within how many actions White must win, if there is a limit. */
  readonly turns?: number | undefined;
}

/** Something that is wrong with a map. */
export interface MapFault {
  /** Where in the file: `tiles[3]`, `pieces.P.pattern[0]`, `objective`; empty for the whole. */
  readonly path: string;
  /** Where on the board, if it is one square's fault. */
  readonly square?: Square | undefined;
  /** For people: what is wrong, and what would be right. */
  readonly message: string;
}

/** A sign of a map file and what it means, for people who paint with it. */
export interface MapSign {
  readonly sign: string;
  /** In small letters: "wall", "move only". */
  readonly name: string;
}

/** What the sides are after on a map. */
export interface MapObjective {
  /** As in files. */
  readonly id: string;
  /** A sentence for people. */
  readonly summary: string;
}

/** A map that comes with the game. */
export interface ShippedMap {
  /** As in a variant's id, after the colon: `keep`. */
  readonly id: string;
  /** How hard a puzzle is, from 1; absent on maps that are no puzzles. */
  readonly puzzle?: number | undefined;
  readonly file: MapFile;
}

/**
 * The maps of a game that is played on any. Each makes a variant of its own; its id is the game's, a colon, and the id of a
 * shipped map (`chesslike:keep`) or a map file's text. The game's own id means the first shipped map.
 */
export interface MapsOf<V> {
  /** The map of this variant. */
  readonly current: MapFile;
  /** Those that come with the game: first the ones to play on, then the puzzles, from the easiest on. */
  readonly shipped: readonly ShippedMap[];
  /** The pieces that every map has, by capital letter. */
  readonly standard: Readonly<Record<string, PieceDesign>>;
  /** What a tile may be; the first one is what an empty map is made of. */
  readonly tiles: readonly MapSign[];
  /** What a square of a pattern may say, the nothing first, without the sign of the piece itself. */
  readonly signs: readonly MapSign[];
  /** The sign of the piece itself in the middle of its pattern. */
  readonly self: string;
  readonly objectives: readonly MapObjective[];
  /** How pieces may be drawn, and in which colours. */
  readonly glyphs: readonly string[];
  readonly colours: readonly string[];
  /** The fewest and the most files, and ranks. */
  readonly sizes: readonly [min: number, max: number];
  /** What a piece of this pattern is worth, in the game's own points. */
  value(pattern: readonly string[]): number;
  /** All that is wrong with a map; nothing if it can be played on. */
  check(map: MapFile): readonly MapFault[];
  /** Reads a map file; strict, and `at` of an error is the place in the text. */
  parse(text: string): Result<MapFile, TextError>;
  /** Writes a map file, on one line; `parse` reads it back. */
  format(map: MapFile): string;
  /** The game on a map: `text` is the id of a shipped one, or a map file's text. */
  on(text: string): Result<V, TextError>;
}

/** The id of the game to which a variant belongs: its own, or what is before the colon of one on a map. */
export const gameOf = (variantId: string): string => variantId.split(':', 1)[0]!;
