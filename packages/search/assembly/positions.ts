// The positions of the line that is being searched, one after another: the first is the current position of the round.
import { MAX_PLY, MAX_POSITION_BYTES } from "./limits";

/** Address of the first one. There is room for positions after the last ply, too. */
export const POSITIONS: usize = memory.data(MAX_POSITION_BYTES * (MAX_PLY + 4), 16);
/** Address of the packed position that the host reads and writes. */
export const PACKED: usize = memory.data(MAX_POSITION_BYTES, 8);
