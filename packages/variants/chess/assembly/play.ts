// Plays moves.
import { lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { changeSide, KING, PAWN, pieceOn, ROOK, sideOf } from "@kickmate/bitboards/assembly/pieces";
import { CASTLE, DOUBLE_STEP, EN_PASSANT, fromOf, kindOf, promotionOf, toOf } from "./actions";
import { checkersBy } from "./attackers";
import { castledKing, castledRook, castlingRook, rightsAfter } from "./castling";
import { canCapturePassant, passantCapturers } from "./generate";
import { NOWHERE } from "../src/packed";
import {
  castlingOf, copy, numberOf, put, quietOf, reversibleOf, setCastling, setCheckers, setCounters, setPassant, shift, take,
} from "./record";

/** The square on which a legal move captures: the one behind the target for en passant, else the target. */
export function victimSquare(action: u32): i32 {
  return kindOf(action) == EN_PASSANT ? toOf(action) ^ 8 : toOf(action);
}

/** Writes the position after a legal move to `next`. */
export function play(at: usize, next: usize, action: u32): void {
  copy(at, next);
  const side = sideOf(at);
  const from = fromOf(action);
  const to = toOf(action);
  const kind = kindOf(action);
  const piece = pieceOn(at, from);
  const number = numberOf(at) + side;
  const rights = castlingOf(at);
  if (kind >= CASTLE) {
    castle(next, side, from, (side << 1) | (to > from ? 0 : 1));
    setPassant(next, NOWHERE);
    setCastling(next, rights & ~(3 << (side << 1)));
    setCounters(next, quietOf(at) + 1, number, 0);
    changeSide(next);
    setCheckers(next, checkersBy(next, side));
    return;
  }
  const victimAt = victimSquare(action);
  const victim = pieceOn(at, victimAt);
  if (victim) take(next, victim, victimAt);
  const promotion = promotionOf(action);
  if (promotion) {
    take(next, piece, from);
    put(next, (promotion + 1) | (side << 3), to);
  } else {
    shift(next, piece, from, to);
  }
  const left = rightsAfter(at, side, piece, victim, from, to);
  const isFinal = victim != 0 || (piece & 7) == PAWN;
  setCounters(next, isFinal ? 0 : quietOf(at) + 1, number, isFinal || left != rights ? 0 : reversibleOf(at) + 1);
  setCastling(next, left);
  changeSide(next);
  setCheckers(next, checkersBy(next, side));
  const passant = (from + to) >> 1;
  setPassant(next, kind == DOUBLE_STEP && isPassantOpen(next, passant) ? passant : NOWHERE);
}

// Whether a pawn can legally capture on an en passant square.
function isPassantOpen(at: usize, square: i32): bool {
  for (let set = passantCapturers(at, square); set; set = rest(set)) {
    if (canCapturePassant(at, lowest(set), square)) return true;
  }
  return false;
}

// Moves king and rook. Both are taken off first, since one may end where the other one stood.
function castle(at: usize, side: i32, from: i32, right: i32): void {
  const king = KING | (side << 3);
  const rook = ROOK | (side << 3);
  take(at, king, from);
  take(at, rook, castlingRook(at, right));
  put(at, king, castledKing(right));
  put(at, rook, castledRook(right));
}

/** Gives the turn to the other side without a move, for the search's null move. */
export function playNullMove(at: usize, next: usize): void {
  copy(at, next);
  setPassant(next, NOWHERE);
  setCounters(next, quietOf(at) + 1, numberOf(at) + sideOf(at), 0);
  changeSide(next);
  setCheckers(next, 0);
}
