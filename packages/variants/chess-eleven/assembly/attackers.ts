// Finds checking and pinned pieces, and the squares that a side attacks.
import {
  kingAttacks, knightAttacks, pawnAttacks, pawnAttacksLeft, pawnAttacksRight,
} from "@kickmate/bitboards/assembly/attacks";
import { bit, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { between, bishopLines, rookLines } from "@kickmate/bitboards/assembly/lines";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { BISHOP, kingOf, KNIGHT, occupied, ofType, PAWN, pieces, QUEEN, ROOK } from "@kickmate/bitboards/assembly/pieces";

/** The pieces that give check to a side. Kings are left out: they never stand next to each other. */
export function checkersOn(at: usize, side: i32): u64 {
  const king = kingOf(at, side);
  const all = occupied(at);
  const enemies = pieces(at, side ^ 1);
  const queens = ofType(at, QUEEN);
  let found = (pawnAttacks(side, king) & ofType(at, PAWN)) | (knightAttacks(king) & ofType(at, KNIGHT));
  const diagonal = (ofType(at, BISHOP) | queens) & enemies & bishopLines(king);
  const straight = (ofType(at, ROOK) | queens) & enemies & rookLines(king);
  if (diagonal) found |= bishopAttacks(king, all) & diagonal;
  if (straight) found |= rookAttacks(king, all) & straight;
  return found & enemies;
}

/** A side's pieces that alone stand between their king and an enemy slider. */
export function pinnedOf(at: usize, side: i32, king: i32): u64 {
  const own = pieces(at, side);
  const enemies = pieces(at, side ^ 1);
  const all = own | enemies;
  const queens = ofType(at, QUEEN);
  let snipers: u64 = 0;
  const diagonal = (ofType(at, BISHOP) | queens) & enemies & bishopLines(king);
  const straight = (ofType(at, ROOK) | queens) & enemies & rookLines(king);
  if (diagonal) snipers |= bishopAttacks(king, enemies) & diagonal;
  if (straight) snipers |= rookAttacks(king, enemies) & straight;
  let pinned: u64 = 0;
  for (; snipers; snipers = rest(snipers)) {
    const blockers = between(king, lowest(snipers)) & all;
    if (rest(blockers) == 0) pinned |= blockers;
  }
  return pinned & own;
}

/**
 * The squares to which a side's king cannot go: all that the other side attacks if that king is taken off the board.
 */
export function dangerFor(at: usize, side: i32): u64 {
  const enemies = pieces(at, side ^ 1);
  const all = occupied(at) & ~bit(kingOf(at, side));
  const pawns = ofType(at, PAWN) & enemies;
  const queens = ofType(at, QUEEN);
  let danger = pawnAttacksLeft(side ^ 1, pawns) | pawnAttacksRight(side ^ 1, pawns) | kingAttacks(kingOf(at, side ^ 1));
  for (let set = ofType(at, KNIGHT) & enemies; set; set = rest(set)) danger |= knightAttacks(lowest(set));
  for (let set = (ofType(at, BISHOP) | queens) & enemies; set; set = rest(set)) danger |= bishopAttacks(lowest(set), all);
  for (let set = (ofType(at, ROOK) | queens) & enemies; set; set = rest(set)) danger |= rookAttacks(lowest(set), all);
  return danger;
}
