// Generates the legal actions.
import { END_OF_TURN, KICK, makeAction, MOVE, SWAP } from "./actions";
import {
  EDGE, goalEntryOf, goalOf, isCorner, isGoal, leapsFrom, lineOfBall, lineOfPiece, movesOfKing, movesOfKnight, NONE, directionTo,
} from "./geometry";
import { BISHOP, firstPieceOf, FootballPosition, KING, KNIGHT, OPENING_TURN, ROOK, TURNS_BEFORE_GOALS, WITHIN_TURN } from "./position";

// Memory for actions that are only counted.
const SCRATCH: usize = memory.data(1024 * 4, 8);

function pushAction(list: usize, from: i32, to: i32, kind: u32): usize {
  store<u32>(list, makeAction(from, to, kind));
  return list + 4;
}

/** The first direction in which a type moves and kicks along lines. The others follow in steps of {@link directionStep}. */
export function firstDirection(type: i32): i32 {
  return type == BISHOP ? 1 : 0;
}

/** The difference between one direction of a type and the next: 2 for bishop and rook, which have every other one. */
export function directionStep(type: i32): i32 {
  return type == BISHOP || type == ROOK ? 2 : 1;
}

/** A type whose `visit` gets the moves that {@link eachMove} finds. */
export abstract class MoveVisitor {
  /** Takes a move and a state. The result is the state of the next call. */
  abstract visit(state: usize, piece: i32, from: i32, to: i32): usize;
}

/** Calls a visitor, which has no fields, with each move of a piece. Returns the last state. */
export function eachMove<V extends MoveVisitor>(position: FootballPosition, piece: i32, state: usize): usize {
  const from = position.squareOf(piece);
  const type = position.typeOf(piece);
  if (type == KNIGHT || type == KING) {
    let targets = type == KNIGHT ? movesOfKnight(from) : movesOfKing(from);
    for (let end = targets + <usize>load<u8>(targets); targets < end; targets++) {
      const to = <i32>load<u8>(targets, 1);
      if (position.isEmpty(to)) state = changetype<V>(0).visit(state, piece, from, to);
    }
    return state;
  }
  for (let direction = firstDirection(type); direction < 8; direction += directionStep(type)) {
    for (let line = lineOfPiece(from, direction); ; line++) {
      const to = <i32>load<u8>(line);
      if (!position.isEmpty(to)) break;
      state = changetype<V>(0).visit(state, piece, from, to);
    }
  }
  if (type != BISHOP || !isCorner(from)) return state;
  const to = cornerLeap(position, from);
  return to == NONE ? state : changetype<V>(0).visit(state, piece, from, to);
}

// The target of a bishop in a corner that leaps over the piece before it: two squares along the diagonal. NONE if it cannot.
function cornerLeap(position: FootballPosition, from: i32): i32 {
  let direction = 1;
  while (<i32>load<u8>(lineOfPiece(from, direction)) == EDGE) direction += 2;
  const line = lineOfPiece(from, direction);
  const to = <i32>load<u8>(line, 1);
  return !position.isEmpty(<i32>load<u8>(line)) && position.isEmpty(to) ? to : NONE;
}

// Writes moves to the list whose end is the state.
class Writer extends MoveVisitor {
  visit(list: usize, piece: i32, from: i32, to: i32): usize {
    return pushAction(list, from, to, MOVE);
  }
}

/** Writes the kicks of a piece, given the direction from it to the ball; returns the address after the last. */
function pushKicks(position: FootballPosition, piece: i32, direction: i32, list: usize): usize {
  const from = position.squareOf(piece);
  const type = position.typeOf(piece);
  const mayScore = position.turns >= TURNS_BEFORE_GOALS;
  if (type == KNIGHT) return pushKnightKicks(position, from, mayScore, list);
  if (!kicksAlong(type, direction)) return list;
  const range = rangeOf(type);
  list = pushLine(position, from, lineOfBall(position.ball, direction), range, mayScore, list);
  return pushLine(position, from, lineOfBall(from, direction ^ 4), range, mayScore, list);
}

/** Returns whether a piece of a type, other than a knight, kicks in a direction. */
export function kicksAlong(type: i32, direction: i32): bool {
  return type == ROOK ? (direction & 1) == 0 : type == BISHOP ? (direction & 1) == 1 : true;
}

/** The largest number of squares that a piece of a type, other than a knight, kicks the ball. */
export function rangeOf(type: i32): usize {
  return type == KING ? 1 : 8;
}

function pushLine(position: FootballPosition, kicker: i32, line: usize, range: usize, mayScore: bool, list: usize): usize {
  for (const end = line + range; line < end; line++) {
    const to = <i32>load<u8>(line);
    if (position.isEmpty(to)) {
      list = pushAction(list, kicker, to, KICK);
      continue;
    }
    if (to > EDGE && mayScore) list = pushAction(list, kicker, goalOf(to - goalEntryOf(0)), KICK);
    break;
  }
  return list;
}

function pushKnightKicks(position: FootballPosition, kicker: i32, mayScore: bool, list: usize): usize {
  const ball: i32 = position.ball;
  const mayStayNear = isCorner(ball);
  let targets = leapsFrom(ball);
  for (let end = targets + <usize>load<u8>(targets); targets < end; targets++) {
    const to = <i32>load<u8>(targets, 1);
    if (!position.isEmpty(to) || (isGoal(to) && !mayScore)) continue;
    if (mayStayNear || directionTo(kicker, to) == NONE) list = pushAction(list, kicker, to, KICK);
  }
  return list;
}

/** Returns whether a piece of a side stands next to the ball. */
export function isAtBall(position: FootballPosition, side: i32): bool {
  return position.piecesNextTo(side, position.ball) != 0;
}

/** Writes the legal actions (`isNoisyOnly`: only kicks and the swap of sides) to `list`; returns their number. */
export function generate(position: FootballPosition, list: usize, isNoisyOnly: bool): i32 {
  if (position.end) return 0;
  const side: i32 = position.side;
  const phase: i32 = position.phase;
  const ball: i32 = position.ball;
  const kicked: i32 = position.kicked;
  const start = list;
  let isNextToBall = false;
  // Swapping sides counts as noisy, so that the search never prunes it.
  if (position.maySwap()) {
    store<u32>(list, SWAP);
    list += 4;
  }
  for (let piece = firstPieceOf(side), end = position.pieceEndOf(side); piece < end; piece++) {
    if (phase != WITHIN_TURN && !isNoisyOnly) list = eachMove<Writer>(position, piece, list);
    const direction = directionTo(position.squareOf(piece), ball);
    if (direction == NONE || phase == OPENING_TURN) continue;
    isNextToBall = true;
    if (((kicked >> (piece & 15)) & 1) == 0) list = pushKicks(position, piece, direction, list);
  }
  if (isNextToBall && !isNoisyOnly) {
    store<u32>(list, END_OF_TURN);
    list += 4;
  }
  return <i32>((list - start) >> 2);
}

/** Returns whether the side to act has any action at all. */
export function hasAction(position: FootballPosition): bool {
  const side: i32 = position.side;
  const phase: i32 = position.phase;
  if (phase == WITHIN_TURN || position.maySwap() || (phase != OPENING_TURN && isAtBall(position, side))) return true;
  for (let piece = firstPieceOf(side), end = position.pieceEndOf(side); piece < end; piece++) {
    if (eachMove<Writer>(position, piece, SCRATCH) != SCRATCH) return true;
  }
  return false;
}

/** The number of legal actions, for perft's leaves. */
export function countSuccessors(position: FootballPosition): i32 {
  return generate(position, SCRATCH, false);
}
