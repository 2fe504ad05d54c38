// Actions: their parts, and their kinds, as in src/rules/actions.ts.
export { fromOf, kindOf, makeAction, toOf } from "@kickmate/search/assembly/action";

/** To an empty square. */
export const MOVE: u32 = 0;
export const CAPTURE: u32 = 1;
/** To the ball's square. */
export const KICK: u32 = 2;
/** A pawn's double step over the ball. */
export const JUMP_KICK: u32 = 3;
/** The action of a side that has no other. */
export const PASS: u32 = 4;
