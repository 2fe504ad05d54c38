// The static evaluation: whether the sides can score, pieces at the ball or near it, the lines to the goals, mobility.
import { canScore, finishers } from "./chains";
import { aimAt, BY_LEAP, distance, EDGE, FILES, goalOf, lineOfBall, neighboursOf, NONE } from "./geometry";
import { countMoves, findMoves, moversTo } from "./moves";
import { farthest } from "./reach";
import {
  ballOf, endOf, firstOf, isEmpty, keyOf, kickedOf, OPENING, phaseOf, scoreOf, sideOf, squareOf, TURNS_BEFORE_GOALS, turnsOf,
  typeOf, WITHIN,
} from "./record";
import {
  ALONE_AT_BALL, AT_BALL, BALL_RANK, DISTANCE, FINISHERS, GUARD, LANE, MOBILITY, PROGRESS, REACH, TEMPO, THREAT, weight,
} from "./weights";

/** Value of a certain goal within this turn: less than a goal that the search has found. */
export const SURE_GOAL: i32 = 20000;

// The number of pieces that the last {@link placesOf} found next to the ball.
let atBall: i32 = 0;

/** Key of the position that {@link isGoalSure} was last asked about, and what was found there. */
export let sureKey: u64 = 0;
export let ownFinishers: u32 = 0;
export let ownFarthest: i32 = 0;

/** Whether the side to act can score within its turn. Its moves are found, too. */
export function isGoalSure(at: usize): bool {
  const side = sideOf(at);
  findMoves(at, side);
  const phase = phaseOf(at);
  const scores = canScore(at, side, kickedOf(at), phase != WITHIN);
  sureKey = keyOf(at);
  ownFinishers = finishers;
  ownFarthest = farthest;
  return scores && phase != OPENING && turnsOf(at) >= TURNS_BEFORE_GOALS;
}

/** The static evaluation in hundredths of a pawn, for the side to act. */
export function evaluate(at: usize): i32 {
  if (isGoalSure(at)) return SURE_GOAL;
  const side = sideOf(at);
  const ball = ballOf(at);
  const prospects = prospectsOf(side, ball);
  findMoves(at, side ^ 1);
  let score = scoreOf(at) + ballPlace(ball);
  score += placesOf(at, 0, ball);
  const atBallOfWhite = atBall;
  score -= placesOf(at, 1, ball);
  if (atBallOfWhite > 0 && atBall == 0) score += weight(ALONE_AT_BALL);
  if (atBall > 0 && atBallOfWhite == 0) score -= weight(ALONE_AT_BALL);
  score += lanes(at, 0, ball) - lanes(at, 1, ball);
  if (side) score = -score;
  score += prospects;
  // The other side's turn begins when this one is completed.
  if (canScore(at, side ^ 1, 0, true) && turnsOf(at) + 1 >= TURNS_BEFORE_GOALS) score -= weight(THREAT);
  score -= prospectsOf(side ^ 1, ball);
  return score + weight(TEMPO);
}

// Value of what {@link canScore} last found for a side: its finishers, and how far forward kicks can bring the
// ball.
function prospectsOf(side: i32, ball: i32): i32 {
  const ranks = farthest / FILES - ball / FILES;
  return weight(FINISHERS) * popcnt(finishers) + weight(PROGRESS) * (side == 0 ? ranks : -ranks);
}

// Value of the ball's rank: the nearer it is to an end, the better for the side that attacks there.
function ballPlace(ball: i32): i32 {
  const rank = ball / FILES - 4;
  if (rank == 0) return 0;
  return rank > 0 ? weight(BALL_RANK + rank - 1) : -weight(BALL_RANK - rank - 1);
}

// Value of where a side's pieces stand relative to the ball and the goal, and of their mobility. Sets {@link atBall}.
function placesOf(at: usize, side: i32, ball: i32): i32 {
  const home = goalOf(side);
  let score = 0;
  let near = 0;
  const movers = moversToBall(side, ball);
  for (let piece = firstOf(side), last = endOf(at, side); piece < last; piece++) {
    const square = squareOf(at, piece);
    const type = typeOf(at, piece) - 1;
    score += weight(MOBILITY + type) * countMoves(piece);
    const toBall = distance(square, ball);
    if (toBall == 1) {
      near++;
      score += weight(AT_BALL + type);
    } else {
      score += weight(DISTANCE + type) * toBall;
      if ((movers >> (piece & 15)) & 1) score += weight(REACH + type);
    }
    if (distance(square, home) == 1) score += weight(GUARD);
  }
  atBall = near;
  return score;
}

// The pieces of a side (a bit each) that can move next to the ball.
function moversToBall(side: i32, ball: i32): u32 {
  let movers: u32 = 0;
  let list = neighboursOf(ball);
  for (let end = list + <usize>load<u8>(list); list < end; list++) movers |= moversTo(side, <i32>load<u8>(list, 1));
  return movers;
}

// Value of the ball's line or leap to the other side's goal.
function lanes(at: usize, side: i32, ball: i32): i32 {
  const aim = aimAt(side ^ 1, ball);
  if (aim == NONE) return 0;
  if (aim == BY_LEAP) return weight(LANE + 2);
  let inTheWay = 0;
  for (let line = lineOfBall(ball, aim), square = <i32>load<u8>(line); square < EDGE; square = <i32>load<u8>(++line)) {
    if (!isEmpty(at, square)) inTheWay++;
  }
  return inTheWay == 0 ? weight(LANE) : inTheWay == 1 ? weight(LANE + 1) : 0;
}
