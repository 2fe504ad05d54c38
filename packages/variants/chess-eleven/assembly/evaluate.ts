// The static evaluation: pieces and their places, the ball and its possible passes, shots and the defenders of the
// goals, pieces that may be captured (and the ball with them), mobility, the kings.
import { kingAttacks, knightAttacks, pawnAttacksLeft, pawnAttacksRight } from "@kickmate/bitboards/assembly/attacks";
import { bit, count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { ahead, goalOf, reachersOf, reachOf } from "./reach";
import { LOOSE } from "../src/packed";
import { CORNER, CORNER_SHOT, ElevenPosition, isTurnStart, WITH_BALL } from "./position";
import {
  ATTACKED, BALL_RANK, CORNER_TURN, FED_SHOOTER, GUARDS, KING_ATTACK, KING_GUARD, MID_TURN, MOBILITY, RECEIVER, SHOOTER,
  SHOT_AT_HAND, SHOT_THREAT, TEMPO, weight,
} from "./weights";

/** What a side's pieces attack. */
@unmanaged
class Activity {
  /** All squares that they attack. */
  attacks: u64 = 0;
  /** Those that reach the other goal. */
  shooters: u64 = 0;
  /** The value of their mobility, and of those that reach the other goal. */
  value: i32 = 0;
}

// By side.
const ACTIVITIES: usize = memory.data(2 * 32, 8);

/** The static evaluation in hundredths of a pawn, for the side to act. */
export function evaluate(position: ElevenPosition): i32 {
  const side: i32 = position.side;
  const phase: i32 = position.phase;
  const ball: i32 = position.ball;
  const all = position.occupied();
  let score = position.score + guards(position, 0) - guards(position, 1);
  const white = activity(position, 0, all);
  const black = activity(position, 1, all);
  score += white.value - black.value;
  score += weight(KING_ATTACK) * (ringHits(position, 0, black.attacks) - ringHits(position, 1, white.attacks));

  // The side that has the ball, or 2 if none has it.
  const holder = ball == LOOSE ? 2 : position.white & bit(ball) ? 0 : position.black & bit(ball) ? 1 : 2;
  score += exposure(position, 0, holder == 0, black.attacks, white.attacks) - exposure(position, 1, holder == 1, white.attacks, black.attacks);
  let own = side == 0 ? score : -score;
  if (phase >= CORNER && phase <= CORNER_SHOT) own += weight(CORNER_TURN);
  if (holder < 2) {
    const isActing = holder == side && phase == WITH_BALL && position.checkers == 0;
    const worth = possession(position, holder, ball, all, isActing, holder == 0 ? white.shooters : black.shooters);
    own += holder == side ? worth : -worth;
  }
  return own + weight(isTurnStart(phase) ? TEMPO : MID_TURN);
}

// Value of the defenders on a side's goal squares.
function guards(position: ElevenPosition, side: i32): i32 {
  const goal = goalOf(side);
  const own = goal & position.pieces(side);
  return weight(GUARDS + count(own)) + (own & position.kings ? weight(KING_GUARD) : 0);
}

// The number of squares around a side's king that the other side attacks.
function ringHits(position: ElevenPosition, side: i32, enemyAttacks: u64): i32 {
  return count(kingAttacks(position.kingOf(side)) & enemyAttacks);
}

// Value of the ball for the side that has it: by its rank, the pieces to which it may be passed, and the chances of a
// shot.
function possession(position: ElevenPosition, side: i32, ball: i32, all: u64, isActing: bool, shooting: u64): i32 {
  const own = position.pieces(side);
  const ballSet = bit(ball);
  const reach = reachOf(position, ball, all);
  const receivers = ((reach & own) | reachersOf(position, side, ball, all)) & ~ballSet;
  const rank = side == 0 ? ball >> 3 : 7 - (ball >> 3);
  let score = weight(BALL_RANK + rank) + weight(RECEIVER) * count(receivers);
  score += weight(FED_SHOOTER) * count(shooting & receivers);
  const targets = reach & goalOf(side ^ 1) & ~own;
  if (targets) {
    const guarding = goalOf(side ^ 1) & position.pieces(side ^ 1);
    const odds = !guarding ? 0 : targets & ~guarding ? 1 : 2;
    score += weight((isActing ? SHOT_AT_HAND : SHOT_THREAT) + odds);
  }
  return score;
}

// Value of the attacks on a side's pieces. The side that has the ball loses it with any of its pieces.
function exposure(position: ElevenPosition, side: i32, hasBall: bool, enemyAttacks: u64, ownAttacks: u64): i32 {
  const hit = position.pieces(side) & ~position.kings & enemyAttacks;
  const first = hasBall ? ATTACKED : ATTACKED + 2;
  return weight(first) * count(hit) + weight(first + 1) * count(hit & ~ownAttacks);
}

// A side's activity. It is valid until the next call for this side.
function activity(position: ElevenPosition, side: i32, all: u64): Activity {
  const own = position.pieces(side);
  const goal = goalOf(side ^ 1) & ~own;
  const free = ~own;
  const pawns = own & position.pawns;
  const king = position.kingOf(side);
  let hits = pawnAttacksLeft(side, pawns) | pawnAttacksRight(side, pawns) | kingAttacks(king);
  // A pawn shoots from the square before a goal square, or diagonally.
  const before = ahead(side ^ 1, goal);
  let aiming = pawns & (before | pawnAttacksLeft(side ^ 1, goal) | pawnAttacksRight(side ^ 1, goal));
  let score = 0;
  for (let set = own & position.knights; set; set = rest(set)) {
    const square = lowest(set);
    const reach = knightAttacks(square);
    hits |= reach;
    if (reach & goal) aiming |= bit(square);
    score += weight(MOBILITY) * count(reach & free);
  }
  for (let set = own & position.bishops; set; set = rest(set)) {
    const square = lowest(set);
    const reach = bishopAttacks(square, all);
    hits |= reach;
    if (reach & goal) aiming |= bit(square);
    score += weight(MOBILITY + 1) * count(reach & free);
  }
  for (let set = own & position.rooks; set; set = rest(set)) {
    const square = lowest(set);
    const reach = rookAttacks(square, all);
    hits |= reach;
    if (reach & goal) aiming |= bit(square);
    score += weight(MOBILITY + 2) * count(reach & free);
  }
  for (let set = own & position.queens; set; set = rest(set)) {
    const square = lowest(set);
    const reach = bishopAttacks(square, all) | rookAttacks(square, all);
    hits |= reach;
    if (reach & goal) aiming |= bit(square);
    score += weight(MOBILITY + 3) * count(reach & free);
  }
  const activity = changetype<Activity>(ACTIVITIES + (<usize>side << 5));
  activity.attacks = hits;
  activity.shooters = aiming;
  activity.value = score + weight(SHOOTER) * count(aiming);
  return activity;
}
