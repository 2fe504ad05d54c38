// Layout of a packed position, little-endian, for src/kernel.ts and the kernel. Each position brings its map along: what is
// marked "map" is the same in all positions of a map.

/** u8, map: files and ranks of the board. */
export const FILES = 0;
export const RANKS = 1;
/** u8: 0 White, 1 Black is to act. */
export const SIDE = 2;
/** u8, map: the objective, its place among OBJECTIVES of the rules. */
export const OBJECTIVE = 3;
/** u16, map: actions within which White must win; 0 for no limit. */
export const TURNS = 4;
/** u16: actions since the last capture, key, door or item. */
export const QUIET_ACTIONS = 6;
/** u16 each: the keys that White holds, and Black. */
export const KEYS = 8;
/** i32: action number. */
export const ACTION_NUMBER = 12;
/** u32, map: the letters of royal pieces as bits, A the lowest. */
export const ROYAL_LETTERS = 16;
/** u32, map: the letters of all pieces. */
export const LETTERS = 20;
/** u8, map: the bits that follow. */
export const FLAGS = 24;
export const WHITE_STARTS = 1;
export const BLACK_STARTS = 2;
/** Any piece of White may leave by an exit. */
export const ANYBODY_LEAVES = 4;
/** u8, map: the number of quiet actions after which material decides; 0 if it never does. */
export const QUIET_LIMIT = 25;
/** Half a byte for each square, the lower half first: its tile, its place among TILES of the rules. */
export const TILES = 32;
/** u8 for each square: 0 none, 1-26 White's A-Z, {@link BLACK} more for Black's. */
export const PIECES = 160;
export const BLACK = 128;
/** Map, by letter: 24 cells of the pattern without the middle one, half a byte each, the far row first. */
export const PATTERNS = 416;
export const PATTERN_SIZE = 12;
/** Map: the tiles as the map has them at its start, like {@link TILES}. */
export const MAP_TILES = 728;
/** u8 for each letter, map: the worth that the map gives the piece by hand, in points; 0 for that of its pattern. */
export const WORTHS = 856;
/**
 * Map, by letter, {@link ITEM_KINDS} u8: the letter of the piece with each item, 1-26 for A-Z; 0 where it leaves the item. All 0 on
 * a map without items.
 */
export const CARRIERS = 888;
export const ITEM_KINDS = 4;
/** Bytes of a packed position. */
export const SIZE = 992;
