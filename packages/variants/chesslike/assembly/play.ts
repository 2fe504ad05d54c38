// Plays actions.
import { fromOf, PASS, toOf } from "./actions";
import { bytes, EXITS, hasExits, holds, isVital, turnLimit } from "./map";
import {
  copy, doorsAt, endedOf, keysAt, numberOf, openDoor, passesOf, pickUp, pieceOn, put, quietOf, reversibleOf, setCounters, setEnded,
  setPasses, setThreat, sideOf, take, turn, vitalsAt,
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
}

// Plays a piece's action; returns whether it is irreversible: a capture, a key or a door.
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
  if (holds(keysAt(at), to)) {
    pickUp(at, side, to);
    isFinal = true;
  }
  if (hasExits && side == 0 && isVital(code) && holds(EXITS, to)) setEnded(at, 1);
  return isFinal;
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
