// The inputs of the network, as a side sees the board: each piece on its square, doors and keys, the keys that are held. The row
// of a piece on a square is a sum of parts, which it shares with other pieces: the cells of its pattern, its value with its
// place, its mobility there, and its place again if it is royal. So a network can judge pieces and maps from which it has not learnt.
import { count } from "@kickmate/bitboards/assembly/bits";
import {
  cellOf, CODES, fileCount, fileOf, hasBlack, hasExits, hasItems, hasWorths, holds, isRoyal, kindCount, mapVersion, rankCount, rankOf,
  setBytes, squareCount, turnLimit, WALLS,
} from "./map";
import { ChesslikePosition } from "./position";
import { valueOf, mobilityOf } from "./values";

/** Units of the hidden layer for each side. */
export const WIDTH: i32 = 64;
/** The number of buckets: by the number of pieces. */
export const BUCKET_COUNT: i32 = 4;

/**
 * The most pieces with which the network evaluates. Random maps for training have up to 48 (src/map/training-map.ts). With 130 its values
 * are far from the truth, and with 256 its sums do not fit in 16 bits.
 */
const PIECES_MAX: i32 = 64;

// The values of a square's cell: the codes of pieces, a closed door, a key.
const DOOR_VALUE: i32 = CODES;
const KEY_VALUE: i32 = CODES + 1;
/** The largest number of keys held that the network tells apart. */
const HELD_KEYS_MAX: i32 = 4;

// The first row of each kind of part. Each has rows for a side's own pieces, then for the other's.
/** The cells of a pattern: by their file (left and right are alike), rank and ability. */
const PATTERN_ROWS: i32 = 0;
const PATTERN_ROW_COUNT: i32 = 3 * 5 * 4;
/** By the value of a piece, and the place: 8 ranks, 4 files from the edge to the middle. */
const PLACE_ROWS: i32 = PATTERN_ROWS + 2 * PATTERN_ROW_COUNT;
const VALUE_CLASS_COUNT: i32 = 8;
const PLACE_COUNT: i32 = 8 * 4;
/** The place of a royal piece. */
const ROYAL_PLACE_ROWS: i32 = PLACE_ROWS + 2 * VALUE_CLASS_COUNT * PLACE_COUNT;
/** By the mobility of a piece on its square of the empty map. */
const MOBILITY_ROWS: i32 = ROYAL_PLACE_ROWS + 2 * PLACE_COUNT;
const MOBILITY_CLASS_COUNT: i32 = 16;
/** The number of keys that are held. */
const HELD_KEY_ROWS: i32 = MOBILITY_ROWS + 2 * MOBILITY_CLASS_COUNT;
/** A closed door, and a key. */
const TILE_ROWS: i32 = HELD_KEY_ROWS + 2 * HELD_KEYS_MAX;
/** The number of rows. A change of their meaning has to change it, too, since older networks are told apart by this alone. */
export const ROW_COUNT: i32 = TILE_ROWS + 2;

/** Address of the network's weights, laid out as network.ts of the search says. */
export const WEIGHTS: usize = memory.data((738 + 1 + 8) * 64 * 2 + 16, 16);
/** Address of the sums: those of 256 squares with 56 values in two views, and those of the keys. */
export const SUMS: usize = memory.data((2 * 256 * 56 + 16) * 64 * 2, 16);

/** The number of cells: those of the squares, and two for the keys that are held; each part filled up to a multiple of 8. */
export function cellCount(): i32 {
  return heldCell() + 8;
}

function heldCell(): i32 {
  return (squareCount + 7) & ~7;
}

/** Writes the rows of the parts of a cell's value in a view. Returns their number. */
export function listParts(view: i32, cell: i32, value: i32, to: usize): i32 {
  if (value == 0 || view & 1) return 0;
  const side = view >> 1;
  const held = heldCell();
  if (cell >= held) {
    if (cell > held + 1 || value > HELD_KEYS_MAX) return 0;
    return appendRow(to, 0, HELD_KEY_ROWS + ((cell - held) ^ side) * HELD_KEYS_MAX + value - 1);
  }
  if (cell >= squareCount || holds(WALLS, cell)) return 0;
  if (value == DOOR_VALUE) return appendRow(to, 0, TILE_ROWS);
  if (value == KEY_VALUE) return appendRow(to, 0, TILE_ROWS + 1);
  return value < 2 || value >= 2 * kindCount + 2 ? 0 : listPartsOfPiece(side, cell, value, to);
}

function appendRow(to: usize, count: i32, row: i32): i32 {
  store<u16>(to + (<usize>count << 1), <u16>row);
  return count + 1;
}

function listPartsOfPiece(side: i32, square: i32, code: i32, to: usize): i32 {
  const isOther = (code & 1) ^ side;
  let count = 0;
  let cell = 0;
  for (let rank = 4; rank >= 0; rank--) {
    for (let file = -2; file <= 2; file++) {
      if (file == 0 && rank == 2) continue;
      const ability = cellOf(code, cell++);
      if (ability) count = appendRow(to, count, PATTERN_ROWS + isOther * PATTERN_ROW_COUNT + (abs(file) * 5 + rank) * 4 + ability - 1);
    }
  }
  const place = placeOf(side, square);
  count = appendRow(to, count, PLACE_ROWS + (isOther * VALUE_CLASS_COUNT + valueClass(code)) * PLACE_COUNT + place);
  if (isRoyal(code)) count = appendRow(to, count, ROYAL_PLACE_ROWS + isOther * PLACE_COUNT + place);
  return appendRow(to, count, MOBILITY_ROWS + isOther * MOBILITY_CLASS_COUNT + min(mobilityOf(code, square) >> 2, MOBILITY_CLASS_COUNT - 1));
}

// A square's place on boards of any size: its rank from the side's own end, and its file from the edge to the middle.
function placeOf(side: i32, square: i32): i32 {
  const rank = side ? rankCount - 1 - rankOf(square) : rankOf(square);
  const file = min(fileOf(square), fileCount - 1 - fileOf(square));
  return (rank * 8 / rankCount) * 4 + file * 8 / (fileCount + 1);
}

// The class of a piece's value, 0 to VALUE_CLASS_COUNT - 1. Each class ends at 1.5 times the value of the one before.
function valueClass(code: i32): i32 {
  let upperBound = 150;
  let index = 0;
  while (index < VALUE_CLASS_COUNT - 1 && valueOf(code) > upperBound) {
    upperBound += upperBound >> 1;
    index++;
  }
  return index;
}

/** Writes the cells of a position. */
export function writeCells(position: ChesslikePosition, to: usize): void {
  position.writeCodes(to);
  writeTiles(position.doorsAt(), to, DOOR_VALUE);
  writeTiles(position.lyingTilesAt(), to, KEY_VALUE);
  const held = to + <usize>heldCell();
  store<u64>(held, 0);
  store<u8>(held, <u8>min(position.heldBy(0), HELD_KEYS_MAX));
  store<u8>(held, <u8>min(position.heldBy(1), HELD_KEYS_MAX), 1);
}

function writeTiles(set: usize, to: usize, value: i32): void {
  for (let n: usize = 0; n < setBytes; n += 8) {
    for (let left = load<u64>(set + n); left; left &= left - 1) store<u8>(to + (n << 3) + <usize>ctz(left), <u8>value);
  }
}

function pieceCountOf(position: ChesslikePosition): i32 {
  let pieces = 0;
  for (let side = 0; side < 2; side++) {
    for (let n: usize = 0; n < setBytes; n += 8) pieces += count(load<u64>(position.piecesAt(side) + n));
  }
  return pieces;
}

/** The bucket of a position: 0 with up to 6 pieces, 1 with up to 14, 2 with up to 26. */
export function bucket(position: ChesslikePosition): i32 {
  const pieces = pieceCountOf(position);
  return pieces <= 6 ? 0 : pieces <= 14 ? 1 : pieces <= 26 ? 2 : 3;
}

/**
 * Returns whether the network evaluates a position. The network has learnt from maps on which two sides fight, with at most
 * {@link PIECES_MAX} pieces. These maps had no exits, no limit of turns, no items and no pieces whose worth was set by hand.
 */
export function isFitFor(position: ChesslikePosition): bool {
  return hasBlack && !hasExits && !hasWorths && !hasItems && turnLimit == 0 && pieceCountOf(position) <= PIECES_MAX;
}
