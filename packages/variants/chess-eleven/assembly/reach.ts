// Finds the squares to which the ball may go: pieces pass and shoot along the lines on which they move.
import { kingAttacks, knightAttacks, pawnAttacks } from "@kickmate/bitboards/assembly/attacks";
import { bit } from "@kickmate/bitboards/assembly/bits";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, sideOf, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { ElevenPosition } from "./position";

/** The squares on which a piece takes up the ball at a kick-off: d4, e4, d5, e5. */
export const CENTRE_CIRCLE: u64 = 0x0000001818000000;

/** The two squares of the goal that a side defends. */
export function goalOf(side: i32): u64 {
  return side == 0 ? 0x18 : 0x1800000000000000;
}

/** A side's own half. */
export function halfOf(side: i32): u64 {
  return side == 0 ? 0x00000000ffffffff : 0xffffffff00000000;
}

/** The squares one rank further forward, as a side goes. */
export function ahead(side: i32, set: u64): u64 {
  return side == 0 ? set << 8 : set >> 8;
}

/** The squares that the piece on a square reaches, occupied or not. */
export function reachOf(position: ElevenPosition, square: i32, all: u64): u64 {
  const piece = position.pieceOn(square);
  switch (typeOf(piece)) {
    case KNIGHT:
      return knightAttacks(square);
    case BISHOP:
      return bishopAttacks(square, all);
    case ROOK:
      return rookAttacks(square, all);
    case QUEEN:
      return bishopAttacks(square, all) | rookAttacks(square, all);
    case KING:
      return kingAttacks(square);
    case PAWN: {
      const side = sideOf(piece);
      const one = ahead(side, bit(square));
      const two = position.unmoved & bit(square) ? ahead(side, one & ~all) : 0;
      return one | two | pawnAttacks(side, square);
    }
  }
  return 0;
}

/** The pieces of a side that reach a square. */
export function reachersOf(position: ElevenPosition, side: i32, square: i32, all: u64): u64 {
  const own = position.pieces(side);
  const queens = position.queens;
  const pawns = position.pawns;
  const behind = ahead(side ^ 1, bit(square));
  return own & (
    (knightAttacks(square) & position.knights)
    | (bishopAttacks(square, all) & (position.bishops | queens))
    | (rookAttacks(square, all) & (position.rooks | queens))
    | (kingAttacks(square) & position.kings)
    | ((pawnAttacks(side ^ 1, square) | behind | (ahead(side ^ 1, behind & ~all) & position.unmoved)) & pawns)
  );
}

/**
 * The pieces to which the side to act could pass, even if its turn does not allow a pass now. The ball must not be
 * loose.
 */
export function receiversOf(position: ElevenPosition): u64 {
  const side: i32 = position.side;
  const ball: i32 = position.ball;
  const all = position.occupied();
  const own = position.pieces(side);
  const ballSet = bit(ball);
  const receivers = reachersOf(position, side, ball, all);
  return (own & ballSet ? receivers | (reachOf(position, ball, all) & own) : receivers) & ~ballSet;
}

/** The goal squares at which a side could shoot if it were to act; none if it does not have the ball. */
export function targetsOf(position: ElevenPosition, side: i32): u64 {
  const ball: i32 = position.ball;
  const own = position.pieces(side);
  if (!(own & bit(ball))) return 0;
  return reachOf(position, ball, own | position.pieces(side ^ 1)) & goalOf(side ^ 1) & ~own;
}
