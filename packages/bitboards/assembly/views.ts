// Inputs of networks (packages/search/assembly/network.ts) that games on 8x8 squares share: each piece on its square. A view is
// the side that looks, doubled, plus 1 if it sees the files mirrored. Each side sees its own end below.

/** Rows of six types of both sides on 64 squares. */
export const PIECE_ROWS: i32 = 768;

/** A square as a view sees it. */
export function seenSquare(view: i32, square: i32): i32 {
  return square ^ (view & 2 ? 56 : 0) ^ (view & 1 ? 7 : 0);
}

/** The row of a piece, which must be one, on a square in a view. */
export function pieceRow(view: i32, square: i32, piece: i32): i32 {
  return (((piece >> 3) ^ (view >> 1)) * 6 + (piece & 7) - 1) * 64 + seenSquare(view, square);
}
