// Who can score: at once, by one kick, and within one turn, by a chain of kicks that may begin with a move.
import { fromOf, KICK, makeAction, toOf } from "./actions";
import {
  aimAt, BY_LEAP, delta, goalOf, isAlongRank, isCorner, isGoal, leapsFrom, neighboursOf, NONE, room, SQUARES, stepTo,
} from "./geometry";
import { kicksAlong, pushMoves } from "./generate";
import { ballOf, endOf, firstOf, KING, KNIGHT, onSquare, squareOf, typeOf } from "./record";

/** A kick by which a side scores at once, were it to act; 0 if there is none. Who has kicked already is left out. */
export function scoringKick(at: usize, side: i32, kicked: u32): u32 {
  const ball = ballOf(at);
  const aim = aimAt(side ^ 1, ball);
  if (aim == NONE) return 0;
  const goal = goalOf(side ^ 1);
  if (aim == BY_LEAP) {
    let near = neighboursOf(ball);
    for (let end = near + <usize>load<u8>(near); near < end; near++) {
      const from = <i32>load<u8>(near, 1);
      const piece = onSquare(at, from) - 1;
      if (!mayKick(piece, side, kicked) || typeOf(at, piece) != KNIGHT) continue;
      if (stepTo(from, goal) == NONE) return makeAction(from, goal, KICK);
    }
    return 0;
  }
  // Along a line: forward by a piece behind the ball, or backward over one before it.
  const step = delta(aim);
  const first = ball + step;
  const isPossible = isWayFree(at, first, goal, step);
  if (isPossible && room(ball, aim ^ 4) > 0) {
    const behind = ball - step;
    const piece = onSquare(at, behind) - 1;
    if (mayKick(piece, side, kicked) && kicksTo(typeOf(at, piece), aim, first == goal)) return makeAction(behind, goal, KICK);
  }
  if (first == goal) return 0;
  const piece = onSquare(at, first) - 1;
  if (!mayKick(piece, side, kicked) || !kicksTo(typeOf(at, piece), aim, first + step == goal)) return 0;
  return isWayFree(at, first + step, goal, step) ? makeAction(first, goal, KICK) : 0;
}

// @ts-ignore: decorator
@inline
function mayKick(piece: i32, side: i32, kicked: u32): bool {
  return piece >= 0 && piece >> 4 == side && ((kicked >> (piece & 15)) & 1) == 0;
}

// Whether a type kicks in a direction to the goal, which may be the very next square.
// @ts-ignore: decorator
@inline
function kicksTo(type: i32, direction: i32, isNext: bool): bool {
  return type != KNIGHT && kicksAlong(type, direction) && (type != KING || isNext);
}

// Whether nobody stands on the squares from one to before the goal.
function isWayFree(at: usize, square: i32, goal: i32, step: i32): bool {
  for (; square != goal; square += step) if (onSquare(at, square) != 0) return false;
  return true;
}

// The board on which chains are looked for: who stands where, as in a record, and where each piece of the side stands.
const BOARD: usize = memory.data(88, 8);
const PLACES: usize = memory.data(16, 8);
// Who of the side stands next to each square: u16, a bit each.
const NEAR: usize = memory.data(81 * 2, 8);
// Squares that the ball can come to without a move before: u8 each. And who stood in its way.
const REACHED: usize = memory.data(88, 8);
// Squares from which a piece could kick at one of those: u8 each.
const USEFUL: usize = memory.data(88, 8);
const MOVES: usize = memory.data(1024 * 4, 8);
// Which balls and kickers have been followed: the number of the look, ball, kickers.
const FOLLOWED_MASK: u32 = 4095;
const FOLLOWED: usize = memory.data(4096 * 8, 8);
/** Boards full of kickers are given up after so many kicks; with eight pieces a side it is never so many. */
const MOST_KICKS: i32 = 4000;

let at_: usize = 0;
let first: i32 = 0;
let goal: i32 = 0;
let look: u64 = 0;
let kicks: i32 = 0;
let obstacles: u32 = 0;

/** Whether a side could score within one turn: from here on by kicks alone, or, at the start of a turn, after a move. */
export function canScore(at: usize, side: i32, kicked: u32, mayMove: bool): bool {
  const ball = ballOf(at);
  setUp(at, side);
  if (!mayMove && (near(ball) & ~kicked) == 0) return false;
  memory.fill(REACHED, 0, 88);
  store<u8>(REACHED + <usize>ball, 1);
  obstacles = 0;
  kicks = 0;
  look++;
  if (follow(ball, kicked)) return true;
  return mayMove && canScoreByMove(at, side, ball);
}

function setUp(at: usize, side: i32): void {
  at_ = at;
  first = firstOf(side);
  goal = goalOf(side ^ 1);
  for (let n: usize = 0; n < 88; n += 8) store<u64>(BOARD + n, load<u64>(at + n));
  memory.fill(NEAR, 0, 81 * 2);
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

// Notes that a piece comes to stand next to a square's neighbours, or no longer does.
function toggle(square: i32, piece: u32): void {
  let list = neighboursOf(square);
  for (let end = list + <usize>load<u8>(list); list < end; list++) {
    const slot = NEAR + (<usize>load<u8>(list, 1) << 1);
    store<u16>(slot, load<u16>(slot) ^ <u16>piece);
  }
}

// Whether kicks by those who have not kicked bring the ball from here into the goal.
function follow(ball: i32, kicked: u32): bool {
  if (++kicks > MOST_KICKS) return false;
  for (let able = near(ball) & ~kicked; able; able &= able - 1) {
    const piece = ctz(able);
    const after = kicked | (1 << piece);
    const from = <i32>load<u8>(PLACES + <usize>piece);
    const type = typeOf(at_, first + piece);
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
    if (isInTheWay(to)) return false;
    if (isGoal(to)) return to == goal && !isAlongRank(direction);
    if (comesTo(to, kicked)) return true;
  }
  return false;
}

function followLeaps(ball: i32, from: i32, kicked: u32): bool {
  const mayStayNear = isCorner(ball);
  let targets = leapsFrom(ball);
  for (let end = targets + <usize>load<u8>(targets); targets < end; targets++) {
    const to = <i32>load<u8>(targets, 1);
    if (isInTheWay(to) || (!mayStayNear && stepTo(from, to) != NONE)) continue;
    if (isGoal(to) ? to == goal : comesTo(to, kicked)) return true;
  }
  return false;
}

// Whether somebody stands on a square; notes who of the side does, as he might move away.
// @ts-ignore: decorator
@inline
function isInTheWay(square: i32): bool {
  const piece = <i32>load<u8>(BOARD + <usize>square) - 1;
  if (piece < 0) return false;
  if (piece >> 4 == first >> 4) obstacles |= 1 << (piece & 15);
  return true;
}

// The ball comes to a square; somebody else may kick it on, unless that has been looked at.
// @ts-ignore: decorator
@inline
function comesTo(square: i32, kicked: u32): bool {
  store<u8>(REACHED + <usize>square, 1);
  if ((near(square) & ~kicked) == 0) return false;
  const slot = FOLLOWED + (<usize>((square * 89 + kicked * 31) & FOLLOWED_MASK) << 3);
  const state = (look << 32) | (<u64>square << 16) | <u64>kicked;
  if (load<u64>(slot) == state) return false;
  store<u64>(slot, state);
  return follow(square, kicked);
}

// A move helps only if the piece can then kick where the ball can be brought without it, or if it was in the ball's way.
function canScoreByMove(at: usize, side: i32, ball: i32): bool {
  const obstacles_ = obstacles;
  memory.fill(USEFUL, 0, 88);
  for (let square = 0; square < SQUARES; square++) {
    if (!load<u8>(REACHED + <usize>square)) continue;
    let list = neighboursOf(square);
    for (let end = list + <usize>load<u8>(list); list < end; list++) store<u8>(USEFUL + <usize>load<u8>(list, 1), 1);
  }
  for (let piece = first, end = endOf(at, side); piece < end; piece++) {
    const bit: u32 = 1 << (piece & 15);
    const wasInTheWay = (obstacles_ & bit) != 0;
    const endOfMoves = pushMoves(at, piece, MOVES);
    for (let move = MOVES; move < endOfMoves; move += 4) {
      const action = load<u32>(move);
      if (!wasInTheWay && !load<u8>(USEFUL + <usize>toOf(action))) continue;
      if (scoresAfter(fromOf(action), toOf(action), piece, bit, ball)) return true;
    }
  }
  return false;
}

function scoresAfter(from: i32, to: i32, piece: i32, bit: u32, ball: i32): bool {
  place(piece, bit, from, to);
  kicks = 0;
  look++;
  const scores = near(ball) != 0 && follow(ball, 0);
  place(piece, bit, to, from);
  return scores;
}

function place(piece: i32, bit: u32, from: i32, to: i32): void {
  store<u8>(BOARD + <usize>from, 0);
  store<u8>(BOARD + <usize>to, <u8>(piece + 1));
  store<u8>(PLACES + <usize>(piece & 15), <u8>to);
  toggle(from, bit);
  toggle(to, bit);
}
