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
import { passedOf, pawnScoreOf, pawnEntryOf, pawnReachOf, kingSteps } from "./pawns";
import { BLACK_KING_SIDE, BLACK_QUEEN_SIDE, ChessPosition, WHITE_KING_SIDE, WHITE_QUEEN_SIDE } from "./position";
import { Black, fileSquares, rankSquares, relativeSquare, sideNumber, oneRankForward, White } from "./sides";
import {
  ATTACKER, BAD_BISHOP, BISHOP_MOBILITY, BISHOP_PAIR, CASTLING_RIGHT, EARLY_QUEEN, endOf, HANGING, KING_DANGER,
  KING_THREAT, KING_WEAK, KNIGHT_MOBILITY, middleOf, MINOR_THREAT, OUTPOST, PASSED_BLOCKED, PASSED_FREE, PASSED_ROOK,
  PASSED_RUNNER, PASSED_SAFE, PAWN_THREAT, PUSH_THREAT, QUEEN_MOBILITY, ROOK_MOBILITY, ROOK_OPEN, ROOK_SEVENTH,
  ROOK_THREAT, ROOK_TRAPPED, SAFE_CHECK, SHIELDED, TEMPO, term,
} from "./weights";

const CENTRE_FILES: u64 = 0x3c3c3c3c3c3c3c3c;

/** The phase with all pieces on the board, at which only the middle game counts. */
const FULL_PHASE: i32 = 24;
/** Up to this phase, the advantage of a side without pawns is scaled by its chances to win. */
const LATE_PHASE: i32 = 10;

// The squares that each side attacks, as `prepare` and `activity` find them, eight sets u64 for each side: all, those of each type of
// piece, those that are attacked twice.
const ATTACK_MAPS: usize = memory.data(128, 8);
const ALL: i32 = 0;
const TWICE: i32 = 7;
// Each side's attack on the enemy king: number of attackers i32, danger units i32.
const KING_ATTACKS: usize = memory.data(16, 8);

function attackMap(side: i32, kind: i32): u64 {
  return load<u64>(ATTACK_MAPS + <usize>((side << 6) + (kind << 3)));
}

function setAttackMap(side: i32, kind: i32, squares: u64): void {
  store<u64>(ATTACK_MAPS + <usize>((side << 6) + (kind << 3)), squares);
}

/** The static evaluation in hundredths of a pawn, for the side to move. */
export function evaluate(position: ChessPosition): i32 {
  const pawns = pawnEntryOf(position);
  prepare<White>(position);
  prepare<Black>(position);
  let score = pawnScoreOf(pawns);
  score += activity<White>(position, pawns) - activity<Black>(position, pawns);
  score += kingAttack<White>(position) - kingAttack<Black>(position);
  score += threats<White>(position) - threats<Black>(position);
  if (passedOf(pawns)) score += passedPawns<White>(position, passedOf(pawns)) - passedPawns<Black>(position, passedOf(pawns));
  const side: i32 = position.side;
  score += side == 0 ? term(TEMPO) : -term(TEMPO);
  const result = finalScore(position, pawns, score);
  return side == 0 ? result : -result;
}

// Turns the sum of the terms (a pair) into hundredths of a pawn for White, by endings, phase and half-move clock.
function finalScore(position: ChessPosition, pawns: usize, sumOfTerms: i32): i32 {
  const phase = min<i32>(position.phase, FULL_PHASE);
  let score = sumOfTerms;
  if (isAlone(position, 1)) score += drive(position, 0);
  if (isAlone(position, 0)) score -= drive(position, 1);
  // 4 stands for more pieces, too.
  const pieceCount = phase == 0 ? count(position.occupied()) : 4;
  if (pieceCount == 2) return 0;
  if (pieceCount == 3) {
    const strong = isAlone(position, 0) ? 1 : 0;
    if (!isPawnEndingWon(position, strong)) return 0;
    score += strong == 0 ? term(PASSED_RUNNER) : -term(PASSED_RUNNER);
  } else if (passedOf(pawns)) {
    score += runner<White>(position, passedOf(pawns)) - runner<Black>(position, passedOf(pawns));
  }
  let middle = position.middleGameScore() + middleOf(score);
  let end = position.endGameScore() + endOf(score);
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
  const result = (middle * phase + end * (FULL_PHASE - phase)) / FULL_PHASE;
  return fade(position, result);
}

/** An evaluation, made smaller the nearer the half-move clock is to a draw. */
export function fade(position: ChessPosition, evaluation: i32): i32 {
  return evaluation * (220 - min(position.halfMoveClock, 100)) / 220;
}

// Sets a side's attack maps to the attacks of its pawns and king.
function prepare<Side>(position: ChessPosition): void {
  const side = sideNumber<Side>();
  const own = position.pieces(side);
  const pawns = own & position.pawns;
  const left = pawnAttacksLeft(side, pawns);
  const right = pawnAttacksRight(side, pawns);
  const king = kingAttacks(position.kingOf(side));
  setAttackMap(side, PAWN, left | right);
  setAttackMap(side, KING, king);
  setAttackMap(side, ALL, left | right | king);
  setAttackMap(side, TWICE, (left & right) | ((left | right) & king));
}

// The nine squares around and under a king; for a king at the edge, one square further inwards.
function kingZone(king: i32): u64 {
  const file = min(max(king & 7, 1), 6);
  const rank = min(max(king >> 3, 1), 6);
  const centre = (rank << 3) + file;
  return kingAttacks(centre) | bit(centre);
}

// Value of a side's mobility and of the places of its pieces. Completes its attack maps, and sets its attack on the enemy king.
function activity<Side>(position: ChessPosition, pawnEntry: usize): i32 {
  const side = sideNumber<Side>();
  const own = position.pieces(side);
  const occupied = own | position.pieces(side ^ 1);
  const pawns = position.pawns;
  const ownPawns = own & pawns;
  const pawnDefended = attackMap(side, PAWN);
  const king = position.kingOf(side);
  const enemyKing = position.kingOf(side ^ 1);
  const zone = kingZone(enemyKing);
  const mobilityArea = ~(ownPawns | bit(king) | attackMap(side ^ 1, PAWN));
  const queens = position.queens;
  const outposts = pawnDefended & ~pawnReachOf(pawnEntry, side ^ 1) & (rankSquares<Side>(3) | rankSquares<Side>(4) | rankSquares<Side>(5));
  let attacked = attackMap(side, ALL);
  let attackedTwice = attackMap(side, TWICE);
  let score = 0;
  let attackers = 0;
  let dangerUnits = 0;

  // 1 knights
  let attackedByType: u64 = 0;
  const knights = own & position.knights;
  for (let set = knights; set; set = rest(set)) {
    const reach = knightAttacks(lowest(set));
    attackedByType |= reach;
    attackedTwice |= attacked & reach;
    attacked |= reach;
    score += term(KNIGHT_MOBILITY + count(reach & mobilityArea));
    const zoneAttacks = reach & zone;
    if (zoneAttacks) {
      attackers++;
      dangerUnits += 2 * count(zoneAttacks);
      score += term(ATTACKER);
    }
  }
  setAttackMap(side, KNIGHT, attackedByType);

  // 2 bishops
  attackedByType = 0;
  const bishops = own & position.bishops;
  const blocked = ownPawns & CENTRE_FILES & (sideNumber<Side>() == 0 ? occupied >> 8 : occupied << 8);
  for (let set = bishops; set; set = rest(set)) {
    const square = lowest(set);
    const reach = bishopAttacks(square, occupied ^ queens);
    attackedByType |= reach;
    attackedTwice |= attacked & reach;
    attacked |= reach;
    score += term(BISHOP_MOBILITY + count(reach & mobilityArea));
    const zoneAttacks = reach & zone;
    if (zoneAttacks) {
      attackers++;
      dangerUnits += 2 * count(zoneAttacks);
      score += term(ATTACKER + 1);
    }
    const colour = LIGHT_SQUARES & bit(square) ? LIGHT_SQUARES : ~LIGHT_SQUARES;
    score += term(BAD_BISHOP) * count(ownPawns & colour) + term(BAD_BISHOP + 1) * count(blocked & colour);
  }
  setAttackMap(side, BISHOP, attackedByType);
  if ((bishops & LIGHT_SQUARES) != 0 && (bishops & ~LIGHT_SQUARES) != 0) score += term(BISHOP_PAIR);
  const minors = knights | bishops;
  if (minors) {
    score += term(SHIELDED) * count(minors & (sideNumber<Side>() == 0 ? pawns >> 8 : pawns << 8));
    if (minors & outposts) score += term(OUTPOST) * count(knights & outposts) + term(OUTPOST + 1) * count(bishops & outposts);
  }

  // 3 rooks
  attackedByType = 0;
  const rooks = own & position.rooks;
  const xrayOccupied = occupied ^ queens ^ rooks;
  for (let set = rooks; set; set = rest(set)) {
    const square = lowest(set);
    const reach = rookAttacks(square, xrayOccupied);
    attackedByType |= reach;
    attackedTwice |= attacked & reach;
    attacked |= reach;
    const mobility = count(reach & mobilityArea);
    score += term(ROOK_MOBILITY + mobility);
    const zoneAttacks = reach & zone;
    if (zoneAttacks) {
      attackers++;
      dangerUnits += 3 * count(zoneAttacks);
      score += term(ATTACKER + 2);
    }
    const file = fileSquares(square);
    if (!(file & ownPawns)) score += term(ROOK_OPEN + (file & pawns ? 0 : 1));
    else if (mobility <= 3 && ((king ^ square) & 56) == 0 && relativeSquare<Side>(king) < 8) {
      // The king stands between the rook and the middle of the board.
      const kingFile = king & 7;
      if (kingFile < 4 ? (square & 7) < kingFile : (square & 7) > kingFile) score += term(ROOK_TRAPPED);
    }
    if (relativeSquare<Side>(square) >> 3 == 6 && (relativeSquare<Side>(enemyKing) >= 56 || (pawns & ~own & rankSquares<Side>(6)) != 0)) {
      score += term(ROOK_SEVENTH);
    }
  }
  setAttackMap(side, ROOK, attackedByType);

  // 4 queens
  attackedByType = 0;
  const ownQueens = own & queens;
  for (let set = ownQueens; set; set = rest(set)) {
    const square = lowest(set);
    const reach = rookAttacks(square, occupied) | bishopAttacks(square, occupied);
    attackedByType |= reach;
    attackedTwice |= attacked & reach;
    attacked |= reach;
    score += term(QUEEN_MOBILITY + count(reach & mobilityArea));
    const zoneAttacks = reach & zone;
    if (zoneAttacks) {
      attackers++;
      dangerUnits += 4 * count(zoneAttacks);
      score += term(ATTACKER + 3);
    }
  }
  setAttackMap(side, QUEEN, attackedByType);
  if (ownQueens & ~bit(relativeSquare<Side>(3))) {
    const undeveloped = (knights & (bit(relativeSquare<Side>(1)) | bit(relativeSquare<Side>(6))))
      | (bishops & (bit(relativeSquare<Side>(2)) | bit(relativeSquare<Side>(5))));
    score += term(EARLY_QUEEN) * count(undeveloped);
  }

  // 5 castling
  const castling: i32 = position.castlingRights;
  if (castling & (sideNumber<Side>() == 0 ? WHITE_KING_SIDE : BLACK_KING_SIDE)) score += term(CASTLING_RIGHT);
  if (castling & (sideNumber<Side>() == 0 ? WHITE_QUEEN_SIDE : BLACK_QUEEN_SIDE)) score += term(CASTLING_RIGHT + 1);

  setAttackMap(side, ALL, attacked);
  setAttackMap(side, TWICE, attackedTwice);
  store<i32>(KING_ATTACKS + <usize>(side << 3), attackers);
  store<i32>(KING_ATTACKS + <usize>(side << 3), dangerUnits, 4);
  return score;
}

// Value of a side's attack on the enemy king. Danger is counted in units, and grows faster than their number: a table has the value for
// each number.
function kingAttack<Side>(position: ChessPosition): i32 {
  const side = sideNumber<Side>();
  const attackers = load<i32>(KING_ATTACKS + <usize>(side << 3));
  if (!attackers) return 0;
  let dangerUnits = load<i32>(KING_ATTACKS + <usize>(side << 3), 4);
  const king = position.kingOf(side ^ 1);
  const own = position.pieces(side);
  const occupied = position.occupied();
  const enemyAttacks = attackMap(side ^ 1, ALL);
  const weak = attackMap(side, ALL) & ~attackMap(side ^ 1, TWICE) & (~enemyAttacks | attackMap(side ^ 1, KING));
  let score = 0;
  const weakCount = count(weak & kingZone(king));
  dangerUnits += 2 * weakCount;
  score += term(KING_WEAK) * weakCount;
  const safe = ~own & (~enemyAttacks | (weak & attackMap(side, TWICE)));
  if (knightAttacks(king) & attackMap(side, KNIGHT) & safe) {
    dangerUnits += 6;
    score += term(SAFE_CHECK);
  }
  const sliders = attackMap(side, BISHOP) | attackMap(side, ROOK) | attackMap(side, QUEEN);
  if (sliders & safe) {
    const lines = rookAttacks(king, occupied) & safe;
    const diagonals = bishopAttacks(king, occupied) & safe;
    if (diagonals & attackMap(side, BISHOP)) {
      dangerUnits += 4;
      score += term(SAFE_CHECK + 1);
    }
    if (lines & attackMap(side, ROOK)) {
      dangerUnits += 8;
      score += term(SAFE_CHECK + 2);
    }
    if ((lines | diagonals) & attackMap(side, QUEEN)) {
      dangerUnits += 6;
      score += term(SAFE_CHECK + 3);
    }
  }
  if (attackers < 2) dangerUnits >>= 1;
  if (!(own & position.queens)) dangerUnits >>= 1;
  return score + term(KING_DANGER + min(dangerUnits >> 1, 31));
}

// Value of the enemy pieces that a side attacks.
function threats<Side>(position: ChessPosition): i32 {
  const side = sideNumber<Side>();
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const pawns = position.pawns;
  const enemyPieces = enemies & ~pawns & ~position.kings;
  const defended = attackMap(side ^ 1, ALL);
  // Well defended squares: by a pawn, or twice without being attacked twice.
  const stronglyDefended = attackMap(side ^ 1, PAWN) | (attackMap(side ^ 1, TWICE) & ~attackMap(side, TWICE));
  const weak = enemies & ~position.kings & ~stronglyDefended & attackMap(side, ALL);
  let score = 0;
  for (let set = enemyPieces & attackMap(side, PAWN); set; set = rest(set)) {
    score += term(PAWN_THREAT - KNIGHT + typeOf(position.pieceOn(lowest(set))));
  }
  const heavy = enemyPieces & (position.rooks | position.queens);
  for (let set = (weak | heavy) & (attackMap(side, KNIGHT) | attackMap(side, BISHOP)); set; set = rest(set)) {
    score += term(MINOR_THREAT - PAWN + typeOf(position.pieceOn(lowest(set))));
  }
  if (weak) {
    for (let set = (weak | (enemyPieces & position.queens)) & attackMap(side, ROOK); set; set = rest(set)) {
      score += term(ROOK_THREAT - PAWN + typeOf(position.pieceOn(lowest(set))));
    }
    if (weak & attackMap(side, KING)) score += term(KING_THREAT);
    score += term(HANGING) * count(weak & ~defended);
  }
  const empty = ~(own | enemies);
  const singlePushes = oneRankForward<Side>(own & pawns) & empty;
  const safe = ~attackMap(side ^ 1, PAWN) & (attackMap(side, ALL) | ~defended);
  const safePushes = (singlePushes | (oneRankForward<Side>(singlePushes & rankSquares<Side>(2)) & empty)) & safe;
  const pushTargets = (pawnAttacksLeft(side, safePushes) | pawnAttacksRight(side, safePushes)) & enemyPieces;
  if (pushTargets) score += term(PUSH_THREAT) * count(pushTargets);
  return score;
}

// Value of the paths of a side's passed pawns: pieces before and behind them, and attacks on the squares before them.
function passedPawns<Side>(position: ChessPosition, pawns: u64): i32 {
  const side = sideNumber<Side>();
  const occupied = position.occupied();
  const attacked = attackMap(side ^ 1, ALL);
  const rooks = position.rooks;
  let score = 0;
  for (let set = pawns & position.pieces(side); set; set = rest(set)) {
    const square = lowest(set);
    const rank = (relativeSquare<Side>(square) >> 3) - 1;
    const path = ray(square, sideNumber<Side>() == 0 ? N : S);
    const next = oneRankForward<Side>(bit(square));
    if (next & occupied) score += term(PASSED_BLOCKED + rank);
    else if (!(next & attacked)) {
      score += term(PASSED_SAFE + rank);
      if (!(path & (occupied | attacked))) score += term(PASSED_FREE + rank);
    }
    const behind = ray(square, sideNumber<Side>() == 0 ? S : N) & rooks;
    if (behind) score += term(PASSED_ROOK + (behind & position.pieces(side) ? 0 : 1));
  }
  return score;
}

// Value of a passed pawn that the enemy, who has only king and pawns, cannot catch: no piece is before it, and the enemy king is outside
// the pawn's square. 0 if there is none.
function runner<Side>(position: ChessPosition, pawns: u64): i32 {
  const side = sideNumber<Side>();
  if (position.pieces(side ^ 1) & ~position.pawns & ~position.kings) return 0;
  const occupied = position.occupied();
  const king = position.kingOf(side ^ 1);
  const delay = position.side == side ? 0 : 1;
  for (let set = pawns & position.pieces(side); set; set = rest(set)) {
    const square = lowest(set);
    if (ray(square, sideNumber<Side>() == 0 ? N : S) & occupied) continue;
    const pawnSteps = min(7 - (relativeSquare<Side>(square) >> 3), 5);
    if (kingSteps(king, (square & 7) + (sideNumber<Side>() == 0 ? 56 : 0)) - delay > pawnSteps) return term(PASSED_RUNNER);
  }
  return 0;
}
