// The numbers of src/limits.ts, and those that only kernels need.
import { WHITE_WON } from "../src/limits";
export * from "../src/limits";

/** A number above every score. */
export const INFINITE: i32 = 32000;
/** The largest number of actions from the root to a node. */
export const MAX_PLY: i32 = 120;

/** The end of a round that a side (0 or 1) wins. */
export function wonBy(side: i32): i32 {
  return WHITE_WON + side;
}
