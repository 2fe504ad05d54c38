// The numbers of src/actions.ts.
export { fromOf, kindOf, makeAction, toOf } from "@kickmate/search/assembly/action";

/** The kinds of actions with squares. */
export const MOVE: u32 = 0;
export const KICK: u32 = 1;

/** The action that swaps sides: the fourth kind, without squares. */
export const SWAP: u32 = 3 << 16;

/** The action that ends the turn: the third kind, without squares. */
export const END_OF_TURN: u32 = 2 << 16;
