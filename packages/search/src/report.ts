// Layout of the report of a search, in words of 32 bits. The kernel and its host both import this file.

/** i32: the depth of the last finished iteration; 1 if the first one was stopped, 0 without any line. */
export const DEPTH = 0;
/** i32: the largest ply that the search visited. */
export const SELECTIVE_DEPTH = 1;
/** i32: the part of the hash table that holds results of this search, in thousandths. */
export const HASH_FULL = 2;
/** i32: the number of lines. */
export const LINES = 3;
/** f64: the nodes. */
export const NODES = 4;
/** The first line. Each has {@link LINE_WORDS}. */
export const FIRST_LINE = 6;

/** i32, in a line: its score. */
export const SCORE = 0;
/** i32, in a line: the number of its actions. */
export const LENGTH = 1;
/** u32 each, in a line: its actions. */
export const ACTIONS = 2;

/** The largest number of actions in a line. */
export const LINE_ACTIONS = 64;
/** The number of words of a line. */
export const LINE_WORDS = ACTIONS + LINE_ACTIONS;
