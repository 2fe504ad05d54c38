// The standing of a side: the value of the places of its pieces, and what it could do with a turn that begins now. Both depend on the
// board alone, so they are kept in a table: the board is the same after the end of a turn and after a null move.
import { clearMemory } from "@kickmate/search/assembly/memory";
import { prospectsOf } from "./chains";
import { distance, goalOf, neighboursOf } from "./geometry";
import { moveCountOf, findMoves, moversTo } from "./moves";
import { firstPieceOf, FootballPosition } from "./position";
import { AT_BALL, BALL_DISTANCE, GOAL_GUARD, MOBILITY, REACHES_BALL, weight } from "./weights";

const ENTRY_COUNT: u64 = 8192;

const CANNOT_SCORE: u8 = 1;
const CAN_SCORE: u8 = 2;

/** The standing of a side. */
@unmanaged
export class Standing {
  /** The board's key. */
  key: u64 = 0;
  /** Value of the pieces' places relative to the ball and the own goal, and of their mobility. */
  placeValue: i32 = 0;
  /** The number of its moves. */
  moveCount: u16 = 0;
  /** The number of its pieces next to the ball. */
  countAtBall: u8 = 0;
  /** CAN_SCORE or CANNOT_SCORE, in a turn that begins now; 0 if that was not asked. */
  scoring: u8 = 0;
  /** The number of its finishers (chains.ts). */
  finishers: u8 = 0;
  /** The square nearest to the goal's rank to which it can bring the ball with a turn that begins now (reach.ts). */
  farthest: u8 = 0;

  /** Returns whether it could score with a turn that begins now. */
  get scoresInTurn(): bool {
    return this.scoring == CAN_SCORE;
  }
}

// By side and the lower bits of the board's key.
const STANDING_BYTES: usize = (offsetof<Standing>() + 7) & ~7;
const TABLE: usize = memory.data(2 * 8192 * <i32>STANDING_BYTES, 8);

/** Empties the table, after a change of the weights. */
export function forgetStandings(): void {
  clearMemory(TABLE, 2 * <usize>ENTRY_COUNT * STANDING_BYTES);
}

/**
 * A side's standing, valid until the next position. Without `asksGoal` it may lack `scoring`, `finishers` and `farthest`.
 */
export function standingOf(position: FootballPosition, side: i32, asksGoal: bool): Standing {
  const key = position.boardKey();
  const standing = changetype<Standing>(TABLE + <usize>((<u64>side * ENTRY_COUNT) | (key & (ENTRY_COUNT - 1))) * STANDING_BYTES);
  const isKnown = standing.key == key;
  if (isKnown && (!asksGoal || standing.scoring != 0)) return standing;
  findMoves(position, side);
  if (!isKnown) {
    standing.key = key;
    standing.scoring = 0;
    setPlaces(position, side, standing);
  }
  if (asksGoal) {
    const prospects = prospectsOf(position, side, 0, true);
    standing.scoring = prospects.scores ? CAN_SCORE : CANNOT_SCORE;
    standing.finishers = <u8>prospects.finishers;
    standing.farthest = <u8>prospects.farthest;
  }
  return standing;
}

// Sets a standing's `placeValue`, `moveCount` and `countAtBall`. The side's moves must have been found (moves.ts).
function setPlaces(position: FootballPosition, side: i32, standing: Standing): void {
  const ownGoal = goalOf(side);
  const ball: i32 = position.ball;
  const moversNextToBall = moversToBall(side, ball);
  let placeValue = 0;
  let countAtBall = 0;
  let moveCount = 0;
  for (let piece = firstPieceOf(side), end = position.pieceEndOf(side); piece < end; piece++) {
    const square = position.squareOf(piece);
    const type = position.typeOf(piece) - 1;
    const count = moveCountOf(piece);
    moveCount += count;
    placeValue += weight(MOBILITY + type) * count;
    const toBall = distance(square, ball);
    if (toBall == 1) {
      countAtBall++;
      placeValue += weight(AT_BALL + type);
    } else {
      placeValue += weight(BALL_DISTANCE + type) * toBall;
      if ((moversNextToBall >> (piece & 15)) & 1) placeValue += weight(REACHES_BALL + type);
    }
    if (distance(square, ownGoal) == 1) placeValue += weight(GOAL_GUARD);
  }
  standing.placeValue = placeValue;
  standing.moveCount = <u16>moveCount;
  standing.countAtBall = <u8>countAtBall;
}

// The set of a side's pieces that can move next to the ball.
function moversToBall(side: i32, ball: i32): u32 {
  let movers: u32 = 0;
  let list = neighboursOf(ball);
  for (let end = list + <usize>load<u8>(list); list < end; list++) movers |= moversTo(side, <i32>load<u8>(list, 1));
  return movers;
}
