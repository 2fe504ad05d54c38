// Whether a goal can be scored within one turn: by a chain of kicks, which may begin with a move.
import { toOf } from "./actions";
import { kicksAlong } from "./generate";
import { delta, goalOf, isAlongRank, isCorner, isGoal, leapsFrom, neighboursOf, NONE, room, stepTo } from "./geometry";
import { endOfMoves, movesOf } from "./moves";
import { ballOf, BISHOP, endOf, firstOf, KING, KNIGHT, QUEEN, ROOK, squareOf, typeOf } from "./record";

// The board on which chains of kicks are looked for: who stands where, as in a record, and where each piece of the side is.
const BOARD: usize = memory.data(88, 8);
const PLACES: usize = memory.data(16, 8);
// Who of the side stands next to each square: u16, a bit each.
const NEAR: usize = memory.data(88 * 2, 8);
// What is known of the ball on each square: u8.
const REACHED: usize = memory.data(88, 8);
const LANDED: u32 = 1;
const KICKED_ON: u32 = 2;
// Squares from which the ball is still to be kicked on: u8.
const OPEN: usize = memory.data(88, 8);
// For each square the types of pieces (a bit each) that could kick the ball into the goal there, if it came to them: u8.
const FINISHING: usize = memory.data(88, 8);
// Which balls and kickers have been followed: the number of the look, ball, kickers.
const FOLLOWED_MASK: u32 = 4095;
const FOLLOWED: usize = memory.data(4096 * 8, 8);
/** A question that takes more kicks is given up, as if there were no goal: boards crowded with kickers have no end of chains. */
const MOST_KICKS: i32 = 4000;

let first: i32 = 0;
let types: usize = 0;
let goal: i32 = 0;
/** Who of the side that {@link canScore} was asked about could kick the ball in, if it came to him: a bit each. */
export let finishers: u32 = 0;
/** The square nearest to the goal's end that the ball comes to by kicks alone, as far as they were looked at. */
export let farthest: i32 = 0;
let obstacles: u32 = 0;
let blockers: u32 = 0;
let open: i32 = 0;
let look: u64 = 0;
let kicks: i32 = 0;

/**
 * Whether a side could score within one turn: from here on by kicks alone, or, at the start of a turn, after a move, too;
 * its moves must then have been listed ({@link movesOf}).
 * First it is seen where the ball could come if pieces might kick more than once; few turns get further than that.
 */
export function canScore(at: usize, side: i32, kicked: u32, mayMove: bool): bool {
  const ball = ballOf(at);
  setUp(at, side);
  kicks = 0;
  farthest = ball;
  findFinishers();
  if (!mayMove && ((near(ball) & ~kicked) == 0 || (finishers & ~kicked) == 0)) return false;
  const isNear = spread(ball, kicked);
  if (isNear && scoresFrom(ball, kicked)) return true;
  return mayMove && canScoreByMove(at, side, ball, isNear);
}

function clear(from: usize, to: usize): void {
  for (; from < to; from += 8) store<u64>(from, 0);
}

function setUp(at: usize, side: i32): void {
  first = firstOf(side);
  types = at;
  goal = goalOf(side ^ 1);
  for (let n: usize = 0; n < 88; n += 8) store<u64>(BOARD + n, load<u64>(at + n));
  clear(NEAR, NEAR + 88 * 2);
  for (let piece = first, end = endOf(at, side); piece < end; piece++) {
    const square = squareOf(at, piece);
    store<u8>(PLACES + <usize>(piece & 15), <u8>square);
    toggle(square, 1 << (piece & 15));
  }
}

// @ts-ignore: decorator
@inline
function near(square: i32): u32 {
  return <u32>load<u16>(NEAR + (<usize>square << 1));
}

// @ts-ignore: decorator
@inline
function standsOn(square: i32): i32 {
  return <i32>load<u8>(BOARD + <usize>square);
}

// @ts-ignore: decorator
@inline
function reached(square: i32): u32 {
  return <u32>load<u8>(REACHED + <usize>square);
}

// Notes that a piece comes to stand next to a square's neighbours, or no longer does.
function toggle(square: i32, piece: u32): void {
  let list = neighboursOf(square);
  for (let end = list + <usize>load<u8>(list); list < end; list++) {
    const slot = NEAR + (<usize>load<u8>(list, 1) << 1);
    store<u16>(slot, load<u16>(slot) ^ <u16>piece);
  }
}

// Finds out who could kick the ball in, if it came to him, on which squares pieces could, and who might have to make way.
function findFinishers(): void {
  clear(FINISHING, FINISHING + 88);
  finishers = 0;
  blockers = 0;
  // The lines to White's goal come from above, those to Black's from below.
  const away = first ? 7 : 3;
  for (let turn = 0; turn < 3; turn++) finishAlong((away + turn) & 7);
  let leaps = leapsFrom(goal);
  for (let end = leaps + <usize>load<u8>(leaps); leaps < end; leaps++) {
    let list = neighboursOf(<i32>load<u8>(leaps, 1));
    for (let last = list + <usize>load<u8>(list); list < last; list++) allow(<i32>load<u8>(list, 1), 1 << KNIGHT);
  }
}

// Along a line from the goal: whoever is the first there can kick the ball in from before or behind him.
function finishAlong(direction: i32): void {
  const step = delta(direction);
  const able: u32 = direction & 1 ? (1 << BISHOP) | (1 << QUEEN) : (1 << ROOK) | (1 << QUEEN);
  let square = goal;
  for (let n = 1, last = room(goal, direction); n <= last; n++) {
    square += step;
    allow(square, n <= 2 ? able | (1 << KING) : able);
    const piece = standsOn(square) - 1;
    if (piece < 0) continue;
    if (piece >> 4 == first >> 4) blockers |= 1 << (piece & 15);
    return;
  }
}

// @ts-ignore: decorator
@inline
function allow(square: i32, able: u32): void {
  const slot = FINISHING + <usize>square;
  const all = <u32>load<u8>(slot) | able;
  store<u8>(slot, <u8>all);
  const piece = standsOn(square) - 1;
  if (piece >= 0 && piece >> 4 == first >> 4 && (all >> typeOf(types, piece)) & 1) finishers |= 1 << (piece & 15);
}

// @ts-ignore: decorator
@inline
function finishesOn(square: i32, type: i32): bool {
  return ((<u32>load<u8>(FINISHING + <usize>square) >> type) & 1) != 0;
}

// Marks all squares to which the ball could come if nobody's kicks were counted; tells whether the goal is among them.
function spread(ball: i32, kicked: u32): bool {
  clear(REACHED, REACHED + 88);
  obstacles = 0;
  store<u8>(REACHED + <usize>ball, <u8>KICKED_ON);
  store<u8>(OPEN, <u8>ball);
  open = 1;
  let scores = false;
  while (open > 0) {
    open--;
    const from = <i32>load<u8>(OPEN + <usize>open);
    for (let able = near(from) & ~kicked; able; able &= able - 1) {
      if (spreadBy(from, ctz(able), kicked)) scores = true;
    }
  }
  return scores;
}

function spreadBy(ball: i32, piece: i32, kicked: u32): bool {
  const type = typeOf(types, first + piece);
  const others = ~(kicked | (1 << piece));
  const from = <i32>load<u8>(PLACES + <usize>piece);
  if (type == KNIGHT) return spreadLeaps(ball, from, others);
  const direction = stepTo(from, ball);
  if (!kicksAlong(type, direction)) return false;
  const range = type == KING ? 1 : 8;
  const ahead = spreadLine(ball, direction, range, others);
  return spreadLine(from, direction ^ 4, range, others) || ahead;
}

function spreadLine(from: i32, direction: i32, range: i32, others: u32): bool {
  const step = delta(direction);
  let to = from;
  for (let n = min(range, room(from, direction)); n > 0; n--) {
    to += step;
    if (isInTheWay(to)) return false;
    if (isGoal(to)) return to == goal && !isAlongRank(direction);
    mark(to, others);
  }
  return false;
}

function spreadLeaps(ball: i32, from: i32, others: u32): bool {
  const mayStayNear = isCorner(ball);
  let scores = false;
  let targets = leapsFrom(ball);
  for (let end = targets + <usize>load<u8>(targets); targets < end; targets++) {
    const to = <i32>load<u8>(targets, 1);
    if (isInTheWay(to) || (!mayStayNear && stepTo(from, to) != NONE)) continue;
    if (!isGoal(to)) mark(to, others);
    else if (to == goal) scores = true;
  }
  return scores;
}

// Whether somebody stands on a square; notes who of the side does, as he might move away.
// @ts-ignore: decorator
@inline
function isInTheWay(square: i32): bool {
  const piece = standsOn(square) - 1;
  if (piece < 0) return false;
  if (piece >> 4 == first >> 4) obstacles |= 1 << (piece & 15);
  return true;
}

// @ts-ignore: decorator
@inline
function mark(square: i32, others: u32): void {
  if (reached(square) == KICKED_ON) return;
  farthest = first == 0 ? max(farthest, square) : min(farthest, square);
  const goesOn = (near(square) & others) != 0;
  store<u8>(REACHED + <usize>square, <u8>(goesOn ? KICKED_ON : LANDED));
  if (!goesOn) return;
  store<u8>(OPEN + <usize>open, <u8>square);
  open++;
}

// Whether kicks bring the ball from here into the goal, each piece kicking once at most.
function scoresFrom(ball: i32, kicked: u32): bool {
  look++;
  return follow(ball, kicked);
}

function follow(ball: i32, kicked: u32): bool {
  if (++kicks > MOST_KICKS) return false;
  for (let able = near(ball) & ~kicked; able; able &= able - 1) {
    const piece = ctz(able);
    const after = kicked | (1 << piece);
    const from = <i32>load<u8>(PLACES + <usize>piece);
    const type = typeOf(types, first + piece);
    if (type == KNIGHT) {
      if (followLeaps(ball, from, after)) return true;
      continue;
    }
    const direction = stepTo(from, ball);
    if (!kicksAlong(type, direction)) continue;
    const range = type == KING ? 1 : 8;
    if (followLine(ball, direction, range, after) || followLine(from, direction ^ 4, range, after)) return true;
  }
  return false;
}

function followLine(from: i32, direction: i32, range: i32, kicked: u32): bool {
  const step = delta(direction);
  let to = from;
  for (let n = min(range, room(from, direction)); n > 0; n--) {
    to += step;
    if (standsOn(to) != 0) return false;
    if (isGoal(to)) return to == goal && !isAlongRank(direction);
    if (followOn(to, kicked)) return true;
  }
  return false;
}

function followLeaps(ball: i32, from: i32, kicked: u32): bool {
  const mayStayNear = isCorner(ball);
  let targets = leapsFrom(ball);
  for (let end = targets + <usize>load<u8>(targets); targets < end; targets++) {
    const to = <i32>load<u8>(targets, 1);
    if (standsOn(to) != 0 || (!mayStayNear && stepTo(from, to) != NONE)) continue;
    if (isGoal(to) ? to == goal : followOn(to, kicked)) return true;
  }
  return false;
}

// The ball comes to a square; somebody else may kick it on, unless that has been looked at.
// @ts-ignore: decorator
@inline
function followOn(square: i32, kicked: u32): bool {
  if ((near(square) & ~kicked) == 0) return false;
  const slot = FOLLOWED + (<usize>((square * 89 + kicked * 31) & FOLLOWED_MASK) << 3);
  const state = (look << 32) | (<u64>square << 16) | <u64>kicked;
  if (load<u64>(slot) == state) return false;
  store<u64>(slot, state);
  return follow(square, kicked);
}

// A move helps if the piece was in the ball's way, or if from its new square it can kick a ball that comes there into the
// goal or to somebody who could not kick it before. Where some kicks too many would have scored, any move may help.
function canScoreByMove(at: usize, side: i32, ball: i32, isNear: bool): bool {
  for (let piece = first, end = endOf(at, side); piece < end; piece++) {
    const bit: u32 = 1 << (piece & 15);
    const type = typeOf(at, piece);
    const hasFinisher = (finishers & ~bit) != 0 || (blockers & bit) != 0;
    const mayHelpAnywhere = isNear || (obstacles & bit) != 0;
    const from = squareOf(at, piece);
    for (let move = movesOf(piece), last = endOfMoves(piece); move < last; move += 4) {
      const to = toOf(load<u32>(move));
      if (!hasFinisher && !finishesOn(to, type)) continue;
      if (!mayHelpAnywhere && !mayHelp(piece, from, to, ~bit)) continue;
      place(piece, bit, from, to);
      const scores = near(ball) != 0 && scoresFrom(ball, 0);
      place(piece, bit, to, from);
      if (scores) return true;
    }
  }
  return false;
}

// Whether a piece that has moved can do something new with a ball that comes next to it.
function mayHelp(piece: i32, old: i32, square: i32, others: u32): bool {
  const type = typeOf(types, piece);
  let list = neighboursOf(square);
  for (let end = list + <usize>load<u8>(list); list < end; list++) {
    const ball = <i32>load<u8>(list, 1);
    if (!reached(ball)) continue;
    if (type == KNIGHT) {
      if (leapHelps(ball, square, old, others)) return true;
      continue;
    }
    const direction = stepTo(square, ball);
    if (!kicksAlong(type, direction)) continue;
    const range = type == KING ? 1 : 8;
    if (lineHelps(ball, direction, range, old, others) || lineHelps(square, direction ^ 4, range, old, others)) return true;
  }
  return false;
}

function lineHelps(from: i32, direction: i32, range: i32, old: i32, others: u32): bool {
  const step = delta(direction);
  let to = from;
  for (let n = min(range, room(from, direction)); n > 0; n--) {
    to += step;
    if (standsOn(to) != 0 && to != old) return false;
    if (isGoal(to)) return to == goal && !isAlongRank(direction);
    if (isNew(to, others)) return true;
  }
  return false;
}

function leapHelps(ball: i32, square: i32, old: i32, others: u32): bool {
  const mayStayNear = isCorner(ball);
  let targets = leapsFrom(ball);
  for (let end = targets + <usize>load<u8>(targets); targets < end; targets++) {
    const to = <i32>load<u8>(targets, 1);
    if ((standsOn(to) != 0 && to != old) || (!mayStayNear && stepTo(square, to) != NONE)) continue;
    if (isGoal(to) ? to == goal : isNew(to, others)) return true;
  }
  return false;
}

// Whether somebody else could kick the ball on from a square, to which it did not come before.
// @ts-ignore: decorator
@inline
function isNew(square: i32, others: u32): bool {
  return reached(square) != KICKED_ON && (near(square) & others) != 0;
}

function place(piece: i32, bit: u32, from: i32, to: i32): void {
  store<u8>(BOARD + <usize>from, 0);
  store<u8>(BOARD + <usize>to, <u8>(piece + 1));
  store<u8>(PLACES + <usize>(piece & 15), <u8>to);
  toggle(from, bit);
  toggle(to, bit);
}
