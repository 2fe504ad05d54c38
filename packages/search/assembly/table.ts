// The hash table: results of earlier searches, in buckets of four entries of 16 bytes: upper 48 bits of the key and
// static evaluation i16 | action u32 | score i16 | depth u8 | bound (2 bits) and age (6 bits).
//
// A search with several threads has its table outside of the kernel (shared-table.ts, with the same entries). The bucket of every
// position is 0 then. Kernels as JavaScript have no threads and no such table.
import { KEY, UNKNOWN } from "./evaluations";
import * as shared from "./imports/table";
import { WIN_BOUND } from "./limits";

/** The bound of a stored score: nothing stored; the true score is at most, at least or exactly the stored one. */
export const NONE: i32 = 0;
export const UPPER: i32 = 1;
export const LOWER: i32 = 2;
export const EXACT: i32 = 3;

/** Bytes of an entry. */
export const ENTRY: usize = 16;
/** Bytes of a bucket. */
export const BUCKET: usize = 4 * ENTRY;
/** The value of an entry is its depth, less this for each search since (63 at most). */
export const AGE_COST: i32 = 8;
/** The value of an empty entry, the lowest one. */
export const EMPTY: i32 = -64 * AGE_COST;

let base: usize = 0;
let bytes: usize = 0;
let mask: u64 = 0;
let age: i32 = 0;

/** The result of a position that {@link probe} found. */
@unmanaged
export class Found {
  /** The bound of the score. If it is NONE, nothing was found, and score and depth mean nothing. */
  bound: i32 = NONE;
  /** The best action; 0 if none is known. */
  action: u32 = 0;
  score: i32 = 0;
  /** The depth of the search for the score. */
  depth: i32 = 0;
  /** The static evaluation, or UNKNOWN of evaluations.ts. */
  evaluation: i32 = UNKNOWN;
}

const FOUND: usize = memory.data(20, 8);

/** Makes a table of `mib` MiB, a power of two; 0: the table is the one that threads share. Call once. */
export function initTable(mib: i32): void {
  if (mib == 0) return;
  bytes = <usize>mib << 20;
  const pages = <i32>(bytes >> 16);
  base = <usize>memory.grow(pages) << 16;
  // Without memory for the table (-1) this address lies beyond all memory, and the kernel traps.
  store<u8>(base, 0);
  mask = <u64>(bytes / BUCKET - 1);
}

/** Forgets everything in the kernel's own tables. */
export function clearTable(): void {
  for (let at = base, end = base + bytes; at < end; at += 8) store<u64>(at, 0);
  for (let at = NEAR, end = NEAR + <usize>NEAR_BUCKETS * BUCKET; at < end; at += 8) store<u64>(at, 0);
  age = 0;
}

/** Begins a new search: entries of older ones are replaced first. */
export function ageTable(): void {
  age = (age + 1) & 63;
}

/** The bucket of a position; 0 if threads share the table. */
export function bucketOf(key: u64): usize {
  return base + <usize>(key & mask) * BUCKET;
}

// Positions near the horizon and beyond it are frequent and unimportant. They have a table of their own, of 128 KiB,
// small enough for the processor's cache.
const NEAR_BUCKETS: u64 = 2048;
const NEAR: usize = memory.data(2048 * 64, 64);

/** The bucket of a position near the horizon. */
export function nearBucketOf(key: u64): usize {
  return NEAR + <usize>(key & (NEAR_BUCKETS - 1)) * BUCKET;
}

// Address of the entry with a key, or 0. It compares all four without a branch, which processors could not predict.
function entryOf(bucket: usize, key: u64): usize {
  let found = select<usize>(bucket, 0, ((load<u64>(bucket) ^ key) & KEY) == 0);
  found = select<usize>(bucket + ENTRY, found, ((load<u64>(bucket, ENTRY) ^ key) & KEY) == 0);
  found = select<usize>(bucket + 2 * ENTRY, found, ((load<u64>(bucket, 2 * ENTRY) ^ key) & KEY) == 0);
  return select<usize>(bucket + 3 * ENTRY, found, ((load<u64>(bucket, 3 * ENTRY) ^ key) & KEY) == 0);
}

/** Looks a position up. The result is valid until the next call. */
export function probe(bucket: usize, key: u64, ply: i32): Found {
  if (ASC_FEATURE_SIMD && bucket == 0) return probeOutside(key, ply);
  const found = changetype<Found>(FOUND);
  const entry = entryOf(bucket, key);
  const bound = entry ? <i32>load<u8>(entry, 15) & 3 : NONE;
  found.bound = bound;
  if (bound == NONE) return nothing(found);
  found.action = load<u32>(entry, 8);
  found.depth = <i32>load<u8>(entry, 14);
  found.evaluation = <i32>load<i16>(entry);
  found.score = fromRoot(<i32>load<i16>(entry, 12), ply);
  return found;
}

// Does the same as {@link probe} in the table that threads share.
function probeOutside(key: u64, ply: i32): Found {
  const found = changetype<Found>(FOUND);
  const result = shared.probe(key);
  const bound = <i32>(result >> 56) & 3;
  found.bound = bound;
  if (bound == NONE) return nothing(found);
  found.action = <u32>result;
  found.depth = <i32>(result >> 48) & 255;
  found.evaluation = shared.evaluation();
  found.score = fromRoot(<i32><i16>(result >> 32), ply);
  return found;
}

function nothing(found: Found): Found {
  found.action = 0;
  found.evaluation = UNKNOWN;
  return found;
}

// Wins are stored by their distance from the position, not from the root.
function fromRoot(score: i32, ply: i32): i32 {
  return score > WIN_BOUND ? score - ply : score < -WIN_BOUND ? score + ply : score;
}

function fromHere(score: i32, ply: i32): i32 {
  return score > WIN_BOUND ? score + ply : score < -WIN_BOUND ? score - ply : score;
}

/**
 * Stores a result. Replaces an older result of the same position, or else the shallowest and oldest one of the bucket.
 */
export function remember(
  bucket: usize, key: u64, ply: i32, depth: i32, score: i32, bound: i32, action: u32, evaluation: i32,
): void {
  if (ASC_FEATURE_SIMD && bucket == 0) {
    const words = <u64>(fromHere(score, ply) & 0xffff) | (<u64>(depth & 255) << 16) | (<u64>bound << 24);
    return shared.remember(key, <u64>action | (words << 32), evaluation);
  }
  const slot = ASC_FEATURE_SIMD ? slotOfFour(bucket, key) : slotOfOnes(bucket, key);
  let known: u32 = 0;
  if (isOf(slot, key)) {
    // A much deeper result of this search is not replaced by a bound.
    if (bound != EXACT && <i32>load<u8>(slot, 15) >> 2 == age && <i32>load<u8>(slot, 14) > depth + 3) return;
    known = load<u32>(slot, 8);
  }
  store<u64>(slot, (key & KEY) | (<u64>evaluation & 0xffff));
  store<u32>(slot, action ? action : known, 8);
  store<i16>(slot, <i16>fromHere(score, ply), 12);
  store<u8>(slot, <u8>depth, 14);
  store<u8>(slot, <u8>(bound | (age << 2)), 15);
}

// Whether an entry holds a result of the position with a key.
function isOf(entry: usize, key: u64): bool {
  return ((load<u64>(entry) ^ key) & KEY) == 0 && (load<u8>(entry, 15) & 3) != NONE;
}

// The entry that {@link remember} replaces, found by a loop. {@link slotOfFour} must find the same one, so that `wasm`
// and `js` visit the same nodes.
function slotOfOnes(bucket: usize, key: u64): usize {
  let slot = bucket;
  let worst = i32.MAX_VALUE;
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    if (isOf(at, key)) return at;
    const tag = <i32>load<u8>(at, 15);
    const worth = (tag & 3) == NONE ? EMPTY : <i32>load<u8>(at, 14) - AGE_COST * ((age - (tag >> 2)) & 63);
    if (worth < worst) {
      worst = worth;
      slot = at;
    }
  }
  return slot;
}

// Does the same as {@link slotOfOnes} for all four entries at once. Its only branch is whether the position is there.
function slotOfFour(bucket: usize, key: u64): usize {
  const entry0 = v128.load(bucket);
  const entry1 = v128.load(bucket, ENTRY);
  const entry2 = v128.load(bucket, 2 * ENTRY);
  const entry3 = v128.load(bucket, 3 * ENTRY);
  // 1. The last words of the entries: score, depth, bound and age.
  const words = i32x4.shuffle(i64x2.shuffle(entry0, entry1, 1, 3), i64x2.shuffle(entry2, entry3, 1, 3), 1, 3, 5, 7);
  const isEmpty = i32x4.eq(v128.and(words, i32x4.splat(3 << 24)), i32x4.splat(0));
  // 2. An entry of the same position.
  const own = i64x2.splat(key & KEY);
  const same01 = i64x2.eq(v128.and(i64x2.shuffle(entry0, entry1, 0, 2), i64x2.splat(KEY)), own);
  const same23 = i64x2.eq(v128.and(i64x2.shuffle(entry2, entry3, 0, 2), i64x2.splat(KEY)), own);
  const same = (i64x2.bitmask(same01) | (i64x2.bitmask(same23) << 2)) & ~i32x4.bitmask(isEmpty);
  if (same) return bucket + <usize>ctz(same) * ENTRY;
  // 3. The entry with the least value; of equal ones the first, since the index is part of the numbers that are
  // compared.
  const ages = v128.and(i32x4.sub(i32x4.splat(age), i32x4.shr_u(words, 26)), i32x4.splat(63));
  const depths = v128.and(i32x4.shr_u(words, 16), i32x4.splat(255));
  const worth = v128.bitselect(i32x4.splat(EMPTY), i32x4.sub(depths, i32x4.mul(ages, i32x4.splat(AGE_COST))), isEmpty);
  let least = i32x4.add(i32x4.shl(worth, 2), i32x4(0, 1, 2, 3));
  least = i32x4.min_s(least, i32x4.shuffle(least, least, 2, 3, 0, 1));
  least = i32x4.min_s(least, i32x4.shuffle(least, least, 1, 0, 3, 2));
  return bucket + <usize>(i32x4.extract_lane(least, 0) & 3) * ENTRY;
}

/** The part of the table that this search's results fill, in thousandths, estimated from a sample. */
export function hashFull(): i32 {
  if (ASC_FEATURE_SIMD && base == 0) return shared.full();
  let full = 0;
  for (let at = base; at < base + 1000 * ENTRY; at += ENTRY) {
    const tag = <i32>load<u8>(at, 15);
    if ((tag & 3) != NONE && tag >> 2 == age) full++;
  }
  return full;
}
