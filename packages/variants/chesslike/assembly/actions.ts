// The numbers of src/actions.ts.
export { fromOf, makeAction, toOf } from "@kickmate/search/assembly/action";

/** The pass, the action of a side that has no other. */
export const PASS: u32 = 1 << 16;
