// Finds wins in one: by capturing the last vital piece, or on an exit.
import { lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { makeAction } from "./actions";
import { setBytes, EXITS, hasExits } from "./map";
import { ChesslikePosition } from "./position";
import { lookAt, see, capturerOf, targets } from "./sight";
import { exitLookoutsAt } from "./tables";

/** The threat of the side that is not to act, as far as it is known: not yet, no win threatened, a win threatened. */
export const UNKNOWN: i32 = 0;
const SAFE: i32 = 1;
const THREATENED: i32 = 2;

/** An action by which a side would win at once if it were to act, or 0. */
export function winInOne(position: ChesslikePosition, side: i32): u32 {
  lookAt(position);
  const lastVital = onlySquareOf(position.vitalsAt(side ^ 1));
  if (lastVital >= 0) {
    const from = capturerOf(position, side, lastVital);
    if (from >= 0) return makeAction(from, lastVital);
  }
  return hasExits && side == 0 ? exitAction(position) : 0;
}

/** The square of a set that has exactly one; -1 for other sets. */
export function onlySquareOf(set: usize): i32 {
  let square = -1;
  for (let n: usize = 0; n < setBytes; n += 8) {
    const word = load<u64>(set + n);
    if (!word) continue;
    if (square >= 0 || rest(word)) return -1;
    square = <i32>(n << 3) + lowest(word);
  }
  return square;
}

// An action by which White would win on an exit, or 0.
function exitAction(position: ChesslikePosition): u32 {
  const vitals = position.vitalsAt(0);
  const lookouts = exitLookoutsAt();
  for (let n: usize = 0; n < setBytes; n += 8) {
    for (let set = load<u64>(vitals + n) & load<u64>(lookouts + n); set; set = rest(set)) {
      const from = <i32>(n << 3) + lowest(set);
      see(position.pieceOn(from), from);
      for (let m: usize = 0; m < setBytes; m += 8) {
        const exits = targets(position, 0, m) & load<u64>(EXITS + m);
        if (exits) return makeAction(from, <i32>(m << 3) + lowest(exits));
      }
    }
  }
  return 0;
}

/** Returns whether the side that is not to act threatens to win. */
export function isThreatened(position: ChesslikePosition): bool {
  const known: i32 = position.threatState;
  if (known != UNKNOWN) return known == THREATENED;
  const isWinThreatened = winInOne(position, position.side ^ 1) != 0;
  position.threatState = <u8>(isWinThreatened ? THREATENED : SAFE);
  return isWinThreatened;
}
