// How a side stands: the value of where its pieces are, and what it could do with a turn that begins now. Both depend only on the
// board. They are kept in a table, since the board is the same after the end of a turn and after a null move.
import { clearMemory } from "@kickmate/search/assembly/memory";
import { prospectsOf } from "./chains";
import { distance, goalOf, neighboursOf } from "./geometry";
import { countMoves, findMoves, moversTo } from "./moves";
import { firstOf, FootballPosition } from "./position";
import { AT_BALL, DISTANCE, GUARD, MOBILITY, REACH, weight } from "./weights";

const ENTRIES: u64 = 8192;

const NOT_IN_TURN: u8 = 1;
const IN_TURN: u8 = 2;

/** How a side stands. */
@unmanaged
export class Standing {
  /** The board's key. */
  key: u64 = 0;
  /** Value of where the side's pieces stand relative to the ball and its goal, and of their mobility. */
  places: i32 = 0;
  /** Number of its moves. */
  moves: u16 = 0;
  /** Number of its pieces next to the ball. */
  atBall: u8 = 0;
  /** True if it can score: IN_TURN or NOT_IN_TURN; 0 if that was not asked. */
  scores: u8 = 0;
  /** Number of its finishers (chains.ts). */
  finishers: u8 = 0;
  /** The square nearest to the goal's rank to which it can bring the ball with a turn that begins now (reach.ts). */
  farthest: u8 = 0;

  /** Returns whether it could score with a turn that begins now. */
  get scoresInTurn(): bool {
    return this.scores == IN_TURN;
  }
}

// By side and the lower bits of the board's key.
const BYTES: usize = (offsetof<Standing>() + 7) & ~7;
const TABLE: usize = memory.data(2 * 8192 * <i32>BYTES, 8);

/** Forgets everything, after a change of the weights. */
export function forgetStandings(): void {
  clearMemory(TABLE, 2 * <usize>ENTRIES * BYTES);
}

/**
 * A side's standing, valid until the next position. Without `asksGoal` it may lack whether the side scores, its finishers
 * and how far it can bring the ball.
 */
export function standingOf(position: FootballPosition, side: i32, asksGoal: bool): Standing {
  const key = position.boardKey();
  const standing = changetype<Standing>(TABLE + <usize>((<u64>side * ENTRIES) | (key & (ENTRIES - 1))) * BYTES);
  const isKnown = standing.key == key;
  if (isKnown && (!asksGoal || standing.scores != 0)) return standing;
  findMoves(position, side);
  if (!isKnown) {
    standing.key = key;
    standing.scores = 0;
    notePlaces(position, side, standing);
  }
  if (asksGoal) {
    const prospects = prospectsOf(position, side, 0, true);
    standing.scores = prospects.scores ? IN_TURN : NOT_IN_TURN;
    standing.finishers = <u8>prospects.finishers;
    standing.farthest = <u8>prospects.farthest;
  }
  return standing;
}

function notePlaces(position: FootballPosition, side: i32, standing: Standing): void {
  const home = goalOf(side);
  const ball: i32 = position.ball;
  const movers = moversToBall(side, ball);
  let score = 0;
  let next = 0;
  let moves = 0;
  for (let piece = firstOf(side), last = position.endOf(side); piece < last; piece++) {
    const square = position.squareOf(piece);
    const type = position.typeOf(piece) - 1;
    const count = countMoves(piece);
    moves += count;
    score += weight(MOBILITY + type) * count;
    const toBall = distance(square, ball);
    if (toBall == 1) {
      next++;
      score += weight(AT_BALL + type);
    } else {
      score += weight(DISTANCE + type) * toBall;
      if ((movers >> (piece & 15)) & 1) score += weight(REACH + type);
    }
    if (distance(square, home) == 1) score += weight(GUARD);
  }
  standing.places = score;
  standing.moves = <u16>moves;
  standing.atBall = <u8>next;
}

// The pieces of a side (a bit each) that can move next to the ball.
function moversToBall(side: i32, ball: i32): u32 {
  let movers: u32 = 0;
  let list = neighboursOf(ball);
  for (let end = list + <usize>load<u8>(list); list < end; list++) movers |= moversTo(side, <i32>load<u8>(list, 1));
  return movers;
}
