// Memory for positions: those of the line that is searched, one after another, and the packed one.
import { MAX_PLY, MAX_POSITION_BYTES } from "./limits";

/** Address of the root, which is the current position of the round. There is room for positions after MAX_PLY, too. */
export const POSITIONS: usize = memory.data(MAX_POSITION_BYTES * (MAX_PLY + 4), 16);
/** Address of the packed position that the host reads and writes. */
export const PACKED: usize = memory.data(MAX_POSITION_BYTES, 8);
