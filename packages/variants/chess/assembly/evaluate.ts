// The static evaluation: pieces and their places, pawns, mobility, the kings' safety, threats, endings. Each term has a
// weight for the middle game and one for the end game. The pieces that are left decide how much each of the two counts.
import {
  kingAttacks, knightAttacks, N, pawnAttacksLeft, pawnAttacksRight, ray, S,
} from "@kickmate/bitboards/assembly/attacks";
import { bit, count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { LIGHT_SQUARES } from "@kickmate/bitboards/assembly/squares";
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { drive, FULL, isAlone, isPawnEndingWon, scaleWithoutPawns, scaleWithPawns } from "./endings";
import { passedOf, pawnScoreOf, pawnsOf, reachOf, steps } from "./pawns";
import { BLACK_KING_SIDE, BLACK_QUEEN_SIDE, ChessPosition, WHITE_KING_SIDE, WHITE_QUEEN_SIDE } from "./position";
import { Black, fileOf, rankOf, seen, self, stepped, White } from "./sides";
import {
  ATTACKER, BAD_BISHOP, BISHOP_MOBILITY, BISHOP_PAIR, CASTLING_RIGHT, EARLY_QUEEN, endOf, HANGING, KING_DANGER,
  KING_THREAT, KING_WEAK, KNIGHT_MOBILITY, middleOf, MINOR_THREAT, OUTPOST, PASSED_BLOCKED, PASSED_FREE, PASSED_ROOK,
  PASSED_RUNNER, PASSED_SAFE, PAWN_THREAT, PUSH_THREAT, QUEEN_MOBILITY, ROOK_MOBILITY, ROOK_OPEN, ROOK_SEVENTH,
  ROOK_THREAT, ROOK_TRAPPED, SAFE_CHECK, SHIELDED, TEMPO, term,
} from "./weights";

const CENTRE_FILES: u64 = 0x3c3c3c3c3c3c3c3c;

/** The phase with all pieces on the board: only the middle game counts. */
const ALL_PHASE: i32 = 24;
/** Up to this phase, the advantage of a side without pawns is scaled by its chances to win. */
const LATE_PHASE: i32 = 10;

// The squares that each side attacks, as `prepare` and `activity` find them, 64 bytes a side: at 0 all, at 8 * type
// those of a type, at 56 those that are attacked twice.
const MAPS: usize = memory.data(128, 8);
const ALL: i32 = 0;
const TWICE: i32 = 7;
// Each side's attack on the enemy king: number of attackers i32, units of danger i32.
const ATTACKS: usize = memory.data(16, 8);

function map(side: i32, kind: i32): u64 {
  return load<u64>(MAPS + <usize>((side << 6) + (kind << 3)));
}

function setMap(side: i32, kind: i32, squares: u64): void {
  store<u64>(MAPS + <usize>((side << 6) + (kind << 3)), squares);
}

/** The static evaluation in hundredths of a pawn, for the side to move. */
export function evaluate(position: ChessPosition): i32 {
  const pawns = pawnsOf(position);
  prepare<White>(position);
  prepare<Black>(position);
  let score = pawnScoreOf(pawns);
  score += activity<White>(position, pawns) - activity<Black>(position, pawns);
  score += pressure<White>(position) - pressure<Black>(position);
  score += threats<White>(position) - threats<Black>(position);
  if (passedOf(pawns)) score += passed<White>(position, passedOf(pawns)) - passed<Black>(position, passedOf(pawns));
  const side: i32 = position.side;
  score += side == 0 ? term(TEMPO) : -term(TEMPO);
  const result = settle(position, pawns, score);
  return side == 0 ? result : -result;
}

// Turns the sum of the terms into hundredths of a pawn for White, by endings, phase and half-move clock.
function settle(position: ChessPosition, pawns: usize, terms: i32): i32 {
  const phase = min<i32>(position.phase, ALL_PHASE);
  let score = terms;
  if (isAlone(position, 1)) score += drive(position, 0);
  if (isAlone(position, 0)) score -= drive(position, 1);
  const left = phase == 0 ? count(position.occupied()) : 4;
  if (left == 2) return 0;
  if (left == 3) {
    const strong = isAlone(position, 0) ? 1 : 0;
    if (!isPawnEndingWon(position, strong)) return 0;
    score += strong == 0 ? term(PASSED_RUNNER) : -term(PASSED_RUNNER);
  } else if (passedOf(pawns)) {
    score += runner<White>(position, passedOf(pawns)) - runner<Black>(position, passedOf(pawns));
  }
  let middle = position.middleScore() + middleOf(score);
  let end = position.endScore() + endOf(score);
  const strong = end >= 0 ? 0 : 1;
  if (position.pieces(strong) & position.pawns) {
    const scale = scaleWithPawns(position, strong, passedOf(pawns));
    if (scale == 0) return 0;
    end = end * scale / FULL;
  } else if (phase <= LATE_PHASE) {
    const scale = scaleWithoutPawns(position, strong);
    middle = middle * scale / FULL;
    end = end * scale / FULL;
  }
  const result = (middle * phase + end * (ALL_PHASE - phase)) / ALL_PHASE;
  return fade(position, result);
}

/** An evaluation that fades as the half-move clock goes on. */
export function fade(position: ChessPosition, evaluation: i32): i32 {
  return evaluation * (220 - min(position.quiet, 100)) / 220;
}

// Sets the maps to the attacks of a side's pawns and king.
function prepare<C>(position: ChessPosition): void {
  const side = self<C>();
  const own = position.pieces(side);
  const pawns = own & position.pawns;
  const left = pawnAttacksLeft(side, pawns);
  const right = pawnAttacksRight(side, pawns);
  const king = kingAttacks(position.kingOf(side));
  setMap(side, PAWN, left | right);
  setMap(side, KING, king);
  setMap(side, ALL, left | right | king);
  setMap(side, TWICE, (left & right) | ((left | right) & king));
}

// A block of nine squares around a king. For a king at the edge it is moved inwards by one square.
function zoneOf(king: i32): u64 {
  const file = min(max(king & 7, 1), 6);
  const rank = min(max(king >> 3, 1), 6);
  const middle = (rank << 3) + file;
  return kingAttacks(middle) | bit(middle);
}

// Value of where a side's pieces stand and of their mobility. Sets the maps, and the side's attack on the enemy king.
function activity<C>(position: ChessPosition, entry: usize): i32 {
  const side = self<C>();
  const own = position.pieces(side);
  const all = own | position.pieces(side ^ 1);
  const pawns = position.pawns;
  const ownPawns = own & pawns;
  const byPawns = map(side, PAWN);
  const king = position.kingOf(side);
  const enemyKing = position.kingOf(side ^ 1);
  const zone = zoneOf(enemyKing);
  const area = ~(ownPawns | bit(king) | map(side ^ 1, PAWN));
  const queens = position.queens;
  const posts = byPawns & ~reachOf(entry, side ^ 1) & (rankOf<C>(3) | rankOf<C>(4) | rankOf<C>(5));
  let reached = map(side, ALL);
  let twice = map(side, TWICE);
  let score = 0;
  let attackers = 0;
  let units = 0;

  // 1 knights
  let some: u64 = 0;
  const knights = own & position.knights;
  for (let set = knights; set; set = rest(set)) {
    const reach = knightAttacks(lowest(set));
    some |= reach;
    twice |= reached & reach;
    reached |= reach;
    score += term(KNIGHT_MOBILITY + count(reach & area));
    const near = reach & zone;
    if (near) {
      attackers++;
      units += 2 * count(near);
      score += term(ATTACKER);
    }
  }
  setMap(side, KNIGHT, some);

  // 2 bishops
  some = 0;
  const bishops = own & position.bishops;
  const blocked = ownPawns & CENTRE_FILES & (self<C>() == 0 ? all >> 8 : all << 8);
  for (let set = bishops; set; set = rest(set)) {
    const square = lowest(set);
    const reach = bishopAttacks(square, all ^ queens);
    some |= reach;
    twice |= reached & reach;
    reached |= reach;
    score += term(BISHOP_MOBILITY + count(reach & area));
    const near = reach & zone;
    if (near) {
      attackers++;
      units += 2 * count(near);
      score += term(ATTACKER + 1);
    }
    const colour = LIGHT_SQUARES & bit(square) ? LIGHT_SQUARES : ~LIGHT_SQUARES;
    score += term(BAD_BISHOP) * count(ownPawns & colour) + term(BAD_BISHOP + 1) * count(blocked & colour);
  }
  setMap(side, BISHOP, some);
  if ((bishops & LIGHT_SQUARES) != 0 && (bishops & ~LIGHT_SQUARES) != 0) score += term(BISHOP_PAIR);
  const minors = knights | bishops;
  if (minors) {
    score += term(SHIELDED) * count(minors & (self<C>() == 0 ? pawns >> 8 : pawns << 8));
    if (minors & posts) score += term(OUTPOST) * count(knights & posts) + term(OUTPOST + 1) * count(bishops & posts);
  }

  // 3 rooks
  some = 0;
  const rooks = own & position.rooks;
  const through = all ^ queens ^ rooks;
  for (let set = rooks; set; set = rest(set)) {
    const square = lowest(set);
    const reach = rookAttacks(square, through);
    some |= reach;
    twice |= reached & reach;
    reached |= reach;
    const mobility = count(reach & area);
    score += term(ROOK_MOBILITY + mobility);
    const near = reach & zone;
    if (near) {
      attackers++;
      units += 3 * count(near);
      score += term(ATTACKER + 2);
    }
    const file = fileOf(square);
    if (!(file & ownPawns)) score += term(ROOK_OPEN + (file & pawns ? 0 : 1));
    else if (mobility <= 3 && ((king ^ square) & 56) == 0 && seen<C>(king) < 8) {
      // The king stands between the rook and the middle of the board.
      const kingFile = king & 7;
      if (kingFile < 4 ? (square & 7) < kingFile : (square & 7) > kingFile) score += term(ROOK_TRAPPED);
    }
    if (seen<C>(square) >> 3 == 6 && (seen<C>(enemyKing) >= 56 || (pawns & ~own & rankOf<C>(6)) != 0)) {
      score += term(ROOK_SEVENTH);
    }
  }
  setMap(side, ROOK, some);

  // 4 queens
  some = 0;
  const ownQueens = own & queens;
  for (let set = ownQueens; set; set = rest(set)) {
    const square = lowest(set);
    const reach = rookAttacks(square, all) | bishopAttacks(square, all);
    some |= reach;
    twice |= reached & reach;
    reached |= reach;
    score += term(QUEEN_MOBILITY + count(reach & area));
    const near = reach & zone;
    if (near) {
      attackers++;
      units += 4 * count(near);
      score += term(ATTACKER + 3);
    }
  }
  setMap(side, QUEEN, some);
  if (ownQueens & ~bit(seen<C>(3))) {
    const home = (knights & (bit(seen<C>(1)) | bit(seen<C>(6)))) | (bishops & (bit(seen<C>(2)) | bit(seen<C>(5))));
    score += term(EARLY_QUEEN) * count(home);
  }

  // 5 castling
  const castling: i32 = position.castling;
  if (castling & (self<C>() == 0 ? WHITE_KING_SIDE : BLACK_KING_SIDE)) score += term(CASTLING_RIGHT);
  if (castling & (self<C>() == 0 ? WHITE_QUEEN_SIDE : BLACK_QUEEN_SIDE)) score += term(CASTLING_RIGHT + 1);

  setMap(side, ALL, reached);
  setMap(side, TWICE, twice);
  store<i32>(ATTACKS + <usize>(side << 3), attackers);
  store<i32>(ATTACKS + <usize>(side << 3), units, 4);
  return score;
}

// Value of a side's attack on the enemy king. The danger grows faster than its causes: they are counted in units, and a
// table has the value for each number of units.
function pressure<C>(position: ChessPosition): i32 {
  const side = self<C>();
  const attackers = load<i32>(ATTACKS + <usize>(side << 3));
  if (!attackers) return 0;
  let units = load<i32>(ATTACKS + <usize>(side << 3), 4);
  const king = position.kingOf(side ^ 1);
  const own = position.pieces(side);
  const all = position.occupied();
  const theirs = map(side ^ 1, ALL);
  const weak = map(side, ALL) & ~map(side ^ 1, TWICE) & (~theirs | map(side ^ 1, KING));
  let score = 0;
  const holes = count(weak & zoneOf(king));
  units += 2 * holes;
  score += term(KING_WEAK) * holes;
  const safe = ~own & (~theirs | (weak & map(side, TWICE)));
  if (knightAttacks(king) & map(side, KNIGHT) & safe) {
    units += 6;
    score += term(SAFE_CHECK);
  }
  const sliders = map(side, BISHOP) | map(side, ROOK) | map(side, QUEEN);
  if (sliders & safe) {
    const lines = rookAttacks(king, all) & safe;
    const diagonals = bishopAttacks(king, all) & safe;
    if (diagonals & map(side, BISHOP)) {
      units += 4;
      score += term(SAFE_CHECK + 1);
    }
    if (lines & map(side, ROOK)) {
      units += 8;
      score += term(SAFE_CHECK + 2);
    }
    if ((lines | diagonals) & map(side, QUEEN)) {
      units += 6;
      score += term(SAFE_CHECK + 3);
    }
  }
  if (attackers < 2) units >>= 1;
  if (!(own & position.queens)) units >>= 1;
  return score + term(KING_DANGER + min(units >> 1, 31));
}

// Value of the enemy pieces that a side attacks.
function threats<C>(position: ChessPosition): i32 {
  const side = self<C>();
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const pawns = position.pawns;
  const officers = enemies & ~pawns & ~position.kings;
  const defended = map(side ^ 1, ALL);
  // Well defended squares: by a pawn, or twice without being attacked twice.
  const firm = map(side ^ 1, PAWN) | (map(side ^ 1, TWICE) & ~map(side, TWICE));
  const weak = enemies & ~position.kings & ~firm & map(side, ALL);
  let score = 0;
  for (let set = officers & map(side, PAWN); set; set = rest(set)) {
    score += term(PAWN_THREAT - KNIGHT + typeOf(position.pieceOn(lowest(set))));
  }
  const heavy = officers & (position.rooks | position.queens);
  for (let set = (weak | heavy) & (map(side, KNIGHT) | map(side, BISHOP)); set; set = rest(set)) {
    score += term(MINOR_THREAT - PAWN + typeOf(position.pieceOn(lowest(set))));
  }
  if (weak) {
    for (let set = (weak | (officers & position.queens)) & map(side, ROOK); set; set = rest(set)) {
      score += term(ROOK_THREAT - PAWN + typeOf(position.pieceOn(lowest(set))));
    }
    if (weak & map(side, KING)) score += term(KING_THREAT);
    score += term(HANGING) * count(weak & ~defended);
  }
  const empty = ~(own | enemies);
  const once = stepped<C>(own & pawns) & empty;
  const safe = ~map(side ^ 1, PAWN) & (map(side, ALL) | ~defended);
  const pushed = (once | (stepped<C>(once & rankOf<C>(2)) & empty)) & safe;
  const aimed = (pawnAttacksLeft(side, pushed) | pawnAttacksRight(side, pushed)) & officers;
  if (aimed) score += term(PUSH_THREAT) * count(aimed);
  return score;
}

// Value of the ways of a side's passed pawns: pieces before and behind them, and attacks on their squares.
function passed<C>(position: ChessPosition, pawns: u64): i32 {
  const side = self<C>();
  const all = position.occupied();
  const attacked = map(side ^ 1, ALL);
  const rooks = position.rooks;
  let score = 0;
  for (let set = pawns & position.pieces(side); set; set = rest(set)) {
    const square = lowest(set);
    const rank = (seen<C>(square) >> 3) - 1;
    const way = ray(square, self<C>() == 0 ? N : S);
    const next = stepped<C>(bit(square));
    if (next & all) score += term(PASSED_BLOCKED + rank);
    else if (!(next & attacked)) {
      score += term(PASSED_SAFE + rank);
      if (!(way & (all | attacked))) score += term(PASSED_FREE + rank);
    }
    const behind = ray(square, self<C>() == 0 ? S : N) & rooks;
    if (behind) score += term(PASSED_ROOK + (behind & position.pieces(side) ? 0 : 1));
  }
  return score;
}

// Value of a passed pawn that the enemy, who has only king and pawns, cannot catch: no piece is before it, and the king
// is outside its square. 0 if there is none.
function runner<C>(position: ChessPosition, pawns: u64): i32 {
  const side = self<C>();
  if (position.pieces(side ^ 1) & ~position.pawns & ~position.kings) return 0;
  const all = position.occupied();
  const king = position.kingOf(side ^ 1);
  const late = position.side == side ? 0 : 1;
  for (let set = pawns & position.pieces(side); set; set = rest(set)) {
    const square = lowest(set);
    if (ray(square, self<C>() == 0 ? N : S) & all) continue;
    const way = min(7 - (seen<C>(square) >> 3), 5);
    if (steps(king, (square & 7) + (self<C>() == 0 ? 56 : 0)) - late > way) return term(PASSED_RUNNER);
  }
  return 0;
}
