// The numbers of src/actions.ts.
export { fromOf, makeAction, toOf } from "@kickmate/search/assembly/action";

/** The pass of a side that has no other action. */
export const PASS: u32 = 1 << 16;
