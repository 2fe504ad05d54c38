/** A won round is worth so much, less one for every action until then. */
export const WIN: i32 = 30000;
/** Scores beyond it are wins (or, below its negative, losses) that the search has seen to the end. */
export const WIN_BOUND: i32 = 29000;
/** Beyond every score. */
export const INFINITE: i32 = 32000;
/** The deepest that a line is followed. */
export const MAX_PLY: i32 = 120;
/** No position of any game may have more actions. */
export const MAX_ACTIONS: i32 = 1024;
/** No action may have more outcomes. */
export const MAX_OUTCOMES: i32 = 64;
