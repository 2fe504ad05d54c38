// The squares to which kicks could bring the ball within a turn if each piece might kick any number of times. They are found fast, and
// usually show that there is no chain of kicks into the goal.
//
// A turn may begin with one move. A set `movers` has the pieces of which one must make it, to get out of the ball's way; it is ANY if no
// move is needed.
import { kicksAlong, rangeOf } from "./generate";
import { goalEntryOf, goalOf, isCorner, isGoal, leapsFrom, lineOfBall, NONE, directionTo } from "./geometry";
import { firstPieceOf, FootballPosition, isPieceOf, KNIGHT } from "./position";

/** All pieces of a side. */
export const ANY: u32 = 0xffff;

// By square, u16 each: the movers with which the ball can come there, and those with which a piece can then kick it on.
const REACHED: usize = memory.data(88 * 2, 8);
const KICKED_ON: usize = memory.data(88 * 2, 8);
// Squares from which the ball is still to be kicked on: u8. A square comes again when its movers grow.
const OPEN_SQUARES: usize = memory.data(81 * 17, 8);
// The ways of the ball that a piece of the side stops, u32 each: address of its square in a line or list, address of the end, the movers,
// and the pieces that could kick the ball on. There are at most 16 pieces with 8 squares next to them, 8 leaps from each, and 17 sets of
// movers.
const STOPS: usize = memory.data(16 * 8 * 8 * 17 * 16, 8);

let position: FootballPosition = changetype<FootballPosition>(0);
let side: i32 = 0;
let goal: i32 = 0;
let entry: i32 = 0;
let kicked: u32 = 0;
// The number of squares in OPEN_SQUARES, and the address after the last entry of STOPS.
let openCount: usize = 0;
let stopsEnd: usize = 0;

// The square nearest to the goal's rank that the ball can reach.
let farthest: i32 = 0;
let goalMovers: u32 = 0;

/**
 * Finds the squares to which a side can kick the ball, without the pieces that have kicked. The ball must have been lifted. Returns the
 * square nearest to the goal's rank.
 */
export function findReached(askedPosition: FootballPosition, askedSide: i32, alreadyKicked: u32): i32 {
  position = askedPosition;
  side = askedSide;
  kicked = alreadyKicked;
  goal = goalOf(side ^ 1);
  entry = goalEntryOf(side ^ 1);
  farthest = position.ball;
  goalMovers = 0;
  for (let n: usize = 0; n < 88 * 2; n += 8) {
    store<u64>(REACHED + n, 0);
    store<u64>(KICKED_ON + n, 0);
  }
  openCount = 0;
  stopsEnd = STOPS;
  markReached(farthest, ANY, ANY);
  kickOn();
  return farthest;
}

/** Adds the squares to which the ball can come if one piece moves out of its way. Call {@link findReached} first. */
export function reachPastObstacles(): void {
  for (let stop = STOPS; stop < stopsEnd; stop += 16) {
    passStop(<usize>load<u32>(stop), <usize>load<u32>(stop, 4), load<u32>(stop, 8), load<u32>(stop, 12));
    kickOn();
  }
}

/** The movers with which the ball can reach the goal. */
export function goalReachedBy(): u32 {
  return goalMovers;
}

/** The movers with which the ball can come to a square. */
export function squareReachedBy(square: i32): u32 {
  return <u32>load<u16>(REACHED + (<usize>square << 1));
}

/** The movers with which the ball can come to a square and be kicked on. */
export function kickedOnBy(square: i32): u32 {
  return <u32>load<u16>(KICKED_ON + (<usize>square << 1));
}

// Kicks the ball on from all open squares.
function kickOn(): void {
  while (openCount > 0) {
    openCount--;
    const from = <i32>load<u8>(OPEN_SQUARES + openCount);
    const movers = kickedOnBy(from);
    for (let kickers = position.piecesNextTo(side, from) & ~kicked; kickers; kickers &= kickers - 1) {
      const n = ctz(kickers);
      // A piece that has moved away does not kick.
      const moversAfter = movers == ANY ? ANY : movers & ~(1 << n);
      if (moversAfter) kickBy(from, n, moversAfter);
    }
  }
}

function kickBy(ball: i32, n: i32, movers: u32): void {
  const piece = firstPieceOf(side) + n;
  const type = position.typeOf(piece);
  const otherKickers = ~(kicked | (1 << n));
  const from = position.squareOf(piece);
  if (type == KNIGHT) {
    kickByLeap(ball, from, movers, otherKickers);
    return;
  }
  const direction = directionTo(from, ball);
  if (!kicksAlong(type, direction)) return;
  const range = rangeOf(type);
  kickAlong(lineOfBall(ball, direction), range, movers, otherKickers);
  kickAlong(lineOfBall(from, direction ^ 4), range, movers, otherKickers);
}

function kickAlong(line: usize, range: usize, movers: u32, otherKickers: u32): void {
  for (const end = line + range; line < end; line++) {
    const to = <i32>load<u8>(line);
    if (!position.isEmpty(to)) {
      stopAt(to, line, end, movers, otherKickers);
      return;
    }
    markReached(to, movers, otherKickers);
  }
}

function kickByLeap(ball: i32, from: i32, movers: u32, otherKickers: u32): void {
  const mayStayNear = isCorner(ball);
  let targets = leapsFrom(ball);
  for (let end = targets + <usize>load<u8>(targets); targets < end; targets++) {
    const to = <i32>load<u8>(targets, 1);
    if (!mayStayNear && directionTo(from, to) != NONE) continue;
    if (!position.isEmpty(to)) stopAt(to, targets + 1, targets + 2, movers, otherKickers);
    else if (!isGoal(to)) markReached(to, movers, otherKickers);
    else if (to == goal) goalMovers |= movers;
  }
}

// Ends a kick at a square that is not empty, or at what follows a line.
function stopAt(square: i32, line: usize, end: usize, movers: u32, otherKickers: u32): void {
  if (square == entry) goalMovers |= movers;
  const piece = position.pieceOn(square);
  if (!isPieceOf(side, piece)) return;
  const passing = movers & (1 << (piece & 15));
  if (!passing) return;
  store<u32>(stopsEnd, <u32>line);
  store<u32>(stopsEnd, <u32>end, 4);
  store<u32>(stopsEnd, passing, 8);
  store<u32>(stopsEnd, otherKickers, 12);
  stopsEnd += 16;
}

// Lets the ball come to the square of a piece that stopped it, and go on.
function passStop(line: usize, end: usize, movers: u32, otherKickers: u32): void {
  markReached(<i32>load<u8>(line), movers, otherKickers);
  kickAlong(line + 1, end - line - 1, movers, otherKickers);
}

// Notes that the ball can come to a square, from which the other kickers may kick it on.
function markReached(square: i32, movers: u32, otherKickers: u32): void {
  const slot = <usize>square << 1;
  store<u16>(REACHED + slot, load<u16>(REACHED + slot) | <u16>movers);
  farthest = side == 0 ? max(farthest, square) : min(farthest, square);
  const knownMovers = kickedOnBy(square);
  if ((movers & ~knownMovers) == 0 || (position.piecesNextTo(side, square) & otherKickers) == 0) return;
  store<u16>(KICKED_ON + slot, <u16>(knownMovers | movers));
  store<u8>(OPEN_SQUARES + openCount, <u8>square);
  openCount++;
}
