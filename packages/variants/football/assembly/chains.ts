// Finds out whether a side can score within one turn: by a chain of kicks, before which one piece may move. The exact search (follow.ts)
// is slow. So two fast ones come first, in which each piece may kick any number of times: forward from the ball (reach.ts), and back
// from the goal. They show for which moves an exact search is needed: mostly for none.
import { beginQuestion, findsKicks } from "./follow";
import { kicksAlong } from "./generate";
import { EDGE, goalOf, isCorner, isGoal, leapsFrom, lineOfBall, neighboursOf, NONE, SQUARES, directionTo } from "./geometry";
import { moversTo } from "./moves";
import { ANY, findReached, kickedOnBy, squareReachedBy, goalReachedBy, reachPastObstacles } from "./reach";
import { BISHOP, firstPieceOf, FootballPosition, isPieceOf, KING, KNIGHT, QUEEN, ROOK } from "./position";

// By square, u16 each: the movers (reach.ts) with which the ball could be kicked from there into the goal; the movers that have been tried
// there.
const LEADING_MOVERS: usize = memory.data(88 * 2, 8);
const TRIED_MOVERS: usize = memory.data(88 * 2, 8);
// Squares from which to look further back: u8. A square comes again when its movers grow.
const OPEN_SQUARES: usize = memory.data(81 * 17, 8);

let position: FootballPosition = changetype<FootballPosition>(0);
let side: i32 = 0;
let goal: i32 = 0;
// The sets of the side's pieces that kick along ranks and files, along diagonals, by one square, by leaps.
let straight: u32 = 0;
let diagonal: u32 = 0;
let kings: u32 = 0;
let knights: u32 = 0;
// The number of squares in OPEN_SQUARES.
let openCount: usize = 0;
// The movers with which kicks could bring the ball into the goal if the mover itself does not kick.
let obstacles: u32 = 0;

/** The prospects of a side within a turn. */
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
 * The prospects of a side within one turn by kicks alone or, with `mayMove`, also by a move and kicks; then its moves must have been found
 * (moves.ts). `kicked` is the set of pieces that have kicked already. Valid until the next call.
 */
export function prospectsOf(askedPosition: FootballPosition, askedSide: i32, kicked: u32, mayMove: bool): Prospects {
  const prospects = changetype<Prospects>(PROSPECTS);
  position = askedPosition;
  side = askedSide;
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
    prospects.scores = (goalReachedBy() != 0 && findsKicks(kicked)) || (mayMove && findsMoveAndKicks());
  }
  position.putBall();
  return prospects;
}

// The first of the three directions away from the goal; the others follow clockwise.
function awayFromGoal(): i32 {
  return side == 0 ? 3 : 7;
}

// The set of the finishers: the first pieces on lines to the goal along which they kick, and knights next to a square from which the ball
// leaps into it.
function findFinishers(): u32 {
  straight = position.piecesOf(side, ROOK) | position.piecesOf(side, QUEEN);
  diagonal = position.piecesOf(side, BISHOP) | position.piecesOf(side, QUEEN);
  kings = position.piecesOf(side, KING);
  knights = position.piecesOf(side, KNIGHT);
  let pieces: u32 = 0;
  let leaps = leapsFrom(goal);
  for (let end = leaps + <usize>load<u8>(leaps); leaps < end; leaps++) pieces |= position.piecesNextTo(side, <i32>load<u8>(leaps, 1));
  let finishers = pieces & knights;
  const away = awayFromGoal();
  for (let n = 0; n < 3; n++) {
    const direction = (away + n) & 7;
    let line = lineOfBall(goal, direction);
    const second = line + 1;
    while (position.isEmpty(<i32>load<u8>(line))) line++;
    const piece = position.pieceOn(<i32>load<u8>(line));
    if (isPieceOf(side, piece)) finishers |= (1 << (piece & 15)) & kickersAlong(direction, line <= second);
  }
  return finishers;
}

// The set of pieces that kick along a line. `isNear`: they stand one or two squares from the kick's target.
function kickersAlong(direction: i32, isNear: bool): u32 {
  const sliders = direction & 1 ? diagonal : straight;
  return isNear ? sliders | kings : sliders;
}

// Returns whether a move and kicks score. Looks back from the goal, and from the squares from which pieces could kick the ball there: either
// the mover kicks the ball from a square that it reaches to one of these, or it only makes way.
function findsMoveAndKicks(): bool {
  reachPastObstacles();
  for (let n: usize = 0; n < 88 * 2; n += 8) {
    store<u64>(LEADING_MOVERS + n, 0);
    store<u64>(TRIED_MOVERS + n, 0);
  }
  obstacles = goalReachedBy();
  openCount = 0;
  if (findsLink(goal, ANY, awayFromGoal(), 3)) return true;
  while (openCount > 0) {
    openCount--;
    const square = <i32>load<u8>(OPEN_SQUARES + openCount);
    if (findsLink(square, <u32>load<u16>(LEADING_MOVERS + (<usize>square << 1)), 0, 8)) return true;
  }
  return obstacles != 0 && scoresByMakingWay();
}

// Returns whether one of the movers can move to where it kicks the ball to a target, and the side then scores. Notes the squares from which
// other pieces could kick the ball there. Looks along `count` directions from `first` on, clockwise.
function findsLink(target: i32, movers: u32, first: i32, count: i32): bool {
  for (let n = 0; n < count; n++) if (findsLinkAlong(target, movers, (first + n) & 7)) return true;
  return knights != 0 && findsLinkByLeap(target, movers);
}

// Does what findsLink does, for kicks along one direction away from the target.
function findsLinkAlong(target: i32, movers: u32, direction: i32): bool {
  let line = lineOfBall(target, direction);
  let before = EDGE;
  let reachedBefore: u32 = 0;
  for (let n = 1; movers != 0; n++) {
    const square = <i32>load<u8>(line++);
    const kickers = kickersAlong(direction, n <= 2);
    const movingKickers = kickers & movers;
    const reachedHere = squareReachedBy(square);
    // Forward from this square, or backward from the one before.
    if ((reachedBefore | reachedHere) & movingKickers) {
      if (scoresByMoveTo(square, reachedBefore & movingKickers) || scoresByMoveTo(before, reachedHere & movingKickers)) return true;
    }
    if (!position.isEmpty(square)) {
      const piece = position.pieceOn(square);
      if (!isPieceOf(side, piece)) return false;
      const bit: u32 = 1 << (piece & 15);
      if (kickers & bit) {
        noteLeading(before, movers & ~bit);
        noteLeading(<i32>load<u8>(line), movers & ~bit);
      }
      movers &= bit;
    }
    before = square;
    reachedBefore = reachedHere;
  }
  return false;
}

// Does what findsLink does, for knights' kicks.
function findsLinkByLeap(target: i32, movers: u32): bool {
  let origins = leapsFrom(target);
  for (let end = origins + <usize>load<u8>(origins); origins < end; origins++) {
    const ball = <i32>load<u8>(origins, 1);
    const stayingKnights = position.piecesNextTo(side, ball) & knights;
    const moverKnights = squareReachedBy(ball) & knights & movers;
    if ((stayingKnights | moverKnights) == 0 || isGoal(ball)) continue;
    const mayStayNear = isCorner(ball);
    for (let knightsLeft = stayingKnights; knightsLeft; knightsLeft &= knightsLeft - 1) {
      const n = ctz(knightsLeft);
      if (mayStayNear || directionTo(position.squareOf(firstPieceOf(side) + n), target) == NONE) noteLeading(ball, movers & ~(1 << n));
    }
    if (!moverKnights) continue;
    let list = neighboursOf(ball);
    for (let last = list + <usize>load<u8>(list); list < last; list++) {
      const square = <i32>load<u8>(list, 1);
      if ((mayStayNear || directionTo(square, target) == NONE) && scoresByMoveTo(square, moverKnights)) return true;
    }
  }
  return false;
}

// Notes that the ball could be kicked on from a square into the goal.
function noteLeading(square: i32, movers: u32): void {
  if (!position.isEmpty(square)) {
    const piece = position.pieceOn(square);
    if (!isPieceOf(side, piece)) return;
    movers &= 1 << (piece & 15);
  }
  const slot = LEADING_MOVERS + (<usize>square << 1);
  const knownMovers = <u32>load<u16>(slot);
  if ((movers & ~knownMovers) == 0) return;
  store<u16>(slot, <u16>(knownMovers | movers));
  obstacles |= kickedOnBy(square) & movers;
  store<u8>(OPEN_SQUARES + openCount, <u8>square);
  openCount++;
}

// Returns whether one of some pieces can move to a square so that kicks then score.
function scoresByMoveTo(square: i32, pieces: u32): bool {
  return pieces != 0 && scoresByMoveOfEach(square, pieces & moversTo(side, square));
}

// Tries each of the pieces that has not been tried at the square.
function scoresByMoveOfEach(square: i32, pieces: u32): bool {
  const slot = TRIED_MOVERS + (<usize>square << 1);
  for (let left = pieces & ~<u32>load<u16>(slot); left; left &= left - 1) {
    if (scoresAfter(firstPieceOf(side) + ctz(left), square)) return true;
  }
  store<u16>(slot, load<u16>(slot) | <u16>pieces);
  return false;
}

// Returns whether kicks score after a move.
function scoresAfter(piece: i32, to: i32): bool {
  const from = position.squareOf(piece);
  position.movePiece(piece, to);
  const scores = findsKicks(0);
  position.movePiece(piece, from);
  return scores;
}

// Returns whether one of the obstacles can make way so that kicks of other pieces score.
function scoresByMakingWay(): bool {
  for (let n = 0; n < position.countOf(side); n++) {
    const piece = firstPieceOf(side) + n;
    const mover: u32 = 1 << n;
    if ((obstacles & mover) == 0) continue;
    position.liftPiece(piece);
    const scores = findsKicks(0);
    position.putPiece(piece);
    if (!scores) continue;
    for (let to = 0; to < SQUARES; to++) if ((moversTo(side, to) & mover) != 0 && scoresAfter(piece, to)) return true;
  }
  return false;
}
