// Plays moves.
import { lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { copyPosition, KING, PAWN, ROOK, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { CASTLE, DOUBLE_STEP, EN_PASSANT, fromOf, kindOf, promotionOf, toOf } from "./actions";
import { checkersBy } from "./attackers";
import { castledKing, castledRook, castlingRook, rightsAfter } from "./castling";
import { canCapturePassant, passantCapturers } from "./generate";
import { NOWHERE } from "../src/packed";
import { ChessPosition } from "./position";

/** The square on which a legal move captures: the one behind the target for en passant, else the target. */
export function victimSquare(action: u32): i32 {
  return kindOf(action) == EN_PASSANT ? toOf(action) ^ 8 : toOf(action);
}

/** Writes the position after a legal move to `next`. */
export function play(position: ChessPosition, next: ChessPosition, action: u32): void {
  copyPosition<ChessPosition>(position, next);
  const side: i32 = position.side;
  const from = fromOf(action);
  const to = toOf(action);
  const kind = kindOf(action);
  const piece = position.pieceOn(from);
  const moveNumber = position.moveNumber + side;
  const rights: i32 = position.castlingRights;
  if (kind >= CASTLE) {
    castle(next, side, from, (side << 1) | (to > from ? 0 : 1));
    next.setPassantSquare(NOWHERE);
    next.setCastlingRights(rights & ~(3 << (side << 1)));
    next.setCounters(position.halfMoveClock + 1, moveNumber, 0);
    next.changeSide();
    next.checkers = checkersBy(next, side);
    return;
  }
  const victimAt = victimSquare(action);
  const victim = position.pieceOn(victimAt);
  if (victim) next.take(victim, victimAt);
  const promotion = promotionOf(action);
  if (promotion) {
    next.take(piece, from);
    next.put((promotion + 1) | (side << 3), to);
  } else {
    next.shift(piece, from, to);
  }
  const rightsLeft = rightsAfter(position, side, piece, victim, from, to);
  const isIrreversible = victim != 0 || typeOf(piece) == PAWN;
  next.setCounters(
    isIrreversible ? 0 : position.halfMoveClock + 1, moveNumber,
    isIrreversible || rightsLeft != rights ? 0 : position.reversiblePlies + 1,
  );
  next.setCastlingRights(rightsLeft);
  next.changeSide();
  next.checkers = checkersBy(next, side);
  const passant = (from + to) >> 1;
  next.setPassantSquare(kind == DOUBLE_STEP && isPassantOpen(next, passant) ? passant : NOWHERE);
}

// Returns whether a pawn can legally capture on an en passant square.
function isPassantOpen(position: ChessPosition, square: i32): bool {
  for (let set = passantCapturers(position, square); set; set = rest(set)) {
    if (canCapturePassant(position, lowest(set), square)) return true;
  }
  return false;
}

// Moves king and rook. Both are taken off first, since one may end where the other one stood.
function castle(position: ChessPosition, side: i32, from: i32, right: i32): void {
  const king = KING | (side << 3);
  const rook = ROOK | (side << 3);
  position.take(king, from);
  position.take(rook, castlingRook(position, right));
  position.put(king, castledKing(right));
  position.put(rook, castledRook(right));
}

/** Gives the turn to the other side without a move, for the search's null move. */
export function playNullMove(position: ChessPosition, next: ChessPosition): void {
  copyPosition<ChessPosition>(position, next);
  next.setPassantSquare(NOWHERE);
  next.setCounters(position.halfMoveClock + 1, position.moveNumber + position.side, 0);
  next.changeSide();
  next.checkers = 0;
}
