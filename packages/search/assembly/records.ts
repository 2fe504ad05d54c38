// The records of the line that is being searched, one after another: the first is the current position of the round.
import { MAX_PLY, MAX_RECORD } from "./limits";

/** Address of the first record. There is room for positions after the last ply, too. */
export const RECORDS: usize = memory.data(MAX_RECORD * (MAX_PLY + 4), 16);
/** Address of the packed position that the host reads and writes. */
export const PACKED: usize = memory.data(MAX_RECORD, 8);
