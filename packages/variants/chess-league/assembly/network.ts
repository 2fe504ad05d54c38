// The inputs of the network: each piece on its square, the ball's square, and the pieces around the ball, as a side sees the board: mirrored
// while the ball is on the files e to h.
import { count } from "@kickmate/bitboards/assembly/bits";
import { KING, typeOf } from "@kickmate/bitboards/assembly/pieces";
import {
  AROUND_CELL_COUNT, AROUND_ROW_COUNT, PIECE_ROW_COUNT, pieceRow, rowAround, seenSquare, writeAround,
} from "@kickmate/bitboards/assembly/views";
import { LeaguePosition } from "./position";

/** Units of the hidden layer for each side. */
export const WIDTH: i32 = 64;
// The ball on six ranks of four files, since the other files are mirrored.
const BALL_ROW_COUNT: i32 = 24;
/** The number of rows: pieces on squares, the ball on its squares, the pieces around the ball. */
export const ROW_COUNT: i32 = PIECE_ROW_COUNT + BALL_ROW_COUNT + AROUND_ROW_COUNT;
/** The number of buckets: by the rank of the ball, as the side to act sees it. */
export const BUCKET_COUNT: i32 = 4;
/** The number of cells: one for each square, then those around the ball. */
export const CELL_COUNT: i32 = 64 + AROUND_CELL_COUNT;
/** Address of the network's weights, laid out as network.ts of the search says. */
export const WEIGHTS: usize = memory.data((ROW_COUNT + 1 + 2 * BUCKET_COUNT) * WIDTH * 2 + 4 * BUCKET_COUNT, 16);

// The value of the cell on which the ball lies.
const BALL_VALUE: i32 = 16;

/** The row of a cell's value in a view, or -1. */
export function row(view: i32, cell: i32, value: i32): i32 {
  if (cell >= 64) {
    const around = rowAround(view, cell - 64, value);
    return around < 0 ? -1 : PIECE_ROW_COUNT + BALL_ROW_COUNT + around;
  }
  if (value == BALL_VALUE) {
    if (cell < 8 || cell >= 56) return -1;
    const seenAt = seenSquare(view, cell);
    return PIECE_ROW_COUNT + ((seenAt >> 3) - 1) * 4 + (seenAt & 3);
  }
  const type = typeOf(value);
  return value > 15 || type == 0 || type > KING ? -1 : pieceRow(view, cell, value);
}

/** The view in which a side sees a position. */
export function view(position: LeaguePosition, side: i32): i32 {
  return (side << 1) | ((position.ball >> 2) & 1);
}

/** Writes the cells of a position. */
export function writeCells(position: LeaguePosition, to: usize): void {
  const ball: i32 = position.ball;
  position.packPieces(to);
  store<u8>(to + <usize>ball, <u8>BALL_VALUE);
  for (let n: usize = 64; n < <usize>CELL_COUNT; n += 8) store<u64>(to + n, 0);
  writeAround(position, ball, to + 64);
}

/** The bucket of a position, by the ball's rank: from 0 near the own end of the side to act to 3 near the other end. */
export function bucket(position: LeaguePosition): i32 {
  const rank = position.ball >> 3;
  const seenRank = position.side ? 7 - rank : rank;
  return seenRank <= 2 ? 0 : min(seenRank - 2, 3);
}

/** Returns whether the network can judge a position: positions with four pieces or fewer are rare, so it has learnt from few of them. */
export function isFitFor(position: LeaguePosition): bool {
  return count(position.occupied()) > 4;
}
