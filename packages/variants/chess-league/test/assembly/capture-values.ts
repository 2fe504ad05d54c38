// Capture values of a position, which the kernel does not export.
import { Game } from "../../assembly/game";
import { positionBytes } from "@kickmate/search/assembly/position";

const POSITION: usize = memory.data(160, 8);
const PACKED: usize = memory.data(160, 8);

export function init(): void {
  changetype<Game>(0).init();
}

/** Address of the packed position. */
export function positionAt(): usize {
  return PACKED;
}

/** Reads the packed position. */
export function load(): void {
  assert(positionBytes<Game>() <= 160);
  changetype<Game>(POSITION).unpack(PACKED);
}

export function captureValue(action: u32): i32 {
  return changetype<Game>(POSITION).captureValue(action);
}

/** Address of the evaluation's weights. The first six are the values of pawn, knight, bishop, rook, queen and king. */
export function weightsAt(): usize {
  return changetype<Game>(0).weightsAt();
}
