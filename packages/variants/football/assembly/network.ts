// The inputs of the network, as a side sees the board: each piece on its square; the ball's square; the pieces within three
// squares of the ball by their places relative to it, and next to it whether they have kicked in this turn; the phase of the
// turn and the kicks made in it; whether goals are allowed yet; what chains of kicks can do for either side, whether the side
// that is not to act could score in its next turn, and the number of moves. The ball is on the files a to e: if not, a side
// sees the board mirrored.
import { isThreat, ownProspects } from "./evaluate";
import { FILES, SQUARES } from "./geometry";
import { ownFirst } from "@kickmate/search/assembly/network";
import { firstOf, FootballPosition, KING, TURNS_BEFORE_GOALS, WITHIN } from "./position";
import { standingOf } from "./standing";

/** Units of the hidden layer for each side. */
export const WIDTH: i32 = 64;
/** By the ball's third, at the start of a turn and within it. */
export const BUCKET_COUNT: i32 = 6;
/** Address of the weights. */
export const WEIGHTS: usize = memory.data((1583 + 1 + 12) * 64 * 2 + 24, 16);

// The cells after those of the squares. Those of FINISHERS, GAINS and MOVES are White's and Black's. AROUND are 7 x 7 squares
// around the ball.
const PHASE: i32 = 81;
const KICKS: i32 = 82;
const TURNS: i32 = 83;
const FINISHERS: i32 = 84;
const GAINS: i32 = 86;
const AROUND: i32 = 88;
const THREAT: i32 = 137;
const MOVES: i32 = 138;
/** Number of cells. */
export const CELL_COUNT: i32 = 144;

// The values of cells: types, 8 more for Black, 16 more for pieces that have kicked (only around the ball); the ball.
const KICKED: i32 = 16;
const BALL: i32 = 32;
/** More kicks in a turn are seen as so many. */
const MOST_KICKS: i32 = 4;
/** More pairs of moves are seen as so many. */
const MOST_MOVES: i32 = 47;

// The first rows after those of the pieces: of the ball on five files, of places around it, of those next to it, of the phase
// by the side to act, of its kicks, of the turns before goals are allowed; of the numbers of each side's finishers, of ranks
// that its kicks can gain, of the other side's threat, of pairs of moves.
const BALL_SQUARES: i32 = 2 * 5 * SQUARES;
const PLACES: i32 = BALL_SQUARES + 5 * 9;
const NEXT: i32 = PLACES + 49 * 10;
const PHASES: i32 = NEXT + 9 * 10;
const KICK_COUNTS: i32 = PHASES + 2 * 3;
const FIRST_TURNS: i32 = KICK_COUNTS + 2 * MOST_KICKS;
const FINISHER_COUNTS: i32 = FIRST_TURNS + 2;
const RANK_GAINS: i32 = FINISHER_COUNTS + 2 * 8;
const THREATS: i32 = RANK_GAINS + 2 * 9;
const MOVE_COUNTS: i32 = THREATS + 2;
/** Number of rows. */
export const ROW_COUNT: i32 = MOVE_COUNTS + 2 * 48;

/** The row of a cell's value in a view, or -1. */
export function row(view: i32, cell: i32, value: i32): i32 {
  if (value == 0) return -1;
  const side = view >> 1;
  const n = value - 1;
  if (cell < SQUARES) {
    const rank = side ? 8 - cell / FILES : cell / FILES;
    const file = view & 1 ? 8 - cell % FILES : cell % FILES;
    if (value == BALL) return BALL_SQUARES + rank * 5 + min(file, 4);
    const kind = kindOf(value, side);
    return kind < 0 || value >= KICKED ? -1 : kind * SQUARES + rank * FILES + file;
  }
  if (cell == PHASE) return n < 6 ? PHASES + ownFirst(n, 3, side) : -1;
  if (cell == KICKS) return n < 2 * MOST_KICKS ? KICK_COUNTS + ownFirst(n, MOST_KICKS, side) : -1;
  if (cell == TURNS) return n < 2 ? FIRST_TURNS + n : -1;
  if (cell >= FINISHERS && cell < GAINS) return n < 8 ? FINISHER_COUNTS + ((cell - FINISHERS) ^ side) * 8 + n : -1;
  if (cell >= GAINS && cell < AROUND) return n < 9 ? RANK_GAINS + ((cell - GAINS) ^ side) * 9 + n : -1;
  if (cell == THREAT) return n < 2 ? THREATS + (n ^ side) : -1;
  if (cell >= MOVES && cell < MOVES + 2) return n < 48 ? MOVE_COUNTS + ((cell - MOVES) ^ side) * 48 + n : -1;
  const kind = kindOf(value, side);
  if (cell < AROUND || cell >= AROUND + 49 || kind < 0) return -1;
  const place = cell - AROUND;
  const up = side ? 6 - place / 7 : place / 7;
  const right = view & 1 ? 6 - place % 7 : place % 7;
  const isNext = abs(up - 3) <= 1 && abs(right - 3) <= 1;
  if (isNext && value >= KICKED) return NEXT + ((up - 2) * 3 + right - 2) * 10 + kind;
  return PLACES + (up * 7 + right) * 10 + kind;
}

// The number of a piece's type: the side's own come first; -1 if there is no such type.
function kindOf(value: i32, side: i32): i32 {
  const type = value & 7;
  if (value >= BALL || type == 0 || type > KING) return -1;
  return (((value >> 3) & 1) ^ side) * 5 + type - 1;
}

/** The view of a side. */
export function view(position: FootballPosition, side: i32): i32 {
  return (side << 1) | (position.ball % FILES > 4 ? 1 : 0);
}

/** Writes the cells of a position. */
export function writeCells(position: FootballPosition, to: usize): void {
  for (let n: usize = 0; n < <usize>CELL_COUNT; n += 8) store<u64>(to + n, 0);
  const ball: i32 = position.ball;
  const ballRank = ball / FILES;
  const ballFile = ball - ballRank * FILES;
  const acting: i32 = position.side;
  const kicked: i32 = position.kicked;
  store<u8>(to + <usize>ball, <u8>BALL);
  for (let side = 0; side < 2; side++) {
    const first = firstOf(side);
    const kickers = side == acting ? kicked : 0;
    for (let piece = first, end = position.endOf(side); piece < end; piece++) {
      const square = position.squareOf(piece);
      const value = position.typeOf(piece) | (side << 3);
      store<u8>(to + <usize>square, <u8>value);
      const rank = square / FILES;
      const up = rank - ballRank + 3;
      const right = square - rank * FILES - ballFile + 3;
      if (<u32>up > 6 || <u32>right > 6) continue;
      const hasKicked = ((kickers >> (piece & 15)) & 1) != 0;
      store<u8>(to + AROUND + <usize>(up * 7 + right), <u8>(hasKicked ? value | KICKED : value));
    }
  }
  store<u8>(to + PHASE, <u8>(1 + position.phase + 3 * acting));
  if (kicked) store<u8>(to + KICKS, <u8>(min(popcnt(kicked), MOST_KICKS) + MOST_KICKS * acting));
  const turns = position.turns;
  if (turns < TURNS_BEFORE_GOALS) store<u8>(to + TURNS, <u8>(1 + turns));
  writeProspects(position, to);
}

// Writes what the chains of kicks and the numbers of moves show. The network cannot find it out from the squares: without it, a
// sixth of the classical evaluation's variance would be missing.
function writeProspects(position: FootballPosition, to: usize): void {
  const acting: i32 = position.side;
  const own = ownProspects(position);
  writeProspect(position, acting, own.finishers, own.farthest, standingOf(position, acting, false).moves, to);
  const other = standingOf(position, acting ^ 1, true);
  writeProspect(position, acting ^ 1, other.finishers, other.farthest, other.moves, to);
  if (isThreat(position, other)) store<u8>(to + THREAT, <u8>(1 + (acting ^ 1)));
}

function writeProspect(position: FootballPosition, side: i32, finishers: i32, farthest: i32, moves: i32, to: usize): void {
  store<u8>(to + FINISHERS + <usize>side, <u8>(1 + min(finishers, 7)));
  store<u8>(to + GAINS + <usize>side, <u8>(1 + abs(farthest / FILES - position.ball / FILES)));
  store<u8>(to + MOVES + <usize>side, <u8>(1 + min(moves >> 1, MOST_MOVES)));
}

/** The bucket of a position: by the ball's third, as the side to act sees it; 3 more within a turn. */
export function bucket(position: FootballPosition): i32 {
  const third = position.ball / (3 * FILES);
  return (position.side ? 2 - third : third) + (position.phase == WITHIN ? 3 : 0);
}
