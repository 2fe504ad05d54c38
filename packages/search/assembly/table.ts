// The hash table: what earlier searches found out about positions. Buckets of four entries of 16 bytes:
// upper 48 bits of the key and static evaluation i16 | action u32 | score i16 | depth u8 | bound (2 bits) and age (6 bits).
import { KEY, UNKNOWN } from "./evaluations";
import { MAX_PLY, WIN_BOUND } from "./limits";

/** How a stored score is meant: nothing stored, at most, at least, exactly. */
export const NONE: i32 = 0;
export const UPPER: i32 = 1;
export const LOWER: i32 = 2;
export const EXACT: i32 = 3;

const ENTRY: usize = 16;
const BUCKET: usize = 4 * ENTRY;


let base: usize = 0;
let bytes: usize = 0;
let mask: u64 = 0;
let age: i32 = 0;

/** What {@link probe} found. */
export let foundAction: u32 = 0;
export let foundScore: i32 = 0;
export let foundDepth: i32 = 0;
export let foundBound: i32 = NONE;
/** The static evaluation, or {@link UNKNOWN}. */
export let foundEvaluation: i32 = UNKNOWN;

/** Makes the table: a power of two of MiB. Call once. */
export function initTable(mib: i32): void {
  bytes = <usize>mib << 20;
  const pages = <i32>(bytes >> 16);
  const first = memory.grow(pages);
  if (first < 0) unreachable();
  base = <usize>first << 16;
  mask = <u64>(bytes / BUCKET - 1);
}

/** Forgets everything. */
export function clearTable(): void {
  for (let at = base, end = base + bytes; at < end; at += 8) store<u64>(at, 0);
  for (let at = NEAR, end = NEAR + <usize>NEAR_BUCKETS * BUCKET; at < end; at += 8) store<u64>(at, 0);
  age = 0;
}

/** Tells the table that a new search begins: entries of older ones give way first. */
export function ageTable(): void {
  age = (age + 1) & 63;
}

/** The bucket of a position. */
// @ts-ignore: decorator
@inline
export function bucketOf(key: u64): usize {
  return base + <usize>(key & mask) * BUCKET;
}

// Near the horizon and beyond it positions are many and matter little: they have a table of their own, 128 KiB, small
// enough to stay at hand.
const NEAR_BUCKETS: u64 = 2048;
const NEAR: usize = memory.data(2048 * 64, 64);

/** The bucket of a position near the horizon. */
// @ts-ignore: decorator
@inline
export function nearBucketOf(key: u64): usize {
  return NEAR + <usize>(key & (NEAR_BUCKETS - 1)) * BUCKET;
}

// The entry with a key, or 0. All are looked at: which of them it is, no processor can guess.
// @ts-ignore: decorator
@inline
function entryOf(bucket: usize, key: u64): usize {
  let found: usize = 0;
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    found = select<usize>(at, found, ((load<u64>(at) ^ key) & KEY) == 0);
  }
  return found;
}

/** Looks a position up; true if it is there, with the findings in `found...`. */
export function probe(bucket: usize, key: u64, ply: i32): bool {
  const at = entryOf(bucket, key);
  foundBound = at ? <i32>load<u8>(at, 15) & 3 : NONE;
  if (foundBound == NONE) {
    foundAction = 0;
    foundEvaluation = UNKNOWN;
    return false;
  }
  foundAction = load<u32>(at, 8);
  foundDepth = <i32>load<u8>(at, 14);
  foundEvaluation = <i32>load<i16>(at);
  // Wins are stored by their distance from the position, not from the root.
  const score = <i32>load<i16>(at, 12);
  foundScore = score > WIN_BOUND ? score - ply : score < -WIN_BOUND ? score + ply : score;
  return true;
}

/** Stores a finding: in place of an older one of the same position, else of the shallowest and oldest in its bucket. */
export function remember(
  bucket: usize, key: u64, ply: i32, depth: i32, score: i32, bound: i32, action: u32, evaluation: i32,
): void {
  let slot = bucket;
  let worst = i32.MAX_VALUE;
  let known: u32 = 0;
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    const tag = <i32>load<u8>(at, 15);
    if (!((load<u64>(at) ^ key) & KEY) && (tag & 3) != NONE) {
      slot = at;
      known = load<u32>(at, 8);
      // A deep result of this search is worth more than a shallow one that is only a bound.
      if (bound != EXACT && tag >> 2 == age && <i32>load<u8>(at, 14) > depth + 3) return;
      break;
    }
    const worth = (tag & 3) == NONE ? -1 : <i32>load<u8>(at, 14) - 8 * ((age - (tag >> 2)) & 63) + MAX_PLY * 8;
    if (worth < worst) {
      worst = worth;
      slot = at;
    }
  }
  store<u64>(slot, (key & KEY) | (<u64>evaluation & 0xffff));
  store<u32>(slot, action ? action : known, 8);
  store<i16>(slot, <i16>(score > WIN_BOUND ? score + ply : score < -WIN_BOUND ? score - ply : score), 12);
  store<u8>(slot, <u8>depth, 14);
  store<u8>(slot, <u8>(bound | (age << 2)), 15);
}

/** How full the table is with this search's findings, in thousandths, by a sample. */
export function hashFull(): i32 {
  let full = 0;
  for (let at = base; at < base + 1000 * ENTRY; at += ENTRY) {
    const tag = <i32>load<u8>(at, 15);
    if ((tag & 3) != NONE && tag >> 2 == age) full++;
  }
  return full;
}
