// A cache of static evaluations. Most positions are visited only for their evaluation, and leave nothing in the hash table. Many of
// them occur again by another order of actions, or in the next iteration.

import { clearMemory } from "./memory";

// 128 KiB, small enough for the processor's cache.
const ENTRY_COUNT: i32 = 16384;
// An entry for each value of the key's lower bits: the upper 48 bits of the key, and the evaluation i16 in the lower 16.
const TABLE: usize = memory.data(ENTRY_COUNT * 8, 64);

/** The bits of a key that are stored with an entry. */
export const STORED_KEY_BITS: u64 = 0xffffffffffff0000;

/** Stands for an evaluation that is not known. */
export const NO_EVALUATION: i32 = -32768;

function offsetInTable(key: u64): usize {
  return (<usize>key & (ENTRY_COUNT - 1)) << 3;
}

/** The evaluation of a position, or {@link NO_EVALUATION}. */
export function knownEvaluation(key: u64): i32 {
  const entry = load<u64>(offsetInTable(key), TABLE);
  return (entry ^ key) & STORED_KEY_BITS ? NO_EVALUATION : <i32><i16>entry;
}

/** Stores the evaluation of a position. */
export function storeEvaluation(key: u64, evaluation: i32): void {
  store<u64>(offsetInTable(key), (key & STORED_KEY_BITS) | (<u64>evaluation & 0xffff), TABLE);
}

/** Forgets everything. */
export function clearEvaluations(): void {
  clearMemory(TABLE, ENTRY_COUNT * 8);
}
