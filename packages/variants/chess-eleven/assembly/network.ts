// The inputs of the network, as a side sees the board: each piece on its square, with pawns that have not moved as a type of
// their own; the ball's square, carrier and shot; the phase of the turn; what stands around the ball. The side's own king is on
// the files a to d: if not, it sees the board mirrored.
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
/** By who has the ball and what is open in the turn. */
export const BUCKET_COUNT: i32 = 4;
/** Address of the weights. */
export const WEIGHTS: usize = memory.data((1394 + 1 + 8) * 64 * 2 + 16, 16);

// The cells after those of the squares. The ball's square is in one of four cells, by its rank.
const BALL: i32 = 64;
const CARRIER: i32 = 68;
const PHASE: i32 = 69;
const SHOT: i32 = 70;
const CHECK: i32 = 71;
const AROUND: i32 = 72;
/** Number of cells. */
export const CELL_COUNT: i32 = AROUND + AROUND_CELL_COUNT;

/** Type of a pawn that has not moved. */
const UNMOVED: i32 = 7;

// The first rows after those of the pieces: of pawns that have not moved, on three ranks; of the ball with a piece of either
// side, or dead in a corner; of the carrier's type; of the phase by the side to act; of a shot; of a check.
const UNMOVED_ROWS: i32 = PIECE_ROW_COUNT;
const BALL_SQUARES: i32 = UNMOVED_ROWS + 2 * 24;
const CORNERS: i32 = BALL_SQUARES + 2 * 64;
const CARRIERS: i32 = CORNERS + 4;
const PHASES: i32 = CARRIERS + 2 * 6;
const SHOTS: i32 = PHASES + 2 * 10;
const CHECKS: i32 = SHOTS + 2 * 6;
const ROWS_AROUND: i32 = CHECKS + 2;
/** Number of rows. */
export const ROW_COUNT: i32 = ROWS_AROUND + AROUND_ROW_COUNT;

/** The row of a cell's value in a view, or -1. */
export function row(view: i32, cell: i32, value: i32): i32 {
  if (value == 0) return -1;
  const side = view >> 1;
  if (cell < BALL) {
    const type = typeOf(value);
    if (value > 15 || type == 0) return -1;
    if (type != UNMOVED) return pieceRow(view, cell, value);
    const seen = seenSquare(view, cell);
    return UNMOVED_ROWS + ((value >> 3) == side ? min(seen, 23) : 24 + max(seen - 40, 0));
  }
  const n = value - 1;
  if (cell < CARRIER) {
    const seen = seenSquare(view, (cell - BALL) * 16 + (n & 15));
    if (n < 32) return BALL_SQUARES + ((n >> 4) ^ side) * 64 + seen;
    return n < 48 ? CORNERS + (seen >> 5) * 2 + ((seen >> 2) & 1) : -1;
  }
  if (cell == CARRIER) return n < 12 ? CARRIERS + ownFirst(n, 6, side) : -1;
  if (cell == PHASE) return n < 20 ? PHASES + ownFirst(n, 10, side) : -1;
  if (cell == SHOT) return n < 12 ? SHOTS + ownFirst(n, 6, side) : -1;
  if (cell == CHECK) return n < 2 ? CHECKS + ownFirst(n, 1, side) : -1;
  const around = rowAround(view, cell - AROUND, value);
  return around < 0 ? -1 : ROWS_AROUND + around;
}

/** The view of a side. */
export function view(position: ElevenPosition, side: i32): i32 {
  return (side << 1) | ((position.kingOf(side) >> 2) & 1);
}

/** Writes the cells of a position. */
export function writeCells(position: ElevenPosition, to: usize): void {
  position.packPieces(to);
  for (let set = position.unmoved; set; set = rest(set)) {
    const pawn = to + <usize>lowest(set);
    store<u8>(pawn, load<u8>(pawn) | <u8>UNMOVED);
  }
  for (let n: usize = 64; n < <usize>CELL_COUNT; n += 8) store<u64>(to + n, 0);
  const side: i32 = position.side;
  store<u8>(to + PHASE, <u8>(1 + position.phase + 10 * side));
  if (position.checkers) store<u8>(to + CHECK, <u8>(1 + side));
  const ball: i32 = position.ball;
  if (ball == LOOSE) return;
  const carrier = position.pieceOn(ball);
  const holder = carrier ? carrier >> 3 : 2;
  store<u8>(to + BALL + <usize>(ball >> 4), <u8>(1 + (ball & 15) + 16 * holder));
  writeAround(position, ball, to + AROUND);
  if (!carrier) return;
  store<u8>(to + CARRIER, <u8>(typeOf(carrier) + 6 * holder));
  const odds = oddsOf(position, ball, holder);
  if (odds < 0) return;
  const isActing = holder == side && position.phase == WITH_BALL && position.checkers == 0;
  store<u8>(to + SHOT, <u8>(1 + odds + (isActing ? 3 : 0) + 6 * holder));
}

/**
 * How well a shot of the carrier is guarded: 0 not at all, 1 by a defender on the other goal square, 2 on the target; -1 if it
 * reaches no target.
 */
function oddsOf(position: ElevenPosition, ball: i32, side: i32): i32 {
  const goal = goalOf(side ^ 1);
  const targets = reachOf(position, ball, position.occupied()) & goal & ~position.pieces(side);
  if (!targets) return -1;
  const guarding = goal & position.pieces(side ^ 1);
  return !guarding ? 0 : targets & ~guarding ? 1 : 2;
}

/** The bucket of a position: 0 not in possession, 1 in possession, 2 a turn that has begun, 3 a corner turn or a kick-off. */
export function bucket(position: ElevenPosition): i32 {
  const phase: i32 = position.phase;
  if (phase == CORNER || phase == KICK_OFF) return 3;
  return !isTurnStart(phase) ? 2 : phase == WITH_BALL ? 1 : 0;
}

/** Returns whether the network knows such positions: not with four pieces or fewer, of which there are few in games. */
export function isFitFor(position: ElevenPosition): bool {
  return count(position.occupied()) > 4;
}
