// The inputs of the network, as a side sees the board: each piece on its square; the ball's square; the pieces within three
// squares of the ball by their places relative to it, and next to it whether they have kicked in this turn; the phase of the
// turn and the kicks made in it; whether goals are allowed yet; what chains of kicks can do for either side, whether the side
// that is not to act could score in its next turn, and the number of moves. The ball is on the files a to e: if not, a side
// sees the board mirrored.
import { isThreat, ownProspects } from "./evaluate";
import { FILES, SQUARES } from "./geometry";
import { ownFirst } from "@kickmate/search/assembly/network";
import { firstPieceOf, FootballPosition, KING, TURNS_BEFORE_GOALS, WITHIN_TURN } from "./position";
import { standingOf } from "./standing";

/** Units of the hidden layer for each side. */
export const WIDTH: i32 = 64;
/** The number of buckets: by the ball's third, at the start of a turn and within it. */
export const BUCKET_COUNT: i32 = 6;
/** Address of the network's weights, laid out as network.ts of the search says. */
export const WEIGHTS: usize = memory.data((1583 + 1 + 12) * 64 * 2 + 24, 16);

// The cells after those of the squares. FINISHER_CELLS, GAIN_CELLS and MOVE_CELLS are two each, White's and Black's. AROUND_CELLS are those
// of the 7 x 7 squares around the ball.
const PHASE_CELL: i32 = 81;
const KICKS_CELL: i32 = 82;
const TURNS_CELL: i32 = 83;
const FINISHER_CELLS: i32 = 84;
const GAIN_CELLS: i32 = 86;
const AROUND_CELLS: i32 = 88;
const THREAT_CELL: i32 = 137;
const MOVE_CELLS: i32 = 138;
/** The number of cells. */
export const CELL_COUNT: i32 = 144;

// The values of cells: types, 8 more for Black, KICKED more for pieces that have kicked (only around the ball); the ball.
const KICKED: i32 = 16;
const BALL_VALUE: i32 = 32;
/** The largest number of kicks in a turn that the network tells apart. */
const KICK_COUNT_MAX: i32 = 4;
/** The largest number of pairs of moves that the network tells apart. */
const MOVE_PAIRS_MAX: i32 = 47;

// The first rows after those of the pieces: of the ball on five files, of places around it, of those next to it, of the phase
// by the side to act, of its kicks, of the turns before goals are allowed; of the numbers of each side's finishers, of ranks
// that its kicks can gain, of the other side's threat, of pairs of moves.
const BALL_ROWS: i32 = 2 * 5 * SQUARES;
const AROUND_ROWS: i32 = BALL_ROWS + 5 * 9;
const NEXT_ROWS: i32 = AROUND_ROWS + 49 * 10;
const PHASE_ROWS: i32 = NEXT_ROWS + 9 * 10;
const KICK_ROWS: i32 = PHASE_ROWS + 2 * 3;
const FIRST_TURN_ROWS: i32 = KICK_ROWS + 2 * KICK_COUNT_MAX;
const FINISHER_ROWS: i32 = FIRST_TURN_ROWS + 2;
const GAIN_ROWS: i32 = FINISHER_ROWS + 2 * 8;
const THREAT_ROWS: i32 = GAIN_ROWS + 2 * 9;
const MOVE_ROWS: i32 = THREAT_ROWS + 2;
/** The number of rows. */
export const ROW_COUNT: i32 = MOVE_ROWS + 2 * 48;

/** The row of a cell's value in a view, or -1. */
export function row(view: i32, cell: i32, value: i32): i32 {
  if (value == 0) return -1;
  const side = view >> 1;
  const offset = value - 1;
  if (cell < SQUARES) {
    const rank = side ? 8 - cell / FILES : cell / FILES;
    const file = view & 1 ? 8 - cell % FILES : cell % FILES;
    if (value == BALL_VALUE) return BALL_ROWS + rank * 5 + min(file, 4);
    const kind = pieceKindOf(value, side);
    return kind < 0 || value >= KICKED ? -1 : kind * SQUARES + rank * FILES + file;
  }
  if (cell == PHASE_CELL) return offset < 6 ? PHASE_ROWS + ownFirst(offset, 3, side) : -1;
  if (cell == KICKS_CELL) return offset < 2 * KICK_COUNT_MAX ? KICK_ROWS + ownFirst(offset, KICK_COUNT_MAX, side) : -1;
  if (cell == TURNS_CELL) return offset < 2 ? FIRST_TURN_ROWS + offset : -1;
  if (cell >= FINISHER_CELLS && cell < GAIN_CELLS) return offset < 8 ? FINISHER_ROWS + ((cell - FINISHER_CELLS) ^ side) * 8 + offset : -1;
  if (cell >= GAIN_CELLS && cell < AROUND_CELLS) return offset < 9 ? GAIN_ROWS + ((cell - GAIN_CELLS) ^ side) * 9 + offset : -1;
  if (cell == THREAT_CELL) return offset < 2 ? THREAT_ROWS + (offset ^ side) : -1;
  if (cell >= MOVE_CELLS && cell < MOVE_CELLS + 2) return offset < 48 ? MOVE_ROWS + ((cell - MOVE_CELLS) ^ side) * 48 + offset : -1;
  const kind = pieceKindOf(value, side);
  if (cell < AROUND_CELLS || cell >= AROUND_CELLS + 49 || kind < 0) return -1;
  const place = cell - AROUND_CELLS;
  const up = side ? 6 - place / 7 : place / 7;
  const right = view & 1 ? 6 - place % 7 : place % 7;
  const isNext = abs(up - 3) <= 1 && abs(right - 3) <= 1;
  if (isNext && value >= KICKED) return NEXT_ROWS + ((up - 2) * 3 + right - 2) * 10 + kind;
  return AROUND_ROWS + (up * 7 + right) * 10 + kind;
}

// The number of a piece's type and side, for a side that looks: its own types come first; -1 if there is no such type.
function pieceKindOf(value: i32, side: i32): i32 {
  const type = value & 7;
  if (value >= BALL_VALUE || type == 0 || type > KING) return -1;
  return (((value >> 3) & 1) ^ side) * 5 + type - 1;
}

/** The view in which a side sees a position. */
export function view(position: FootballPosition, side: i32): i32 {
  return (side << 1) | (position.ball % FILES > 4 ? 1 : 0);
}

/** Writes the cells of a position. */
export function writeCells(position: FootballPosition, to: usize): void {
  for (let n: usize = 0; n < <usize>CELL_COUNT; n += 8) store<u64>(to + n, 0);
  const ball: i32 = position.ball;
  const ballRank = ball / FILES;
  const ballFile = ball - ballRank * FILES;
  const sideToAct: i32 = position.side;
  const kicked: i32 = position.kicked;
  store<u8>(to + <usize>ball, <u8>BALL_VALUE);
  for (let side = 0; side < 2; side++) {
    const first = firstPieceOf(side);
    const kickers = side == sideToAct ? kicked : 0;
    for (let piece = first, end = position.pieceEndOf(side); piece < end; piece++) {
      const square = position.squareOf(piece);
      const value = position.typeOf(piece) | (side << 3);
      store<u8>(to + <usize>square, <u8>value);
      const rank = square / FILES;
      const up = rank - ballRank + 3;
      const right = square - rank * FILES - ballFile + 3;
      if (<u32>up > 6 || <u32>right > 6) continue;
      const hasKicked = ((kickers >> (piece & 15)) & 1) != 0;
      store<u8>(to + AROUND_CELLS + <usize>(up * 7 + right), <u8>(hasKicked ? value | KICKED : value));
    }
  }
  store<u8>(to + PHASE_CELL, <u8>(1 + position.phase + 3 * sideToAct));
  if (kicked) store<u8>(to + KICKS_CELL, <u8>(min(popcnt(kicked), KICK_COUNT_MAX) + KICK_COUNT_MAX * sideToAct));
  const turns = position.turns;
  if (turns < TURNS_BEFORE_GOALS) store<u8>(to + TURNS_CELL, <u8>(1 + turns));
  writeProspects(position, to);
}

// Writes the prospects of both sides and the numbers of their moves. The network cannot find them out from the squares: without them, a
// sixth of the classical evaluation's variance would be missing.
function writeProspects(position: FootballPosition, to: usize): void {
  const sideToAct: i32 = position.side;
  const own = ownProspects(position);
  writeProspectsOf(position, sideToAct, own.finishers, own.farthest, standingOf(position, sideToAct, false).moveCount, to);
  const other = standingOf(position, sideToAct ^ 1, true);
  writeProspectsOf(position, sideToAct ^ 1, other.finishers, other.farthest, other.moveCount, to);
  if (isThreat(position, other)) store<u8>(to + THREAT_CELL, <u8>(1 + (sideToAct ^ 1)));
}

function writeProspectsOf(position: FootballPosition, side: i32, finishers: i32, farthest: i32, moves: i32, to: usize): void {
  store<u8>(to + FINISHER_CELLS + <usize>side, <u8>(1 + min(finishers, 7)));
  store<u8>(to + GAIN_CELLS + <usize>side, <u8>(1 + abs(farthest / FILES - position.ball / FILES)));
  store<u8>(to + MOVE_CELLS + <usize>side, <u8>(1 + min(moves >> 1, MOVE_PAIRS_MAX)));
}

/** The bucket of a position: by the ball's third, as the side to act sees it; 3 more within a turn. */
export function bucket(position: FootballPosition): i32 {
  const third = position.ball / (3 * FILES);
  return (position.side ? 2 - third : third) + (position.phase == WITHIN_TURN ? 3 : 0);
}
