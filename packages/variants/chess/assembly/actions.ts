// The numbers of src/actions.ts. In the search, captures are MOVE, too, since the board shows them (see generate.ts).
// The host gets CAPTURE. The option is the piece that a pawn becomes: 0 none, else its type less 1 (1 knight, 2 bishop,
// 3 rook, 4 queen).
export { fromOf, kindOf, makeAction, optionOf as promotionOf, toOf } from "@kickmate/search/assembly/action";

/** The kinds of actions. */
export const MOVE: u32 = 0;
export const CAPTURE: u32 = 1;
export const DOUBLE_STEP: u32 = 2;
export const EN_PASSANT: u32 = 3;
export const CASTLE: u32 = 4;
export const CASTLE_ONTO_ROOK: u32 = 5;
