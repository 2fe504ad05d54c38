// Layout of a packed position, little-endian, for src/kernel.ts and the kernel. The pieces come first, a byte for each square:
// 1-6 for P N B R Q K, 8 more for Black, 0 for none.

/** u8: 0 White, 1 Black is to move. */
export const SIDE = 64;
/** u8: the square behind a pawn that can be captured en passant, or {@link NOWHERE}. */
export const EN_PASSANT = 65;
/** u8 each: the rooks that may castle, White's on the king's and the queen's side, then Black's; or {@link NOWHERE}. */
export const ROOKS = 66;
/** i32: half-move clock. */
export const HALF_MOVE_CLOCK = 72;
/** i32: move number. */
export const MOVE_NUMBER = 76;
/** Bytes of a packed position. */
export const SIZE = 80;

/** Stands for no square. */
export const NOWHERE = 255;
