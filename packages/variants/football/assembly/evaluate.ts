// The static evaluation: chances to score within a turn, pieces at the ball or near it, lines to the goals, mobility.
import { Prospects, prospectsOf } from "./chains";
import { wayToGoal, BY_LEAP, EDGE, FILES, lineOfBall, NONE } from "./geometry";
import { FootballPosition, OPENING_TURN, TURNS_BEFORE_GOALS, WITHIN_TURN } from "./position";
import { Standing, standingOf } from "./standing";
import { ALONE_AT_BALL, BALL_RANK, FINISHERS, LANE, RANKS_GAINED, TEMPO, THREAT, weight } from "./weights";

/** Value of a certain goal within this turn: less than a goal that the search has found. */
export const SURE_GOAL_VALUE: i32 = 20000;

/** The prospects of the side to act, with the position's key. */
@unmanaged
class KnownProspects extends Prospects {
  key: u64 = 0;
}

const KNOWN_PROSPECTS: usize = memory.data(<i32>offsetof<KnownProspects>(), 8);

/** The prospects of the side to act within its turn. Valid until the next position. */
export function ownProspects(position: FootballPosition): Prospects {
  const known = changetype<KnownProspects>(KNOWN_PROSPECTS);
  if (known.key == position.key) return known;
  known.key = position.key;
  if (position.phase == WITHIN_TURN) {
    const prospects = prospectsOf(position, position.side, position.kicked, false);
    known.scores = prospects.scores;
    known.finishers = prospects.finishers;
    known.farthest = prospects.farthest;
  } else {
    const own = standingOf(position, position.side, true);
    known.scores = own.scoresInTurn;
    known.finishers = own.finishers;
    known.farthest = own.farthest;
  }
  return known;
}

/** Returns whether the side to act can score within its turn. */
export function isGoalSure(position: FootballPosition): bool {
  return ownProspects(position).scores && position.phase != OPENING_TURN && position.turns >= TURNS_BEFORE_GOALS;
}

/** Returns whether the side that is not to act could score in its next turn, which begins when this one is completed. */
export function isThreat(position: FootballPosition, other: Standing): bool {
  return other.scoresInTurn && position.turns + 1 >= TURNS_BEFORE_GOALS;
}

/** The static evaluation in hundredths of a pawn, for the side to act. */
export function evaluate(position: FootballPosition): i32 {
  if (isGoalSure(position)) return SURE_GOAL_VALUE;
  const side: i32 = position.side;
  const ball: i32 = position.ball;
  const own = standingOf(position, side, false);
  const other = standingOf(position, side ^ 1, true);
  let score = position.score + ballRankValue(ball) + laneValue(position, 0, ball) - laneValue(position, 1, ball);
  if (side) score = -score;
  score += own.placeValue - other.placeValue;
  if (own.countAtBall > 0 && other.countAtBall == 0) score += weight(ALONE_AT_BALL);
  if (other.countAtBall > 0 && own.countAtBall == 0) score -= weight(ALONE_AT_BALL);
  const prospects = ownProspects(position);
  score += prospectsValue(side, ball, prospects.finishers, prospects.farthest);
  score -= prospectsValue(side ^ 1, ball, other.finishers, other.farthest);
  if (isThreat(position, other)) score -= weight(THREAT);
  return score + weight(TEMPO);
}

// Value of a side's finishers, and of how far forward its kicks can bring the ball.
function prospectsValue(side: i32, ball: i32, finishers: i32, farthest: i32): i32 {
  const ranks = farthest / FILES - ball / FILES;
  return weight(FINISHERS) * finishers + weight(RANKS_GAINED) * (side == 0 ? ranks : -ranks);
}

// Value of the ball's rank for White: the nearer it is to an end, the better for the side that attacks there.
function ballRankValue(ball: i32): i32 {
  const rank = ball / FILES - 4;
  if (rank == 0) return 0;
  return rank > 0 ? weight(BALL_RANK + rank - 1) : -weight(BALL_RANK - rank - 1);
}

// Value of the ball's way (a line or a leap) to the other side's goal.
function laneValue(position: FootballPosition, side: i32, ball: i32): i32 {
  const way = wayToGoal(side ^ 1, ball);
  if (way == NONE) return 0;
  if (way == BY_LEAP) return weight(LANE + 2);
  let obstacleCount = 0;
  for (let line = lineOfBall(ball, way), square = <i32>load<u8>(line); square < EDGE; square = <i32>load<u8>(++line)) {
    if (!position.isEmpty(square)) obstacleCount++;
  }
  return obstacleCount == 0 ? weight(LANE) : obstacleCount == 1 ? weight(LANE + 1) : 0;
}
