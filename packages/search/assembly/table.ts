// The hash table: results of earlier searches, in buckets of four entries.
//
// A search with several threads has its table outside of the kernel (shared-table.ts, with the same entries); then `bucketOf` is always
// 0. Kernels as JavaScript have no threads and no such table: they are built without SIMD, so ASC_FEATURE_SIMD is false in them.
import { STORED_KEY_BITS, NO_EVALUATION } from "./evaluations";
import * as shared from "./imports/table";
import { WIN_BOUND } from "./limits";
import { clearMemory } from "./memory";

/** The bound of an empty entry. */
export const NONE: i32 = 0;
/** The true score is at most the stored one. */
export const UPPER: i32 = 1;
/** The true score is at least the stored one. */
export const LOWER: i32 = 2;
/** The stored score is the true one: both bounds, as bits. */
export const EXACT: i32 = UPPER | LOWER;

/** An entry of 16 bytes. */
@unmanaged
class Entry {
  /** The upper 48 bits of the key, and the static evaluation i16. */
  keyAndEvaluation: u64 = 0;
  /** The best action; 0 if none is known. */
  action: u32 = 0;
  /** The score. A forced win is WIN less the number of actions from this position (not from the root) to the end. */
  score: i16 = 0;
  /** The depth of the search for the score. */
  depth: u8 = 0;
  /** The bound of the score (2 bits), and the age of the search that stored it (6 bits). */
  boundAndAge: u8 = 0;

  get bound(): i32 {
    return <i32>this.boundAndAge & 3;
  }

  get age(): i32 {
    return <i32>this.boundAndAge >> 2;
  }

  /** Returns whether the entry was stored with a key, as far as its bits show. */
  hasKey(key: u64): bool {
    return ((this.keyAndEvaluation ^ key) & STORED_KEY_BITS) == 0;
  }
}

// The entry at an address.
function entryAt(address: usize): Entry {
  return changetype<Entry>(address);
}

/** Bytes of an entry. */
export const ENTRY_BYTES: usize = offsetof<Entry>();
/** Bytes of a bucket. */
export const BUCKET_BYTES: usize = 4 * ENTRY_BYTES;
/**
 * The value of an entry is its depth, less this number for each search begun since it was stored (63 at most are
 * counted).
 */
export const AGE_COST: i32 = 8;
/** The value of an empty entry: below all others. */
export const EMPTY_VALUE: i32 = -64 * AGE_COST;

// Address of the table; 0 while threads share one.
let tableStart: usize = 0;
let tableBytes: usize = 0;
// The bits of a key that are the number of its bucket.
let bucketMask: u64 = 0;
// The age of the running search: one more for each search.
let age: i32 = 0;

/** The answer of {@link probe}. */
@unmanaged
export class Found {
  /** The bound of the score. NONE: no entry was found, and score and depth mean nothing. */
  bound: i32 = NONE;
  /** The best action; 0 if none is known. */
  action: u32 = 0;
  /** The score. A forced win is WIN less the number of actions from the root to the end. */
  score: i32 = 0;
  /** The depth of the search for the score. */
  depth: i32 = 0;
  /** The static evaluation, or NO_EVALUATION of evaluations.ts. */
  evaluation: i32 = NO_EVALUATION;
}

const FOUND: usize = memory.data(<i32>offsetof<Found>(), 8);

/** Makes a table of `mib` MiB, a power of two; 0: the table is the one that threads share. Call once. */
export function initTable(mib: i32): void {
  if (mib == 0) return;
  tableBytes = <usize>mib << 20;
  const pages = <i32>(tableBytes >> 16);
  tableStart = <usize>memory.grow(pages) << 16;
  // Without memory for the table (-1) this address lies beyond all memory, and the kernel traps.
  store<u8>(tableStart, 0);
  bucketMask = <u64>(tableBytes / BUCKET_BYTES - 1);
}

/** Forgets everything in the kernel's own tables. */
export function clearTable(): void {
  clearMemory(tableStart, tableBytes);
  clearMemory(HORIZON_TABLE, <usize>HORIZON_BUCKET_COUNT * BUCKET_BYTES);
  age = 0;
}

/** Begins a new search: entries of older ones are replaced first. */
export function ageTable(): void {
  age = (age + 1) & 63;
}

/** The bucket of a position; 0 if threads share the table. */
export function bucketOf(key: u64): usize {
  return tableStart + <usize>(key & bucketMask) * BUCKET_BYTES;
}

// The horizon table: nodes near the horizon and beyond it are frequent and unimportant, so they have a table of their own, of 128 KiB,
// small enough for the processor's cache.
const HORIZON_BUCKET_COUNT: i32 = 2048;
const HORIZON_TABLE: usize = memory.data(HORIZON_BUCKET_COUNT * <i32>BUCKET_BYTES, 64);

/** The bucket of a position in the horizon table. */
export function horizonBucketOf(key: u64): usize {
  return HORIZON_TABLE + (<usize>key & (HORIZON_BUCKET_COUNT - 1)) * BUCKET_BYTES;
}

// Address of the entry with a key, or 0. The four comparisons have no branch, since processors could not predict it.
function entryWithKey(bucket: usize, key: u64): usize {
  let found = select<usize>(bucket, 0, entryAt(bucket).hasKey(key));
  found = select<usize>(bucket + ENTRY_BYTES, found, entryAt(bucket + ENTRY_BYTES).hasKey(key));
  found = select<usize>(bucket + 2 * ENTRY_BYTES, found, entryAt(bucket + 2 * ENTRY_BYTES).hasKey(key));
  return select<usize>(bucket + 3 * ENTRY_BYTES, found, entryAt(bucket + 3 * ENTRY_BYTES).hasKey(key));
}

/** Looks a position up. The answer is valid until the next call. */
export function probe(bucket: usize, key: u64, ply: i32): Found {
  if (ASC_FEATURE_SIMD && bucket == 0) return probeShared(key, ply);
  const found = changetype<Found>(FOUND);
  const address = entryWithKey(bucket, key);
  const entry = entryAt(address);
  const bound = address ? entry.bound : NONE;
  found.bound = bound;
  if (bound == NONE) return nothingFound(found);
  found.action = entry.action;
  found.depth = entry.depth;
  found.evaluation = <i32><i16>entry.keyAndEvaluation;
  found.score = scoreFromTable(entry.score, ply);
  return found;
}

// Does what {@link probe} does, in the table that threads share.
function probeShared(key: u64, ply: i32): Found {
  const found = changetype<Found>(FOUND);
  const upper = shared.probe(key);
  const bound = <i32>(upper >> 56) & 3;
  found.bound = bound;
  if (bound == NONE) return nothingFound(found);
  found.action = <u32>upper;
  found.depth = <i32>(upper >> 48) & 255;
  found.evaluation = shared.evaluation();
  found.score = scoreFromTable(<i32><i16>(upper >> 32), ply);
  return found;
}

// Sets the answer if nothing was found.
function nothingFound(found: Found): Found {
  found.action = 0;
  found.evaluation = NO_EVALUATION;
  return found;
}

// A stored score as a score of the search: it counts the distance of a forced win or loss from the root, not from the position at `ply`.
function scoreFromTable(score: i32, ply: i32): i32 {
  return score > WIN_BOUND ? score - ply : score < -WIN_BOUND ? score + ply : score;
}

// The inverse of {@link scoreFromTable}.
function scoreForTable(score: i32, ply: i32): i32 {
  return score > WIN_BOUND ? score + ply : score < -WIN_BOUND ? score - ply : score;
}

/** Stores a result. Replaces an older result of the same position, or else the shallowest and oldest one of the bucket. */
export function remember(
  bucket: usize, key: u64, ply: i32, depth: i32, score: i32, bound: i32, action: u32, evaluation: i32,
): void {
  const storedScore = scoreForTable(score, ply);
  if (ASC_FEATURE_SIMD && bucket == 0) {
    const upper = <u64>action | (<u64>(storedScore & 0xffff) << 32) | (<u64>(depth & 255) << 48) | (<u64>bound << 56);
    shared.remember(key, upper, evaluation);
    return;
  }
  const entry = ASC_FEATURE_SIMD ? replacedOfFour(bucket, key) : replacedByLoop(bucket, key);
  let knownAction: u32 = 0;
  if (entry.hasKey(key) && entry.bound != NONE) {
    // A much deeper result of this search is not replaced by a bound.
    if (bound != EXACT && entry.age == age && <i32>entry.depth > depth + 3) return;
    knownAction = entry.action;
  }
  entry.keyAndEvaluation = (key & STORED_KEY_BITS) | (<u64>evaluation & 0xffff);
  // Without an action of its own the result keeps the known one.
  entry.action = action ? action : knownAction;
  entry.score = <i16>storedScore;
  entry.depth = <u8>depth;
  entry.boundAndAge = <u8>(bound | (age << 2));
}

// The entry that {@link remember} replaces. {@link replacedOfFour} must return the same one, so that `wasm` and `js` visit the same nodes.
function replacedByLoop(bucket: usize, key: u64): Entry {
  let replaced = entryAt(bucket);
  let leastValue = i32.MAX_VALUE;
  for (let address = bucket; address < bucket + BUCKET_BYTES; address += ENTRY_BYTES) {
    const entry = entryAt(address);
    const isEmpty = entry.bound == NONE;
    if (!isEmpty && entry.hasKey(key)) return entry;
    const value = isEmpty ? EMPTY_VALUE : <i32>entry.depth - AGE_COST * ((age - entry.age) & 63);
    if (value < leastValue) {
      leastValue = value;
      replaced = entry;
    }
  }
  return replaced;
}

// Does what {@link replacedByLoop} does, for all four entries at once. It branches only by whether the position has an entry.
function replacedOfFour(bucket: usize, key: u64): Entry {
  const entry0 = v128.load(bucket);
  const entry1 = v128.load(bucket, ENTRY_BYTES);
  const entry2 = v128.load(bucket, 2 * ENTRY_BYTES);
  const entry3 = v128.load(bucket, 3 * ENTRY_BYTES);
  // 1. The last words of the entries: score, depth, bound and age.
  const words = i32x4.shuffle(i64x2.shuffle(entry0, entry1, 1, 3), i64x2.shuffle(entry2, entry3, 1, 3), 1, 3, 5, 7);
  const isEmpty = i32x4.eq(v128.and(words, i32x4.splat(3 << 24)), i32x4.splat(0));
  // 2. An entry of the same position.
  const keyBits = i64x2.splat(key & STORED_KEY_BITS);
  const same01 = i64x2.eq(v128.and(i64x2.shuffle(entry0, entry1, 0, 2), i64x2.splat(STORED_KEY_BITS)), keyBits);
  const same23 = i64x2.eq(v128.and(i64x2.shuffle(entry2, entry3, 0, 2), i64x2.splat(STORED_KEY_BITS)), keyBits);
  const same = (i64x2.bitmask(same01) | (i64x2.bitmask(same23) << 2)) & ~i32x4.bitmask(isEmpty);
  if (same) return entryAt(bucket + <usize>ctz(same) * ENTRY_BYTES);
  // 3. The entry with the least value; of equal ones the first, since the index is part of the numbers that are
  // compared.
  const ages = v128.and(i32x4.sub(i32x4.splat(age), i32x4.shr_u(words, 26)), i32x4.splat(63));
  const depths = v128.and(i32x4.shr_u(words, 16), i32x4.splat(255));
  const values = v128.bitselect(i32x4.splat(EMPTY_VALUE), i32x4.sub(depths, i32x4.mul(ages, i32x4.splat(AGE_COST))), isEmpty);
  let least = i32x4.add(i32x4.shl(values, 2), i32x4(0, 1, 2, 3));
  least = i32x4.min_s(least, i32x4.shuffle(least, least, 2, 3, 0, 1));
  least = i32x4.min_s(least, i32x4.shuffle(least, least, 1, 0, 3, 2));
  return entryAt(bucket + <usize>(i32x4.extract_lane(least, 0) & 3) * ENTRY_BYTES);
}

/** The part of the table that this search's results fill, in thousandths, estimated from a sample. */
export function hashFull(): i32 {
  if (ASC_FEATURE_SIMD && tableStart == 0) return shared.fullness();
  let count = 0;
  for (let address = tableStart; address < tableStart + 1000 * ENTRY_BYTES; address += ENTRY_BYTES) {
    const entry = entryAt(address);
    if (entry.bound != NONE && entry.age == age) count++;
  }
  return count;
}
