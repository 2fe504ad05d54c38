"use strict";
// Correction history: for each side and structure key, the mean difference between the scores that searches found and
// the static evaluation. Later evaluations with that key are corrected by it.
Object.defineProperty(exports, "__esModule", { value: true });
exports.clearErrors = clearErrors;
exports.correct = correct;
exports.learnCorrection = learnCorrection;
const ENTRIES = 4096;
// By side and structure: the error in 1/256 of a hundredth of a pawn, i32.
const ERRORS = memory.data(2 * 4096 * 4, 8);
const GRAIN = 256;
const MOST = 64 * GRAIN;
/** Forgets everything. */
function clearErrors() {
    for (let at = 0; at < 2 * 4096 * 4; at += 8)
        store(ERRORS + at, 0);
}
function errorAt(side, structure) {
    return ERRORS + (((side ? ENTRIES : 0) + (structure & (ENTRIES - 1))) << 2);
}
/** An evaluation, corrected by the errors of earlier ones. */
function correct(side, structure, evaluation) {
    return evaluation + load(errorAt(side, structure)) / GRAIN;
}
/** Learns the error of an evaluation: the score that a search to `depth` found, less the evaluation. */
function learnCorrection(side, structure, depth, error) {
    const slot = errorAt(side, structure);
    const weight = min(depth + 1, 16);
    const mean = (load(slot) * (256 - weight) + error * GRAIN * weight) / 256;
    store(slot, max(-MOST, min(MOST, mean)));
}
