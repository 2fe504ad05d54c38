// Static exchange evaluation: the result when both sides go on capturing on a square, cheapest piece first, and either
// may stop. Source of the method: the swap algorithm, described at chessprogramming.org.
import { lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { fromOf, PASS, toOf } from "./actions";
import { setBytes, holds, include, isVital, toggle } from "./map";
import { ChesslikePosition } from "./position";
import { lookAt, OBSTACLES, couldCapture } from "./sight";
import { lookoutsAt } from "./tables";
import { onlySquareOf } from "./threats";
import { valueOf } from "./values";

/** Value of a side's last vital piece, with which it loses the round. */
export const DECISIVE_LOSS: i32 = 8000;

// By side: the set of the pieces that may still join in.
const CAPTURERS: usize = memory.data(2 * 32, 16);

/** The value that a side loses with a piece. */
export function lossOf(position: ChesslikePosition, code: i32): i32 {
  return isVital(code) && onlySquareOf(position.vitalsAt(code & 1)) >= 0 ? DECISIVE_LOSS : valueOf(code);
}

/** Returns whether an action and the exchange that it begins on its square gain at least `minimum` (also below 0) hundredths of a pawn. */
export function gainsByExchange(position: ChesslikePosition, action: u32, minimum: i32): bool {
  if (action == PASS) return minimum <= 0;
  const from = fromOf(action);
  const to = toOf(action);
  const victim = position.pieceOn(to);

  // 1. Two cases need no exchange: too little is won even if the piece is not recaptured, or enough even if it is.
  let balance = (victim ? lossOf(position, victim) : 0) - minimum;
  if (balance < 0) return false;
  balance -= lossOf(position, position.pieceOn(from));
  if (balance >= 0) return true;

  // 2. Both sides recapture in turn with their cheapest piece; a piece that stood behind it can then join in.
  lookAt(position);
  include(OBSTACLES, to);
  toggle(OBSTACLES, from);
  gatherCapturers(position, to);
  let side: i32 = position.side;
  removeCapturer(side, from);
  let winsSoFar = true;
  while (true) {
    side ^= 1;
    const next = cheapestCapturer(position, side, to);
    if (next < 0) break;
    winsSoFar = !winsSoFar;
    balance = -balance - 1 - lossOf(position, position.pieceOn(next));
    if (balance >= 0) break;
    toggle(OBSTACLES, next);
    removeCapturer(side, next);
  }
  return winsSoFar;
}

// Sets CAPTURERS to the pieces on lookouts of a square.
function gatherCapturers(position: ChesslikePosition, to: i32): void {
  for (let side = 0; side < 2; side++) {
    const capturers = CAPTURERS + <usize>(side << 5);
    const pieces = position.piecesAt(side);
    const lookouts = lookoutsAt(to, side);
    for (let n: usize = 0; n < setBytes; n += 8) store<u64>(capturers + n, load<u64>(pieces + n) & load<u64>(lookouts + n));
  }
}

// Removes the piece on a square from those that may join in, if it is one of them.
function removeCapturer(side: i32, square: i32): void {
  const capturers = CAPTURERS + <usize>(side << 5);
  if (holds(capturers, square)) toggle(capturers, square);
}

// The square of the cheapest piece that can capture next for a side; -1 if there is none.
function cheapestCapturer(position: ChesslikePosition, side: i32, to: i32): i32 {
  const capturers = CAPTURERS + <usize>(side << 5);
  let found = -1;
  let least = i32.MAX_VALUE;
  for (let n: usize = 0; n < setBytes; n += 8) {
    for (let set = load<u64>(capturers + n); set; set = rest(set)) {
      const from = <i32>(n << 3) + lowest(set);
      const code = position.pieceOn(from);
      const loss = lossOf(position, code);
      if (loss >= least || !couldCapture(code, from, to)) continue;
      found = from;
      least = loss;
    }
  }
  return found;
}
