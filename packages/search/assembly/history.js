"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.clearHistory = clearHistory;
exports.clearKillers = clearKillers;
exports.ageHistory = ageHistory;
exports.killerOf = killerOf;
exports.countermoveOf = countermoveOf;
exports.noteContinuation = noteContinuation;
exports.historyScore = historyScore;
exports.changeHistory = changeHistory;
exports.noteRefutation = noteRefutation;
// Statistics about quiet actions from the nodes searched so far: killer moves, history, countermoves and continuation
// history.
const limits_1 = require("./limits");
// Two killer moves of each ply, u32: quiet actions that caused a beta cutoff in a sibling position.
const KILLERS = memory.data(8 * (limits_1.MAX_PLY + 2), 8);
// By side, then from and to (the lower half of an action): a score for how often such an action caused a cutoff, i16.
const HISTORY = memory.data(2 * 65536 * 2, 8);
// By side, then from and to of the opponent's last action: the action that caused a cutoff after it, u32.
const COUNTERMOVES = memory.data(2 * 65536 * 4, 8);
// By the continuation indices of two actions (1024 each), an earlier one and a later one: a score for how often the later
// one caused a cutoff after the earlier one, i16.
const CONTINUATIONS = memory.data(1024 * 1024 * 2, 8);
// The continuation index of the action at each ply, u16; two more before the root.
const LINE_INDICES = memory.data(2 * (limits_1.MAX_PLY + 4), 8);
const HISTORY_MAX = 16384;
/** Forgets everything; the continuation history only if the game uses it. */
function clearHistory(hasContinuations) {
    for (let at = 0; at < 2 * 65536 * 2; at += 8)
        store(HISTORY + at, 0);
    for (let at = 0; at < 2 * 65536 * 4; at += 8)
        store(COUNTERMOVES + at, 0);
    if (hasContinuations)
        for (let at = 0; at < 1024 * 1024 * 2; at += 8)
            store(CONTINUATIONS + at, 0);
    clearKillers();
}
/** Forgets the killer moves: they belong to one search. */
function clearKillers() {
    for (let at = 0; at < 8 * (limits_1.MAX_PLY + 2); at += 8)
        store(KILLERS + at, 0);
}
/** Halves the history: scores from the search of an earlier position are only hints. */
function ageHistory() {
    if (ASC_FEATURE_SIMD) {
        for (let at = HISTORY; at < HISTORY + 2 * 65536 * 2; at += 16)
            v128.store(at, i16x8.shr_s(v128.load(at), 1));
    }
    else {
        for (let at = HISTORY; at < HISTORY + 2 * 65536 * 2; at += 2)
            store(at, load(at) >> 1);
    }
}
function historyAt(side, action) {
    return HISTORY + (((side << 16) | (action & 0xffff)) << 1);
}
function countermoveAt(side, previous) {
    return COUNTERMOVES + (((side << 16) | (previous & 0xffff)) << 2);
}
/** A killer move of a ply: the newest (0), or the one before it (1). */
function killerOf(ply, n) {
    return load(KILLERS + (ply << 3) + (n << 2));
}
/** The action of a side that caused a cutoff after an action like the opponent's last one. */
function countermoveOf(side, previous) {
    return load(countermoveAt(side, previous));
}
/** Notes the continuation index of the action at a ply. */
function noteContinuation(ply, index) {
    store(LINE_INDICES + (ply << 1), index, 4);
}
// Address of the continuation history of an action after the action `back` plies before it.
function continuationAt(ply, back, index) {
    const before = load(LINE_INDICES + ((ply - back) << 1), 4);
    return CONTINUATIONS + (((before << 10) | index) << 1);
}
/** A score for how often an action caused a cutoff, at all and after the two actions before it: about -16384 to 24576. */
function historyScore(at, ply, action, hasContinuations) {
    const p = changetype(0);
    const history = load(historyAt(p.side(at), action));
    if (!hasContinuations)
        return history;
    const index = p.continuationIndex(at, action);
    return (history + load(continuationAt(ply, 1, index)) + load(continuationAt(ply, 2, index))) / 2;
}
// Adds a bonus to a value, less of it the nearer the value is to the end of its range ("history gravity").
function changeBy(slot, bonus) {
    const value = load(slot);
    store(slot, (value + bonus - value * abs(bonus) / HISTORY_MAX));
}
/** Raises (or, with a bonus below 0, lowers) an action's history. */
function changeHistory(at, ply, action, bonus, hasContinuations) {
    const p = changetype(0);
    changeBy(historyAt(p.side(at), action), bonus);
    if (!hasContinuations)
        return;
    const index = p.continuationIndex(at, action);
    changeBy(continuationAt(ply, 1, index), bonus);
    changeBy(continuationAt(ply, 2, index), bonus);
}
/** Stores a quiet action that caused a cutoff, as killer move of its ply and as countermove. */
function noteRefutation(side, ply, action, previous) {
    const killers = KILLERS + (ply << 3);
    const killer = load(killers);
    if (killer != action) {
        store(killers, killer, 4);
        store(killers, action);
    }
    store(countermoveAt(side, previous), action);
}
