// Counts the moves and attacks of pieces on the empty map.
import { count } from "@kickmate/bitboards/assembly/bits";
import { setBytes, DOORS, holds, kindCount, squareCount, WALLS } from "./map";
import { stepAttacks, lookAtEmptyMap, OBSTACLES, rides, see, stepMoves } from "./sight";
import { setMobility } from "./values";

/** Counts and stores the mobility of all pieces on all squares. */
export function makeMobilities(): void {
  lookAtEmptyMap(DOORS);
  for (let square = 0; square < squareCount; square++) {
    if (holds(WALLS, square)) continue;
    for (let code = 2; code < 2 * kindCount + 2; code++) setMobility(code, square, countMobility(code, square));
  }
}

function countMobility(code: i32, square: i32): i32 {
  see(code, square);
  let mobility = 0;
  for (let n: usize = 0; n < setBytes; n += 8) {
    const free = ~load<u64>(OBSTACLES + n);
    mobility += count((stepMoves(n) | rides(n)) & free) + count((stepAttacks(n) | rides(n)) & free);
  }
  return mobility;
}
