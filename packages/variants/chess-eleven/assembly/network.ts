// The inputs of the network, as a side sees the board: each piece on its square, with pawns that have not moved as a type of
// their own; the ball's square, carrier and shot; the phase of the turn; a check; the pieces around the ball. A side whose own king is
// on the files e to h sees the board mirrored.
import { count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { typeOf } from "@kickmate/bitboards/assembly/pieces";
import {
  AROUND_CELL_COUNT, AROUND_ROW_COUNT, PIECE_ROW_COUNT, pieceRow, rowAround, seenSquare, writeAround,
} from "@kickmate/bitboards/assembly/views";
import { ownFirst } from "@kickmate/search/assembly/network";
import { LOOSE } from "../src/packed";
import { goalOf, reachOf } from "./reach";
import { CORNER, ElevenPosition, isTurnStart, KICK_OFF, WITH_BALL } from "./position";

/** Units of the hidden layer for each side. */
export const WIDTH: i32 = 64;
/** The number of buckets: by the phase of the turn. */
export const BUCKET_COUNT: i32 = 4;
/** Address of the network's weights, laid out as network.ts of the search says. */
export const WEIGHTS: usize = memory.data((1394 + 1 + 8) * 64 * 2 + 16, 16);

// The cells after those of the squares. The ball's square is in one of four cells, by its rank.
const BALL_CELLS: i32 = 64;
const CARRIER_CELL: i32 = 68;
const PHASE_CELL: i32 = 69;
const SHOT_CELL: i32 = 70;
const CHECK_CELL: i32 = 71;
const AROUND_CELLS: i32 = 72;
/** The number of cells. */
export const CELL_COUNT: i32 = AROUND_CELLS + AROUND_CELL_COUNT;

/** The type of a pawn that has not moved. */
const UNMOVED_PAWN: i32 = 7;

// The first rows after those of the pieces: of pawns that have not moved, on three ranks; of the ball with a piece of either
// side, or dead in a corner; of the carrier's type; of the phase by the side to act; of a shot; of a check.
const UNMOVED_ROWS: i32 = PIECE_ROW_COUNT;
const BALL_ROWS: i32 = UNMOVED_ROWS + 2 * 24;
const CORNER_ROWS: i32 = BALL_ROWS + 2 * 64;
const CARRIER_ROWS: i32 = CORNER_ROWS + 4;
const PHASE_ROWS: i32 = CARRIER_ROWS + 2 * 6;
const SHOT_ROWS: i32 = PHASE_ROWS + 2 * 10;
const CHECK_ROWS: i32 = SHOT_ROWS + 2 * 6;
const AROUND_ROWS: i32 = CHECK_ROWS + 2;
/** The number of rows. */
export const ROW_COUNT: i32 = AROUND_ROWS + AROUND_ROW_COUNT;

/** The row of a cell's value in a view, or -1. */
export function row(view: i32, cell: i32, value: i32): i32 {
  if (value == 0) return -1;
  const side = view >> 1;
  if (cell < BALL_CELLS) {
    const type = typeOf(value);
    if (value > 15 || type == 0) return -1;
    if (type != UNMOVED_PAWN) return pieceRow(view, cell, value);
    const seen = seenSquare(view, cell);
    return UNMOVED_ROWS + ((value >> 3) == side ? min(seen, 23) : 24 + max(seen - 40, 0));
  }
  const offset = value - 1;
  if (cell < CARRIER_CELL) {
    const seen = seenSquare(view, (cell - BALL_CELLS) * 16 + (offset & 15));
    if (offset < 32) return BALL_ROWS + ((offset >> 4) ^ side) * 64 + seen;
    return offset < 48 ? CORNER_ROWS + (seen >> 5) * 2 + ((seen >> 2) & 1) : -1;
  }
  if (cell == CARRIER_CELL) return offset < 12 ? CARRIER_ROWS + ownFirst(offset, 6, side) : -1;
  if (cell == PHASE_CELL) return offset < 20 ? PHASE_ROWS + ownFirst(offset, 10, side) : -1;
  if (cell == SHOT_CELL) return offset < 12 ? SHOT_ROWS + ownFirst(offset, 6, side) : -1;
  if (cell == CHECK_CELL) return offset < 2 ? CHECK_ROWS + ownFirst(offset, 1, side) : -1;
  const rowFromFirst = rowAround(view, cell - AROUND_CELLS, value);
  return rowFromFirst < 0 ? -1 : AROUND_ROWS + rowFromFirst;
}

/** The view in which a side sees a position. */
export function view(position: ElevenPosition, side: i32): i32 {
  return (side << 1) | ((position.kingOf(side) >> 2) & 1);
}

/** Writes the cells of a position. */
export function writeCells(position: ElevenPosition, to: usize): void {
  position.packPieces(to);
  for (let set = position.unmovedPawns; set; set = rest(set)) {
    const pawn = to + <usize>lowest(set);
    store<u8>(pawn, load<u8>(pawn) | <u8>UNMOVED_PAWN);
  }
  for (let n: usize = 64; n < <usize>CELL_COUNT; n += 8) store<u64>(to + n, 0);
  const side: i32 = position.side;
  store<u8>(to + PHASE_CELL, <u8>(1 + position.phase + 10 * side));
  if (position.checkers) store<u8>(to + CHECK_CELL, <u8>(1 + side));
  const ball: i32 = position.ball;
  if (ball == LOOSE) return;
  const carrier = position.pieceOn(ball);
  const carrierSide = carrier ? carrier >> 3 : 2;
  store<u8>(to + BALL_CELLS + <usize>(ball >> 4), <u8>(1 + (ball & 15) + 16 * carrierSide));
  writeAround(position, ball, to + AROUND_CELLS);
  if (!carrier) return;
  store<u8>(to + CARRIER_CELL, <u8>(typeOf(carrier) + 6 * carrierSide));
  const shotKind = shotKindOf(position, ball, carrierSide);
  if (shotKind < 0) return;
  const mayShootNow = carrierSide == side && position.phase == WITH_BALL && position.checkers == 0;
  store<u8>(to + SHOT_CELL, <u8>(1 + shotKind + (mayShootNow ? 3 : 0) + 6 * carrierSide));
}

/**
 * The kind of the carrier's best shot: 0 at an open goal, 1 with a defender on the other goal square, 2 with one on the target; -1 if it
 * cannot shoot.
 */
function shotKindOf(position: ElevenPosition, ball: i32, side: i32): i32 {
  const goal = goalOf(side ^ 1);
  const targets = reachOf(position, ball, position.occupied()) & goal & ~position.pieces(side);
  if (!targets) return -1;
  const defenders = goal & position.pieces(side ^ 1);
  return !defenders ? 0 : targets & ~defenders ? 1 : 2;
}

/** The bucket of a position. At the start of a turn: 0 without the ball, 1 with it, 3 of a corner turn or a kick-off; else 2. */
export function bucket(position: ElevenPosition): i32 {
  const phase: i32 = position.phase;
  if (phase == CORNER || phase == KICK_OFF) return 3;
  return !isTurnStart(phase) ? 2 : phase == WITH_BALL ? 1 : 0;
}

/** Returns whether the network can judge a position: it has learnt from few with four pieces or fewer, which are rare. */
export function isFitFor(position: ElevenPosition): bool {
  return count(position.occupied()) > 4;
}
