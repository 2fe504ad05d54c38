// The moves of a side as the evaluation needs them: how many each piece has, and which pieces can move to each square.
import { eachMove, MoveVisitor } from "./generate";
import { firstOf, FootballPosition } from "./position";

// By side and square: a bit for each piece of the side that can move there, u16.
const MOVERS: usize = memory.data(2 * 88 * 2, 8);
// The number of moves of each piece: u8.
const COUNTS: usize = memory.data(32, 8);

// Counts moves, and notes who can move where.
class Notes extends MoveVisitor {
  visit(count: usize, piece: i32, from: i32, to: i32): usize {
    const slot = slotOf(piece >> 4, to);
    store<u16>(slot, load<u16>(slot) | <u16>(<i32>1 << (piece & 15)));
    return count + 1;
  }
}

/** Finds the moves of a side. */
export function findMoves(position: FootballPosition, side: i32): void {
  const movers = slotOf(side, 0);
  for (let n: usize = 0; n < 88 * 2; n += 8) store<u64>(movers + n, 0);
  for (let piece = firstOf(side), end = position.endOf(side); piece < end; piece++) {
    store<u8>(COUNTS + <usize>piece, <u8>eachMove<Notes>(position, piece, 0));
  }
}

/** The number of moves of a piece. */
export function countMoves(piece: i32): i32 {
  return <i32>load<u8>(COUNTS + <usize>piece);
}

/** The pieces of a side that can move to a square: bit n for its n-th piece. */
export function moversTo(side: i32, square: i32): u32 {
  return <u32>load<u16>(slotOf(side, square));
}

function slotOf(side: i32, square: i32): usize {
  return MOVERS + <usize>((side * 88 + square) << 1);
}
