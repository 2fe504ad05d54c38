// Static exchange evaluation: the result when both sides go on capturing on a square, cheapest piece first, and either
// may stop. Source of the method: the swap algorithm, described at chessprogramming.org.
import { kingAttacks, knightAttacks, pawnAttacks } from "@kickmate/bitboards/assembly/attacks";
import { bit, lowest } from "@kickmate/bitboards/assembly/bits";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import {
  BISHOP, KING, KNIGHT, occupied, ofType, PAWN, pieceOn, pieces, QUEEN, ROOK, sideOf,
} from "@kickmate/bitboards/assembly/pieces";
import { CASTLE, EN_PASSANT, fromOf, kindOf, promotionOf, toOf } from "./actions";
import { material } from "./weights";

/** Whether a move and the exchange that it begins on its square win at least `least` hundredths of a pawn. */
export function winsExchange(at: usize, action: u32, least: i32): bool {
  const kind = kindOf(action);
  if (kind >= CASTLE) return least <= 0;
  const from = fromOf(action);
  const to = toOf(action);
  const promotion = promotionOf(action);
  const mover = pieceOn(at, from) & 7;
  const victim = kind == EN_PASSANT ? PAWN : pieceOn(at, to) & 7;
  const lands = promotion ? promotion + 1 : mover;

  // 1. Two cases need no exchange: too little is won even if the piece is not recaptured, or enough even if it is.
  let balance = material(victim) - least;
  if (promotion) balance += material(lands) - material(PAWN);
  if (balance < 0) return false;
  balance -= material(lands);
  if (balance >= 0) return true;

  // 2. Both sides recapture in turn with their cheapest piece; a piece that stood behind it can then join in.
  let all = (occupied(at) & ~bit(from)) | bit(to);
  if (kind == EN_PASSANT) all &= ~bit(to ^ 8);
  const queens = ofType(at, QUEEN);
  const diagonal = ofType(at, BISHOP) | queens;
  const straight = ofType(at, ROOK) | queens;
  let attackers =
    (pawnAttacks(1, to) & ofType(at, PAWN) & pieces(at, 0))
    | (pawnAttacks(0, to) & ofType(at, PAWN) & pieces(at, 1))
    | (knightAttacks(to) & ofType(at, KNIGHT))
    | (kingAttacks(to) & ofType(at, KING))
    | (bishopAttacks(to, all) & diagonal)
    | (rookAttacks(to, all) & straight);
  let side = sideOf(at);
  let winsSoFar = true;
  while (true) {
    side ^= 1;
    attackers &= all;
    const own = attackers & pieces(at, side);
    if (!own) break;
    let type = PAWN;
    while (!(own & ofType(at, type))) type++;
    if (type == KING && (attackers & pieces(at, side ^ 1))) break;
    winsSoFar = !winsSoFar;
    balance = -balance - 1 - material(type);
    if (balance >= 0) break;
    all &= ~bit(lowest(own & ofType(at, type)));
    if (type == PAWN || type == BISHOP || type == QUEEN) attackers |= bishopAttacks(to, all) & diagonal;
    if (type == ROOK || type == QUEEN) attackers |= rookAttacks(to, all) & straight;
  }
  return winsSoFar;
}
