"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.init = init;
exports.begin = begin;
exports.clear = clear;
exports.probe = probe;
exports.evaluation = evaluation;
exports.remember = remember;
exports.full = full;
// The hash table of a search with several threads. It lies in a memory that the threads share, and each thread has an
// instance of this module. The entries, and those that are replaced, are the same as in table.ts.
//
// Threads write without waiting for each other, so an entry may have its halves from two results. Therefore the lower
// half (key and static evaluation) is stored exclusive-or a number made from the upper one (action, score, depth, bound
// and age): if they do not belong together, the key is a wrong one. Robert Hyatt's lockless hashing takes the upper half
// itself. But the key has only 48 bits here: of two results of a position that differ in the lower 16 bits of their
// actions, the wrong static evaluation could be taken.
const evaluations_1 = require("./evaluations");
const table_1 = require("./table");
let mask = 0;
let age = 0;
let found = 0;
/** Takes the whole memory, whose size is a power of two, as the table. Must be called first. */
function init() {
    mask = (memory.size() << 16) / table_1.BUCKET - 1;
}
/** Begins a search with a number. Entries of earlier searches are replaced first. */
function begin(search) {
    age = search & 63;
}
/** Forgets everything. */
function clear() {
    for (let at = 0, end = memory.size() << 16; at < end; at += 8)
        store(at, 0);
}
function boundOf(result) {
    return (result >> 56) & 3;
}
function depthOf(result) {
    return (result >> 48) & 255;
}
function ageOf(result) {
    return (result >> 58);
}
// The number with which the lower half of an entry is stored. Its upper 48 bits depend on all bits of the upper half.
function sealOf(result) {
    return result * 0x9e3779b97f4a7c15;
}
/** Looks a position up: the upper half of its entry, or 0. */
function probe(key) {
    const bucket = (key & mask) * table_1.BUCKET;
    for (let at = bucket; at < bucket + table_1.BUCKET; at += table_1.ENTRY) {
        const result = load(at, 8);
        const own = load(at) ^ sealOf(result);
        if (((own ^ key) & evaluations_1.KEY) == 0 && boundOf(result) != table_1.NONE) {
            found = own;
            return result;
        }
    }
    return 0;
}
/** The static evaluation of the entry that {@link probe} found. */
function evaluation() {
    return found;
}
/**
 * Stores a result: the upper half of an entry without its age, and the static evaluation. Replaces an older result of
 * the same position, or else the shallowest and oldest one of the bucket.
 */
function remember(key, result, evaluation) {
    const bucket = (key & mask) * table_1.BUCKET;
    let slot = bucket;
    let worst = i32.MAX_VALUE;
    for (let at = bucket; at < bucket + table_1.BUCKET; at += table_1.ENTRY) {
        const old = load(at, 8);
        let worth = table_1.EMPTY;
        if (boundOf(old) != table_1.NONE) {
            if (((load(at) ^ sealOf(old) ^ key) & evaluations_1.KEY) == 0) {
                // A much deeper result of this search is not replaced by a bound.
                if (boundOf(result) != table_1.EXACT && ageOf(old) == age && depthOf(old) > depthOf(result) + 3)
                    return;
                if (result == 0)
                    result |= old;
                slot = at;
                break;
            }
            worth = depthOf(old) - table_1.AGE_COST * ((age - ageOf(old)) & 63);
        }
        if (worth < worst) {
            worst = worth;
            slot = at;
        }
    }
    result |= age << 58;
    store(slot, ((key & evaluations_1.KEY) | (evaluation & 0xffff)) ^ sealOf(result));
    store(slot, result, 8);
}
/** The part of the table that this search's results fill, in thousandths, estimated from a sample. */
function full() {
    let count = 0;
    for (let at = 0; at < 1000 * table_1.ENTRY; at += table_1.ENTRY) {
        const result = load(at, 8);
        if (boundOf(result) != table_1.NONE && ageOf(result) == age)
            count++;
    }
    return count;
}
