// The static evaluation: pieces and their places, the ball and its possible passes, shots and the defenders of the
// goals, pieces that may be captured (and the ball with them), mobility, the kings.
import { kingAttacks, knightAttacks, pawnAttacksLeft, pawnAttacksRight } from "@kickmate/bitboards/assembly/attacks";
import { bit, count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { oneRankForward, goalOf, reachersOf, reachOf } from "./reach";
import { LOOSE } from "../src/packed";
import { CORNER, CORNER_SHOT, ElevenPosition, isTurnStart, WITH_BALL } from "./position";
import {
  ATTACKED, BALL_RANK, CORNER_TURN, RECEIVING_SHOOTER, DEFENDED_GOAL, KING_RING_ATTACK, KING_IN_GOAL, MID_TURN, MOBILITY, RECEIVER, SHOOTER,
  SHOT_NOW, SHOT_THREAT, TEMPO, weight,
} from "./weights";

/** The activity of a side's pieces. */
@unmanaged
class Activity {
  /** All squares that they attack. */
  attacks: u64 = 0;
  /** Its pieces that reach the other goal. */
  shooters: u64 = 0;
  /** Value of its pieces' mobility, and of its shooters. */
  value: i32 = 0;
}

const ACTIVITY_OF_SIDES: usize = memory.data(2 * 32, 8);

/** The static evaluation in hundredths of a pawn, for the side to act. */
export function evaluate(position: ElevenPosition): i32 {
  const side: i32 = position.side;
  const phase: i32 = position.phase;
  const ball: i32 = position.ball;
  const occupied = position.occupied();
  let score = position.score + defendersValue(position, 0) - defendersValue(position, 1);
  const whiteActivity = activityOf(position, 0, occupied);
  const blackActivity = activityOf(position, 1, occupied);
  score += whiteActivity.value - blackActivity.value;
  score += weight(KING_RING_ATTACK)
    * (attackedRingSquares(position, 0, blackActivity.attacks) - attackedRingSquares(position, 1, whiteActivity.attacks));

  // 2: no side has the ball.
  const carrierSide = ball == LOOSE ? 2 : position.white & bit(ball) ? 0 : position.black & bit(ball) ? 1 : 2;
  score += exposureValue(position, 0, carrierSide == 0, blackActivity.attacks, whiteActivity.attacks)
    - exposureValue(position, 1, carrierSide == 1, whiteActivity.attacks, blackActivity.attacks);
  let own = side == 0 ? score : -score;
  if (phase >= CORNER && phase <= CORNER_SHOT) own += weight(CORNER_TURN);
  if (carrierSide < 2) {
    const mayShootNow = carrierSide == side && phase == WITH_BALL && position.checkers == 0;
    const value = possessionValue(
      position, carrierSide, ball, occupied, mayShootNow, carrierSide == 0 ? whiteActivity.shooters : blackActivity.shooters,
    );
    own += carrierSide == side ? value : -value;
  }
  return own + weight(isTurnStart(phase) ? TEMPO : MID_TURN);
}

// Value of the defenders on a side's goal squares.
function defendersValue(position: ElevenPosition, side: i32): i32 {
  const goal = goalOf(side);
  const defenders = goal & position.pieces(side);
  return weight(DEFENDED_GOAL + count(defenders)) + (defenders & position.kings ? weight(KING_IN_GOAL) : 0);
}

// The number of squares around a side's king that the other side attacks.
function attackedRingSquares(position: ElevenPosition, side: i32, enemyAttacks: u64): i32 {
  return count(kingAttacks(position.kingOf(side)) & enemyAttacks);
}

// Value of the ball for the side that has it: by its rank, the pieces to which it may be passed, and the chances of a shot.
function possessionValue(position: ElevenPosition, side: i32, ball: i32, occupied: u64, mayShootNow: bool, shooters: u64): i32 {
  const own = position.pieces(side);
  const ballBit = bit(ball);
  const reach = reachOf(position, ball, occupied);
  const receivers = ((reach & own) | reachersOf(position, side, ball, occupied)) & ~ballBit;
  const rank = side == 0 ? ball >> 3 : 7 - (ball >> 3);
  let score = weight(BALL_RANK + rank) + weight(RECEIVER) * count(receivers);
  score += weight(RECEIVING_SHOOTER) * count(shooters & receivers);
  const targets = reach & goalOf(side ^ 1) & ~own;
  if (targets) {
    const defenders = goalOf(side ^ 1) & position.pieces(side ^ 1);
    const shotKind = !defenders ? 0 : targets & ~defenders ? 1 : 2;
    score += weight((mayShootNow ? SHOT_NOW : SHOT_THREAT) + shotKind);
  }
  return score;
}

// Value of the attacks on a side's pieces. The side that has the ball loses it with any piece that is captured.
function exposureValue(position: ElevenPosition, side: i32, hasBall: bool, enemyAttacks: u64, ownAttacks: u64): i32 {
  const attacked = position.pieces(side) & ~position.kings & enemyAttacks;
  const firstWeight = hasBall ? ATTACKED : ATTACKED + 2;
  return weight(firstWeight) * count(attacked) + weight(firstWeight + 1) * count(attacked & ~ownAttacks);
}

// A side's activity. It is valid until the next call for this side.
function activityOf(position: ElevenPosition, side: i32, occupied: u64): Activity {
  const own = position.pieces(side);
  const goal = goalOf(side ^ 1) & ~own;
  const free = ~own;
  const pawns = own & position.pawns;
  const king = position.kingOf(side);
  let attacks = pawnAttacksLeft(side, pawns) | pawnAttacksRight(side, pawns) | kingAttacks(king);
  // A pawn shoots from the square before a goal square, or diagonally.
  const beforeGoal = oneRankForward(side ^ 1, goal);
  let shooters = pawns & (beforeGoal | pawnAttacksLeft(side ^ 1, goal) | pawnAttacksRight(side ^ 1, goal));
  let value = 0;
  for (let set = own & position.knights; set; set = rest(set)) {
    const square = lowest(set);
    const reach = knightAttacks(square);
    attacks |= reach;
    if (reach & goal) shooters |= bit(square);
    value += weight(MOBILITY) * count(reach & free);
  }
  for (let set = own & position.bishops; set; set = rest(set)) {
    const square = lowest(set);
    const reach = bishopAttacks(square, occupied);
    attacks |= reach;
    if (reach & goal) shooters |= bit(square);
    value += weight(MOBILITY + 1) * count(reach & free);
  }
  for (let set = own & position.rooks; set; set = rest(set)) {
    const square = lowest(set);
    const reach = rookAttacks(square, occupied);
    attacks |= reach;
    if (reach & goal) shooters |= bit(square);
    value += weight(MOBILITY + 2) * count(reach & free);
  }
  for (let set = own & position.queens; set; set = rest(set)) {
    const square = lowest(set);
    const reach = bishopAttacks(square, occupied) | rookAttacks(square, occupied);
    attacks |= reach;
    if (reach & goal) shooters |= bit(square);
    value += weight(MOBILITY + 3) * count(reach & free);
  }
  const activity = changetype<Activity>(ACTIVITY_OF_SIDES + (<usize>side << 5));
  activity.attacks = attacks;
  activity.shooters = shooters;
  activity.value = value + weight(SHOOTER) * count(shooters);
  return activity;
}
