// How a side stands: the value of where its pieces are, and what it could do with a turn that begins now. Both depend only on the
// board. They are kept in a table, since the board is the same after the end of a turn and after a null move.
import { canScore, finishers } from "./chains";
import { distance, goalOf, neighboursOf } from "./geometry";
import { countMoves, findMoves, moversTo } from "./moves";
import { farthest } from "./reach";
import { ballOf, boardKeyOf, endOf, firstOf, squareOf, typeOf } from "./record";
import { AT_BALL, DISTANCE, GUARD, MOBILITY, REACH, weight } from "./weights";

const ENTRIES: u64 = 8192;
// By side and the lower bits of the board's key, 24 bytes each.
const TABLE: usize = memory.data(2 * 8192 * 24, 8);
// Byte offsets of the fields.
const KEY: usize = 0; // u64: the board's key
const PLACES: usize = 8; // i32: value of where the pieces stand, and of their mobility
const MOVES: usize = 12; // u16: number of moves
const NEXT: usize = 14; // u8: number of pieces next to the ball
const SCORES: usize = 15; // u8: whether the side can score: IN_TURN or NOT_IN_TURN; 0 if that was not asked
const FINISHERS: usize = 16; // u8: number of finishers (chains.ts)
const FARTHEST: usize = 17; // u8: where kicks can bring the ball (reach.ts)

const NOT_IN_TURN: u8 = 1;
const IN_TURN: u8 = 2;

/** Forgets everything, after a change of the weights. */
export function forgetStandings(): void {
  memory.fill(TABLE, 0, 2 * 8192 * 24);
}

/**
 * Address of a side's standing, valid until the next position. Without `asksGoal` it may lack {@link scoresInTurn},
 * {@link finishersIn} and {@link farthestIn}.
 */
export function standingOf(at: usize, side: i32, asksGoal: bool): usize {
  const key = boardKeyOf(at);
  const standing = TABLE + <usize>(((<u64>side * ENTRIES) | (key & (ENTRIES - 1))) * 24);
  const isKnown = load<u64>(standing, KEY) == key;
  if (isKnown && (!asksGoal || load<u8>(standing, SCORES) != 0)) return standing;
  findMoves(at, side);
  if (!isKnown) {
    store<u64>(standing, key, KEY);
    store<u8>(standing, 0, SCORES);
    notePlaces(at, side, standing);
  }
  if (asksGoal) {
    store<u8>(standing, canScore(at, side, 0, true) ? IN_TURN : NOT_IN_TURN, SCORES);
    store<u8>(standing, <u8>popcnt(finishers), FINISHERS);
    store<u8>(standing, <u8>farthest, FARTHEST);
  }
  return standing;
}

/** Value of where a side's pieces stand relative to the ball and its goal, and of their mobility. */
export function placesIn(standing: usize): i32 {
  return load<i32>(standing, PLACES);
}

/** Number of a side's moves. */
export function movesIn(standing: usize): i32 {
  return <i32>load<u16>(standing, MOVES);
}

/** Number of a side's pieces next to the ball. */
export function atBallIn(standing: usize): i32 {
  return <i32>load<u8>(standing, NEXT);
}

/** Whether a side could score with a turn that begins now. */
export function scoresInTurn(standing: usize): bool {
  return load<u8>(standing, SCORES) == IN_TURN;
}

/** Number of a side's finishers. */
export function finishersIn(standing: usize): i32 {
  return <i32>load<u8>(standing, FINISHERS);
}

/** The square nearest to the goal's rank to which a side can bring the ball with a turn that begins now. */
export function farthestIn(standing: usize): i32 {
  return <i32>load<u8>(standing, FARTHEST);
}

function notePlaces(at: usize, side: i32, standing: usize): void {
  const home = goalOf(side);
  const ball = ballOf(at);
  const movers = moversToBall(side, ball);
  let score = 0;
  let next = 0;
  let moves = 0;
  for (let piece = firstOf(side), last = endOf(at, side); piece < last; piece++) {
    const square = squareOf(at, piece);
    const type = typeOf(at, piece) - 1;
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
  store<i32>(standing, score, PLACES);
  store<u16>(standing, <u16>moves, MOVES);
  store<u8>(standing, <u8>next, NEXT);
}

// The pieces of a side (a bit each) that can move next to the ball.
function moversToBall(side: i32, ball: i32): u32 {
  let movers: u32 = 0;
  let list = neighboursOf(ball);
  for (let end = list + <usize>load<u8>(list); list < end; list++) movers |= moversTo(side, <i32>load<u8>(list, 1));
  return movers;
}
