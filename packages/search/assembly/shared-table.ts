// The hash table of a search with several threads. It lies in a memory that the threads share, and each thread has an
// instance of this module. The entries, and those that are replaced, are the same as in table.ts.
//
// Threads write without waiting for each other, so an entry may have its halves from two results. Therefore the lower
// half (key and static evaluation) is XORed with a number computed from the upper one (action, score, depth, bound
// and age): if the halves do not belong together, the key does not match. Robert Hyatt's lockless hashing takes the upper half itself.
// Here that would not do, since only 48 bits of the key are compared: an upper half that differs in its lower 16 bits alone would still
// match, with a wrong static evaluation.
import { STORED_KEY_BITS } from "./evaluations";
import { AGE_COST, BUCKET_BYTES, EMPTY_VALUE, ENTRY_BYTES, EXACT, NONE } from "./table";
import { clearMemory } from "./memory";

let mask: u64 = 0;
let age: i32 = 0;
// The static evaluation of the entry that {@link probe} found.
let foundEvaluation: i32 = 0;

/** Takes the whole memory, whose size is a power of two, as the table. Must be called first. */
export function init(): void {
  mask = (<u64>memory.size() << 16) / BUCKET_BYTES - 1;
}

/**
 * Begins a search. Its number is one more than that of the search before. Entries of earlier searches are replaced
 * first.
 */
export function begin(search: i32): void {
  age = search & 63;
}

/** Forgets everything. */
export function clear(): void {
  clearMemory(0, <usize>memory.size() << 16);
}

function boundOf(upper: u64): i32 {
  return <i32>(upper >> 56) & 3;
}

function depthOf(upper: u64): i32 {
  return <i32>(upper >> 48) & 255;
}

function ageOf(upper: u64): i32 {
  return <i32>(upper >> 58);
}

// The number that the lower half of an entry is XORed with. Its upper 48 bits depend on all bits of the upper half.
function mixOf(upper: u64): u64 {
  return upper * 0x9e3779b97f4a7c15;
}

/** The upper half of a position's entry, or 0. */
export function probe(key: u64): u64 {
  const bucket = <usize>(key & mask) * BUCKET_BYTES;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    const upper = load<u64>(entry, 8);
    const lower = load<u64>(entry) ^ mixOf(upper);
    if (((lower ^ key) & STORED_KEY_BITS) == 0 && boundOf(upper) != NONE) {
      foundEvaluation = <i32><i16>lower;
      return upper;
    }
  }
  return 0;
}

/** The static evaluation of the entry that {@link probe} found: an import returns one number of 64 bits, and the upper half fills it. */
export function evaluation(): i32 {
  return foundEvaluation;
}

/**
 * Stores a result: `upper` is the upper half of an entry without its age. Replaces an older result of the same position, or else the
 * shallowest and oldest one of the bucket.
 */
export function remember(key: u64, upper: u64, evaluation: i32): void {
  const bucket = <usize>(key & mask) * BUCKET_BYTES;
  let slot = bucket;
  let leastValue = i32.MAX_VALUE;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    const oldUpper = load<u64>(entry, 8);
    let value = EMPTY_VALUE;
    if (boundOf(oldUpper) != NONE) {
      if (((load<u64>(entry) ^ mixOf(oldUpper) ^ key) & STORED_KEY_BITS) == 0) {
        // A much deeper result of this search is not replaced by a bound.
        if (boundOf(upper) != EXACT && ageOf(oldUpper) == age && depthOf(oldUpper) > depthOf(upper) + 3) return;
        // Without an action of its own the result keeps the known one.
        if (<u32>upper == 0) upper |= <u64><u32>oldUpper;
        slot = entry;
        break;
      }
      value = depthOf(oldUpper) - AGE_COST * ((age - ageOf(oldUpper)) & 63);
    }
    if (value < leastValue) {
      leastValue = value;
      slot = entry;
    }
  }
  upper |= <u64>age << 58;
  store<u64>(slot, ((key & STORED_KEY_BITS) | (<u64>evaluation & 0xffff)) ^ mixOf(upper));
  store<u64>(slot, upper, 8);
}

/** The part of the table that this search's results fill, in thousandths, estimated from a sample. */
export function fullness(): i32 {
  let count = 0;
  for (let entry: usize = 0; entry < 1000 * ENTRY_BYTES; entry += ENTRY_BYTES) {
    const upper = load<u64>(entry, 8);
    if (boundOf(upper) != NONE && ageOf(upper) == age) count++;
  }
  return count;
}
