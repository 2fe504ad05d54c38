// The static evaluation: whether the sides can score, pieces at the ball or near it, the lines to the goals, mobility.
import { Prospects, prospectsOf } from "./chains";
import { aimAt, BY_LEAP, EDGE, FILES, lineOfBall, NONE } from "./geometry";
import { FootballPosition, OPENING, TURNS_BEFORE_GOALS, WITHIN } from "./position";
import { Standing, standingOf } from "./standing";
import { ALONE_AT_BALL, BALL_RANK, FINISHERS, LANE, PROGRESS, TEMPO, THREAT, weight } from "./weights";

/** Value of a certain goal within this turn: less than a goal that the search has found. */
export const SURE_GOAL: i32 = 20000;

/** The prospects of the side to act in the position with a key. */
@unmanaged
class KnownProspects extends Prospects {
  key: u64 = 0;
}

const KNOWN: usize = memory.data(<i32>offsetof<KnownProspects>(), 8);

/** What the side to act can do within its turn. Valid until the next position. */
export function ownProspects(position: FootballPosition): Prospects {
  const known = changetype<KnownProspects>(KNOWN);
  if (known.key == position.key) return known;
  known.key = position.key;
  if (position.phase == WITHIN) {
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
  return ownProspects(position).scores && position.phase != OPENING && position.turns >= TURNS_BEFORE_GOALS;
}

/** Returns whether the side that is not to act could score in its next turn, which begins when this one is completed. */
export function isThreat(position: FootballPosition, other: Standing): bool {
  return other.scoresInTurn && position.turns + 1 >= TURNS_BEFORE_GOALS;
}

/** The static evaluation in hundredths of a pawn, for the side to act. */
export function evaluate(position: FootballPosition): i32 {
  if (isGoalSure(position)) return SURE_GOAL;
  const side: i32 = position.side;
  const ball: i32 = position.ball;
  const own = standingOf(position, side, false);
  const other = standingOf(position, side ^ 1, true);
  let score = position.score + ballPlace(ball) + lanes(position, 0, ball) - lanes(position, 1, ball);
  if (side) score = -score;
  score += own.places - other.places;
  if (own.atBall > 0 && other.atBall == 0) score += weight(ALONE_AT_BALL);
  if (other.atBall > 0 && own.atBall == 0) score -= weight(ALONE_AT_BALL);
  const prospects = ownProspects(position);
  score += valueOfProspects(side, ball, prospects.finishers, prospects.farthest);
  score -= valueOfProspects(side ^ 1, ball, other.finishers, other.farthest);
  if (isThreat(position, other)) score -= weight(THREAT);
  return score + weight(TEMPO);
}

// Value of a side's finishers, and of how far forward its kicks can bring the ball.
function valueOfProspects(side: i32, ball: i32, finishers: i32, farthest: i32): i32 {
  const ranks = farthest / FILES - ball / FILES;
  return weight(FINISHERS) * finishers + weight(PROGRESS) * (side == 0 ? ranks : -ranks);
}

// Value of the ball's rank: the nearer it is to an end, the better for the side that attacks there.
function ballPlace(ball: i32): i32 {
  const rank = ball / FILES - 4;
  if (rank == 0) return 0;
  return rank > 0 ? weight(BALL_RANK + rank - 1) : -weight(BALL_RANK - rank - 1);
}

// Value of the ball's line or leap to the other side's goal.
function lanes(position: FootballPosition, side: i32, ball: i32): i32 {
  const aim = aimAt(side ^ 1, ball);
  if (aim == NONE) return 0;
  if (aim == BY_LEAP) return weight(LANE + 2);
  let inTheWay = 0;
  for (let line = lineOfBall(ball, aim), square = <i32>load<u8>(line); square < EDGE; square = <i32>load<u8>(++line)) {
    if (!position.isEmpty(square)) inTheWay++;
  }
  return inTheWay == 0 ? weight(LANE) : inTheWay == 1 ? weight(LANE + 1) : 0;
}
