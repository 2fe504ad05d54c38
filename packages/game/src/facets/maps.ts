import type { Result, Square, TextError } from '@kickmate/board';
import type { Random } from '../random.ts';
import type { Item, Tile } from '../tile.ts';

/** The look of a piece: a drawing, and a colour beside its side's. A board draws a name that it does not know by the piece's letter. */
export interface PieceLook {
  /**
   * The name of the drawing: pawn, knight, bishop, rook, queen, king, beast, crown, star, shield, sword, tower, horse, dragon, ghost,
   * gem or bow (`GLYPH_ART` of board-ui). On maps one of {@link MapsOf.glyphs}.
   */
  readonly glyph: string;
  /** The name of the colour: {@link MapsOf.colours} on maps; absent: only the side's colour. */
  readonly colour?: string | undefined;
  /** The item that the piece carries; absent in map files. */
  readonly item?: Item | undefined;
  /** Whether a small crown is drawn beside the piece: it is royal, the aim of the map is about that, and its drawing has none. Never in map files. */
  readonly isRoyal?: boolean | undefined;
}

/** The effect of an item on the piece that carries it. */
export interface ItemDesign {
  /** Rows of signs, as in {@link PieceDesign.pattern}. */
  readonly pattern: readonly string[];
  /** Whether the carrier has this pattern in place of its own; absent: in addition to its own. */
  readonly replaces?: boolean | undefined;
}

/** A kind of piece in a map file. */
export interface PieceDesign {
  /** The name for people, in small letters: "knight". */
  readonly name: string;
  /**
   * Its possible actions on the squares around it: rows of signs ({@link MapsOf.signs}), the row farthest from White
   * first.
   */
  readonly pattern: readonly string[];
  /** Whether the enemy has to capture it; absent: the game's default for this letter. */
  readonly royal?: boolean | undefined;
  /**
   * Its value in the game's own points, within {@link MapsOf.worths}; absent: that of its pattern. It tells the computer how much
   * the piece matters, and changes no rule.
   */
  readonly worth?: number | undefined;
  readonly look?: PieceLook | undefined;
}

/** The contents of a map file. The map may be unfinished: see {@link MapsOf.check}. */
export interface MapFile {
  /** The name for people. */
  readonly name: string;
  /** The number of files, and of ranks. */
  readonly size: readonly [files: number, ranks: number];
  /** Rows of signs ({@link MapsOf.tiles}), the top one first. */
  readonly tiles: readonly string[];
  /** Pieces in addition to {@link MapsOf.standard}, or in place of them, by capital letter. */
  readonly pieces: Readonly<Record<string, PieceDesign>>;
  /** The effects of the items that lie on the map, by name; absent on a map without items. */
  readonly items?: Readonly<Record<string, ItemDesign>> | undefined;
  /** The pieces on their squares: a position's first field. */
  readonly placement: string;
  /** The name of the objective: one of {@link MapsOf.objectives}. */
  readonly objective: string;
  /** The number of actions within which White must win, if there is a limit. */
  readonly turns?: number | undefined;
  /**
   * The number of actions in a row without progress (in the game's own sense) after which the side whose pieces are worth more
   * wins; absent: material decides nothing.
   */
  readonly quiet?: number | undefined;
}

/** A fault of a map. */
export interface MapFault {
  /** The place in the file: `tiles[3]`, `pieces.P.pattern[0]`, `objective`; empty for the whole. */
  readonly path: string;
  /** The square at fault, if it is a single one. */
  readonly square?: Square | undefined;
  /** A sentence for people that names the fault and says what would be right. */
  readonly message: string;
}

/** A sign of a map file and its meaning, for people who paint with it. */
export interface MapSign {
  readonly sign: string;
  /** The name for people, in small letters where the language writes it so: "wall", "move only". */
  readonly name: string;
}

/** The sign of a tile. */
export interface TileSign extends MapSign {
  readonly tile: Tile;
}

/** The sign of what a piece may do on a square of its pattern. */
export interface PatternSign extends MapSign {
  /** Whether the piece may move there. */
  readonly moves: boolean;
  /** Whether it may capture there. */
  readonly attacks: boolean;
  /** Whether it may go on behind the square in the same direction. */
  readonly rides: boolean;
}

/** The aim of the sides on a map. */
export interface MapObjective {
  /** The name in files. */
  readonly id: string;
  /** The name for people, in small letters where the language writes it so: "royal". */
  readonly name: string;
  /** A sentence for people. */
  readonly summary: string;
}

/** A map that comes with the game. */
export interface ShippedMap {
  /** The part of a variant's id after the colon: `keep`. */
  readonly id: string;
  /** The difficulty of a puzzle, from 1; absent on maps that are no puzzles. */
  readonly puzzle?: number | undefined;
  readonly file: MapFile;
  /** Whether a new match suggests it. If none is suggested, it is the first. The game's own id means the first in any case. */
  readonly isSuggested?: boolean;
}

/** The map that a new match suggests; `undefined` in a game without maps. */
export const suggestedMap = (game: {
  readonly maps?: Pick<MapsOf<unknown>, 'shipped'> | undefined;
}): ShippedMap | undefined => game.maps?.shipped.find(({ isSuggested }) => isSuggested) ?? game.maps?.shipped[0];

/**
 * Facet of a game that is played on maps. Each map makes a variant of its own; its id is the game's, a colon, and the
 * id of a shipped map (`chesslike:keep`) or a map file's text. The game's own id means the first shipped map.
 */
export interface MapsOf<V> {
  /** The map of this variant. */
  readonly current: MapFile;
  /** The maps that come with the game: first the ones to play on, then the puzzles, easiest first. */
  readonly shipped: readonly ShippedMap[];
  /** The pieces that every map has, by capital letter. */
  readonly standard: Readonly<Record<string, PieceDesign>>;
  /** The signs of tiles, items among them; an empty map consists of the first one. */
  readonly tiles: readonly TileSign[];
  /** The effects that items have until somebody designs others, by name. */
  readonly items: Readonly<Record<Item, ItemDesign>>;
  /**
   * The signs on the squares of a pattern, except for {@link self}; the first one means that the piece can do nothing.
   */
  readonly signs: readonly PatternSign[];
  /** The sign of the piece itself in the middle of its pattern. */
  readonly self: string;
  readonly objectives: readonly MapObjective[];
  /** A sentence that names what is to be done on a map, and by which pieces; `undefined` for an unknown objective. */
  aim(map: MapFile): string | undefined;
  /** The names of the drawings and colours that a piece may have. */
  readonly glyphs: readonly string[];
  readonly colours: readonly string[];
  /** The smallest and largest number of files, and of ranks. */
  readonly sizes: readonly [min: number, max: number];
  /** The value of a piece with this pattern, in the game's own points. */
  value(pattern: readonly string[]): number;
  /** The smallest and largest value that a map may give a piece by hand, in whole points. */
  readonly worths: readonly [min: number, max: number];
  /**
   * The number of turns that White has left in a position of {@link current}, from 0; `undefined` if the map does not limit
   * them.
   */
  turnsLeft(position: unknown): number | undefined;
  /** Everything that is wrong with a map; empty if it can be played on. */
  check(map: MapFile): readonly MapFault[];
  /** Sentences about a map that can be played on, but perhaps not as its author means it: a door without a key. */
  remarks(map: MapFile): readonly string[];
  /** Reads a map file; strict, and `at` of an error is the place in the text. */
  parse(text: string): Result<MapFile, TextError>;
  /** Writes a map file, on one line; `parse` reads it back. */
  format(map: MapFile): string;
  /** The game on a map for training a network, with equal chances for both sides. The same random numbers give the same map. */
  forTraining(random: Random): V;
  /** The game on a map: `text` is the id of a shipped one, or a map file's text. */
  on(text: string): Result<V, TextError>;
}

/** Returns whether a kind of piece on a map is royal. A design has what it leaves out from the standard piece of its letter. */
export const isRoyal = (
  { standard }: Pick<MapsOf<unknown>, 'standard'>,
  letter: string,
  design: PieceDesign | undefined,
): boolean => design?.royal ?? standard[letter]?.royal ?? false;

/** The value of a kind of piece, in the game's own points: by hand, or that of its pattern. */
export const worthOf = (
  { value }: Pick<MapsOf<unknown>, 'value'>,
  { worth, pattern }: Pick<PieceDesign, 'worth' | 'pattern'>,
): number => worth ?? value(pattern);

/**
 * The id of the game to which a variant belongs: the part before the colon on a map, otherwise the variant's own id.
 */
export const gameOf = (variantId: string): string => variantId.split(':', 1)[0]!;
