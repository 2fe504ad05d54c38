// Finds out whether a side can score within one turn: by a chain of kicks, which may begin with a move.
import { toOf } from "./actions";
import { kicksAlong } from "./generate";
import { delta, goalOf, isAlongRank, isCorner, isGoal, leapsFrom, neighboursOf, NONE, room, stepTo } from "./geometry";
import { endOfMoves, movesOf } from "./moves";
import { ballOf, BISHOP, endOf, firstOf, KING, KNIGHT, QUEEN, ROOK, squareOf, typeOf } from "./record";

// The working copy of the board: the piece on each square, as in a record, and the square of each piece of the side.
const BOARD: usize = memory.data(88, 8);
const SQUARES_OF_PIECES: usize = memory.data(16, 8);
// The side's pieces next to each square: u16, a bit for each piece.
const NEAR: usize = memory.data(88 * 2, 8);
// For each square (u8): 0 if the ball cannot come there, LANDED if it can, KICKED_ON if a piece can then kick it on.
const REACHED: usize = memory.data(88, 8);
const LANDED: u32 = 1;
const KICKED_ON: u32 = 2;
// Squares from which the ball is still to be kicked on: u8.
const OPEN: usize = memory.data(88, 8);
// For each square, the types of pieces (a bit each) that could kick the ball into the goal from there, if it came to them: u8.
const FINISHING: usize = memory.data(88, 8);
// A hash table of the states that {@link follow} has seen: number of the search, square of the ball, pieces that have kicked.
const FOLLOWED_MASK: u32 = 4095;
const FOLLOWED: usize = memory.data(4096 * 8, 8);
/** A search gives up after this many kicks, as if there were no goal: crowded boards have too many chains. */
const MOST_KICKS: i32 = 4000;

// The side in question: the number of its first piece, the record with the types of its pieces, the goal that it attacks.
let first: i32 = 0;
let types: usize = 0;
let goal: i32 = 0;
/** The pieces (a bit each) of the side last given to {@link canScore} that could kick the ball in if it came to them. */
export let finishers: u32 = 0;
/** The square nearest to the goal's rank that {@link canScore} has found the ball to reach by kicks alone. */
export let farthest: i32 = 0;
// Pieces of the side (a bit each) that stopped the ball somewhere, and those that stand nearest to the goal on a line to it.
let obstacles: u32 = 0;
let blockers: u32 = 0;
// The number of squares in OPEN.
let open: i32 = 0;
let searchNumber: u64 = 0;
let kicks: i32 = 0;

/**
 * Whether a side could score within one turn by kicks alone or, if it may move, by a move and kicks. In the second case its
 * moves must have been listed ({@link movesOf}).
 * The first step finds all squares that the ball could reach if each piece might kick several times. That is fast, and
 * usually shows that there is no goal.
 */
export function canScore(at: usize, side: i32, kicked: u32, mayMove: bool): bool {
  const ball = ballOf(at);
  setUp(at, side);
  kicks = 0;
  farthest = ball;
  findFinishers();
  if (!mayMove && ((near(ball) & ~kicked) == 0 || (finishers & ~kicked) == 0)) return false;
  const spreadScores = spread(ball, kicked);
  if (spreadScores && scoresFrom(ball, kicked)) return true;
  return mayMove && canScoreByMove(at, side, ball, spreadScores);
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
    store<u8>(SQUARES_OF_PIECES + <usize>(piece & 15), <u8>square);
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

// Adds a piece (a bit) that stands on a square to the pieces next to each square around it, or removes it there.
function toggle(square: i32, piece: u32): void {
  let list = neighboursOf(square);
  for (let end = list + <usize>load<u8>(list); list < end; list++) {
    const slot = NEAR + (<usize>load<u8>(list, 1) << 1);
    store<u16>(slot, load<u16>(slot) ^ <u16>piece);
  }
}

// Finds the pieces that could kick the ball in if it came to them, the squares from which pieces could, and the blockers.
function findFinishers(): void {
  clear(FINISHING, FINISHING + 88);
  finishers = 0;
  blockers = 0;
  // The lines to White's goal come from above, those to Black's from below.
  const away = first ? 7 : 3;
  for (let n = 0; n < 3; n++) finishAlong((away + n) & 7);
  let leaps = leapsFrom(goal);
  for (let end = leaps + <usize>load<u8>(leaps); leaps < end; leaps++) {
    let list = neighboursOf(<i32>load<u8>(leaps, 1));
    for (let last = list + <usize>load<u8>(list); list < last; list++) allow(<i32>load<u8>(list, 1), 1 << KNIGHT);
  }
}

// Marks the squares of a line from the goal, up to the first piece: a piece there that kicks along the line can kick the
// ball in, forward or backward.
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

// Marks all squares that the ball could reach if each piece might kick any number of times; returns whether it could reach
// the goal.
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
  const from = <i32>load<u8>(SQUARES_OF_PIECES + <usize>piece);
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

// Whether a piece stands on a square. If it is one of the side's, which might move away, it is added to the obstacles.
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

// Whether kicks can bring the ball from a square into the goal if each piece kicks at most once.
function scoresFrom(ball: i32, kicked: u32): bool {
  searchNumber++;
  return follow(ball, kicked);
}

function follow(ball: i32, kicked: u32): bool {
  if (++kicks > MOST_KICKS) return false;
  for (let able = near(ball) & ~kicked; able; able &= able - 1) {
    const piece = ctz(able);
    const after = kicked | (1 << piece);
    const from = <i32>load<u8>(SQUARES_OF_PIECES + <usize>piece);
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

// Whether kicks can bring the ball on from a square into the goal. False if this state has been searched before.
// @ts-ignore: decorator
@inline
function followOn(square: i32, kicked: u32): bool {
  if ((near(square) & ~kicked) == 0) return false;
  const slot = FOLLOWED + (<usize>((square * 89 + kicked * 31) & FOLLOWED_MASK) << 3);
  const state = (searchNumber << 32) | (<u64>square << 16) | <u64>kicked;
  if (load<u64>(slot) == state) return false;
  store<u64>(slot, state);
  return follow(square, kicked);
}

// Whether a move and kicks can score. A move may help if the piece was in the ball's way, or if from its new square it can
// kick a ball that comes there into the goal or to a new place where others can kick it on. If {@link spread} has reached
// the goal, any move may help.
function canScoreByMove(at: usize, side: i32, ball: i32, spreadScores: bool): bool {
  for (let piece = first, end = endOf(at, side); piece < end; piece++) {
    const bit: u32 = 1 << (piece & 15);
    const type = typeOf(at, piece);
    const hasFinisher = (finishers & ~bit) != 0 || (blockers & bit) != 0;
    const mayHelpAnywhere = spreadScores || (obstacles & bit) != 0;
    const from = squareOf(at, piece);
    for (let move = movesOf(piece), last = endOfMoves(piece); move < last; move += 4) {
      const to = toOf(load<u32>(move));
      if (!hasFinisher && !finishesOn(to, type)) continue;
      if (!mayHelpAnywhere && !mayHelp(piece, from, to, ~bit)) continue;
      movePiece(piece, bit, from, to);
      const scores = near(ball) != 0 && scoresFrom(ball, 0);
      movePiece(piece, bit, to, from);
      if (scores) return true;
    }
  }
  return false;
}

// Whether a piece, after its move from `old` to `square`, could kick a ball next to it to a place that the ball did not
// reach before.
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

// Whether other pieces could kick the ball on from a square, and it was not kicked on from there before.
// @ts-ignore: decorator
@inline
function isNew(square: i32, others: u32): bool {
  return reached(square) != KICKED_ON && (near(square) & others) != 0;
}

// Moves a piece on the working copy.
function movePiece(piece: i32, bit: u32, from: i32, to: i32): void {
  store<u8>(BOARD + <usize>from, 0);
  store<u8>(BOARD + <usize>to, <u8>(piece + 1));
  store<u8>(SQUARES_OF_PIECES + <usize>(piece & 15), <u8>to);
  toggle(from, bit);
  toggle(to, bit);
}
