// Endings in which counting material misleads: those that cannot be won, those that are hard to win, and the exact
// result of king and pawn against king.
import { kingAttacks, pawnAttacks } from "@kickmate/bitboards/assembly/attacks";
import { bit, count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { FILE_A, FILE_H, LIGHT_SQUARES } from "@kickmate/bitboards/assembly/squares";
import { BISHOP, KNIGHT, QUEEN, ROOK } from "@kickmate/bitboards/assembly/pieces";
import { kingSteps } from "./pawns";
import { LONE_KING, material, term } from "./weights";
import { ChessPosition } from "./position";

/** The scale of an advantage that counts in full. */
export const FULL: i32 = 64;

/** Returns whether a side has only its king. */
export function isAlone(position: ChessPosition, side: i32): bool {
  return rest(position.pieces(side)) == 0;
}

// Value of a side's knights, bishops, rooks and queens.
function pieceMaterial(position: ChessPosition, side: i32): i32 {
  const own = position.pieces(side);
  return (
    count(own & position.knights) * material(KNIGHT) +
    count(own & position.bishops) * material(BISHOP) +
    count(own & position.rooks) * material(ROOK) +
    count(own & position.queens) * material(QUEEN)
  );
}

/** The scale of the advantage of a side without pawns. */
export function scaleWithoutPawns(position: ChessPosition, side: i32): i32 {
  const mine = pieceMaterial(position, side);
  const theirs = pieceMaterial(position, side ^ 1);
  const own = position.pieces(side);
  if (mine - theirs <= material(BISHOP)) return mine < material(ROOK) ? 0 : theirs <= material(BISHOP) ? 4 : 14;
  const men = own & ~position.kings;
  if (theirs == 0 && (men & ~position.knights) == 0 && count(men) == 2) return 0;
  if ((men & ~position.bishops) == 0 && (!(men & LIGHT_SQUARES) || !(men & ~LIGHT_SQUARES))) return 0;
  return FULL;
}

/** The scale of the end game advantage of a side with pawns. */
export function scaleWithPawns(position: ChessPosition, side: i32, passed: u64): i32 {
  const own = position.pieces(side);
  const pawns = own & position.pawns;
  const bishops = position.bishops;
  const kings = position.kings;
  if (isWrongBishop(position, side, pawns, bishops & own)) return 0;
  if (count(bishops) == 2 && count(bishops & own) == 1 && count(bishops & LIGHT_SQUARES) == 1) {
    if ((position.white | position.black) == (bishops | kings | position.pawns)) {
      return min(FULL, 20 + 7 * count(passed & own));
    }
    return min(FULL, 28 + 3 * count(own));
  }
  const pawnCount = count(pawns);
  return pawnCount > 3 || pieceMaterial(position, side) - pieceMaterial(position, side ^ 1) > material(BISHOP) ? FULL : 42 + 6 * pawnCount;
}

// Returns whether a side has only rook's pawns on one file, with no bishop that can drive the enemy king from their corner.
function isWrongBishop(position: ChessPosition, side: i32, pawns: u64, bishops: u64): bool {
  if (position.pieces(side) != (pawns | bishops | (position.pieces(side) & position.kings))) return false;
  if ((pawns & ~FILE_A) != 0 && (pawns & ~FILE_H) != 0) return false;
  const corner = ((pawns & FILE_A) != 0 ? 0 : 7) + (side == 0 ? 56 : 0);
  const isLight = (LIGHT_SQUARES & bit(corner)) != 0;
  if (bishops & (isLight ? LIGHT_SQUARES : ~LIGHT_SQUARES)) return false;
  if (!bishops && rest(pawns) == 0) return false;
  return kingSteps(position.kingOf(side ^ 1), corner) <= 1;
}

/** Value, as a pair, of how far a side has driven the enemy's king, which is alone, to the edge or a corner. */
export function drive(position: ChessPosition, side: i32): i32 {
  const king = position.kingOf(side ^ 1);
  const file = king & 7;
  const rank = king >> 3;
  const edgeNearness = max(3 - file, file - 4) + max(3 - rank, rank - 4);
  let score = term(LONE_KING) * edgeNearness + term(LONE_KING + 1) * (7 - kingSteps(king, position.kingOf(side)));
  const own = position.pieces(side);
  const bishops = own & position.bishops;
  const isMinors = own == (bishops | (own & (position.knights | position.kings)));
  if (isMinors && own & position.knights && bishops && rest(bishops) == 0) {
    // Steps along files and ranks to the nearer corner of the bishop's colour.
    const cornerFile = (bishops & LIGHT_SQUARES) != 0 ? 7 - file : file;
    score += term(LONE_KING + 2) * (7 - min(cornerFile + rank, 14 - cornerFile - rank));
  }
  return score;
}

// Results of king and pawn against king, with a White pawn on the files a to d: a byte for each pawn (file, and rank 2 to 7), side to
// move, White king and Black king. The results of a file are computed when the first of them is needed.
const UNKNOWN: u8 = 0;
const WON: u8 = 1;
const DRAWN: u8 = 2;
const ILLEGAL: u8 = 3;
const POSITIONS_PER_PAWN: i32 = 2 * 64 * 64;
const PAWN_ENDINGS: usize = memory.data(24 * 2 * 64 * 64, 8);
const SOLVED_FILES: usize = memory.data(4, 8);

function resultSlot(pawn: i32, side: i32, white: i32, black: i32): usize {
  const pawnIndex = (pawn & 7) * 6 + (pawn >> 3) - 1;
  return PAWN_ENDINGS + <usize>(pawnIndex * POSITIONS_PER_PAWN + (side << 12) + (white << 6) + black);
}

/** Returns whether `side` wins with king and pawn against a king alone. */
export function isPawnEndingWon(position: ChessPosition, side: i32): bool {
  const flip = side == 0 ? 0 : 56;
  let pawn = lowest(position.pawns) ^ flip;
  let white = position.kingOf(side) ^ flip;
  let black = position.kingOf(side ^ 1) ^ flip;
  if ((pawn & 7) > 3) {
    pawn ^= 7;
    white ^= 7;
    black ^= 7;
  }
  const file = pawn & 7;
  if (!load<u8>(SOLVED_FILES + <usize>file)) {
    for (let rank = 6; rank >= 1; rank--) solve((rank << 3) + file);
    store<u8>(SOLVED_FILES + <usize>file, 1);
  }
  return load<u8>(resultSlot(pawn, position.side ^ side, white, black)) == WON;
}

// Finds the results of a pawn on one square. Those of the pawn on the squares ahead must be known.
function solve(pawn: i32): void {
  for (let index = 0; index < POSITIONS_PER_PAWN; index++) {
    const black = index & 63;
    const white = (index >> 6) & 63;
    const side = index >> 12;
    store<u8>(resultSlot(pawn, side, white, black), immediateResult(pawn, side, white, black));
  }
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let index = 0; index < POSITIONS_PER_PAWN; index++) {
      const black = index & 63;
      const white = (index >> 6) & 63;
      const side = index >> 12;
      const slot = resultSlot(pawn, side, white, black);
      if (load<u8>(slot) != UNKNOWN) continue;
      const result = side == 0 ? whiteToMove(pawn, white, black) : blackToMove(pawn, white, black);
      if (result == UNKNOWN) continue;
      store<u8>(slot, result);
      isChanged = true;
    }
  }
  // Positions in which no side can force anything stay unknown: they are draws, and count as not won.
}

// The result of a position as far as it follows without any move; else UNKNOWN.
function immediateResult(pawn: i32, side: i32, white: i32, black: i32): u8 {
  const isAttacked = (pawnAttacks(0, pawn) & bit(black)) != 0;
  if (kingSteps(white, black) <= 1 || white == pawn || black == pawn || (side == 0 && isAttacked)) return ILLEGAL;
  if (side == 0) {
    const next = pawn + 8;
    if (pawn < 48 || next == white || next == black) return UNKNOWN;
    return kingSteps(black, next) > 1 || kingSteps(white, next) <= 1 ? WON : UNKNOWN;
  }
  const kingMoves = kingAttacks(black) & ~kingAttacks(white) & ~pawnAttacks(0, pawn);
  if (kingMoves & bit(pawn)) return DRAWN;
  return kingMoves != 0 || isAttacked ? UNKNOWN : DRAWN;
}

function whiteToMove(pawn: i32, white: i32, black: i32): u8 {
  for (let set = kingAttacks(white); set; set = rest(set)) {
    if (load<u8>(resultSlot(pawn, 1, lowest(set), black)) == WON) return WON;
  }
  if (pawn >= 48) return UNKNOWN;
  const next = pawn + 8;
  if (next == white || next == black) return UNKNOWN;
  if (load<u8>(resultSlot(next, 1, white, black)) == WON) return WON;
  if (pawn >= 16 || next + 8 == white || next + 8 == black) return UNKNOWN;
  return load<u8>(resultSlot(next + 8, 1, white, black)) == WON ? WON : UNKNOWN;
}

// The result if Black is to move: won if all its moves lead to won positions. {@link start} has found captures of the
// pawn and stalemates.
function blackToMove(pawn: i32, white: i32, black: i32): u8 {
  for (let set = kingAttacks(black) & ~pawnAttacks(0, pawn); set; set = rest(set)) {
    const result = load<u8>(resultSlot(pawn, 0, white, lowest(set)));
    if (result != WON && result != ILLEGAL) return UNKNOWN;
  }
  return WON;
}
