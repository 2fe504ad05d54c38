// Finds the pieces that attack a square, and the squares that a side attacks.
import {
  kingAttacks, knightAttacks, pawnAttacks, pawnAttacksLeft, pawnAttacksRight,
} from "@kickmate/bitboards/assembly/attacks";
import { bit, lowest } from "@kickmate/bitboards/assembly/bits";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { bishopLines, rookLines } from "@kickmate/bitboards/assembly/lines";
import { ChessPosition } from "./position";

/**
 * The pieces of a side that attack a square, given the occupied squares. It does not matter which piece is on the square.
 */
export function attackersOf(position: ChessPosition, side: i32, square: i32, occupied: u64): u64 {
  const queens = position.queens;
  return position.pieces(side) & (
    (pawnAttacks(side ^ 1, square) & position.pawns)
    | (knightAttacks(square) & position.knights)
    | (bishopAttacks(square, occupied) & (position.bishops | queens))
    | (rookAttacks(square, occupied) & (position.rooks | queens))
    | (kingAttacks(square) & position.kings)
  );
}

/** The pieces of a side that give check. */
export function checkersBy(position: ChessPosition, side: i32): u64 {
  const square = position.kingOf(side ^ 1);
  const occupied = position.occupied();
  const queens = position.queens;
  const own = position.pieces(side);
  let found = (pawnAttacks(side ^ 1, square) & position.pawns) | (knightAttacks(square) & position.knights);
  const diagonal = (position.bishops | queens) & own & bishopLines(square);
  const straight = (position.rooks | queens) & own & rookLines(square);
  if (diagonal) found |= bishopAttacks(square, occupied) & diagonal;
  if (straight) found |= rookAttacks(square, occupied) & straight;
  return found & own;
}

/** All squares that a side attacks if the other side's king is taken off the board: that king cannot go there. */
export function dangerBy(position: ChessPosition, side: i32): u64 {
  const own = position.pieces(side);
  const occupied = position.occupied() & ~bit(position.kingOf(side ^ 1));
  const pawns = position.pawns & own;
  const queens = position.queens;
  let danger = pawnAttacksLeft(side, pawns) | pawnAttacksRight(side, pawns) | kingAttacks(position.kingOf(side));
  for (let set = position.knights & own; set; set &= set - 1) danger |= knightAttacks(lowest(set));
  for (let set = (position.bishops | queens) & own; set; set &= set - 1) danger |= bishopAttacks(lowest(set), occupied);
  for (let set = (position.rooks | queens) & own; set; set &= set - 1) danger |= rookAttacks(lowest(set), occupied);
  return danger;
}
