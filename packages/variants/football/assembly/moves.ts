// The moves of a side as the evaluation needs them: the number of each piece's moves, and the pieces that can move to each square.
import { eachMove, MoveVisitor } from "./generate";
import { firstPieceOf, FootballPosition } from "./position";

// By side and square: the set of the side's pieces that can move there, u16.
const MOVERS: usize = memory.data(2 * 88 * 2, 8);
// The number of moves of each piece: u8.
const MOVE_COUNTS: usize = memory.data(32, 8);

// Counts a piece's moves, and adds the piece to the movers of each square.
class MoveRecorder extends MoveVisitor {
  visit(count: usize, piece: i32, from: i32, to: i32): usize {
    const slot = moversSlot(piece >> 4, to);
    store<u16>(slot, load<u16>(slot) | <u16>(<i32>1 << (piece & 15)));
    return count + 1;
  }
}

/** Finds the moves of a side. */
export function findMoves(position: FootballPosition, side: i32): void {
  const movers = moversSlot(side, 0);
  for (let n: usize = 0; n < 88 * 2; n += 8) store<u64>(movers + n, 0);
  for (let piece = firstPieceOf(side), end = position.pieceEndOf(side); piece < end; piece++) {
    store<u8>(MOVE_COUNTS + <usize>piece, <u8>eachMove<MoveRecorder>(position, piece, 0));
  }
}

/** The number of moves of a piece. */
export function moveCountOf(piece: i32): i32 {
  return <i32>load<u8>(MOVE_COUNTS + <usize>piece);
}

/** The set of a side's pieces that can move to a square. */
export function moversTo(side: i32, square: i32): u32 {
  return <u32>load<u16>(moversSlot(side, square));
}

function moversSlot(side: i32, square: i32): usize {
  return MOVERS + <usize>((side * 88 + square) << 1);
}
