// The inputs of the network: each piece on its square, the square of the ball, and what stands around the ball, as a side sees
// the board. The ball is on the files a to d: if not, a side sees the board mirrored.
import { knightAttacks, ray } from "@kickmate/bitboards/assembly/attacks";
import { bit, count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { KING, KNIGHT, occupied, ofType, packPieces, pieceOn, pieces, sideOf } from "@kickmate/bitboards/assembly/pieces";
import { PIECE_ROWS, pieceRow, seenSquare } from "@kickmate/bitboards/assembly/views";
import { ballOf } from "./record";

/** Units of the hidden layer for each side. */
export const WIDTH: i32 = 64;
/** Pieces on squares, the ball on its squares, what stands around the ball. */
export const ROWS: i32 = PIECE_ROWS + 24 + 8 * 48 + 8 * 2;
/** By the rank of the ball, as the side to act sees it. */
export const BUCKETS: i32 = 4;
/** A cell for each square, then those around the ball: eight lines, eight leaps. */
export const CELLS: i32 = 64 + 8 + 8;
/** Address of the weights. */
export const WEIGHTS: usize = memory.data((768 + 24 + 400 + 1 + 8) * 64 * 2 + 16, 16);

/** Value of the ball's cell. */
const BALL: i32 = 16;

/** The row of a cell's value in a view, or -1. */
export function row(view: i32, cell: i32, value: i32): i32 {
  if (cell >= 64) {
    const around = rowAround(view, cell - 64, value);
    return around < 0 ? -1 : PIECE_ROWS + 24 + around;
  }
  if (value == BALL) {
    if (cell < 8 || cell >= 56) return -1;
    const seen = seenSquare(view, cell);
    return PIECE_ROWS + ((seen >> 3) - 1) * 4 + (seen & 3);
  }
  const type = value & 7;
  return value > 15 || type == 0 || type > KING ? -1 : pieceRow(view, cell, value);
}

// The row of a cell around the ball, less the first such row, or -1.
function rowAround(view: i32, cell: i32, value: i32): i32 {
  const side = view >> 1;
  const isMirrored = view & 1;
  if (value == 0) return -1;
  if (cell < 8) {
    if (value > 48) return -1;
    let direction = side ? 4 - cell : cell;
    if (isMirrored) direction = -direction;
    const kind = value - 1;
    return (direction & 7) * 48 + (side ? (kind + 24) % 48 : kind);
  }
  if (value > 2) return -1;
  const leap = (cell - 8) ^ side ^ (isMirrored << 1);
  return 8 * 48 + leap * 2 + ((value - 1) ^ side);
}

/** The view of a side. */
// @ts-ignore: decorator
@inline
export function view(at: usize, side: i32): i32 {
  return (side << 1) | ((ballOf(at) >> 2) & 1);
}

/** Writes the cells of a position. */
export function writeCells(at: usize, to: usize): void {
  const ball = ballOf(at);
  packPieces(at, to);
  store<u8>(to + <usize>ball, <u8>BALL);
  for (let n: usize = 64; n < <usize>CELLS; n += 8) store<u64>(to + n, 0);
  writeAround(at, ball, to + 64);
}

// Writes the cells around the ball, which must be 0: the first piece on each of the eight lines from it, with its distance (4
// for more), and the knights a leap away.
function writeAround(at: usize, ball: i32, to: usize): void {
  const all = occupied(at);
  for (let direction = 0; direction < 8; direction++) {
    const line = ray(ball, direction) & all;
    if (!line) continue;
    // Squares get higher up the ranks, and to the right.
    const isRising = direction < 3 || direction == 7;
    const square = isRising ? lowest(line) : 63 - <i32>clz(line);
    const piece = pieceOn(at, square);
    const distance = max(abs((square >> 3) - (ball >> 3)), abs((square & 7) - (ball & 7)));
    const kind = (piece >> 3) * 6 + (piece & 7) - 1;
    store<u8>(to + <usize>direction, <u8>(kind * 4 + min(distance, 4)));
  }
  const white = pieces(at, 0);
  for (let set = knightAttacks(ball) & ofType(at, KNIGHT); set; set = rest(set)) {
    const square = lowest(set);
    const files = (square & 7) - (ball & 7);
    const ranks = (square >> 3) - (ball >> 3);
    const leap = (ranks > 0 ? 0 : 1) | (files > 0 ? 0 : 2) | (abs(ranks) == 2 ? 4 : 0);
    store<u8>(to + 8 + <usize>leap, white & bit(square) ? 1 : 2);
  }
}

/** The bucket of a position: 0 if the ball is near the own end of the side to act, 3 if it is near the other end. */
// @ts-ignore: decorator
@inline
export function bucket(at: usize): i32 {
  const rank = ballOf(at) >> 3;
  const seen = sideOf(at) ? 7 - rank : rank;
  return seen <= 2 ? 0 : min(seen - 2, 3);
}

/** Whether the network knows such positions: not with four pieces or fewer, of which there are few in games. */
// @ts-ignore: decorator
@inline
export function isFit(at: usize): bool {
  return count(occupied(at)) > 4;
}
