// Finds the pieces that attack a square, and the squares that a side attacks.
import {
  kingAttacks, knightAttacks, pawnAttacks, pawnAttacksLeft, pawnAttacksRight,
} from "@kickmate/bitboards/assembly/attacks";
import { bit, lowest } from "@kickmate/bitboards/assembly/bits";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { bishopLines, rookLines } from "@kickmate/bitboards/assembly/lines";
import {
  BISHOP, KING, kingOf, KNIGHT, occupied, ofType, PAWN, pieces, QUEEN, ROOK,
} from "@kickmate/bitboards/assembly/pieces";

/**
 * The pieces of a side that attack a square if the squares `all` are occupied. It does not matter what is on the
 * square.
 */
export function attackersOf(at: usize, side: i32, square: i32, all: u64): u64 {
  const queens = ofType(at, QUEEN);
  return pieces(at, side) & (
    (pawnAttacks(side ^ 1, square) & ofType(at, PAWN))
    | (knightAttacks(square) & ofType(at, KNIGHT))
    | (bishopAttacks(square, all) & (ofType(at, BISHOP) | queens))
    | (rookAttacks(square, all) & (ofType(at, ROOK) | queens))
    | (kingAttacks(square) & ofType(at, KING))
  );
}

/** The pieces of a side that give check. */
export function checkersBy(at: usize, side: i32): u64 {
  const square = kingOf(at, side ^ 1);
  const all = occupied(at);
  const queens = ofType(at, QUEEN);
  const own = pieces(at, side);
  let found = (pawnAttacks(side ^ 1, square) & ofType(at, PAWN)) | (knightAttacks(square) & ofType(at, KNIGHT));
  const diagonal = (ofType(at, BISHOP) | queens) & own & bishopLines(square);
  const straight = (ofType(at, ROOK) | queens) & own & rookLines(square);
  if (diagonal) found |= bishopAttacks(square, all) & diagonal;
  if (straight) found |= rookAttacks(square, all) & straight;
  return found & own;
}

/** All squares that a side attacks if the other side's king is taken off the board: that king cannot go there. */
export function dangerBy(at: usize, side: i32): u64 {
  const own = pieces(at, side);
  const all = occupied(at) & ~bit(kingOf(at, side ^ 1));
  const pawns = ofType(at, PAWN) & own;
  const queens = ofType(at, QUEEN);
  let danger = pawnAttacksLeft(side, pawns) | pawnAttacksRight(side, pawns) | kingAttacks(kingOf(at, side));
  for (let set = ofType(at, KNIGHT) & own; set; set &= set - 1) danger |= knightAttacks(lowest(set));
  for (let set = (ofType(at, BISHOP) | queens) & own; set; set &= set - 1) danger |= bishopAttacks(lowest(set), all);
  for (let set = (ofType(at, ROOK) | queens) & own; set; set &= set - 1) danger |= rookAttacks(lowest(set), all);
  return danger;
}
