// The numbers of src/actions.ts.
export { fromOf, kindOf, makeAction, toOf } from "@kickmate/search/assembly/action";

/** The kinds of actions. */
export const MOVE: u32 = 0;
export const CAPTURE: u32 = 1;
export const PASS: u32 = 2;
export const SHOT: u32 = 3;
export const END: u32 = 4;

/** The outcomes of a shot. */
export const GOAL: i32 = 0;
export const SAVE: i32 = 1;
export const BLOCK: i32 = 2;
export const CORNER_KICK: i32 = 3;
