// Squares in line with each other.
import { ray } from "@kickmate/search/assembly/attacks64";
import { bit } from "@kickmate/search/assembly/bits";

const BETWEEN: usize = memory.data(64 * 64 * 8, 8);
const LINES: usize = memory.data(64 * 64 * 8, 8);

/** The squares strictly between two squares that a queen could go between; none if it could not. */
// @ts-ignore: decorator
@inline
export function between(a: i32, b: i32): u64 {
  return load<u64>(BETWEEN + (<usize>((a << 6) | b) << 3));
}

/** The whole line, from edge to edge, through two squares; none if they are not in line. */
// @ts-ignore: decorator
@inline
export function lineThrough(a: i32, b: i32): u64 {
  return load<u64>(LINES + (<usize>((a << 6) | b) << 3));
}

/** Fills the tables. Call once, after the attacks'. */
export function initLines(): void {
  for (let a = 0; a < 64; a++) {
    for (let direction = 0; direction < 8; direction++) {
      const forwards = ray(a, direction);
      const all = forwards | ray(a, direction ^ 4) | bit(a);
      for (let b = 0; b < 64; b++) {
        if (!(forwards & bit(b))) continue;
        const slot = <usize>((a << 6) | b) << 3;
        store<u64>(LINES + slot, all);
        store<u64>(BETWEEN + slot, forwards & ~ray(b, direction) & ~bit(b));
      }
    }
  }
}
