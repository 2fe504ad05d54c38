// Finds out whether a side can score within one turn: by a chain of kicks, which may begin with a move. The exact search (follow.ts) is
// slow. So first come two fast ones, in which each piece may kick any number of times: forward from the ball (reach.ts), and back
// from the goal. They show for which moves an exact search is needed: for none, as a rule.
import { beginQuestion, canKickIn } from "./follow";
import { kicksAlong } from "./generate";
import { EDGE, goalOf, isCorner, isGoal, leapsFrom, lineOfBall, neighboursOf, NONE, SQUARES, stepTo } from "./geometry";
import { moversTo } from "./moves";
import { ANY, findReached, kickedOn, reached, reachedGoal, reachPastObstacles } from "./reach";
import { BISHOP, firstOf, FootballPosition, isOf, KING, KNIGHT, QUEEN, ROOK } from "./position";

// By square, u16 each: the set of pieces (see reach.ts) with which the ball could be kicked from there to the goal; the pieces
// that have been tried there.
const LEADING: usize = memory.data(88 * 2, 8);
const TRIED: usize = memory.data(88 * 2, 8);
// Squares from which to look further back: u8. A square comes again when its set grows.
const OPEN: usize = memory.data(81 * 17, 8);

let position: FootballPosition = changetype<FootballPosition>(0);
let side: i32 = 0;
let goal: i32 = 0;
// The side's pieces by how they kick: along ranks and files, along diagonals, by one square, by leaps.
let straight: u32 = 0;
let diagonal: u32 = 0;
let kings: u32 = 0;
let knights: u32 = 0;
// The number of squares in OPEN.
let open: usize = 0;
// The pieces with which kicks could bring the ball into the goal, if it is one of them that moves and does not kick.
let obstacles: u32 = 0;

/** What a side could do within a turn. */
@unmanaged
export class Prospects {
  /** True if it could score. */
  scores: bool = false;
  /** The number of its pieces that could kick the ball in if it came to them. */
  finishers: i32 = 0;
  /** The square nearest to the goal's rank to which it could bring the ball (reach.ts). */
  farthest: i32 = 0;
}

const PROSPECTS: usize = memory.data(<i32>offsetof<Prospects>(), 8);

/**
 * What a side could do within one turn by kicks alone or, if it may move, by a move and kicks. In the second case its moves must
 * have been found (moves.ts). The pieces of a set have kicked already. Valid until the next call.
 */
export function prospectsOf(asked: FootballPosition, who: i32, kicked: u32, mayMove: bool): Prospects {
  const prospects = changetype<Prospects>(PROSPECTS);
  position = asked;
  side = who;
  goal = goalOf(side ^ 1);
  position.liftBall();
  const finishers = findFinishers();
  prospects.finishers = popcnt(finishers);
  // If no piece can finish a chain of kicks, and none may move, nothing is searched.
  if (!mayMove && (finishers & ~kicked) == 0) {
    prospects.farthest = position.ball;
    prospects.scores = false;
  } else {
    beginQuestion(position, side);
    prospects.farthest = findReached(position, side, kicked);
    prospects.scores = (reachedGoal() != 0 && canKickIn(kicked)) || (mayMove && canMoveAndKick());
  }
  position.putBall();
  return prospects;
}

// The first of the three directions away from the goal; the others follow clockwise.
function awayFromGoal(): i32 {
  return side == 0 ? 3 : 7;
}

// Finds the finishers (a bit each): pieces nearest to the goal on a line that they kick along, and knights near a leap to it.
function findFinishers(): u32 {
  straight = position.piecesOf(side, ROOK) | position.piecesOf(side, QUEEN);
  diagonal = position.piecesOf(side, BISHOP) | position.piecesOf(side, QUEEN);
  kings = position.piecesOf(side, KING);
  knights = position.piecesOf(side, KNIGHT);
  let pieces: u32 = 0;
  let leaps = leapsFrom(goal);
  for (let end = leaps + <usize>load<u8>(leaps); leaps < end; leaps++) pieces |= position.piecesNear(side, <i32>load<u8>(leaps, 1));
  let finishers = pieces & knights;
  const away = awayFromGoal();
  for (let n = 0; n < 3; n++) {
    const direction = (away + n) & 7;
    let line = lineOfBall(goal, direction);
    const second = line + 1;
    while (position.isEmpty(<i32>load<u8>(line))) line++;
    const piece = position.pieceOn(<i32>load<u8>(line));
    if (isOf(side, piece)) finishers |= (1 << (piece & 15)) & kickersAlong(direction, line <= second);
  }
  return finishers;
}

// The pieces that kick along a line; `isNear` if one or two squares from where the ball comes to.
function kickersAlong(direction: i32, isNear: bool): u32 {
  const sliders = direction & 1 ? diagonal : straight;
  return isNear ? sliders | kings : sliders;
}

// Returns whether a move and kicks score. Looks back from the goal and from the squares from which pieces could kick the ball there: either
// the piece that moves links them to the squares that the ball reaches, or it only makes way.
function canMoveAndKick(): bool {
  reachPastObstacles();
  for (let n: usize = 0; n < 88 * 2; n += 8) {
    store<u64>(LEADING + n, 0);
    store<u64>(TRIED + n, 0);
  }
  obstacles = reachedGoal();
  open = 0;
  if (findsLink(goal, ANY, awayFromGoal(), 3)) return true;
  while (open > 0) {
    open--;
    const square = <i32>load<u8>(OPEN + open);
    if (findsLink(square, <u32>load<u16>(LEADING + (<usize>square << 1)), 0, 8)) return true;
  }
  return obstacles != 0 && canMakeWay();
}

// Returns whether a piece of a set can move to where it kicks the ball to a square, and so score. Notes the squares from which other pieces
// could kick the ball there. The lines to the square have some directions, clockwise.
function findsLink(target: i32, set: u32, first: i32, count: i32): bool {
  for (let n = 0; n < count; n++) if (linksAlong(target, set, (first + n) & 7)) return true;
  return knights != 0 && linksByLeap(target, set);
}

function linksAlong(target: i32, set: u32, direction: i32): bool {
  let line = lineOfBall(target, direction);
  let before = EDGE;
  let reachedBefore: u32 = 0;
  for (let n = 1; set != 0; n++) {
    const square = <i32>load<u8>(line++);
    const kickers = kickersAlong(direction, n <= 2);
    const able = kickers & set;
    const reachedHere = reached(square);
    // Forward from this square, or backward from the one before.
    if ((reachedBefore | reachedHere) & able) {
      if (triesOne(square, reachedBefore & able) || triesOne(before, reachedHere & able)) return true;
    }
    if (!position.isEmpty(square)) {
      const piece = position.pieceOn(square);
      if (!isOf(side, piece)) return false;
      const bit: u32 = 1 << (piece & 15);
      if (kickers & bit) {
        lead(before, set & ~bit);
        lead(<i32>load<u8>(line), set & ~bit);
      }
      set &= bit;
    }
    before = square;
    reachedBefore = reachedHere;
  }
  return false;
}

function linksByLeap(target: i32, set: u32): bool {
  let origins = leapsFrom(target);
  for (let end = origins + <usize>load<u8>(origins); origins < end; origins++) {
    const ball = <i32>load<u8>(origins, 1);
    const kickers = position.piecesNear(side, ball) & knights;
    const movers = reached(ball) & knights & set;
    if ((kickers | movers) == 0 || isGoal(ball)) continue;
    const mayStayNear = isCorner(ball);
    for (let left = kickers; left; left &= left - 1) {
      const n = ctz(left);
      if (mayStayNear || stepTo(position.squareOf(firstOf(side) + n), target) == NONE) lead(ball, set & ~(1 << n));
    }
    if (!movers) continue;
    let list = neighboursOf(ball);
    for (let last = list + <usize>load<u8>(list); list < last; list++) {
      const square = <i32>load<u8>(list, 1);
      if ((mayStayNear || stepTo(square, target) == NONE) && triesOne(square, movers)) return true;
    }
  }
  return false;
}

// Notes that the ball could be kicked from a square to the goal.
function lead(square: i32, set: u32): void {
  if (!position.isEmpty(square)) {
    const piece = position.pieceOn(square);
    if (!isOf(side, piece)) return;
    set &= 1 << (piece & 15);
  }
  const slot = LEADING + (<usize>square << 1);
  const before = <u32>load<u16>(slot);
  if ((set & ~before) == 0) return;
  store<u16>(slot, <u16>(before | set));
  obstacles |= kickedOn(square) & set;
  store<u8>(OPEN + open, <u8>square);
  open++;
}

// Returns whether one of some pieces can move to a square and kicks then score.
function triesOne(square: i32, pieces: u32): bool {
  return pieces != 0 && triesEach(square, pieces & moversTo(side, square));
}

function triesEach(square: i32, pieces: u32): bool {
  const slot = TRIED + (<usize>square << 1);
  for (let left = pieces & ~<u32>load<u16>(slot); left; left &= left - 1) {
    if (scoresAfter(firstOf(side) + ctz(left), square)) return true;
  }
  store<u16>(slot, load<u16>(slot) | <u16>pieces);
  return false;
}

function scoresAfter(piece: i32, to: i32): bool {
  const from = position.squareOf(piece);
  position.movePiece(piece, to);
  const scores = canKickIn(0);
  position.movePiece(piece, from);
  return scores;
}

// Returns whether one of the obstacles can make way so that kicks of other pieces score.
function canMakeWay(): bool {
  for (let n = 0; n < position.countOf(side); n++) {
    const piece = firstOf(side) + n;
    const bit: u32 = 1 << n;
    if ((obstacles & bit) == 0) continue;
    position.liftPiece(piece);
    const scores = canKickIn(0);
    position.putPiece(piece);
    if (!scores) continue;
    for (let to = 0; to < SQUARES; to++) if ((moversTo(side, to) & bit) != 0 && scoresAfter(piece, to)) return true;
  }
  return false;
}
