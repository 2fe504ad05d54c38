// Static exchange evaluation: the result when both sides go on capturing on a square, cheapest piece first, and either
// may stop. Source of the method: the swap algorithm, described at chessprogramming.org.
import { kingAttacks, knightAttacks, pawnAttacks } from "@kickmate/bitboards/assembly/attacks";
import { bit, lowest } from "@kickmate/bitboards/assembly/bits";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { BISHOP, KING, PAWN, QUEEN, ROOK, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { CASTLE, EN_PASSANT, fromOf, kindOf, promotionOf, toOf } from "./actions";
import { material } from "./weights";
import { ChessPosition } from "./position";

/** Returns whether a move and the exchange that it begins on its square gain at least `minimum` (also below 0) hundredths of a pawn. */
export function gainsByExchange(position: ChessPosition, action: u32, minimum: i32): bool {
  const kind = kindOf(action);
  if (kind >= CASTLE) return minimum <= 0;
  const from = fromOf(action);
  const to = toOf(action);
  const promotion = promotionOf(action);
  const moverType = typeOf(position.pieceOn(from));
  const victimType = kind == EN_PASSANT ? PAWN : typeOf(position.pieceOn(to));
  const landingType = promotion ? promotion + 1 : moverType;

  // 1. Two cases need no exchange: too little is won even if the piece is not recaptured, or enough even if it is.
  let balance = material(victimType) - minimum;
  if (promotion) balance += material(landingType) - material(PAWN);
  if (balance < 0) return false;
  balance -= material(landingType);
  if (balance >= 0) return true;

  // 2. Both sides recapture in turn with their cheapest piece; a piece that stood behind it can then join in.
  let occupied = (position.occupied() & ~bit(from)) | bit(to);
  if (kind == EN_PASSANT) occupied &= ~bit(to ^ 8);
  const queens = position.queens;
  const diagonal = position.bishops | queens;
  const straight = position.rooks | queens;
  let attackers =
    (pawnAttacks(1, to) & position.pawns & position.white)
    | (pawnAttacks(0, to) & position.pawns & position.black)
    | (knightAttacks(to) & position.knights)
    | (kingAttacks(to) & position.kings)
    | (bishopAttacks(to, occupied) & diagonal)
    | (rookAttacks(to, occupied) & straight);
  let side: i32 = position.side;
  let winsSoFar = true;
  while (true) {
    side ^= 1;
    attackers &= occupied;
    const own = attackers & position.pieces(side);
    if (!own) break;
    let type = PAWN;
    while (!(own & position.ofType(type))) type++;
    if (type == KING && (attackers & position.pieces(side ^ 1))) break;
    winsSoFar = !winsSoFar;
    balance = -balance - 1 - material(type);
    if (balance >= 0) break;
    occupied &= ~bit(lowest(own & position.ofType(type)));
    if (type == PAWN || type == BISHOP || type == QUEEN) attackers |= bishopAttacks(to, occupied) & diagonal;
    if (type == ROOK || type == QUEEN) attackers |= rookAttacks(to, occupied) & straight;
  }
  return winsSoFar;
}
