// Finds wins in one: by capturing the last vital piece, or on an exit.
import { lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { makeAction } from "./actions";
import { bytes, EXITS, hasExits } from "./map";
import { ChesslikePosition } from "./position";
import { look, see, strikerOf, targets } from "./sight";
import { leaversAt } from "./tables";

// The values of a position's threat: whether the side that is not to act threatens to win.
export const UNKNOWN: i32 = 0;
const SAFE: i32 = 1;
const THREATENED: i32 = 2;

/** An action with which a side would win at once if it were to act, or 0. */
export function winInOne(position: ChesslikePosition, side: i32): u32 {
  look(position);
  const last = lastOf(position.vitalsAt(side ^ 1));
  if (last >= 0) {
    const from = strikerOf(position, side, last);
    if (from >= 0) return makeAction(from, last);
  }
  return hasExits && side == 0 ? leavingAction(position) : 0;
}

/** The square of a set with exactly one square; -1 for other sets. */
export function lastOf(set: usize): i32 {
  let square = -1;
  for (let n: usize = 0; n < bytes; n += 8) {
    const part = load<u64>(set + n);
    if (!part) continue;
    if (square >= 0 || rest(part)) return -1;
    square = <i32>(n << 3) + lowest(part);
  }
  return square;
}

function leavingAction(position: ChesslikePosition): u32 {
  const vitals = position.vitalsAt(0);
  const leavers = leaversAt();
  for (let n: usize = 0; n < bytes; n += 8) {
    for (let set = load<u64>(vitals + n) & load<u64>(leavers + n); set; set = rest(set)) {
      const from = <i32>(n << 3) + lowest(set);
      see(position.pieceOn(from), from);
      for (let m: usize = 0; m < bytes; m += 8) {
        const exits = targets(position, 0, m) & load<u64>(EXITS + m);
        if (exits) return makeAction(from, <i32>(m << 3) + lowest(exits));
      }
    }
  }
  return 0;
}

/** Returns whether the side that is not to act threatens to win. */
export function isThreatened(position: ChesslikePosition): bool {
  const known: i32 = position.threat;
  if (known != UNKNOWN) return known == THREATENED;
  const isSo = winInOne(position, position.side ^ 1) != 0;
  position.threat = <u8>(isSo ? THREATENED : SAFE);
  return isSo;
}
