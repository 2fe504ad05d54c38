// The squares that pieces attack on an 8x8 board. Sliding attacks use obstruction difference (Michael Hoffmann, described at
// chessprogramming.org): small tables, no SIMD, nearly as fast as magic multiplication, and fast in JavaScript, too.
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

// By square and direction: the squares of {@link ray}.
const RAY_SETS: usize = memory.data(64 * 8 * 8, 8);
const KNIGHT_ATTACKS: usize = memory.data(64 * 8, 8);
const KING_ATTACKS: usize = memory.data(64 * 8, 8);
const PAWN_ATTACKS: usize = memory.data(2 * 64 * 8, 8);

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
  return load<u64>(RAY_SETS + (<usize>((square << 3) + direction) << 3));
}

/** The squares that a knight attacks. */
export function knightAttacks(square: i32): u64 {
  return load<u64>(KNIGHT_ATTACKS + (<usize>square << 3));
}

/** The squares that a king attacks: the neighbours of its square. */
export function kingAttacks(square: i32): u64 {
  return load<u64>(KING_ATTACKS + (<usize>square << 3));
}

/** The squares diagonally before a pawn of a side (0 White, 1 Black). */
export function pawnAttacks(side: i32, square: i32): u64 {
  return load<u64>(PAWN_ATTACKS + (<usize>((side << 6) + square) << 3));
}

/** The squares that the pawns of a side attack towards the a-file. */
export function pawnAttacksLeft(side: i32, pawns: u64): u64 {
  const movers = pawns & ~FILE_A;
  return side == 0 ? movers << 7 : movers >> 9;
}

/** The squares that the pawns of a side attack towards the h-file. */
export function pawnAttacksRight(side: i32, pawns: u64): u64 {
  const movers = pawns & ~FILE_H;
  return side == 0 ? movers << 9 : movers >> 7;
}

// The squares of the line through a square, from the nearest blocker below it to the nearest above it, both included.
function lineAttacks(square: i32, direction: i32, occupied: u64): u64 {
  const upper = ray(square, direction);
  const lower = ray(square, direction ^ 4);
  const above = upper & occupied;
  const below = (<u64>1) << (63 - clz((lower & occupied) | 1));
  return (upper | lower) & (((above & (0 - above)) << 1) - below);
}

/** The squares that a rook attacks: empty ones and the first blocker each way. */
export function rookAttacks(square: i32, occupied: u64): u64 {
  return lineAttacks(square, N, occupied) | lineAttacks(square, E, occupied);
}

/** The squares that a bishop attacks: empty ones and the first blocker each way. */
export function bishopAttacks(square: i32, occupied: u64): u64 {
  return lineAttacks(square, NE, occupied) | lineAttacks(square, NW, occupied);
}

// The set of one square; empty beyond the board.
function squareSet(file: i32, rank: i32): u64 {
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
      const fileChange = fileStep(direction);
      const rankChange = rankStep(direction);
      let squares: u64 = 0;
      for (let n = 1; n < 8; n++) squares |= squareSet(file + n * fileChange, rank + n * rankChange);
      store<u64>(RAY_SETS + (<usize>((square << 3) + direction) << 3), squares);
      king |= squareSet(file + fileChange, rank + rankChange);
    }
    store<u64>(KING_ATTACKS + slot, king);
    let knight: u64 = 0;
    for (let fileSign = -1; fileSign <= 1; fileSign += 2) {
      for (let rankSign = -1; rankSign <= 1; rankSign += 2) {
        knight |= squareSet(file + fileSign, rank + 2 * rankSign) | squareSet(file + 2 * fileSign, rank + rankSign);
      }
    }
    store<u64>(KNIGHT_ATTACKS + slot, knight);
    store<u64>(PAWN_ATTACKS + slot, squareSet(file - 1, rank + 1) | squareSet(file + 1, rank + 1));
    store<u64>(PAWN_ATTACKS + 512 + slot, squareSet(file - 1, rank - 1) | squareSet(file + 1, rank - 1));
  }
}
