// Sets of squares of a board of eight by eight: bit 0 is a1, bit 7 h1, bit 63 h8.

/** The squares of the outer files; the light squares. */
export const FILE_A: u64 = 0x0101010101010101;
export const FILE_H: u64 = 0x8080808080808080;
export const LIGHT_SQUARES: u64 = 0x55aa55aa55aa55aa;
