"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.foundEvaluation = exports.foundBound = exports.foundDepth = exports.foundScore = exports.foundAction = exports.EMPTY = exports.AGE_COST = exports.BUCKET = exports.ENTRY = exports.EXACT = exports.LOWER = exports.UPPER = exports.NONE = void 0;
exports.initTable = initTable;
exports.clearTable = clearTable;
exports.ageTable = ageTable;
exports.bucketOf = bucketOf;
exports.nearBucketOf = nearBucketOf;
exports.probe = probe;
exports.remember = remember;
exports.hashFull = hashFull;
// The hash table: results of earlier searches, in buckets of four entries of 16 bytes: upper 48 bits of the key and
// static evaluation i16 | action u32 | score i16 | depth u8 | bound (2 bits) and age (6 bits).
//
// A search with several threads has its table outside of the kernel (shared-table.ts, with the same entries). Then the
// bucket of every position is 0. Kernels as JavaScript have no threads, so they leave that out.
const evaluations_1 = require("./evaluations");
const host_1 = require("./host");
const limits_1 = require("./limits");
/** The bound of a stored score: nothing stored; the true score is at most, at least or exactly the stored one. */
exports.NONE = 0;
exports.UPPER = 1;
exports.LOWER = 2;
exports.EXACT = 3;
/** Bytes of an entry. */
exports.ENTRY = 16;
/** Bytes of a bucket. */
exports.BUCKET = 4 * exports.ENTRY;
/** The value of an entry is its depth, less this for each search since (63 at most). */
exports.AGE_COST = 8;
/** The value of an empty entry, the lowest one. */
exports.EMPTY = -64 * exports.AGE_COST;
let base = 0;
let bytes = 0;
let mask = 0;
let age = 0;
/** The action that {@link probe} found; 0 if it found nothing. */
exports.foundAction = 0;
/** The score that {@link probe} found; unchanged if it found nothing. */
exports.foundScore = 0;
/** The depth of that score; unchanged if nothing was found. */
exports.foundDepth = 0;
/** The bound of that score; NONE if nothing was found. */
exports.foundBound = exports.NONE;
/** The static evaluation that {@link probe} found, or {@link UNKNOWN}. */
exports.foundEvaluation = evaluations_1.UNKNOWN;
/** Makes a table of `mib` MiB, a power of two; 0: the table is the one that threads share. Call once. */
function initTable(mib) {
    if (mib == 0)
        return;
    bytes = mib << 20;
    const pages = (bytes >> 16);
    const first = memory.grow(pages);
    if (first < 0)
        unreachable();
    base = first << 16;
    mask = (bytes / exports.BUCKET - 1);
}
/** Forgets everything; not what a table that threads share knows. */
function clearTable() {
    for (let at = base, end = base + bytes; at < end; at += 8)
        store(at, 0);
    for (let at = NEAR, end = NEAR + NEAR_BUCKETS * exports.BUCKET; at < end; at += 8)
        store(at, 0);
    age = 0;
}
/** Begins a new search: entries of older ones are replaced first. */
function ageTable() {
    age = (age + 1) & 63;
}
/** The bucket of a position; 0 if threads share the table. */
function bucketOf(key) {
    return base + (key & mask) * exports.BUCKET;
}
// Positions near the horizon and beyond it are frequent and unimportant. They have a table of their own, of 128 KiB,
// small enough for the processor's cache.
const NEAR_BUCKETS = 2048;
const NEAR = memory.data(2048 * 64, 64);
/** The bucket of a position near the horizon. */
function nearBucketOf(key) {
    return NEAR + (key & (NEAR_BUCKETS - 1)) * exports.BUCKET;
}
// Address of the entry with a key, or 0. It compares all four without a branch, which processors could not predict.
function entryOf(bucket, key) {
    let found = select(bucket, 0, ((load(bucket) ^ key) & evaluations_1.KEY) == 0);
    found = select(bucket + exports.ENTRY, found, ((load(bucket, exports.ENTRY) ^ key) & evaluations_1.KEY) == 0);
    found = select(bucket + 2 * exports.ENTRY, found, ((load(bucket, 2 * exports.ENTRY) ^ key) & evaluations_1.KEY) == 0);
    return select(bucket + 3 * exports.ENTRY, found, ((load(bucket, 3 * exports.ENTRY) ^ key) & evaluations_1.KEY) == 0);
}
/** Looks a position up. Returns whether it is there, and sets `found...` to the result. */
function probe(bucket, key, ply) {
    if (ASC_FEATURE_SIMD && bucket == 0)
        return probeOutside(key, ply);
    const at = entryOf(bucket, key);
    exports.foundBound = at ? load(at, 15) & 3 : exports.NONE;
    if (exports.foundBound == exports.NONE) {
        exports.foundAction = 0;
        exports.foundEvaluation = evaluations_1.UNKNOWN;
        return false;
    }
    exports.foundAction = load(at, 8);
    exports.foundDepth = load(at, 14);
    exports.foundEvaluation = load(at);
    exports.foundScore = fromRoot(load(at, 12), ply);
    return true;
}
// Does the same as {@link probe} in the table that threads share.
function probeOutside(key, ply) {
    const result = (0, host_1.probeShared)(key);
    exports.foundBound = (result >> 56) & 3;
    if (exports.foundBound == exports.NONE) {
        exports.foundAction = 0;
        exports.foundEvaluation = evaluations_1.UNKNOWN;
        return false;
    }
    exports.foundAction = result;
    exports.foundDepth = (result >> 48) & 255;
    exports.foundEvaluation = (0, host_1.sharedEvaluation)();
    exports.foundScore = fromRoot((result >> 32), ply);
    return true;
}
// Wins are stored by their distance from the position, not from the root.
// @ts-ignore: decorator
function fromRoot(score, ply) {
    return score > limits_1.WIN_BOUND ? score - ply : score < -limits_1.WIN_BOUND ? score + ply : score;
}
// @ts-ignore: decorator
function fromHere(score, ply) {
    return score > limits_1.WIN_BOUND ? score + ply : score < -limits_1.WIN_BOUND ? score - ply : score;
}
/**
 * Stores a result. Replaces an older result of the same position, or else the shallowest and oldest one of the bucket.
 */
function remember(bucket, key, ply, depth, score, bound, action, evaluation) {
    if (ASC_FEATURE_SIMD && bucket == 0) {
        const words = (fromHere(score, ply) & 0xffff) | ((depth & 255) << 16) | (bound << 24);
        return (0, host_1.rememberShared)(key, action | (words << 32), evaluation);
    }
    const slot = ASC_FEATURE_SIMD ? slotOfFour(bucket, key) : slotOfOnes(bucket, key);
    let known = 0;
    if (isOf(slot, key)) {
        // A much deeper result of this search is not replaced by a bound.
        if (bound != exports.EXACT && load(slot, 15) >> 2 == age && load(slot, 14) > depth + 3)
            return;
        known = load(slot, 8);
    }
    store(slot, (key & evaluations_1.KEY) | (evaluation & 0xffff));
    store(slot, action ? action : known, 8);
    store(slot, fromHere(score, ply), 12);
    store(slot, depth, 14);
    store(slot, (bound | (age << 2)), 15);
}
// Whether an entry holds a result of the position with a key.
function isOf(entry, key) {
    return ((load(entry) ^ key) & evaluations_1.KEY) == 0 && (load(entry, 15) & 3) != exports.NONE;
}
// The entry that {@link remember} replaces, found by a loop. {@link slotOfFour} must find the same one, so that `wasm`
// and `js` visit the same nodes.
function slotOfOnes(bucket, key) {
    let slot = bucket;
    let worst = i32.MAX_VALUE;
    for (let at = bucket; at < bucket + exports.BUCKET; at += exports.ENTRY) {
        if (isOf(at, key))
            return at;
        const tag = load(at, 15);
        const worth = (tag & 3) == exports.NONE ? exports.EMPTY : load(at, 14) - exports.AGE_COST * ((age - (tag >> 2)) & 63);
        if (worth < worst) {
            worst = worth;
            slot = at;
        }
    }
    return slot;
}
// Does the same as {@link slotOfOnes} for all four entries at once. Its only branch is whether the position is there.
function slotOfFour(bucket, key) {
    const entry0 = v128.load(bucket);
    const entry1 = v128.load(bucket, exports.ENTRY);
    const entry2 = v128.load(bucket, 2 * exports.ENTRY);
    const entry3 = v128.load(bucket, 3 * exports.ENTRY);
    // 1. The last words of the entries: score, depth, bound and age.
    const words = i32x4.shuffle(i64x2.shuffle(entry0, entry1, 1, 3), i64x2.shuffle(entry2, entry3, 1, 3), 1, 3, 5, 7);
    const isEmpty = i32x4.eq(v128.and(words, i32x4.splat(3 << 24)), i32x4.splat(0));
    // 2. An entry of the same position.
    const own = i64x2.splat(key & evaluations_1.KEY);
    const same01 = i64x2.eq(v128.and(i64x2.shuffle(entry0, entry1, 0, 2), i64x2.splat(evaluations_1.KEY)), own);
    const same23 = i64x2.eq(v128.and(i64x2.shuffle(entry2, entry3, 0, 2), i64x2.splat(evaluations_1.KEY)), own);
    const same = (i64x2.bitmask(same01) | (i64x2.bitmask(same23) << 2)) & ~i32x4.bitmask(isEmpty);
    if (same)
        return bucket + ctz(same) * exports.ENTRY;
    // 3. The entry with the least value; of equal ones the first, since the index is part of the numbers that are
    // compared.
    const ages = v128.and(i32x4.sub(i32x4.splat(age), i32x4.shr_u(words, 26)), i32x4.splat(63));
    const depths = v128.and(i32x4.shr_u(words, 16), i32x4.splat(255));
    const worth = v128.bitselect(i32x4.splat(exports.EMPTY), i32x4.sub(depths, i32x4.mul(ages, i32x4.splat(exports.AGE_COST))), isEmpty);
    let least = i32x4.add(i32x4.shl(worth, 2), i32x4(0, 1, 2, 3));
    least = i32x4.min_s(least, i32x4.shuffle(least, least, 2, 3, 0, 1));
    least = i32x4.min_s(least, i32x4.shuffle(least, least, 1, 0, 3, 2));
    return bucket + (i32x4.extract_lane(least, 0) & 3) * exports.ENTRY;
}
/** The part of the table that this search's results fill, in thousandths, estimated from a sample. */
function hashFull() {
    if (ASC_FEATURE_SIMD && base == 0)
        return (0, host_1.sharedFull)();
    let full = 0;
    for (let at = base; at < base + 1000 * exports.ENTRY; at += exports.ENTRY) {
        const tag = load(at, 15);
        if ((tag & 3) != exports.NONE && tag >> 2 == age)
            full++;
    }
    return full;
}
