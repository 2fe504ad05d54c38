// The numbers of src/rules/actions.ts.
export { fromOf, kindOf, makeAction, toOf } from "@kickmate/search/assembly/action";

/** The kinds of actions, described in src/rules/actions.ts. JUMP_KICK: a pawn's double step over the ball; `to` is where it lands. */
export const MOVE: u32 = 0;
export const CAPTURE: u32 = 1;
export const KICK: u32 = 2;
export const JUMP_KICK: u32 = 3;
export const PASS: u32 = 4;
