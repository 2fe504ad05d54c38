// Generates the legal actions.
import { END_OF_TURN, KICK, makeAction, MOVE, SWAP } from "./actions";
import { delta, isAlongRank, isCorner, isGoal, leapsFrom, neighboursOf, NONE, room, stepTo } from "./geometry";
import {
  ballOf, BISHOP, endedOf, endOf, firstOf, isFree, KING, kickedOf, KNIGHT, maySwap, onSquare, OPENING, phaseOf, ROOK, sideOf, squareOf,
  TURNS_BEFORE_GOALS, turnsOf, typeOf, WITHIN,
} from "./record";

// A list for actions that are only counted.
const SCRATCH: usize = memory.data(1024 * 4, 8);

// @ts-ignore: decorator
@inline
function push(list: usize, from: i32, to: i32, kind: u32): usize {
  store<u32>(list, makeAction(from, to, kind));
  return list + 4;
}

/** The first direction in which a type moves and kicks along lines. The others follow in steps of {@link directionStep}. */
// @ts-ignore: decorator
@inline
export function firstDirection(type: i32): i32 {
  return type == BISHOP ? 1 : 0;
}

/** The difference between one direction of a type and the next: 2 for bishop and rook, which have every other one. */
// @ts-ignore: decorator
@inline
export function directionStep(type: i32): i32 {
  return type == BISHOP || type == ROOK ? 2 : 1;
}

/** Writes the moves of a piece; returns the address after the last. */
export function pushMoves(at: usize, piece: i32, list: usize): usize {
  const from = squareOf(at, piece);
  const type = typeOf(at, piece);
  if (type == KNIGHT || type == KING) return pushTargets(at, from, type == KNIGHT ? leapsFrom(from) : neighboursOf(from), list);
  const ball = ballOf(at);
  for (let direction = firstDirection(type); direction < 8; direction += directionStep(type)) {
    const step = delta(direction);
    let to = from;
    for (let n = room(from, direction); n > 0; n--) {
      to += step;
      if (onSquare(at, to) != 0 || to == ball) break;
      if (!isGoal(to)) list = push(list, from, to, MOVE);
    }
  }
  if (type == BISHOP && isCorner(from)) return pushCornerLeap(at, from, list);
  return list;
}

function pushTargets(at: usize, from: i32, targets: usize, list: usize): usize {
  for (let end = targets + <usize>load<u8>(targets); targets < end; targets++) {
    const to = <i32>load<u8>(targets, 1);
    if (isFree(at, to) && !isGoal(to)) list = push(list, from, to, MOVE);
  }
  return list;
}

// Writes the leap of a bishop that is shut in in a corner: two squares along the diagonal.
function pushCornerLeap(at: usize, from: i32, list: usize): usize {
  let direction = 1;
  while (room(from, direction) == 0) direction += 2;
  const step = delta(direction);
  if (isFree(at, from + step) || !isFree(at, from + 2 * step)) return list;
  return push(list, from, from + 2 * step, MOVE);
}

/** Writes the kicks of a piece, given the direction from it to the ball; returns the address after the last. */
function pushKicks(at: usize, piece: i32, direction: i32, list: usize): usize {
  const from = squareOf(at, piece);
  const ball = ballOf(at);
  const type = typeOf(at, piece);
  const mayScore = turnsOf(at) >= TURNS_BEFORE_GOALS;
  if (type == KNIGHT) return pushKnightKicks(at, from, mayScore, list);
  if (!kicksAlong(type, direction)) return list;
  const range = type == KING ? 1 : 8;
  list = pushLine(at, from, ball, direction, range, mayScore, list);
  return pushLine(at, from, from, direction ^ 4, range, mayScore, list);
}

/** Whether a piece of a type, other than a knight, kicks in a direction. */
// @ts-ignore: decorator
@inline
export function kicksAlong(type: i32, direction: i32): bool {
  return type == ROOK ? (direction & 1) == 0 : type == BISHOP ? (direction & 1) == 1 : true;
}

function pushLine(at: usize, kicker: i32, from: i32, direction: i32, range: i32, mayScore: bool, list: usize): usize {
  const step = delta(direction);
  const mayEnter = mayScore && !isAlongRank(direction);
  let to = from;
  for (let n = min(range, room(from, direction)); n > 0; n--) {
    to += step;
    if (onSquare(at, to) != 0 || (isGoal(to) && !mayEnter)) break;
    list = push(list, kicker, to, KICK);
  }
  return list;
}

function pushKnightKicks(at: usize, kicker: i32, mayScore: bool, list: usize): usize {
  const ball = ballOf(at);
  const mayStayNear = isCorner(ball);
  let targets = leapsFrom(ball);
  for (let end = targets + <usize>load<u8>(targets); targets < end; targets++) {
    const to = <i32>load<u8>(targets, 1);
    if (onSquare(at, to) != 0 || (isGoal(to) && !mayScore)) continue;
    if (mayStayNear || stepTo(kicker, to) == NONE) list = push(list, kicker, to, KICK);
  }
  return list;
}

/** Whether a piece of a side stands next to the ball. */
export function isAtBall(at: usize, side: i32): bool {
  let near = neighboursOf(ballOf(at));
  for (let end = near + <usize>load<u8>(near); near < end; near++) {
    const piece = onSquare(at, <i32>load<u8>(near, 1)) - 1;
    if (piece >= 0 && piece >> 4 == side) return true;
  }
  return false;
}

/** Writes the legal actions (or only kicks) to `list`; returns their number. */
export function generate(at: usize, list: usize, onlyKicks: bool): i32 {
  if (endedOf(at)) return 0;
  const side = sideOf(at);
  const phase = phaseOf(at);
  const ball = ballOf(at);
  const kicked = kickedOf(at);
  const begin = list;
  let isNear = false;
  // Swapping sides counts as noisy, so that the search never prunes it.
  if (maySwap(at)) {
    store<u32>(list, SWAP);
    list += 4;
  }
  for (let piece = firstOf(side), end = endOf(at, side); piece < end; piece++) {
    if (phase != WITHIN && !onlyKicks) list = pushMoves(at, piece, list);
    const direction = stepTo(squareOf(at, piece), ball);
    if (direction == NONE || phase == OPENING) continue;
    isNear = true;
    if (((kicked >> (piece & 15)) & 1) == 0) list = pushKicks(at, piece, direction, list);
  }
  if (isNear && !onlyKicks) {
    store<u32>(list, END_OF_TURN);
    list += 4;
  }
  return <i32>((list - begin) >> 2);
}

/** Whether the side to act has any action at all. */
export function hasAction(at: usize): bool {
  const side = sideOf(at);
  const phase = phaseOf(at);
  if (phase == WITHIN || maySwap(at) || (phase != OPENING && isAtBall(at, side))) return true;
  for (let piece = firstOf(side), end = endOf(at, side); piece < end; piece++) {
    if (pushMoves(at, piece, SCRATCH) != SCRATCH) return true;
  }
  return false;
}

/** The number of legal actions, for perft's leaves. */
export function countSuccessors(at: usize): i32 {
  return generate(at, SCRATCH, false);
}
