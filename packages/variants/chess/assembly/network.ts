// The inputs of the network: each piece on its square, as a side sees the board: mirrored if its own king is on the files e to h.
import { count } from "@kickmate/bitboards/assembly/bits";
import { KING, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { PIECE_ROW_COUNT, pieceRow } from "@kickmate/bitboards/assembly/views";
import { isAlone } from "./endings";
import { ChessPosition } from "./position";

/** Units of the hidden layer for each side. */
export const WIDTH: i32 = 128;
/** The number of rows: pieces on squares. */
export const ROW_COUNT: i32 = PIECE_ROW_COUNT;
/** The number of buckets: by the number of pieces. */
export const BUCKET_COUNT: i32 = 4;
/** Address of the network's weights, laid out as network.ts of the search says. */
export const WEIGHTS: usize = memory.data((768 + 1 + 8) * 128 * 2 + 16, 16);

/** The row of a piece on a square in a view, or -1. */
export function row(view: i32, square: i32, piece: i32): i32 {
  const type = typeOf(piece);
  if (piece > 15 || type == 0 || type > KING) return -1;
  return pieceRow(view, square, piece);
}

/** The view in which a side sees a position. */
export function view(position: ChessPosition, side: i32): i32 {
  return (side << 1) | ((position.kingOf(side) >> 2) & 1);
}

/** The bucket of a position. */
export function bucket(position: ChessPosition): i32 {
  return (count(position.occupied()) - 1) * BUCKET_COUNT / 32;
}

/** Returns whether the network can judge a position: it has not learnt from those with a bare king, or with four pieces or fewer. */
export function isFitFor(position: ChessPosition): bool {
  return count(position.occupied()) > 4 && !isAlone(position, 0) && !isAlone(position, 1);
}
