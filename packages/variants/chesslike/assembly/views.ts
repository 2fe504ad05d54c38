// Counts the squares that pieces see on the empty map.
import { count } from "@kickmate/bitboards/assembly/bits";
import { bytes, DOORS, holds, kinds, squares, WALLS } from "./map";
import { hits, lookAtDoors, OBSTACLES, rides, see, steps } from "./sight";
import { noteView } from "./values";

/** Counts and stores the views of all pieces from all squares. */
export function makeViews(): void {
  lookAtDoors(DOORS);
  for (let square = 0; square < squares; square++) {
    if (holds(WALLS, square)) continue;
    for (let code = 2; code < 2 * kinds + 2; code++) noteView(code, square, viewFrom(code, square));
  }
}

function viewFrom(code: i32, square: i32): i32 {
  see(code, square);
  let view = 0;
  for (let n: usize = 0; n < bytes; n += 8) {
    const free = ~load<u64>(OBSTACLES + n);
    view += count((steps(n) | rides(n)) & free) + count((hits(n) | rides(n)) & free);
  }
  return view;
}
