// Layout of a packed position, little-endian, for src/kernel.ts and the kernel. The pieces come first, a byte for each square:
// 1-6 for P N B R Q K, 8 more for Black, 0 for none.

/** u8: 0 White, 1 Black is to act. */
export const SIDE = 64;
/** u8: the square of the ball. */
export const BALL = 65;
/** i32: quiet count. */
export const QUIET_COUNT = 68;
/** i32: action number. */
export const ACTION_NUMBER = 72;
/** Bytes of a packed position. */
export const SIZE = 76;
