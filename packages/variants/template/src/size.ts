// The size of the board. The rules import this file, and so does the kernel if there is one.

/** The number of files, 1 to 16. */
export const FILES = 5;
/** The number of ranks, 1 to 16. */
export const RANKS = 6;
