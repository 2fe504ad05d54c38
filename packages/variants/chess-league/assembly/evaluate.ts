// The static evaluation: pieces and their places, the ball and the pieces that can reach it, threats, lanes to the
// goals, mobility, pawns.
import {
  bishopAttacks, kingAttacks, knightAttacks, pawnAttacksLeft, pawnAttacksRight, ray, rookAttacks,
} from "@kickmate/bitboards/assembly/attacks";
import { bit, count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { BISHOP, KING, KNIGHT, QUEEN, ROOK, sideOf, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { BLOCKED, fly, isGoal, OUT_TOP, pathOf, FLIGHT_LENGTH } from "./flight";
import { LeaguePosition } from "./position";
import { forwardDirection, kickers, slidersTo } from "./shots";
import {
  ATTACKED_BY_PAWN, BALL_RANK, CAN_KICK, DESTROYED_VALUE, FREE_PAWN, GUARDED_LANE, HANGING, MORE_KICKERS, OPEN_LANE, material, MOBILITY,
  MORE_THREATS, RANKS_GAINED, TEMPO, THREAT, THREAT_BY_SIDE_TO_ACT, UNSTOPPABLE_PAWN, weight,
} from "./weights";

/** The mobility of a side. */
@unmanaged
class Mobility {
  /** All squares that its pieces attack. */
  attacks: u64 = 0;
  /** Value of the squares that they can move to. */
  value: i32 = 0;
}

const MOBILITY_BYTES: usize = (offsetof<Mobility>() + 7) & ~7;
const MOBILITY_OF_SIDES: usize = memory.data(2 * <i32>MOBILITY_BYTES, 8);

/** The static evaluation in hundredths of a pawn, for the side to act. */
export function evaluate(position: LeaguePosition): i32 {
  const side: i32 = position.side;
  const ball: i32 = position.ball;
  const occupied = position.white | position.black;
  // For White, like the score of the pieces on their squares, which actions keep up to date.
  let score = position.score + ballRankValue(ball);
  const sliders = slidersTo(position, ball, occupied);
  score += kickValue(position, 0, side, ball, occupied, sliders) - kickValue(position, 1, side, ball, occupied, sliders);
  const blockers = occupied | bit(ball);
  const whiteMobility = mobilityOf(position, 0, blockers);
  const blackMobility = mobilityOf(position, 1, blockers);
  score += whiteMobility.value - blackMobility.value;
  score += attackValue(position, 0, whiteMobility.attacks, blackMobility.attacks)
    - attackValue(position, 1, blackMobility.attacks, whiteMobility.attacks);
  score += freePawnValue(position, 0, occupied, blackMobility.attacks) - freePawnValue(position, 1, occupied, whiteMobility.attacks);
  return (side == 0 ? score : -score) + weight(TEMPO);
}

// Value of the ball's rank for White: the nearer the ball is to an end, the better for the side that attacks there.
function ballRankValue(ball: i32): i32 {
  const rank = ball >> 3;
  return rank >= 4 ? weight(BALL_RANK + rank - 4) : -weight(BALL_RANK + 3 - rank);
}

// Value of a side's three forward directions from the ball: their lanes (open or guarded, even if no piece can kick
// there), the kicks, and the threats to score.
function kickValue(position: LeaguePosition, side: i32, sideToAct: i32, ball: i32, occupied: u64, sliders: u64): i32 {
  const stoppers = position.stoppers();
  const destroyable = occupied & ~stoppers;
  const guards = stoppers & position.pieces(side ^ 1);
  const rank = ball >> 3;
  let score = 0;
  let kickerCount = 0;
  let ranksGained = 0;
  let bestDestroyedValue = 0;
  let threatCount = 0;
  for (let rotation = -1; rotation <= 1; rotation++) {
    const direction = (forwardDirection(side) + rotation) & 7;
    const path = pathOf(ball, direction);
    const flight = fly(path, FLIGHT_LENGTH, stoppers, destroyable);
    const place = flight.place;
    const destroyed = flight.destroyed;
    const isLaneOpen = isGoal(side, place);
    if (isLaneOpen) score += weight(OPEN_LANE);
    else if (isGuarded(path, guards)) score -= weight(GUARDED_LANE);
    if (place == BLOCKED) continue;
    const kickersThere = kickers(position, side, direction, ball, occupied, sliders);
    if (!kickersThere) continue;
    kickerCount += count(kickersThere);
    if (isLaneOpen) {
      threatCount++;
      continue;
    }
    ranksGained = max(ranksGained, abs((place >> 3) - rank));
    if (destroyed) bestDestroyedValue = max(bestDestroyedValue, destroyedValue(position, side, destroyed));
  }
  if (kickerCount > 0) {
    score += weight(CAN_KICK) + weight(MORE_KICKERS) * (kickerCount - 1) + weight(RANKS_GAINED) * ranksGained;
    score += (bestDestroyedValue * weight(DESTROYED_VALUE)) >> 4;
  }
  if (threatCount > 0) {
    score += side == sideToAct ? weight(THREAT_BY_SIDE_TO_ACT) : weight(THREAT) + weight(MORE_THREATS) * (threatCount - 1);
  }
  return score;
}

// Returns whether one of the guards, the kings and rooks of the side that defends, stands on a path.
function isGuarded(path: u32, guards: u64): bool {
  for (let step = 0; step < FLIGHT_LENGTH; step++) {
    const square = <i32>(path & 255);
    if (square >= OUT_TOP) return false;
    if (guards & bit(square)) return true;
    path >>= 8;
  }
  return false;
}

/** Value of destroyed pieces for a side: the other side's pieces less its own. */
export function destroyedValue(position: LeaguePosition, side: i32, destroyed: u64): i32 {
  let netValue = 0;
  for (; destroyed; destroyed = rest(destroyed)) {
    const piece = position.pieceOn(lowest(destroyed));
    const value = material(typeOf(piece));
    netValue += sideOf(piece) == side ? -value : value;
  }
  return netValue;
}

// A side's mobility, valid until the next call for this side.
function mobilityOf(position: LeaguePosition, side: i32, blockers: u64): Mobility {
  const own = position.pieces(side);
  const targets = ~own;
  const pawns = own & position.pawns;
  let attacks = pawnAttacksLeft(side, pawns) | pawnAttacksRight(side, pawns);
  let value = 0;
  for (let set = own & position.knights; set; set = rest(set)) {
    const reach = knightAttacks(lowest(set));
    attacks |= reach;
    value += weight(MOBILITY) * count(reach & targets);
  }
  for (let set = own & position.bishops; set; set = rest(set)) {
    const reach = bishopAttacks(lowest(set), blockers);
    attacks |= reach;
    value += weight(MOBILITY + BISHOP - KNIGHT) * count(reach & targets);
  }
  for (let set = own & position.rooks; set; set = rest(set)) {
    const reach = rookAttacks(lowest(set), blockers);
    attacks |= reach;
    value += weight(MOBILITY + ROOK - KNIGHT) * count(reach & targets);
  }
  for (let set = own & position.queens; set; set = rest(set)) {
    const square = lowest(set);
    const reach = rookAttacks(square, blockers) | bishopAttacks(square, blockers);
    attacks |= reach;
    value += weight(MOBILITY + QUEEN - KNIGHT) * count(reach & targets);
  }
  for (let set = own & position.kings; set; set = rest(set)) {
    const reach = kingAttacks(lowest(set));
    attacks |= reach;
    value += weight(MOBILITY + KING - KNIGHT) * count(reach & targets);
  }
  const result = changetype<Mobility>(MOBILITY_OF_SIDES + <usize>side * MOBILITY_BYTES);
  result.attacks = attacks;
  result.value = value;
  return result;
}

// Value of a side's attacks: on each enemy piece other than a pawn by its pawns, and on each enemy piece that no enemy defends.
function attackValue(position: LeaguePosition, side: i32, attacks: u64, enemyAttacks: u64): i32 {
  const enemies = position.pieces(side ^ 1);
  const pawns = position.pawns;
  const ownPawns = position.pieces(side) & pawns;
  const pawnAttacks = pawnAttacksLeft(side, ownPawns) | pawnAttacksRight(side, ownPawns);
  return weight(ATTACKED_BY_PAWN) * count(pawnAttacks & enemies & ~pawns) + weight(HANGING) * count(attacks & enemies & ~enemyAttacks);
}

// Value of a side's free pawns (no piece is ahead on the file), and more where no enemy attacks a square ahead.
function freePawnValue(position: LeaguePosition, side: i32, occupied: u64, enemyAttacks: u64): i32 {
  const direction = forwardDirection(side);
  let score = 0;
  for (let set = position.pieces(side) & position.pawns; set; set = rest(set)) {
    const square = lowest(set);
    const ahead = ray(square, direction);
    if (ahead & occupied) continue;
    const rank = side == 0 ? square >> 3 : 7 - (square >> 3);
    score += weight(FREE_PAWN) * rank;
    if ((ahead & enemyAttacks) == 0) score += weight(UNSTOPPABLE_PAWN) * rank;
  }
  return score;
}
