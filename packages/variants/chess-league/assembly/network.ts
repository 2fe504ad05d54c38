// The inputs of the network: each piece on its square, the square of the ball, and what stands around the ball, as a side sees
// the board. With the ball on the files e to h it sees the board mirrored.
import { count } from "@kickmate/bitboards/assembly/bits";
import { KING, typeOf } from "@kickmate/bitboards/assembly/pieces";
import {
  AROUND_CELLS, AROUND_ROWS, PIECE_ROWS, pieceRow, rowAround, seenSquare, writeAround,
} from "@kickmate/bitboards/assembly/views";
import { LeaguePosition } from "./position";

/** Units of the hidden layer for each side. */
export const WIDTH: i32 = 64;
// The ball on four files of six ranks.
const BALL_ROWS: i32 = 24;
/** The number of inputs: pieces on squares, the ball on its squares, what stands around the ball. */
export const ROW_COUNT: i32 = PIECE_ROWS + BALL_ROWS + AROUND_ROWS;
/** The number of buckets: by the rank of the ball, as the side to act sees it. */
export const BUCKET_COUNT: i32 = 4;
/** The number of cells: one for each square, then those around the ball. */
export const CELL_COUNT: i32 = 64 + AROUND_CELLS;
/** Address of the network's weights: rows and bias i16, the output's weights i16 of all buckets, its biases i32 of all buckets. */
export const WEIGHTS: usize = memory.data((ROW_COUNT + 1 + 2 * BUCKET_COUNT) * WIDTH * 2 + 4 * BUCKET_COUNT, 16);

// Value of the ball's cell.
const BALL: i32 = 16;

/** The row of a cell's value in a view, or -1. */
export function row(view: i32, cell: i32, value: i32): i32 {
  if (cell >= 64) {
    const around = rowAround(view, cell - 64, value);
    return around < 0 ? -1 : PIECE_ROWS + BALL_ROWS + around;
  }
  if (value == BALL) {
    if (cell < 8 || cell >= 56) return -1;
    const seen = seenSquare(view, cell);
    return PIECE_ROWS + ((seen >> 3) - 1) * 4 + (seen & 3);
  }
  const type = typeOf(value);
  return value > 15 || type == 0 || type > KING ? -1 : pieceRow(view, cell, value);
}

/** The view of a side. */
export function view(position: LeaguePosition, side: i32): i32 {
  return (side << 1) | ((position.ball >> 2) & 1);
}

/** Writes the cells of a position. */
export function writeCells(position: LeaguePosition, to: usize): void {
  const ball: i32 = position.ball;
  position.packPieces(to);
  store<u8>(to + <usize>ball, <u8>BALL);
  for (let n: usize = 64; n < <usize>CELL_COUNT; n += 8) store<u64>(to + n, 0);
  writeAround(position, ball, to + 64);
}

/** The bucket of a position: 0 if the ball is near the own end of the side to act, 3 if it is near the other end. */
export function bucket(position: LeaguePosition): i32 {
  const rank = position.ball >> 3;
  const seen = position.side ? 7 - rank : rank;
  return seen <= 2 ? 0 : min(seen - 2, 3);
}

/** Whether the network can judge a position: games have few with four pieces or fewer. */
export function isFit(position: LeaguePosition): bool {
  return count(position.occupied()) > 4;
}
