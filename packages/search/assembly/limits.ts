/** Score of a won round, less one for every action until then. */
export const WIN: i32 = 30000;
/** Scores beyond it are wins (or, below its negative, losses) that the search has seen to the end. */
export const WIN_BOUND: i32 = 29000;
/** Beyond every score. */
export const INFINITE: i32 = 32000;
/** The most actions from the root to a node. */
export const MAX_PLY: i32 = 120;
/**
 * No position of any game may have more actions. Chesslike's largest maps may have the most: 256 squares, each of which can
 * be come to from 24 others at once, one for each square of a pattern (of those who ride in a direction, only the nearest
 * gets there). Lists are memory that is touched only where it is used, so a larger number costs nobody time; a multiple of
 * 1024 keeps them apart in the processor's caches (picker.ts).
 */
export const MAX_ACTIONS: i32 = 6144;
/** The most outcomes of an action. */
export const MAX_OUTCOMES: i32 = 64;
