// Searches a chain of kicks into the goal in which each piece kicks at most once.
import { kicksAlong, rangeOf } from "./generate";
import { goalEntryOf, goalOf, isCorner, isGoal, leapsFrom, lineOfBall, NONE, directionTo } from "./geometry";
import { firstPieceOf, FootballPosition, KNIGHT } from "./position";

// A hash table of the states that have been searched: number of the search, square of the ball, pieces that have kicked.
const FOLLOWED_MASK: u32 = 4095;
const FOLLOWED_STATES: usize = memory.data(4096 * 8, 8);
/** After this number of kicks the answer is no, since crowded boards have too many chains. */
const KICK_LIMIT: i32 = 4000;

// The position and the side in question, and the goal that it attacks: its square, and the number that follows the lines into it.
let position: FootballPosition = changetype<FootballPosition>(0);
let side: i32 = 0;
let goal: i32 = 0;
let entry: i32 = 0;
let searchNumber: u64 = 0;
let kickCount: i32 = 0;

/** Begins a question about a side, which {@link findsKicks} may answer for several boards. */
export function beginQuestion(askedPosition: FootballPosition, askedSide: i32): void {
  position = askedPosition;
  side = askedSide;
  goal = goalOf(side ^ 1);
  entry = goalEntryOf(side ^ 1);
  kickCount = 0;
}

/** Returns whether kicks can score, without the set of pieces that have kicked. The ball must have been lifted. */
export function findsKicks(kicked: u32): bool {
  searchNumber++;
  return followKicks(position.ball, kicked);
}

function followKicks(ball: i32, kicked: u32): bool {
  if (++kickCount > KICK_LIMIT) return false;
  for (let kickers = position.piecesNextTo(side, ball) & ~kicked; kickers; kickers &= kickers - 1) {
    const n = ctz(kickers);
    const piece = firstPieceOf(side) + n;
    const kickedAfter = kicked | (1 << n);
    const from = position.squareOf(piece);
    const type = position.typeOf(piece);
    if (type == KNIGHT) {
      if (followLeaps(ball, from, kickedAfter)) return true;
      continue;
    }
    const direction = directionTo(from, ball);
    if (!kicksAlong(type, direction)) continue;
    const range = rangeOf(type);
    if (followLine(lineOfBall(ball, direction), range, kickedAfter) || followLine(lineOfBall(from, direction ^ 4), range, kickedAfter)) return true;
  }
  return false;
}

function followLine(line: usize, range: usize, kicked: u32): bool {
  for (const end = line + range; line < end; line++) {
    const to = <i32>load<u8>(line);
    if (!position.isEmpty(to)) return to == entry;
    if (followOn(to, kicked)) return true;
  }
  return false;
}

function followLeaps(ball: i32, from: i32, kicked: u32): bool {
  const mayStayNear = isCorner(ball);
  let targets = leapsFrom(ball);
  for (let end = targets + <usize>load<u8>(targets); targets < end; targets++) {
    const to = <i32>load<u8>(targets, 1);
    if (!position.isEmpty(to) || (!mayStayNear && directionTo(from, to) != NONE)) continue;
    if (isGoal(to) ? to == goal : followOn(to, kicked)) return true;
  }
  return false;
}

// Returns whether kicks can bring the ball on from a square into the goal. False if this state has been searched before.
function followOn(square: i32, kicked: u32): bool {
  if ((position.piecesNextTo(side, square) & ~kicked) == 0) return false;
  const slot = FOLLOWED_STATES + (<usize>((square * 89 + kicked * 31) & FOLLOWED_MASK) << 3);
  const state = (searchNumber << 32) | (<u64>square << 16) | <u64>kicked;
  if (load<u64>(slot) == state) return false;
  store<u64>(slot, state);
  return followKicks(square, kicked);
}
