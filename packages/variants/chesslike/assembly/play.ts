// Plays actions.
import { fromOf, PASS, toOf } from "./actions";
import { bytes, codeWithItem, EXITS, hasExits, holds, isVital, ITEMS, pointsOf, quietLimit, squares, turnLimit } from "./map";
import {
  copy, doorsAt, endedOf, equip, lyingAt, numberOf, openDoor, passesOf, pickUp, pieceOn, piecesAt, put, quietOf, reversibleOf, setCounters,
  setEnded, setPasses, setThreat, sideOf, take, turn, vitalsAt,
} from "./record";
import { UNKNOWN } from "./threats";

/** Writes the position after an action to `next`. */
export function play(at: usize, next: usize, action: u32): void {
  copy(at, next);
  setThreat(next, UNKNOWN);
  const side = sideOf(at);
  let isFinal: bool = false;
  if (action == PASS) setPasses(next, passesOf(at) + 1);
  else {
    setPasses(next, 0);
    isFinal = move(next, side, fromOf(action), toOf(action));
  }
  setCounters(next, isFinal ? 0 : quietOf(at) + 1, isFinal ? 0 : reversibleOf(at) + 1);
  handOver(next);
}

// Gives the turn to the other side. Black wins if White has had its last action: White's actions have odd numbers, so
// the number after White's n-th one is 2 n.
function handOver(at: usize): void {
  turn(at);
  if (turnLimit && numberOf(at) >= 2 * turnLimit && endedOf(at) == 0) setEnded(at, 2);
  if (quietLimit && quietOf(at) >= quietLimit && endedOf(at) == 0) endByMaterial(at);
}

// Ends the round for the side whose pieces are worth more. Where only one side has pieces, the round goes on.
function endByMaterial(at: usize): void {
  if (isEmpty(piecesAt(at, 0)) || isEmpty(piecesAt(at, 1))) return;
  let lead = 0;
  for (let square = 0; square < squares; square++) {
    const code = pieceOn(at, square);
    if (code) lead += code & 1 ? -pointsOf(code) : pointsOf(code);
  }
  setEnded(at, lead > 0 ? 1 : lead < 0 ? 2 : 3);
}

// Plays a piece's action; returns whether it is irreversible: a capture, a key, a door or an item.
function move(at: usize, side: i32, from: i32, to: i32): bool {
  const code = pieceOn(at, from);
  const victim = pieceOn(at, to);
  let isFinal: bool = false;
  if (victim) {
    take(at, victim, to);
    isFinal = true;
    if (isVital(victim) && isEmpty(vitalsAt(at, side ^ 1))) setEnded(at, side + 1);
  }
  take(at, code, from);
  put(at, code, to);
  if (holds(doorsAt(at), to)) {
    openDoor(at, side, to);
    isFinal = true;
  }
  if (holds(lyingAt(at), to) && takeUp(at, side, code, to)) isFinal = true;
  if (hasExits && side == 0 && isVital(code) && holds(EXITS, to)) setEnded(at, 1);
  return isFinal;
}

// Picks up the key or the item on a square; returns false if the piece leaves the item because it carries one already.
function takeUp(at: usize, side: i32, code: i32, square: i32): bool {
  if (!holds(ITEMS, square)) {
    pickUp(at, side, square);
    return true;
  }
  const carrier = codeWithItem(code, square);
  if (carrier == code) return false;
  equip(at, code, carrier, square);
  return true;
}

function isEmpty(set: usize): bool {
  for (let n: usize = 0; n < bytes; n += 8) if (load<u64>(set + n)) return false;
  return true;
}

/** Gives the turn to the other side without an action, for the search's null move. */
export function playNullMove(at: usize, next: usize): void {
  copy(at, next);
  setThreat(next, UNKNOWN);
  setPasses(next, 0);
  setCounters(next, quietOf(at) + 1, 0);
  handOver(next);
}
