import * as shared from "../src/limits";
export { BLACK_WON, DRAWN, NOT_ENDED, WHITE_WON, WIN, WIN_BOUND } from "../src/limits";

/** A number above every score. */
export const INFINITE: i32 = 32000;
/** The largest number of actions from the root to a node. */
export const MAX_PLY: i32 = 120;
/**
 * The largest number of actions in a position of any game. Chesslike's largest maps may have the most: each of 256
 * squares can be reached from 24 others, one for each square of a pattern (of several riders in a direction, only the
 * nearest gets there). Only the used part of a list costs time, so the number may be large. A multiple of 1024 keeps
 * the lists apart in the processor's caches (picker.ts).
 */
export const MAX_ACTIONS: i32 = shared.MAX_ACTIONS;
/** The largest number of outcomes of an action. */
export const MAX_OUTCOMES: i32 = shared.MAX_OUTCOMES;

/** The end of a round that a side (0 or 1) has won. */
export function wonBy(side: i32): i32 {
  return shared.WHITE_WON + side;
}
