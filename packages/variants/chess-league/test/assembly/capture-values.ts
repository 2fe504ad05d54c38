// Capture values of a position, which the kernel does not export.
import { Position } from "../../assembly/game";
import { positionBytes } from "@kickmate/search/assembly/position";

const POSITION: usize = memory.data(160, 8);
const PACKED: usize = memory.data(160, 8);

/** Fills the game's tables. */
export function init(): void {
  changetype<Position>(0).init();
}

/** Address of the packed position. */
export function positionAt(): usize {
  return PACKED;
}

/** Reads the packed position. */
export function load(): void {
  assert(positionBytes<Position>() <= 160);
  changetype<Position>(POSITION).unpack(PACKED);
}

/** The capture value of an action in the position. */
export function captureValue(action: u32): i32 {
  return changetype<Position>(POSITION).captureValue(action);
}

/** Address of the evaluation's weights. The first six are the values of pawn, knight, bishop, rook, queen and king. */
export function weightsAt(): usize {
  return changetype<Position>(0).weightsAt();
}
