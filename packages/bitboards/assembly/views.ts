// Inputs of networks (packages/search/assembly/network.ts) that games on 8x8 squares share: each piece on its square. A view is
// the side that looks, doubled, plus 1 if it sees the files mirrored. Each side sees its own end below. In games with a ball, also
// what stands around it.
import { knightAttacks, ray } from "./attacks";
import { bit, lowest, rest } from "./bits";
import { PiecesPosition, sideOf, typeOf } from "./pieces";

/** Rows of six types of both sides on 64 squares. */
export const PIECE_ROW_COUNT: i32 = 768;
/** Cells around the ball: eight lines, eight leaps. */
export const AROUND_CELL_COUNT: i32 = 8 + 8;
/** Rows of the cells around the ball. */
export const AROUND_ROW_COUNT: i32 = 8 * 48 + 8 * 2;

/** A square as a view sees it. */
export function seenSquare(view: i32, square: i32): i32 {
  return square ^ (view & 2 ? 56 : 0) ^ (view & 1 ? 7 : 0);
}

/** The row of a piece, which must be one, on a square in a view. */
export function pieceRow(view: i32, square: i32, piece: i32): i32 {
  return ((sideOf(piece) ^ (view >> 1)) * 6 + typeOf(piece) - 1) * 64 + seenSquare(view, square);
}

/**
 * Writes the {@link AROUND_CELL_COUNT} cells around the ball, which must be 0: the first piece on each of the eight lines from it,
 * with its distance (4 for more), and the knights a leap away.
 */
export function writeAround(position: PiecesPosition, ball: i32, to: usize): void {
  const occupied = position.occupied();
  for (let direction = 0; direction < 8; direction++) {
    const line = ray(ball, direction) & occupied;
    if (!line) continue;
    // Squares get higher up the ranks, and to the right.
    const isRising = direction < 3 || direction == 7;
    const square = isRising ? lowest(line) : 63 - <i32>clz(line);
    const piece = position.pieceOn(square);
    const distance = max(abs((square >> 3) - (ball >> 3)), abs((square & 7) - (ball & 7)));
    const pieceIndex = sideOf(piece) * 6 + typeOf(piece) - 1;
    store<u8>(to + <usize>direction, <u8>(pieceIndex * 4 + min(distance, 4)));
  }
  const white = position.white;
  for (let set = knightAttacks(ball) & position.knights; set; set = rest(set)) {
    const square = lowest(set);
    const files = (square & 7) - (ball & 7);
    const ranks = (square >> 3) - (ball >> 3);
    const leap = (ranks > 0 ? 0 : 1) | (files > 0 ? 0 : 2) | (abs(ranks) == 2 ? 4 : 0);
    store<u8>(to + 8 + <usize>leap, white & bit(square) ? 1 : 2);
  }
}

/** The row of a cell around the ball, less the first such row, or -1. */
export function rowAround(view: i32, cell: i32, value: i32): i32 {
  const side = view >> 1;
  const isMirrored = view & 1;
  if (value == 0) return -1;
  if (cell < 8) {
    if (value > 48) return -1;
    let direction = side ? 4 - cell : cell;
    if (isMirrored) direction = -direction;
    const pieceAndDistance = value - 1;
    return (direction & 7) * 48 + (side ? (pieceAndDistance + 24) % 48 : pieceAndDistance);
  }
  if (value > 2) return -1;
  const leap = (cell - 8) ^ side ^ (isMirrored << 1);
  return 8 * 48 + leap * 2 + ((value - 1) ^ side);
}
