// Numbers that the kernel and its host share: both import this file.

/**
 * The version of the interface between a kernel and its host (`KernelExports` and `KernelImports` of abi.ts, the numbers of
 * this file, and what they mean). Any change of them makes it one larger; then kernels have to be built again.
 */
export const ABI_VERSION = 5;

/** The score of a round that is won: a win in `n` actions scores WIN - `n`. */
export const WIN = 30_000;
/** Scores above this are forced wins, scores below its negative forced losses. */
export const WIN_BOUND = 29_000;

/** The end of a round, as a kernel tells it: not ended, White or Black has won, drawn or void. */
export const NOT_ENDED = 0;
export const WHITE_WON = 1;
export const BLACK_WON = 2;
export const DRAWN = 3;

/** The largest depth of a perft. Deeper ones would take too long; they are cut to this depth. */
export const MAX_PERFT = 15;

/** The most bytes of a position, and of a packed one, of any game. */
export const MAX_POSITION_BYTES = 1024;
/**
 * The largest number of actions in a position of any game. Chesslike's largest maps may have the most: each of 256 squares can be
 * reached from at most 24 places (a pattern of 5 x 5 cells without its centre; of several riders in a direction only the nearest
 * reaches it). Only the used part of a list costs time, so the number may be large.
 */
export const MAX_ACTIONS = 6144;
/** The largest number of outcomes of an action. */
export const MAX_OUTCOMES = 64;
