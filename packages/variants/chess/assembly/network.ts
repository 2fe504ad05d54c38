// The inputs of the network: each piece on its square, as a side sees the board. Its own king is on the files a to d: if not,
// it sees the board mirrored.
import { count } from "@kickmate/bitboards/assembly/bits";
import { KING, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { PIECE_ROW_COUNT, pieceRow } from "@kickmate/bitboards/assembly/views";
import { isAlone } from "./endings";
import { ChessPosition } from "./position";

/** Units of the hidden layer for each side. */
export const WIDTH: i32 = 128;
/** Pieces on squares. */
export const ROW_COUNT: i32 = PIECE_ROW_COUNT;
/** By the number of pieces. */
export const BUCKET_COUNT: i32 = 4;
/** Address of the weights. */
export const WEIGHTS: usize = memory.data((768 + 1 + 8) * 128 * 2 + 16, 16);

/** The row of a piece on a square in a view, or -1. */
export function row(view: i32, square: i32, piece: i32): i32 {
  const type = typeOf(piece);
  if (piece > 15 || type == 0 || type > KING) return -1;
  return pieceRow(view, square, piece);
}

/** The view of a side. */
export function view(position: ChessPosition, side: i32): i32 {
  return (side << 1) | ((position.kingOf(side) >> 2) & 1);
}

/** The bucket by the number of pieces. */
export function bucket(position: ChessPosition): i32 {
  return (count(position.occupied()) - 1) * BUCKET_COUNT / 32;
}

/** Returns whether the network knows such positions: not with a bare king, or with four pieces or fewer. */
export function isFitFor(position: ChessPosition): bool {
  return count(position.occupied()) > 4 && !isAlone(position, 0) && !isAlone(position, 1);
}
