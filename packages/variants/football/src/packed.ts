// Layout of a packed position, little-endian, for src/kernel.ts and the kernel. The pieces come first, a byte for each of the 81
// squares: 1-5 for N B R Q K, 8 more for Black, KICKED more for a piece that has kicked in this turn, 0 for none.

/** Added to the byte of a piece that has kicked in this turn. */
export const KICKED = 16;
/** u8: 0 White, 1 Black is to act. */
export const SIDE = 81;
/** u8: the square of the ball. */
export const BALL = 82;
/**
 * u8: the phase of the turn, its place among PHASES of rules/position.ts: 0 the opening turn, 1 the start of any other turn, 2
 * within a turn; FIRST_CHOICE more for 0 and 1 in a match with a choice of sides.
 */
export const PHASE = 83;
/** The number of the first phase before and during a choice of sides. */
export const FIRST_CHOICE = 3;
/** i32: completed turns. */
export const TURNS = 84;
/** Bytes of a packed position. */
export const SIZE = 88;
