// Generates the legal actions.
import { count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { makeAction, PASS } from "./actions";
import { setBytes, EXITS, hasExits, isVital } from "./map";
import { ChesslikePosition } from "./position";
import { captures, lookAt, see, targets } from "./sight";

/** Writes the legal actions to `list`; returns their number, 0 if the round is over. */
export function generate(position: ChesslikePosition, list: usize): i32 {
  if (position.end) return 0;
  const side: i32 = position.side;
  const own = position.piecesAt(side);
  lookAt(position);
  let to = list;
  for (let n: usize = 0; n < setBytes; n += 8) {
    for (let set = load<u64>(own + n); set; set = rest(set)) {
      const from = <i32>(n << 3) + lowest(set);
      see(position.pieceOn(from), from);
      for (let m: usize = 0; m < setBytes; m += 8) to = writeActions(to, from, m, targets(position, side, m));
    }
  }
  if (to == list) {
    store<u32>(list, PASS);
    return 1;
  }
  return <i32>((to - list) >> 2);
}

/** Writes the captures, and the moves by which White wins on an exit, to `list`; returns their number. */
export function generateNoisy(position: ChesslikePosition, list: usize): i32 {
  const side: i32 = position.side;
  const own = position.piecesAt(side);
  lookAt(position);
  let to = list;
  for (let n: usize = 0; n < setBytes; n += 8) {
    for (let set = load<u64>(own + n); set; set = rest(set)) {
      const from = <i32>(n << 3) + lowest(set);
      const code = position.pieceOn(from);
      const mayWinOnExit = hasExits && side == 0 && isVital(code);
      see(code, from);
      for (let m: usize = 0; m < setBytes; m += 8) {
        let found = captures(position, side, m);
        if (mayWinOnExit) found |= targets(position, side, m) & load<u64>(EXITS + m);
        to = writeActions(to, from, m, found);
      }
    }
  }
  return <i32>((to - list) >> 2);
}

// Writes the actions of a piece to the targets in the word at a byte of a set.
function writeActions(list: usize, from: i32, byteOffset: usize, targets: u64): usize {
  for (let set = targets; set; set = rest(set)) {
    store<u32>(list, makeAction(from, <i32>(byteOffset << 3) + lowest(set)));
    list += 4;
  }
  return list;
}

/** The number of legal actions. */
export function countActions(position: ChesslikePosition): i32 {
  if (position.end) return 0;
  const side: i32 = position.side;
  const own = position.piecesAt(side);
  lookAt(position);
  let actions = 0;
  for (let n: usize = 0; n < setBytes; n += 8) {
    for (let set = load<u64>(own + n); set; set = rest(set)) {
      const from = <i32>(n << 3) + lowest(set);
      see(position.pieceOn(from), from);
      for (let m: usize = 0; m < setBytes; m += 8) actions += count(targets(position, side, m));
    }
  }
  return max(actions, 1);
}
