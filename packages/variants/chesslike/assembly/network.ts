// The inputs of the network, as a side sees the board: each piece on its square, doors and keys, the keys that are held. The row
// of a piece on a square is a sum of parts, which it shares with other pieces: the cells of its pattern, its value with its
// place, its view, and its place again if it is royal. So a network knows pieces and maps that it has never seen.
import { count } from "@kickmate/bitboards/assembly/bits";
import {
  bytes, cellOf, CODES, fileOf, files, hasBlack, hasExits, hasItems, hasWorths, holds, isRoyal, kinds, mapsRead, rankOf, ranks, squares, turnLimit,
  WALLS,
} from "./map";
import { ChesslikePosition } from "./position";
import { valueOf, viewOf } from "./values";

/** Units of the hidden layer for each side. */
export const WIDTH: i32 = 64;
/** By the number of pieces. */
export const BUCKET_COUNT: i32 = 4;

/**
 * The most pieces with which the network evaluates. Random maps for training have up to 48 (src/map/training-map.ts). With 130 its values
 * are far from the truth, and with 256 its sums do not fit in 16 bits.
 */
const MOST_PIECES: i32 = 64;

// The values of a square's cell: the codes of pieces, a closed door, a key.
const DOOR_VALUE: i32 = CODES;
const KEY_VALUE: i32 = CODES + 1;
/** More keys than this are not told apart. */
const MOST_KEYS: i32 = 4;

// The first row of each kind of part. Each has rows for a side's own pieces, then for the other's.
/** The cells of a pattern: by their file (both sides are alike), rank and sign. */
const PATTERN: i32 = 0;
const PATTERN_ROWS: i32 = 3 * 5 * 4;
/** By the value of a piece, and the place: 8 ranks, 4 files from the edge to the middle. */
const PLACE: i32 = PATTERN + 2 * PATTERN_ROWS;
const VALUES: i32 = 8;
const PLACES: i32 = 8 * 4;
/** The place of a royal piece. */
const ROYAL: i32 = PLACE + 2 * VALUES * PLACES;
/** By the number of squares that a piece sees from there on the empty map. */
const VIEW: i32 = ROYAL + 2 * PLACES;
const VIEWS: i32 = 16;
/** The number of keys that are held. */
const HELD: i32 = VIEW + 2 * VIEWS;
/** A closed door, and a key. */
const TILES: i32 = HELD + 2 * MOST_KEYS;
/** Number of rows. A change of their meaning has to change it, too: by this alone older networks are told apart. */
export const ROW_COUNT: i32 = TILES + 2;

/** Address of the weights. */
export const WEIGHTS: usize = memory.data((738 + 1 + 8) * 64 * 2 + 16, 16);
/** Address of the sums: two views of 256 squares with 56 values, and of the keys. */
export const SUMS: usize = memory.data((2 * 256 * 56 + 16) * 64 * 2, 16);

/** Cells of the squares, and two for the keys that are held. */
export function cellCount(): i32 {
  return heldCell() + 8;
}

function heldCell(): i32 {
  return (squares + 7) & ~7;
}

/** Writes the parts of a cell's value in a view. Returns their number. */
export function parts(view: i32, cell: i32, value: i32, to: usize): i32 {
  if (value == 0 || view & 1) return 0;
  const side = view >> 1;
  const held = heldCell();
  if (cell >= held) {
    if (cell > held + 1 || value > MOST_KEYS) return 0;
    return write(to, 0, HELD + ((cell - held) ^ side) * MOST_KEYS + value - 1);
  }
  if (cell >= squares || holds(WALLS, cell)) return 0;
  if (value == DOOR_VALUE) return write(to, 0, TILES);
  if (value == KEY_VALUE) return write(to, 0, TILES + 1);
  return value < 2 || value >= 2 * kinds + 2 ? 0 : partsOfPiece(side, cell, value, to);
}

function write(to: usize, count: i32, row: i32): i32 {
  store<u16>(to + (<usize>count << 1), <u16>row);
  return count + 1;
}

function partsOfPiece(side: i32, square: i32, code: i32, to: usize): i32 {
  const other = (code & 1) ^ side;
  let count = 0;
  let cell = 0;
  for (let rank = 4; rank >= 0; rank--) {
    for (let file = -2; file <= 2; file++) {
      if (file == 0 && rank == 2) continue;
      const sign = cellOf(code, cell++);
      if (sign) count = write(to, count, PATTERN + other * PATTERN_ROWS + (abs(file) * 5 + rank) * 4 + sign - 1);
    }
  }
  const place = placeOf(side, square);
  count = write(to, count, PLACE + (other * VALUES + valueClass(code)) * PLACES + place);
  if (isRoyal(code)) count = write(to, count, ROYAL + other * PLACES + place);
  return write(to, count, VIEW + other * VIEWS + min(viewOf(code, square) >> 2, VIEWS - 1));
}

// A square's place on boards of any size: its rank from the side's own end, and its file from the edge to the middle.
function placeOf(side: i32, square: i32): i32 {
  const rank = side ? ranks - 1 - rankOf(square) : rankOf(square);
  const file = min(fileOf(square), files - 1 - fileOf(square));
  return (rank * 8 / ranks) * 4 + file * 8 / (files + 1);
}

// Pieces of about the same value have the same class: 1.5 times as much is the next one.
function valueClass(code: i32): i32 {
  let most = 150;
  let found = 0;
  while (found < VALUES - 1 && valueOf(code) > most) {
    most += most >> 1;
    found++;
  }
  return found;
}

/** Writes the cells of a position. */
export function writeCells(position: ChesslikePosition, to: usize): void {
  position.writeCodes(to);
  addTiles(position.doorsAt(), to, DOOR_VALUE);
  addTiles(position.lyingAt(), to, KEY_VALUE);
  const held = to + <usize>heldCell();
  store<u64>(held, 0);
  store<u8>(held, <u8>min(position.heldBy(0), MOST_KEYS));
  store<u8>(held, <u8>min(position.heldBy(1), MOST_KEYS), 1);
}

function addTiles(set: usize, to: usize, value: i32): void {
  for (let n: usize = 0; n < bytes; n += 8) {
    for (let left = load<u64>(set + n); left; left &= left - 1) store<u8>(to + (n << 3) + <usize>ctz(left), <u8>value);
  }
}

function piecesOn(position: ChesslikePosition): i32 {
  let pieces = 0;
  for (let side = 0; side < 2; side++) {
    for (let n: usize = 0; n < bytes; n += 8) pieces += count(load<u64>(position.piecesAt(side) + n));
  }
  return pieces;
}

/** The bucket of a position: 0 with up to 6 pieces, 1 with up to 14, 2 with up to 26. */
export function bucket(position: ChesslikePosition): i32 {
  const pieces = piecesOn(position);
  return pieces <= 6 ? 0 : pieces <= 14 ? 1 : pieces <= 26 ? 2 : 3;
}

/**
 * Returns whether the network evaluates a position. The network has learnt from maps on which two sides fight, with at most
 * {@link MOST_PIECES} pieces. These maps had no exits, no limit of turns, no items and no pieces whose worth was set by hand.
 */
export function isFitFor(position: ChesslikePosition): bool {
  return hasBlack && !hasExits && !hasWorths && !hasItems && turnLimit == 0 && piecesOn(position) <= MOST_PIECES;
}
