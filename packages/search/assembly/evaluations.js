"use strict";
// A table of the static evaluations of recent positions. Most positions are visited only for their evaluation, and
// leave nothing in the hash table. Many occur again by another order of actions, or in the next iteration.
Object.defineProperty(exports, "__esModule", { value: true });
exports.UNKNOWN = exports.KEY = void 0;
exports.knownEvaluation = knownEvaluation;
exports.storeEvaluation = storeEvaluation;
exports.clearEvaluations = clearEvaluations;
// 128 KiB, small enough for the processor's cache.
const ENTRIES = 16384;
// By the lower bits of the key: upper 48 bits of the key and evaluation i16.
const TABLE = memory.data(16384 * 8, 64);
/** The bits of a key that are stored with an entry. */
exports.KEY = 0xffffffffffff0000;
/** The value for an evaluation that is not known. */
exports.UNKNOWN = -32768;
function slotOf(key) {
    return (key & (ENTRIES - 1)) << 3;
}
/** The evaluation of a position, or {@link UNKNOWN}. */
function knownEvaluation(key) {
    const entry = load(slotOf(key), TABLE);
    return (entry ^ key) & exports.KEY ? exports.UNKNOWN : entry;
}
/** Stores the evaluation of a position. */
function storeEvaluation(key, evaluation) {
    store(slotOf(key), (key & exports.KEY) | (evaluation & 0xffff), TABLE);
}
/** Forgets everything. */
function clearEvaluations() {
    for (let at = TABLE, end = TABLE + (ENTRIES << 3); at < end; at += 8)
        store(at, 0);
}
