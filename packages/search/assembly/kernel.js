"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Kernel = void 0;
// The functions that every kernel exports. Their list is `KernelExports` in src/abi.ts. From it kernel-build.mjs writes
// the module from which a game is compiled. That module passes each call on to the method of the same name here.
const limits_1 = require("./limits");
const network_1 = require("./network");
const records_1 = require("./records");
const correction_1 = require("./correction");
const evaluations_1 = require("./evaluations");
const history_1 = require("./history");
const limits_2 = require("../src/limits");
const perft_1 = require("./perft");
const root_1 = require("./root");
const sampling_1 = require("./sampling");
const search_1 = require("./search");
const switches_1 = require("./switches");
const table_1 = require("./table");
const ACTIONS = memory.data(4 * limits_1.MAX_ACTIONS, 8);
const OUTCOMES = memory.data(8 * limits_1.MAX_OUTCOMES, 8);
// Checksum of the weights for which applyWeights was called last.
let checksum = 0;
// Applies the weights if the host has changed them.
function applyChangedWeights() {
    const p = changetype(0);
    const at = p.weightsAt();
    let sum = 1;
    for (let n = 0, count = p.weightCount(); n < count; n++)
        sum = sum * 31 + load(at + (n << 2));
    if (sum == checksum)
        return;
    checksum = sum;
    p.applyWeights();
    (0, evaluations_1.clearEvaluations)();
}
/** The exports for one game, described in src/abi.ts. The current position is the first record. */
class Kernel {
    init(hashMiB) {
        const p = changetype(0);
        if (p.size() > records_1.RECORD_MAX)
            unreachable();
        p.init();
        applyChangedWeights();
        (0, search_1.initSearch)();
        (0, table_1.initTable)(hashMiB);
    }
    clear() {
        (0, table_1.clearTable)();
        (0, history_1.clearHistory)((changetype(0).techniques() & switches_1.CONTINUATION) != 0);
        (0, correction_1.clearErrors)();
        (0, evaluations_1.clearEvaluations)();
    }
    positionAt() {
        return records_1.PACKED;
    }
    load() {
        const p = changetype(0);
        applyChangedWeights();
        p.unpack(records_1.RECORDS, records_1.PACKED);
        (0, network_1.sumParts)();
        (0, search_1.forgetKeys)();
    }
    save() {
        changetype(0).pack(records_1.RECORDS, records_1.PACKED);
    }
    play(action, outcome) {
        const p = changetype(0);
        const size = p.size();
        const key = p.key(records_1.RECORDS);
        p.play(records_1.RECORDS, records_1.RECORDS + size, action, outcome);
        for (let at = records_1.RECORDS, end = records_1.RECORDS + size; at < end; at += 8)
            store(at, load(at + size));
        (0, search_1.keepKey)(key, p.reversiblePlies(records_1.RECORDS) == 0);
    }
    generate() {
        const count = changetype(0).generate(records_1.RECORDS, ACTIONS);
        assert(count <= limits_1.MAX_ACTIONS);
        for (let at = ACTIONS, end = ACTIONS + (count << 2); at < end; at += 4) {
            store(at, changetype(0).completeAction(records_1.RECORDS, load(at)));
        }
        return count;
    }
    actionsAt() {
        return ACTIONS;
    }
    chance(action) {
        return changetype(0).chance(records_1.RECORDS, action, OUTCOMES);
    }
    outcomesAt() {
        return OUTCOMES;
    }
    side() {
        return changetype(0).side(records_1.RECORDS);
    }
    ended() {
        const p = changetype(0);
        return p.ended(records_1.RECORDS) || p.endWithoutActions(records_1.RECORDS);
    }
    keyLow() {
        return changetype(0).key(records_1.RECORDS);
    }
    keyHigh() {
        return (changetype(0).key(records_1.RECORDS) >> 32);
    }
    freshKeyLow() {
        return changetype(0).freshKey(records_1.RECORDS);
    }
    freshKeyHigh() {
        return (changetype(0).freshKey(records_1.RECORDS) >> 32);
    }
    perft(depth) {
        return (0, perft_1.perft)(records_1.RECORDS, min(max(depth, 0), limits_2.MAX_PERFT));
    }
    evaluate() {
        return changetype(0).evaluate(records_1.RECORDS);
    }
    evaluateClassically() {
        const wasOn = network_1.isOn;
        (0, network_1.suspend)(false);
        const value = changetype(0).evaluate(records_1.RECORDS);
        (0, network_1.suspend)(wasOn);
        return value;
    }
    search(depth, nodes, lines, switches) {
        return (0, root_1.searchRoot)(records_1.RECORDS, depth, nodes, lines, switches);
    }
    rootActionsAt() {
        return (0, root_1.rootActionsAt)();
    }
    confine(count) {
        (0, root_1.confineRoot)(count);
    }
    reportAt() {
        return (0, root_1.reportAt)();
    }
    techniques() {
        return changetype(0).techniques();
    }
    weightsAt() {
        return changetype(0).weightsAt();
    }
    weightCount() {
        return changetype(0).weightCount();
    }
    networkAt() {
        return changetype(0).networkAt();
    }
    networkBytes() {
        return (0, network_1.networkBytes)();
    }
    networkValue() {
        return (0, network_1.evaluateByNetwork)(records_1.RECORDS);
    }
    useNetwork(on) {
        (0, network_1.applyNetwork)(on != 0);
        (0, evaluations_1.clearEvaluations)();
    }
    cells() {
        return (0, network_1.cellsOf)(records_1.RECORDS);
    }
    networkCells() {
        return changetype(0).networkCells();
    }
    networkWidth() {
        return changetype(0).networkWidth();
    }
    networkRows() {
        return changetype(0).networkRows();
    }
    networkBuckets() {
        return changetype(0).networkBuckets();
    }
    isQuiet(action) {
        const p = changetype(0);
        return !p.inCheck(records_1.RECORDS) && p.captureValue(records_1.RECORDS, action) <= 0 ? 1 : 0;
    }
    networkView(side) {
        return changetype(0).networkView(records_1.RECORDS, side);
    }
    networkBucket() {
        return changetype(0).networkBucket(records_1.RECORDS);
    }
    networkParts(view, cell, value) {
        return (0, network_1.findParts)(view, cell, value);
    }
    networkPartsAt() {
        return network_1.PARTS;
    }
    sample(most, step, seed) {
        (0, sampling_1.beginSampling)(most, step, seed);
    }
    samplesAt() {
        return (0, sampling_1.samplesAt)();
    }
    sampled() {
        return sampling_1.sampled;
    }
}
exports.Kernel = Kernel;
