// What a position is worth: who can score, who is at the ball or can get there, the lines to the goals, mobility.
import { toOf } from "./actions";
import { aimAt, BY_LEAP, delta, distance, FILES, goalOf, NONE, stepTo } from "./geometry";
import { pushMoves } from "./generate";
import { canScore } from "./goals";
import {
  ballOf, endOf, firstOf, kickedOf, onSquare, OPENING, phaseOf, scoreOf, sideOf, squareOf, START, TURNS_BEFORE_GOALS, turnsOf,
  typeOf,
} from "./record";
import {
  ALONE_AT_BALL, AT_BALL, BALL_RANK, DISTANCE, GUARD, LANE, MOBILITY, REACH, TEMPO, THREAT, weight,
} from "./weights";

/** What it is worth to be sure of a goal within this turn: less than a goal that the search has seen. */
const SURE_GOAL: i32 = 20000;

const MOVES: usize = memory.data(1024 * 4, 8);

// How many pieces of a side {@link placesOf} has found next to the ball.
let atBall: i32 = 0;

/** Hundredths of a pawn for the side to act. */
export function evaluate(at: usize): i32 {
  const side = sideOf(at);
  if (canScoreNow(at)) return SURE_GOAL;
  const ball = ballOf(at);
  let score = scoreOf(at) + ballPlace(ball);
  score += placesOf(at, 0, ball);
  const atBallOfWhite = atBall;
  score -= placesOf(at, 1, ball);
  if (atBallOfWhite > 0 && atBall == 0) score += weight(ALONE_AT_BALL);
  if (atBall > 0 && atBallOfWhite == 0) score -= weight(ALONE_AT_BALL);
  score += lanes(at, 0, ball) - lanes(at, 1, ball);
  if (side) score = -score;
  if (threatens(at, side ^ 1)) score -= weight(THREAT);
  return score + weight(TEMPO);
}

/** Whether the side to act can score within this turn. */
export function canScoreNow(at: usize): bool {
  const phase = phaseOf(at);
  if (phase == OPENING || turnsOf(at) < TURNS_BEFORE_GOALS) return false;
  return canScore(at, sideOf(at), kickedOf(at), phase == START);
}

/** Whether a side that is not to act could score in the next turn, if nothing happened before it. */
export function threatens(at: usize, side: i32): bool {
  return turnsOf(at) + 1 >= TURNS_BEFORE_GOALS && canScore(at, side, 0, true);
}

// The nearer the ball is to an end, the better for the side that attacks there.
function ballPlace(ball: i32): i32 {
  const rank = ball / FILES - 4;
  if (rank == 0) return 0;
  return rank > 0 ? weight(BALL_RANK + rank - 1) : -weight(BALL_RANK - rank - 1);
}

// What the places of a side's pieces are worth, beside the squares themselves; counts those at the ball.
function placesOf(at: usize, side: i32, ball: i32): i32 {
  const home = goalOf(side);
  let score = 0;
  let near = 0;
  for (let piece = firstOf(side), end = endOf(at, side); piece < end; piece++) {
    const square = squareOf(at, piece);
    const type = typeOf(at, piece) - 1;
    const endOfMoves = pushMoves(at, piece, MOVES);
    score += weight(MOBILITY + type) * <i32>((endOfMoves - MOVES) >> 2);
    if (stepTo(square, ball) != NONE) {
      near++;
      score += weight(AT_BALL + type);
    } else {
      score += weight(DISTANCE + type) * distance(square, ball);
      for (let move = MOVES; move < endOfMoves; move += 4) {
        if (stepTo(toOf(load<u32>(move)), ball) == NONE) continue;
        score += weight(REACH + type);
        break;
      }
    }
    if (stepTo(square, home) != NONE) score += weight(GUARD);
  }
  atBall = near;
  return score;
}

// How open the other side's goal is to the ball.
function lanes(at: usize, side: i32, ball: i32): i32 {
  const aim = aimAt(side ^ 1, ball);
  if (aim == NONE) return 0;
  if (aim == BY_LEAP) return weight(LANE + 2);
  const step = delta(aim);
  const goal = goalOf(side ^ 1);
  let inTheWay = 0;
  for (let square = ball + step; square != goal; square += step) if (onSquare(at, square) != 0) inTheWay++;
  return inTheWay == 0 ? weight(LANE) : inTheWay == 1 ? weight(LANE + 1) : 0;
}
