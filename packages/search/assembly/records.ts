// The records of the line that is being searched, one after another: the first is the current position of the round.
import { MAX_RECORD } from "../src/limits";
import { MAX_PLY } from "./limits";

/** The largest record or packed position of any game, in bytes. */
export const RECORD_MAX: usize = MAX_RECORD;
/** Address of the first record. */
export const RECORDS: usize = memory.data(MAX_RECORD * (MAX_PLY + 4), 16);
/** Address of the packed position that the host reads and writes. */
export const PACKED: usize = memory.data(MAX_RECORD, 8);
