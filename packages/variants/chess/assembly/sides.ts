/** White and Black as types. Functions with such a type parameter are compiled once for each side. */
export type White = u8;
/** See {@link White}. */
export type Black = u16;

/** 0 for White, 1 for Black. */
export function sideNumber<Side>(): i32 {
  return sizeof<Side>() == 1 ? 0 : 1;
}

/** The squares one rank further forward, as the side goes. */
export function oneRankForward<Side>(squares: u64): u64 {
  return sizeof<Side>() == 1 ? squares << 8 : squares >> 8;
}

/** The squares of a rank, 0 to 7 as the side counts. */
export function rankSquares<Side>(rank: i32): u64 {
  const first = relativeSquare<Side>(rank << 3);
  return (<u64>255) << (<u64>first);
}

/** The squares of the file of a square. */
export function fileSquares(square: i32): u64 {
  return (<u64>0x0101010101010101) << (<u64>square & 7);
}

/** A square from the side's point of view: for Black, ranks are mirrored. */
export function relativeSquare<Side>(square: i32): i32 {
  return sizeof<Side>() == 1 ? square : square ^ 56;
}
