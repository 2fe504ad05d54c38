// Finds the squares to which the ball may go: a piece passes and shoots to the squares that it reaches by a move or a capture.
import { kingAttacks, knightAttacks, pawnAttacks } from "@kickmate/bitboards/assembly/attacks";
import { bit } from "@kickmate/bitboards/assembly/bits";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, sideOf, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { ElevenPosition } from "./position";

/** The squares on which a piece gets the ball at a kick-off: d4, e4, d5, e5. */
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
export function oneRankForward(side: i32, squares: u64): u64 {
  return side == 0 ? squares << 8 : squares >> 8;
}

/** The squares that the piece on a square reaches, whether or not pieces stand there. */
export function reachOf(position: ElevenPosition, square: i32, occupied: u64): u64 {
  const piece = position.pieceOn(square);
  switch (typeOf(piece)) {
    case KNIGHT:
      return knightAttacks(square);
    case BISHOP:
      return bishopAttacks(square, occupied);
    case ROOK:
      return rookAttacks(square, occupied);
    case QUEEN:
      return bishopAttacks(square, occupied) | rookAttacks(square, occupied);
    case KING:
      return kingAttacks(square);
    case PAWN: {
      const side = sideOf(piece);
      const singleStep = oneRankForward(side, bit(square));
      const doubleStep = position.unmovedPawns & bit(square) ? oneRankForward(side, singleStep & ~occupied) : 0;
      return singleStep | doubleStep | pawnAttacks(side, square);
    }
  }
  return 0;
}

/** The pieces of a side that reach a square. */
export function reachersOf(position: ElevenPosition, side: i32, square: i32, occupied: u64): u64 {
  const own = position.pieces(side);
  const queens = position.queens;
  const pawns = position.pawns;
  const behind = oneRankForward(side ^ 1, bit(square));
  return own & (
    (knightAttacks(square) & position.knights)
    | (bishopAttacks(square, occupied) & (position.bishops | queens))
    | (rookAttacks(square, occupied) & (position.rooks | queens))
    | (kingAttacks(square) & position.kings)
    | ((pawnAttacks(side ^ 1, square) | behind | (oneRankForward(side ^ 1, behind & ~occupied) & position.unmovedPawns)) & pawns)
  );
}

/**
 * The pieces to which the side to act could pass, even if its turn does not allow a pass now. The ball must not be
 * loose.
 */
export function receiversOf(position: ElevenPosition): u64 {
  const side: i32 = position.side;
  const ball: i32 = position.ball;
  const occupied = position.occupied();
  const own = position.pieces(side);
  const ballBit = bit(ball);
  const receivers = reachersOf(position, side, ball, occupied);
  return (own & ballBit ? receivers | (reachOf(position, ball, occupied) & own) : receivers) & ~ballBit;
}

/** The goal squares at which a side could shoot if it were to act; none if it does not have the ball. */
export function shotTargets(position: ElevenPosition, side: i32): u64 {
  const ball: i32 = position.ball;
  const own = position.pieces(side);
  if (!(own & bit(ball))) return 0;
  return reachOf(position, ball, own | position.pieces(side ^ 1)) & goalOf(side ^ 1) & ~own;
}
