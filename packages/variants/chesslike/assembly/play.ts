// Plays actions.
import { BLACK_WON, DRAWN, NOT_ENDED, WHITE_WON, wonBy } from "@kickmate/search/assembly/limits";
import { fromOf, PASS, toOf } from "./actions";
import { bytes, codeWithItem, EXITS, hasExits, holds, isVital, ITEMS, pointsOf, quietLimit, squares, turnLimit } from "./map";
import { ChesslikePosition } from "./position";
import { UNKNOWN } from "./threats";

/** Writes the position after an action to `next`. */
export function play(position: ChesslikePosition, next: ChesslikePosition, action: u32): void {
  position.copyTo(next);
  next.threat = <u8>UNKNOWN;
  const side: i32 = position.side;
  let isFinal: bool = false;
  if (action == PASS) next.passes = <u8>(position.passes + 1);
  else {
    next.passes = 0;
    isFinal = move(next, side, fromOf(action), toOf(action));
  }
  next.setCounters(isFinal ? 0 : position.quiet + 1, isFinal ? 0 : position.reversiblePlies + 1);
  handOver(next);
}

// Gives the turn to the other side. Black wins if White has had its last action: White's actions have odd numbers, so
// the number after White's n-th one is 2 n.
function handOver(position: ChesslikePosition): void {
  position.turn();
  if (turnLimit && position.number >= 2 * turnLimit && position.end == NOT_ENDED) position.end = <u8>BLACK_WON;
  if (quietLimit && position.quiet >= quietLimit && position.end == NOT_ENDED) endByMaterial(position);
}

// Ends the round for the side whose pieces are worth more. Where only one side has pieces, the round goes on.
function endByMaterial(position: ChesslikePosition): void {
  if (isEmpty(position.piecesAt(0)) || isEmpty(position.piecesAt(1))) return;
  let lead = 0;
  for (let square = 0; square < squares; square++) {
    const code = position.pieceOn(square);
    if (code) lead += code & 1 ? -pointsOf(code) : pointsOf(code);
  }
  position.end = <u8>(lead > 0 ? WHITE_WON : lead < 0 ? BLACK_WON : DRAWN);
}

// Plays a piece's action; returns whether it is irreversible: a capture, a key, a door or an item.
function move(position: ChesslikePosition, side: i32, from: i32, to: i32): bool {
  const code = position.pieceOn(from);
  const victim = position.pieceOn(to);
  let isFinal: bool = false;
  if (victim) {
    position.take(victim, to);
    isFinal = true;
    if (isVital(victim) && isEmpty(position.vitalsAt(side ^ 1))) position.end = <u8>wonBy(side);
  }
  position.take(code, from);
  position.put(code, to);
  if (holds(position.doorsAt(), to)) {
    position.openDoor(side, to);
    isFinal = true;
  }
  if (holds(position.lyingAt(), to) && takeUp(position, side, code, to)) isFinal = true;
  if (hasExits && side == 0 && isVital(code) && holds(EXITS, to)) position.end = <u8>WHITE_WON;
  return isFinal;
}

// Picks up the key or the item on a square; returns false if the piece leaves the item because it carries one already.
function takeUp(position: ChesslikePosition, side: i32, code: i32, square: i32): bool {
  if (!holds(ITEMS, square)) {
    position.pickUp(side, square);
    return true;
  }
  const carrier = codeWithItem(code, square);
  if (carrier == code) return false;
  position.equip(code, carrier, square);
  return true;
}

function isEmpty(set: usize): bool {
  for (let n: usize = 0; n < bytes; n += 8) if (load<u64>(set + n)) return false;
  return true;
}

/** Gives the turn to the other side without an action, for the search's null move. */
export function playNullMove(position: ChesslikePosition, next: ChesslikePosition): void {
  position.copyTo(next);
  next.threat = <u8>UNKNOWN;
  next.passes = 0;
  next.setCounters(position.quiet + 1, 0);
  handOver(next);
}
