// The hash table of a search with several threads. It lies in a memory that the threads share, and each thread has an
// instance of this module. The entries, and those that are replaced, are the same as in table.ts.
//
// Threads write without waiting for each other, so an entry may have its halves from two results. Therefore the lower
// half (key and static evaluation) is XORed with a number computed from the upper one (action, score, depth, bound
// and age): if they do not belong together, the key is a wrong one. Robert Hyatt's lockless hashing takes the upper half
// itself. Here that would not do: the key has only the upper 48 bits, so a wrong upper half whose lower 16 bits alone differ would not be
// noticed, and the static evaluation in the lower 16 bits would be wrong.
import { KEY_BITS } from "./evaluations";
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

/** Begins the search of this number (one more for each search). Entries of earlier searches are replaced first. */
export function begin(search: i32): void {
  age = search & 63;
}

/** Forgets everything. */
export function clear(): void {
  clearMemory(0, <usize>memory.size() << 16);
}

function boundOf(result: u64): i32 {
  return <i32>(result >> 56) & 3;
}

function depthOf(result: u64): i32 {
  return <i32>(result >> 48) & 255;
}

function ageOf(result: u64): i32 {
  return <i32>(result >> 58);
}

// The number that the lower half of an entry is XORed with. Its upper 48 bits depend on all bits of the upper half.
function mixOf(result: u64): u64 {
  return result * 0x9e3779b97f4a7c15;
}

/** Looks a position up: the upper half of its entry, or 0. */
export function probe(key: u64): u64 {
  const bucket = <usize>(key & mask) * BUCKET_BYTES;
  for (let at = bucket; at < bucket + BUCKET_BYTES; at += ENTRY_BYTES) {
    const result = load<u64>(at, 8);
    const own = load<u64>(at) ^ mixOf(result);
    if (((own ^ key) & KEY_BITS) == 0 && boundOf(result) != NONE) {
      foundEvaluation = <i32><i16>own;
      return result;
    }
  }
  return 0;
}

/** The static evaluation of the entry that {@link probe} found: an import returns one number of 64 bits, and the upper half fills it. */
export function evaluation(): i32 {
  return foundEvaluation;
}

/**
 * Stores a result: the upper half of an entry without its age, and the static evaluation. Replaces an older result of
 * the same position, or else the shallowest and oldest one of the bucket.
 */
export function remember(key: u64, result: u64, evaluation: i32): void {
  const bucket = <usize>(key & mask) * BUCKET_BYTES;
  let slot = bucket;
  let least = i32.MAX_VALUE;
  for (let at = bucket; at < bucket + BUCKET_BYTES; at += ENTRY_BYTES) {
    const old = load<u64>(at, 8);
    let value = EMPTY_VALUE;
    if (boundOf(old) != NONE) {
      if (((load<u64>(at) ^ mixOf(old) ^ key) & KEY_BITS) == 0) {
        // A much deeper result of this search is not replaced by a bound.
        if (boundOf(result) != EXACT && ageOf(old) == age && depthOf(old) > depthOf(result) + 3) return;
        // Without an action of its own the result keeps the known one.
        if (<u32>result == 0) result |= <u64><u32>old;
        slot = at;
        break;
      }
      value = depthOf(old) - AGE_COST * ((age - ageOf(old)) & 63);
    }
    if (value < least) {
      least = value;
      slot = at;
    }
  }
  result |= <u64>age << 58;
  store<u64>(slot, ((key & KEY_BITS) | (<u64>evaluation & 0xffff)) ^ mixOf(result));
  store<u64>(slot, result, 8);
}

/** The part of the table that this search's results fill, in thousandths, estimated from a sample. */
export function fullness(): i32 {
  let count = 0;
  for (let at: usize = 0; at < 1000 * ENTRY_BYTES; at += ENTRY_BYTES) {
    const result = load<u64>(at, 8);
    if (boundOf(result) != NONE && ageOf(result) == age) count++;
  }
  return count;
}
