// Finds checking and pinned pieces, and the squares that a side attacks.
import {
  kingAttacks, knightAttacks, pawnAttacks, pawnAttacksLeft, pawnAttacksRight,
} from "@kickmate/bitboards/assembly/attacks";
import { bit, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { between, bishopLines, rookLines } from "@kickmate/bitboards/assembly/lines";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { ElevenPosition } from "./position";

/** The pieces that give check to a side. Kings are left out: they never stand next to each other. */
export function checkersOn(position: ElevenPosition, side: i32): u64 {
  const king = position.kingOf(side);
  const occupied = position.occupied();
  const enemies = position.pieces(side ^ 1);
  const queens = position.queens;
  let found = (pawnAttacks(side, king) & position.pawns) | (knightAttacks(king) & position.knights);
  const diagonal = (position.bishops | queens) & enemies & bishopLines(king);
  const straight = (position.rooks | queens) & enemies & rookLines(king);
  if (diagonal) found |= bishopAttacks(king, occupied) & diagonal;
  if (straight) found |= rookAttacks(king, occupied) & straight;
  return found & enemies;
}

/** A side's pieces that alone stand between their king and an enemy slider. */
export function pinnedOf(position: ElevenPosition, side: i32, king: i32): u64 {
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const occupied = own | enemies;
  const queens = position.queens;
  let snipers: u64 = 0;
  const diagonal = (position.bishops | queens) & enemies & bishopLines(king);
  const straight = (position.rooks | queens) & enemies & rookLines(king);
  if (diagonal) snipers |= bishopAttacks(king, enemies) & diagonal;
  if (straight) snipers |= rookAttacks(king, enemies) & straight;
  let pinned: u64 = 0;
  for (; snipers; snipers = rest(snipers)) {
    const blockers = between(king, lowest(snipers)) & occupied;
    if (rest(blockers) == 0) pinned |= blockers;
  }
  return pinned & own;
}

/**
 * The squares to which a side's king cannot go: all that the other side attacks if that king is taken off the board.
 */
export function dangerFor(position: ElevenPosition, side: i32): u64 {
  const enemies = position.pieces(side ^ 1);
  const occupied = position.occupied() & ~bit(position.kingOf(side));
  const pawns = position.pawns & enemies;
  const queens = position.queens;
  let danger = pawnAttacksLeft(side ^ 1, pawns) | pawnAttacksRight(side ^ 1, pawns) | kingAttacks(position.kingOf(side ^ 1));
  for (let set = position.knights & enemies; set; set = rest(set)) danger |= knightAttacks(lowest(set));
  for (let set = (position.bishops | queens) & enemies; set; set = rest(set)) danger |= bishopAttacks(lowest(set), occupied);
  for (let set = (position.rooks | queens) & enemies; set; set = rest(set)) danger |= rookAttacks(lowest(set), occupied);
  return danger;
}
