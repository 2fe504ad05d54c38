// Generates the legal actions.
import { count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { makeAction, PASS } from "./actions";
import { bytes, EXITS, hasExits, isVital } from "./map";
import { ChesslikePosition } from "./position";
import { captures, look, see, targets } from "./sight";

/** Writes the legal actions to `list`; returns their number, 0 if the round is over. */
export function generate(position: ChesslikePosition, list: usize): i32 {
  if (position.end) return 0;
  const side: i32 = position.side;
  const own = position.piecesAt(side);
  look(position);
  let to = list;
  for (let n: usize = 0; n < bytes; n += 8) {
    for (let set = load<u64>(own + n); set; set = rest(set)) {
      const from = <i32>(n << 3) + lowest(set);
      see(position.pieceOn(from), from);
      for (let m: usize = 0; m < bytes; m += 8) to = write(to, from, m, targets(position, side, m));
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
  look(position);
  let to = list;
  for (let n: usize = 0; n < bytes; n += 8) {
    for (let set = load<u64>(own + n); set; set = rest(set)) {
      const from = <i32>(n << 3) + lowest(set);
      const code = position.pieceOn(from);
      const leaves = hasExits && side == 0 && isVital(code);
      see(code, from);
      for (let m: usize = 0; m < bytes; m += 8) {
        let found = captures(position, side, m);
        if (leaves) found |= targets(position, side, m) & load<u64>(EXITS + m);
        to = write(to, from, m, found);
      }
    }
  }
  return <i32>((to - list) >> 2);
}

function write(list: usize, from: i32, n: usize, found: u64): usize {
  for (let set = found; set; set = rest(set)) {
    store<u32>(list, makeAction(from, <i32>(n << 3) + lowest(set)));
    list += 4;
  }
  return list;
}

/** The number of legal actions. */
export function countActions(position: ChesslikePosition): i32 {
  if (position.end) return 0;
  const side: i32 = position.side;
  const own = position.piecesAt(side);
  look(position);
  let actions = 0;
  for (let n: usize = 0; n < bytes; n += 8) {
    for (let set = load<u64>(own + n); set; set = rest(set)) {
      const from = <i32>(n << 3) + lowest(set);
      see(position.pieceOn(from), from);
      for (let m: usize = 0; m < bytes; m += 8) actions += count(targets(position, side, m));
    }
  }
  return max(actions, 1);
}
