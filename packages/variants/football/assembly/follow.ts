// Finds out whether a chain of kicks, in which each piece kicks at most once, brings the ball into the goal.
import { kicksAlong, rangeOf } from "./generate";
import { entryOf, goalOf, isCorner, isGoal, leapsFrom, lineOfBall, NONE, stepTo } from "./geometry";
import { firstOf, FootballPosition, KNIGHT } from "./position";

// A hash table of the states that {@link follow} has seen: number of the search, square of the ball, pieces that have kicked.
const FOLLOWED_MASK: u32 = 4095;
const FOLLOWED: usize = memory.data(4096 * 8, 8);
/** A search gives up after this many kicks, as if there were no goal: crowded boards have too many chains. */
const MOST_KICKS: i32 = 4000;

// The position and the side in question, and the goal that it attacks: its square, and what follows the lines into it.
let position: FootballPosition = changetype<FootballPosition>(0);
let side: i32 = 0;
let goal: i32 = 0;
let entry: i32 = 0;
let searchNumber: u64 = 0;
let kicks: i32 = 0;

/** Begins a question about a side. {@link canKickIn} may be called several times to answer it. */
export function beginQuestion(asked: FootballPosition, who: i32): void {
  position = asked;
  side = who;
  goal = goalOf(side ^ 1);
  entry = entryOf(side ^ 1);
  kicks = 0;
}

/** Returns whether kicks can score, without the pieces that have kicked (a bit each). The ball must have been lifted. */
export function canKickIn(kicked: u32): bool {
  searchNumber++;
  return follow(position.ball, kicked);
}

function follow(ball: i32, kicked: u32): bool {
  if (++kicks > MOST_KICKS) return false;
  for (let able = position.piecesNear(side, ball) & ~kicked; able; able &= able - 1) {
    const n = ctz(able);
    const piece = firstOf(side) + n;
    const after = kicked | (1 << n);
    const from = position.squareOf(piece);
    const type = position.typeOf(piece);
    if (type == KNIGHT) {
      if (followLeaps(ball, from, after)) return true;
      continue;
    }
    const direction = stepTo(from, ball);
    if (!kicksAlong(type, direction)) continue;
    const range = rangeOf(type);
    if (followLine(lineOfBall(ball, direction), range, after) || followLine(lineOfBall(from, direction ^ 4), range, after)) return true;
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
    if (!position.isEmpty(to) || (!mayStayNear && stepTo(from, to) != NONE)) continue;
    if (isGoal(to) ? to == goal : followOn(to, kicked)) return true;
  }
  return false;
}

// Returns whether kicks can bring the ball on from a square into the goal. False if this state has been searched before.
function followOn(square: i32, kicked: u32): bool {
  if ((position.piecesNear(side, square) & ~kicked) == 0) return false;
  const slot = FOLLOWED + (<usize>((square * 89 + kicked * 31) & FOLLOWED_MASK) << 3);
  const state = (searchNumber << 32) | (<u64>square << 16) | <u64>kicked;
  if (load<u64>(slot) == state) return false;
  store<u64>(slot, state);
  return follow(square, kicked);
}
