// A table of the static evaluations of recent positions. Most positions are visited only for their evaluation, and
// leave nothing in the hash table. Many occur again by another order of actions, or in the next iteration.

// 128 KiB, small enough for the processor's cache.
const ENTRIES: u64 = 16384;
// By the lower bits of the key: upper 48 bits of the key and evaluation i16.
const TABLE: usize = memory.data(16384 * 8, 64);

/** The bits of a key that are stored with an entry. */
export const KEY: u64 = 0xffffffffffff0000;

/** The value for an evaluation that is not known. */
export const UNKNOWN: i32 = -32768;

function slotOf(key: u64): usize {
  return <usize>(key & (ENTRIES - 1)) << 3;
}

/** The evaluation of a position, or {@link UNKNOWN}. */
export function knownEvaluation(key: u64): i32 {
  const entry = load<u64>(slotOf(key), TABLE);
  return (entry ^ key) & KEY ? UNKNOWN : <i32><i16>entry;
}

/** Stores the evaluation of a position. */
export function storeEvaluation(key: u64, evaluation: i32): void {
  store<u64>(slotOf(key), (key & KEY) | (<u64>evaluation & 0xffff), TABLE);
}

/** Forgets everything. */
export function clearEvaluations(): void {
  for (let at = TABLE, end = TABLE + (<usize>ENTRIES << 3); at < end; at += 8) store<u64>(at, 0);
}
