// Tables of lines on an 8x8 board: between squares, through squares, and from a square.
import { ray } from "./attacks";
import { bit } from "./bits";
import { bishopAttacks, rookAttacks } from "./sliders";

const BETWEEN: usize = memory.data(64 * 64 * 8, 8);
const LINES_THROUGH: usize = memory.data(64 * 64 * 8, 8);
const ROOK_LINES: usize = memory.data(64 * 8, 8);
const BISHOP_LINES: usize = memory.data(64 * 8, 8);

/** The squares strictly between two squares on a line of a queen; none if they are not in line. */
export function between(a: i32, b: i32): u64 {
  return load<u64>(BETWEEN + (<usize>((a << 6) | b) << 3));
}

/** The whole line, from edge to edge, through two squares; none if they are not in line. */
export function lineThrough(a: i32, b: i32): u64 {
  return load<u64>(LINES_THROUGH + (<usize>((a << 6) | b) << 3));
}

/** The squares that a rook attacks on an empty board. */
export function rookLines(square: i32): u64 {
  return load<u64>(ROOK_LINES + (<usize>square << 3));
}

/** The squares that a bishop attacks on an empty board. */
export function bishopLines(square: i32): u64 {
  return load<u64>(BISHOP_LINES + (<usize>square << 3));
}

/** Fills the tables. Call once, after those of attacks.ts and sliders.ts. */
export function initLines(): void {
  for (let a = 0; a < 64; a++) {
    store<u64>(ROOK_LINES + (<usize>a << 3), rookAttacks(a, 0));
    store<u64>(BISHOP_LINES + (<usize>a << 3), bishopAttacks(a, 0));
    for (let direction = 0; direction < 8; direction++) {
      const forwards = ray(a, direction);
      const wholeLine = forwards | ray(a, direction ^ 4) | bit(a);
      for (let b = 0; b < 64; b++) {
        if (!(forwards & bit(b))) continue;
        const slot = <usize>((a << 6) | b) << 3;
        store<u64>(LINES_THROUGH + slot, wholeLine);
        store<u64>(BETWEEN + slot, forwards & ~ray(b, direction) & ~bit(b));
      }
    }
  }
}
