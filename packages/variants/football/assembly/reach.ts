// Where kicks could bring the ball within a turn if each piece might kick any number of times. That is fast to find, and usually
// shows that there is no chain of kicks into the goal.
//
// Sets of a side's pieces are numbers: bit n for its n-th piece. Here such a set has the pieces of which one must move out of the
// ball's way first; it is ANY if none has to.
import { kicksAlong, rangeOf } from "./generate";
import { entryOf, goalOf, isCorner, isGoal, leapsFrom, lineOfBall, NONE, stepTo } from "./geometry";
import { firstOf, FootballPosition, isOf, KNIGHT } from "./position";

/** All pieces of a side. */
export const ANY: u32 = 0xffff;

// By square, u16 each: the set with which the ball can come there, and that with which a piece can then kick it on.
const REACHED: usize = memory.data(88 * 2, 8);
const KICKED_ON: usize = memory.data(88 * 2, 8);
// Squares from which the ball is still to be kicked on: u8. A square comes again when its set grows.
const OPEN: usize = memory.data(81 * 17, 8);
// The ways of the ball that a piece of the side stops: address of its square in a line or list, address of the end, the set, and
// the pieces that could kick the ball on: u32 each. There are at most 16 pieces with 8 squares next to them, 8 leaps from each, and
// 17 sets.
const STOPS: usize = memory.data(16 * 8 * 8 * 17 * 16, 8);

let position: FootballPosition = changetype<FootballPosition>(0);
let side: i32 = 0;
let goal: i32 = 0;
let entry: i32 = 0;
let kicked: u32 = 0;
// Number of squares in OPEN, address after the last entry of STOPS.
let open: usize = 0;
let stops: usize = 0;

// The square nearest to the goal's rank that the ball can reach.
let farthest: i32 = 0;
let intoGoal: u32 = 0;

/**
 * Finds where a side can kick the ball without the pieces that have kicked. The ball must have been lifted. Returns the square
 * nearest to the goal's rank.
 */
export function findReached(asked: FootballPosition, who: i32, alreadyKicked: u32): i32 {
  position = asked;
  side = who;
  kicked = alreadyKicked;
  goal = goalOf(side ^ 1);
  entry = entryOf(side ^ 1);
  farthest = position.ball;
  intoGoal = 0;
  for (let n: usize = 0; n < 88 * 2; n += 8) {
    store<u64>(REACHED + n, 0);
    store<u64>(KICKED_ON + n, 0);
  }
  open = 0;
  stops = STOPS;
  mark(farthest, ANY, ANY);
  kickOn();
  return farthest;
}

/** After {@link findReached}: finds, too, where the ball can come if one piece moves out of its way. */
export function reachPastObstacles(): void {
  for (let stop = STOPS; stop < stops; stop += 16) {
    pass(<usize>load<u32>(stop), <usize>load<u32>(stop, 4), load<u32>(stop, 8), load<u32>(stop, 12));
    kickOn();
  }
}

/** The set with which the ball can reach the goal. */
export function reachedGoal(): u32 {
  return intoGoal;
}

/** The set with which the ball can come to a square. */
export function reached(square: i32): u32 {
  return <u32>load<u16>(REACHED + (<usize>square << 1));
}

/** The set with which the ball can come to a square and be kicked on. */
export function kickedOn(square: i32): u32 {
  return <u32>load<u16>(KICKED_ON + (<usize>square << 1));
}

// Kicks the ball on from all open squares.
function kickOn(): void {
  while (open > 0) {
    open--;
    const from = <i32>load<u8>(OPEN + open);
    const set = kickedOn(from);
    for (let able = position.piecesNear(side, from) & ~kicked; able; able &= able - 1) {
      const n = ctz(able);
      // A piece that has moved away does not kick.
      const after = set == ANY ? ANY : set & ~(1 << n);
      if (after) kickBy(from, n, after);
    }
  }
}

function kickBy(ball: i32, n: i32, set: u32): void {
  const piece = firstOf(side) + n;
  const type = position.typeOf(piece);
  const others = ~(kicked | (1 << n));
  const from = position.squareOf(piece);
  if (type == KNIGHT) {
    kickByLeap(ball, from, set, others);
    return;
  }
  const direction = stepTo(from, ball);
  if (!kicksAlong(type, direction)) return;
  const range = rangeOf(type);
  kickAlong(lineOfBall(ball, direction), range, set, others);
  kickAlong(lineOfBall(from, direction ^ 4), range, set, others);
}

function kickAlong(line: usize, range: usize, set: u32, others: u32): void {
  for (const end = line + range; line < end; line++) {
    const to = <i32>load<u8>(line);
    if (!position.isEmpty(to)) {
      stopAt(to, line, end, set, others);
      return;
    }
    mark(to, set, others);
  }
}

function kickByLeap(ball: i32, from: i32, set: u32, others: u32): void {
  const mayStayNear = isCorner(ball);
  let targets = leapsFrom(ball);
  for (let end = targets + <usize>load<u8>(targets); targets < end; targets++) {
    const to = <i32>load<u8>(targets, 1);
    if (!mayStayNear && stepTo(from, to) != NONE) continue;
    if (!position.isEmpty(to)) stopAt(to, targets + 1, targets + 2, set, others);
    else if (!isGoal(to)) mark(to, set, others);
    else if (to == goal) intoGoal |= set;
  }
}

// The ball comes to a square that is not empty, or to what follows a line.
function stopAt(square: i32, line: usize, end: usize, set: u32, others: u32): void {
  if (square == entry) intoGoal |= set;
  const piece = position.pieceOn(square);
  if (!isOf(side, piece)) return;
  const passing = set & (1 << (piece & 15));
  if (!passing) return;
  store<u32>(stops, <u32>line);
  store<u32>(stops, <u32>end, 4);
  store<u32>(stops, passing, 8);
  store<u32>(stops, others, 12);
  stops += 16;
}

// Lets the ball come to a square where a piece stopped it, and pass.
function pass(line: usize, end: usize, set: u32, others: u32): void {
  mark(<i32>load<u8>(line), set, others);
  kickAlong(line + 1, end - line - 1, set, others);
}

// Notes that the ball can come to a square. The others are the pieces that may kick it on.
function mark(square: i32, set: u32, others: u32): void {
  const slot = <usize>square << 1;
  store<u16>(REACHED + slot, load<u16>(REACHED + slot) | <u16>set);
  farthest = side == 0 ? max(farthest, square) : min(farthest, square);
  const before = kickedOn(square);
  if ((set & ~before) == 0 || (position.piecesNear(side, square) & others) == 0) return;
  store<u16>(KICKED_ON + slot, <u16>(before | set));
  store<u8>(OPEN + open, <u8>square);
  open++;
}
