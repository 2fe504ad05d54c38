"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sampled = void 0;
exports.beginSampling = beginSampling;
exports.samplesAt = samplesAt;
exports.samplePosition = samplePosition;
const records_1 = require("./records");
/** The most samples. */
const SAMPLES_MAX = 256;
const SAMPLES = memory.data(1024 * 256, 16);
/** Number of positions sampled since {@link beginSampling}. */
exports.sampled = 0;
let most = 0;
// The next sample is taken of the position after so many.
let untilNext = 0;
let step = 1;
let seed = 1;
/**
 * Samples up to `count` (256) of the positions that are evaluated from now on, one of about `everyNth`; with 0, none. Which
 * ones depends on `chance`.
 */
function beginSampling(count, everyNth, chance) {
    seed = chance;
    most = min(count, SAMPLES_MAX);
    step = max(everyNth, 1);
    exports.sampled = 0;
    drawNext();
}
/** Address of the sampled positions, packed, 1024 bytes each. */
function samplesAt() {
    return SAMPLES;
}
/** Counts a position that is evaluated. Samples it if it is its turn. */
// @ts-ignore: decorator
function samplePosition(at) {
    if (exports.sampled < most && --untilNext <= 0)
        keep(at);
}
function keep(at) {
    const to = SAMPLES + exports.sampled * records_1.RECORD_MAX;
    // A game may write only what actions change.
    memory.copy(to, records_1.PACKED, records_1.RECORD_MAX);
    changetype(0).pack(at, to);
    exports.sampled++;
    drawNext();
}
// A linear congruential generator (constants: Numerical Recipes, 3rd edition, section 7.1).
function drawNext() {
    seed = seed * 1664525 + 1013904223;
    untilNext = 1 + ((seed >> 8) % (2 * step));
}
