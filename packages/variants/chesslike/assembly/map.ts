// The map of the current position: size, objective, terrain and kinds of pieces. A set of squares is an array of u64 in
// which bit n stands for square n (a1 = 0, rank by rank). It has as many words as this map's squares need, so small
// maps are fast.
//
// The code of a piece is 2 * kind + side + 2: kinds are the map's letters in order, 0 to 25; 0 is an empty square.
import { bit } from "@kickmate/bitboards/assembly/bits";
import {
  ANYBODY_LEAVES, BLACK_STARTS, CARRIERS, FILES, FLAGS, ITEM_KINDS, LETTERS, MAP_TILES, OBJECTIVE, PATTERN_SIZE, PATTERNS, QUIET_LIMIT,
  RANKS,  ROYAL_LETTERS, SIZE, TURNS, WORTHS,
} from "../src/packed";

/** The largest number of squares of a map. */
export const SQUARES_MAX: i32 = 256;
/** The number after the largest code. */
export const CODES: i32 = 54;

// Objectives, as they are packed.
const ROYAL: i32 = 0;
const REACH: i32 = 2;

// Tiles, as they are packed.
const WALL: i32 = 1;
const TREE: i32 = 3;
export const DOOR: i32 = 4;
export const KEY: i32 = 5;
const EXIT: i32 = 6;
/** The first item; the others follow. */
const ITEM: i32 = 7;

/** Returns whether a tile is a lying one: a key or an item, which lies on floor until a piece picks it up. */
export function isLying(tile: i32): bool {
  return tile == KEY || tile >= ITEM;
}

// The size of the map.
export let fileCount: i32 = 0;
export let rankCount: i32 = 0;
export let squareCount: i32 = 0;
/** The number of words u64 of a set. */
export let setWords: i32 = 0;
/** The number of bytes of a set. */
export let setBytes: usize = 0;
/** The number of kinds of pieces on the map. */
export let kindCount: i32 = 0;
/** The number of actions within which White must win; 0: no limit. */
export let turnLimit: i32 = 0;
/** The number of quiet actions after which material decides; 0: it never does. */
export let quietLimit: i32 = 0;
/** True if White wins on an exit. */
export let hasExits: bool = false;
/** True if there are doors at the start. */
export let hasDoors: bool = false;
/** True if Black plays at all. */
export let hasBlack: bool = false;
/** True if White loses the round with its royal pieces, not only with all its pieces. */
export let whiteHasRoyals: bool = false;
/** True if Black does. */
export let blackHasRoyals: bool = false;
/** True if items lie on the map at the start. */
export let hasItems: bool = false;
/** True if the map gives a piece points by hand, in place of those of its pattern. */
export let hasWorths: bool = false;
/** Grows when another map is read, or a map after a change of the weights. */
export let mapVersion: u64 = 0;
/** A hash key of the map, so that equal positions on different maps have different keys. */
export let mapKey: u64 = 0;

/** The set of the squares on which no piece can ever stand. The next three: of doors, exits and items at the start. */
export const WALLS: usize = memory.data(32, 16);
export const DOORS: usize = memory.data(32, 16);
export const EXITS: usize = memory.data(32, 16);
export const ITEMS: usize = memory.data(32, 16);

// By square: the number of the item that lies there at the start. By code and item: the piece's code after it has come to the item.
const ITEM_OF_SQUARE: usize = memory.data(256, 8);
const CODE_WITH_ITEM: usize = memory.data(54 * 4, 8);

// By code: whether the piece is vital ({@link isVital}); its letter, 0 for A.
const VITALITY: usize = memory.data(54, 8);
const LETTER_OF_CODE: usize = memory.data(54, 8);
// By code: the points that the map gives it by hand, 0 for none.
const POINTS_BY_HAND: usize = memory.data(54, 8);
// By letter: the kind. By kind: the 24 cells of its pattern.
const KIND_OF_LETTER: usize = memory.data(26, 8);
const CELLS: usize = memory.data(26 * 24, 8);
const FILE_OF_SQUARE: usize = memory.data(256, 8);
const RANK_OF_SQUARE: usize = memory.data(256, 8);

// The packed position from which the map was read.
const KNOWN_MAP: usize = memory.data(992, 8);
let isKnown: bool = false;

/** The file of a square. */
export function fileOf(square: i32): i32 {
  return <i32>load<u8>(FILE_OF_SQUARE + <usize>square);
}

/** The rank of a square. */
export function rankOf(square: i32): i32 {
  return <i32>load<u8>(RANK_OF_SQUARE + <usize>square);
}

/** The code of a side's piece of a letter, 0 for A. */
export function codeOf(letter: i32, side: i32): i32 {
  return 2 * <i32>load<u8>(KIND_OF_LETTER + <usize>letter) + side + 2;
}

/** The letter of a code, 0 for A. */
export function letterOf(code: i32): i32 {
  return <i32>load<u8>(LETTER_OF_CODE + <usize>code);
}

/** The ability in a cell of a code's pattern. The cells are 0 to 23 from the far left on, as White sees them, without the centre. */
export function cellOf(code: i32, cell: i32): i32 {
  return <i32>load<u8>(CELLS + <usize>((code >> 1) - 1) * 24 + <usize>cell);
}

/** The points that the map gives a piece by hand; 0 if it has those of its pattern. */
export function pointsByHand(code: i32): i32 {
  return <i32>load<u8>(POINTS_BY_HAND + <usize>code);
}

// The points of each ability of a cell.
const CELL_POINTS: usize = memory.data<u8>([0, 1, 2, 3, 5]);

/** The points that a piece is worth: by hand, or those of its pattern. */
export function pointsOf(code: i32): i32 {
  const byHand = pointsByHand(code);
  if (byHand) return byHand;
  let points = 0;
  for (let cell = 0; cell < 24; cell++) points += <i32>load<u8>(CELL_POINTS + <usize>cellOf(code, cell));
  return points;
}

/** The code of a piece after it has come to the item on a square: another one if it picks the item up, else the same. */
export function codeAfterItem(code: i32, square: i32): i32 {
  return <i32>load<u8>(CODE_WITH_ITEM + <usize>(code * ITEM_KINDS) + <usize>load<u8>(ITEM_OF_SQUARE + <usize>square));
}

/** Returns whether a piece of this code could pick up an item. */
export function canCarry(code: i32): bool {
  for (let item = 0; item < ITEM_KINDS; item++) {
    if (<i32>load<u8>(CODE_WITH_ITEM + <usize>(code * ITEM_KINDS + item)) != code) return true;
  }
  return false;
}

/** Returns whether a piece is vital: a side that has lost all its vital pieces has lost the round. */
export function isVital(code: i32): bool {
  return load<u8>(VITALITY + <usize>code) != 0;
}

/** Returns whether a piece is royal: vital on a map where only some kinds of its side's pieces are. */
export function isRoyal(code: i32): bool {
  return isVital(code) && (code & 1 ? blackHasRoyals : whiteHasRoyals);
}

/** Returns whether a set holds a square. */
export function holds(set: usize, square: i32): bool {
  return ((<u32>load<u8>(set + (<usize>square >> 3)) >> (square & 7)) & 1) != 0;
}

/** Puts a square into a set, or takes it out. */
export function toggle(set: usize, square: i32): void {
  const slot = set + (<usize>(square >> 6) << 3);
  store<u64>(slot, load<u64>(slot) ^ bit(square & 63));
}

/** Puts a square into a set. */
export function include(set: usize, square: i32): void {
  const slot = set + (<usize>(square >> 6) << 3);
  store<u64>(slot, load<u64>(slot) | bit(square & 63));
}

/** Empties a set. */
export function clear(set: usize): void {
  for (let n: usize = 0; n < setBytes; n += 8) store<u64>(set + n, 0);
}

export function isEmptySet(set: usize): bool {
  for (let n: usize = 0; n < setBytes; n += 8) if (load<u64>(set + n)) return false;
  return true;
}

/** The tile of a square in a packed list, which has four bits for each. */
export function packedTile(tiles: usize, square: i32): i32 {
  return (<i32>load<u8>(tiles + (<usize>square >> 1)) >> ((square & 1) << 2)) & 15;
}

/** Forgets the map. The next position that is read makes all tables again. */
export function forgetMap(): void {
  isKnown = false;
}

/** Reads the map of a packed position; returns whether it is another map than before. */
export function readMap(packed: usize): bool {
  if (isKnown && isKnownMap(packed)) return false;
  memory.copy(KNOWN_MAP, packed, SIZE);
  isKnown = true;
  mapVersion++;
  mapKey = 0;
  for (let n: usize = 0; n < <usize>SIZE; n += 8) {
    // Maps without points by hand or items keep the keys that they had before the packed form had room for these.
    if (n >= <usize>WORTHS && load<u64>(packed + n) == 0) continue;
    if (belongsToMap(n)) mapKey = ((load<u64>(packed + n) & maskOf(n)) ^ mapKey ^ (mapKey >> 29)) * 0xbf58476d1ce4e5b9;
  }
  readSize(packed);
  readKinds(packed);
  readTerrain(packed);
  return true;
}

// The bits of a word that belong to the map. In the first word, the side and the quiet count belong to the position.
function maskOf(offset: usize): u64 {
  return offset == 0 ? 0x0000ffffff00ffff : -1;
}

// Returns whether the word at an offset belongs to the map, in whole or in part.
function belongsToMap(offset: usize): bool {
  return offset == 0 || (offset >= <usize>ROYAL_LETTERS && offset < 32) || offset >= <usize>PATTERNS;
}

function isKnownMap(packed: usize): bool {
  for (let n: usize = 0; n < <usize>SIZE; n += 8) {
    if (belongsToMap(n) && ((load<u64>(packed + n) ^ load<u64>(KNOWN_MAP + n)) & maskOf(n))) return false;
  }
  return true;
}

function readSize(packed: usize): void {
  fileCount = <i32>load<u8>(packed, FILES);
  rankCount = <i32>load<u8>(packed, RANKS);
  squareCount = fileCount * rankCount;
  setWords = (squareCount + 63) >> 6;
  setBytes = <usize>setWords << 3;
  turnLimit = <i32>load<u16>(packed, TURNS);
  quietLimit = <i32>load<u8>(packed, QUIET_LIMIT);
  for (let square = 0; square < squareCount; square++) {
    store<u8>(FILE_OF_SQUARE + <usize>square, <u8>(square % fileCount));
    store<u8>(RANK_OF_SQUARE + <usize>square, <u8>(square / fileCount));
  }
}

// Reads the kinds of pieces, and whether they are vital: only the royal ones, or all.
function readKinds(packed: usize): void {
  const objective = <i32>load<u8>(packed, OBJECTIVE);
  const flags = <i32>load<u8>(packed, FLAGS);
  hasExits = objective == REACH;
  hasBlack = (flags & BLACK_STARTS) != 0;
  const royals = load<u32>(packed, ROYAL_LETTERS);
  blackHasRoyals = objective == ROYAL;
  whiteHasRoyals = blackHasRoyals || (hasExits && !(flags & ANYBODY_LEAVES));
  const whiteVitals: u32 = whiteHasRoyals ? royals : -1;
  const blackVitals: u32 = !hasBlack ? 0 : blackHasRoyals ? royals : -1;
  kindCount = 0;
  hasWorths = false;
  const letters = load<u32>(packed, LETTERS);
  for (let letter = 0; letter < 26; letter++) {
    if (!((letters >> letter) & 1)) continue;
    store<u8>(KIND_OF_LETTER + <usize>letter, <u8>kindCount);
    const code = <usize>(2 * kindCount + 2);
    store<u8>(LETTER_OF_CODE + code, <u8>letter);
    store<u8>(LETTER_OF_CODE + code, <u8>letter, 1);
    const worth = load<u8>(packed + WORTHS + <usize>letter);
    store<u8>(POINTS_BY_HAND + code, worth);
    store<u8>(POINTS_BY_HAND + code, worth, 1);
    if (worth) hasWorths = true;
    store<u8>(VITALITY + code, <u8>((whiteVitals >> letter) & 1));
    store<u8>(VITALITY + code, <u8>((blackVitals >> letter) & 1), 1);
    const pattern = packed + PATTERNS + <usize>(letter * PATTERN_SIZE);
    for (let cell = 0; cell < 24; cell++) {
      store<u8>(CELLS + <usize>(kindCount * 24 + cell), <u8>packedTile(pattern, cell));
    }
    kindCount++;
  }
  readCarriers(packed, letters);
}

// Reads the code that each piece gets with each item.
function readCarriers(packed: usize, letters: u32): void {
  for (let letter = 0; letter < 26; letter++) {
    if (!((letters >> letter) & 1)) continue;
    for (let item = 0; item < ITEM_KINDS; item++) {
      const carrier = <i32>load<u8>(packed + CARRIERS + <usize>(letter * ITEM_KINDS + item));
      for (let side = 0; side < 2; side++) {
        const slot = CODE_WITH_ITEM + <usize>(codeOf(letter, side) * ITEM_KINDS + item);
        store<u8>(slot, <u8>codeOf(carrier ? carrier - 1 : letter, side));
      }
    }
  }
}

function readTerrain(packed: usize): void {
  memory.fill(WALLS, 0, 32);
  memory.fill(DOORS, 0, 32);
  memory.fill(EXITS, 0, 32);
  memory.fill(ITEMS, 0, 32);
  hasDoors = false;
  hasItems = false;
  for (let square = 0; square < squareCount; square++) {
    const tile = packedTile(packed + MAP_TILES, square);
    if (tile >= WALL && tile <= TREE) include(WALLS, square);
    else if (tile == DOOR) {
      include(DOORS, square);
      hasDoors = true;
    } else if (tile == EXIT) include(EXITS, square);
    else if (tile >= ITEM) {
      include(ITEMS, square);
      store<u8>(ITEM_OF_SQUARE + <usize>square, <u8>(tile - ITEM));
      hasItems = true;
    }
  }
}

/**
 * Returns whether rounds on this map can be drawn: not if Black does not play, nor on a map with a limit, where Black wins what would be
 * a draw. There the search sees Black win only at the limit, not earlier by a position that occurred twice before the search began, or
 * by a hundred quiet actions.
 */
export function canBeDrawn(): bool {
  return hasBlack && turnLimit == 0;
}
