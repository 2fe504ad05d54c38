// The squares that pieces attack on an 8x8 board. Sliding attacks use obstruction difference (Michael Hoffmann,
// described at chessprogramming.org): small tables, no SIMD, nearly as fast as magics, and fast in the JavaScript build
// too.
import { bit } from "./bits";
import { FILE_A, FILE_H } from "./squares";

/** Directions, clockwise from up the ranks; the opposite of d is d ^ 4. */
export const N: i32 = 0;
export const NE: i32 = 1;
export const E: i32 = 2;
export const SE: i32 = 3;
export const S: i32 = 4;
export const SW: i32 = 5;
export const W: i32 = 6;
export const NW: i32 = 7;

const RAYS: usize = memory.data(64 * 8 * 8, 8);
const KNIGHTS: usize = memory.data(64 * 8, 8);
const KINGS: usize = memory.data(64 * 8, 8);
const PAWNS: usize = memory.data(2 * 64 * 8, 8);

/** The number of files to the right that a direction goes: -1, 0 or 1. */
export function fileStep(direction: i32): i32 {
  return direction == N || direction == S ? 0 : direction < S ? 1 : -1;
}

/** The number of ranks up that a direction goes: -1, 0 or 1. */
export function rankStep(direction: i32): i32 {
  return direction == E || direction == W ? 0 : direction == SE || direction == S || direction == SW ? -1 : 1;
}

/** The squares from `square` (not included) to the edge in a direction. */
export function ray(square: i32, direction: i32): u64 {
  return load<u64>(RAYS + (<usize>((square << 3) + direction) << 3));
}

/** The squares that a knight attacks. */
export function knightAttacks(square: i32): u64 {
  return load<u64>(KNIGHTS + (<usize>square << 3));
}

/** The squares that a king attacks: the neighbours of its square. */
export function kingAttacks(square: i32): u64 {
  return load<u64>(KINGS + (<usize>square << 3));
}

/** The squares diagonally before a pawn of a side (0 White, 1 Black). */
export function pawnAttacks(side: i32, square: i32): u64 {
  return load<u64>(PAWNS + (<usize>((side << 6) + square) << 3));
}

/** The squares that the pawns of a side attack towards the a-file. */
export function pawnAttacksLeft(side: i32, pawns: u64): u64 {
  const set = pawns & ~FILE_A;
  return side == 0 ? set << 7 : set >> 9;
}

/** The squares that the pawns of a side attack towards the h-file. */
export function pawnAttacksRight(side: i32, pawns: u64): u64 {
  const set = pawns & ~FILE_H;
  return side == 0 ? set << 9 : set >> 7;
}

// The squares of the line through a square, from the nearest blocker below it to the nearest above it, both included.
function line(square: i32, up: i32, occupied: u64): u64 {
  const upper = ray(square, up);
  const lower = ray(square, up ^ 4);
  const above = upper & occupied;
  const below = (<u64>1) << (63 - clz((lower & occupied) | 1));
  return (upper | lower) & (((above & (0 - above)) << 1) - below);
}

/** The squares that a rook attacks: empty ones and the first blocker each way. */
export function rookAttacks(square: i32, occupied: u64): u64 {
  return line(square, N, occupied) | line(square, E, occupied);
}

/** The squares that a bishop attacks: empty ones and the first blocker each way. */
export function bishopAttacks(square: i32, occupied: u64): u64 {
  return line(square, NE, occupied) | line(square, NW, occupied);
}

function at(file: i32, rank: i32): u64 {
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : bit(rank * 8 + file);
}

/** Fills the tables. Call once, before anything else here. */
export function initAttacks(): void {
  for (let square = 0; square < 64; square++) {
    const file = square & 7;
    const rank = square >> 3;
    const slot = <usize>square << 3;
    let king: u64 = 0;
    for (let direction = 0; direction < 8; direction++) {
      const df = fileStep(direction);
      const dr = rankStep(direction);
      let squares: u64 = 0;
      for (let n = 1; n < 8; n++) squares |= at(file + n * df, rank + n * dr);
      store<u64>(RAYS + (<usize>((square << 3) + direction) << 3), squares);
      king |= at(file + df, rank + dr);
    }
    store<u64>(KINGS + slot, king);
    let knight: u64 = 0;
    for (let sf = -1; sf <= 1; sf += 2) {
      for (let sr = -1; sr <= 1; sr += 2) {
        knight |= at(file + sf, rank + 2 * sr) | at(file + 2 * sf, rank + sr);
      }
    }
    store<u64>(KNIGHTS + slot, knight);
    store<u64>(PAWNS + slot, at(file - 1, rank + 1) | at(file + 1, rank + 1));
    store<u64>(PAWNS + 512 + slot, at(file - 1, rank - 1) | at(file + 1, rank - 1));
  }
}
