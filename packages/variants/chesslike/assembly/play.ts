// Plays actions: captures, doors, keys, items, exits, and the ends of rounds.
import { BLACK_WON, DRAWN, NOT_ENDED, WHITE_WON, wonBy } from "@kickmate/search/assembly/limits";
import { fromOf, PASS, toOf } from "./actions";
import { setBytes, codeAfterItem, EXITS, hasExits, holds, isEmptySet, isVital, ITEMS, pointsOf, quietLimit, squareCount, turnLimit } from "./map";
import { ChesslikePosition } from "./position";
import { UNKNOWN } from "./threats";

/** Writes the position after an action to `next`. */
export function play(position: ChesslikePosition, next: ChesslikePosition, action: u32): void {
  position.copyTo(next);
  next.threatState = <u8>UNKNOWN;
  const side: i32 = position.side;
  let isIrreversible: bool = false;
  if (action == PASS) next.passes = <u8>(position.passes + 1);
  else {
    next.passes = 0;
    isIrreversible = movePiece(next, side, fromOf(action), toOf(action));
  }
  next.setCounters(isIrreversible ? 0 : position.quietActions + 1, isIrreversible ? 0 : position.reversiblePlies + 1);
  giveTurn(next);
}

// Gives the turn to the other side, and ends the round at a limit. White's actions have odd numbers, so the number after its n-th one is
// 2 n: then, at a limit of n, White has had its last action, and Black wins.
function giveTurn(position: ChesslikePosition): void {
  position.changeSide();
  if (turnLimit && position.actionNumber >= 2 * turnLimit && position.end == NOT_ENDED) position.end = <u8>BLACK_WON;
  if (quietLimit && position.quietActions >= quietLimit && position.end == NOT_ENDED) endByMaterial(position);
}

// Ends the round for the side whose pieces are worth more. If only one side has pieces, the round goes on.
function endByMaterial(position: ChesslikePosition): void {
  if (isEmptySet(position.piecesAt(0)) || isEmptySet(position.piecesAt(1))) return;
  let lead = 0;
  for (let square = 0; square < squareCount; square++) {
    const code = position.pieceOn(square);
    if (code) lead += code & 1 ? -pointsOf(code) : pointsOf(code);
  }
  position.end = <u8>(lead > 0 ? WHITE_WON : lead < 0 ? BLACK_WON : DRAWN);
}

// Plays a piece's action; returns whether it is irreversible: a capture, a key, a door or an item.
function movePiece(position: ChesslikePosition, side: i32, from: i32, to: i32): bool {
  const code = position.pieceOn(from);
  const victim = position.pieceOn(to);
  let isIrreversible: bool = false;
  if (victim) {
    position.take(victim, to);
    isIrreversible = true;
    if (isVital(victim) && isEmptySet(position.vitalsAt(side ^ 1))) position.end = <u8>wonBy(side);
  }
  position.take(code, from);
  position.put(code, to);
  if (holds(position.doorsAt(), to)) {
    position.openDoor(side, to);
    isIrreversible = true;
  }
  if (holds(position.lyingTilesAt(), to) && pickUpTile(position, side, code, to)) isIrreversible = true;
  if (hasExits && side == 0 && isVital(code) && holds(EXITS, to)) position.end = <u8>WHITE_WON;
  return isIrreversible;
}

// Picks up the key or the item on a square. Returns false if the piece cannot carry the item, and leaves it.
function pickUpTile(position: ChesslikePosition, side: i32, code: i32, square: i32): bool {
  if (!holds(ITEMS, square)) {
    position.pickUp(side, square);
    return true;
  }
  const codeWithItem = codeAfterItem(code, square);
  if (codeWithItem == code) return false;
  position.equip(code, codeWithItem, square);
  return true;
}

/** Gives the turn to the other side without an action, for the search's null move. */
export function playNullMove(position: ChesslikePosition, next: ChesslikePosition): void {
  position.copyTo(next);
  next.threatState = <u8>UNKNOWN;
  next.passes = 0;
  next.setCounters(position.quietActions + 1, 0);
  giveTurn(next);
}
