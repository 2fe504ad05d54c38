// Lists of both sides' moves, kept because the evaluation uses them several times.
import { pushMoves } from "./generate";
import { endOf, firstOf } from "./record";

const LISTS: usize = memory.data(2 * 1024 * 4, 8);
const ENDS: usize = memory.data(32 * 4, 8);

/** Lists the moves of a side. */
export function listMoves(at: usize, side: i32): void {
  let list = LISTS + <usize>(side << 12);
  for (let piece = firstOf(side), end = endOf(at, side); piece < end; piece++) {
    list = pushMoves(at, piece, list);
    store<u32>(ENDS + (<usize>piece << 2), <u32>list);
  }
}

/** Address of a piece's first listed move. */
// @ts-ignore: decorator
@inline
export function movesOf(piece: i32): usize {
  return piece & 15 ? <usize>load<u32>(ENDS - 4 + (<usize>piece << 2)) : LISTS + (<usize>piece << 8);
}

/** Address after a piece's last listed move. */
// @ts-ignore: decorator
@inline
export function endOfMoves(piece: i32): usize {
  return <usize>load<u32>(ENDS + (<usize>piece << 2));
}
