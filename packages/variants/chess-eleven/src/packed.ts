// Layout of a packed position, little-endian, for src/kernel.ts and the kernel. The pieces come first, a byte for each square:
// 1-6 for P N B R Q K, 8 more for Black, 0 for none.

/** u8: 0 White, 1 Black is to act. */
export const SIDE = 64;
/** u8: the square of the ball, or {@link LOOSE}. */
export const BALL = 65;
/** u8: the phase of the turn, its place among PHASES of position.ts. */
export const PHASE = 66;
/**
 * The number of the first of the three phases around a kick-off that is answered within the own half. They follow each other
 * like those of a usual kick-off, which begin at 0.
 */
export const FIRST_OWN_HALF = 9;
/** i32: quiet turns. */
export const QUIET_TURNS = 68;
/** i32: turn number. */
export const TURN_NUMBER = 72;
/** u64: a bit for the square of each pawn that has not moved. */
export const UNMOVED = 76;
/** Bytes of a packed position. */
export const SIZE = 84;

/** Stands for the square of a loose ball. */
export const LOOSE = 64;
