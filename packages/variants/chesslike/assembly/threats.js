"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.UNKNOWN = void 0;
exports.winInOne = winInOne;
exports.lastOf = lastOf;
exports.isThreatened = isThreatened;
// Finds wins in one: by capturing the last vital piece, or on an exit.
const bits_1 = require("@kickmate/bitboards/assembly/bits");
const actions_1 = require("./actions");
const map_1 = require("./map");
const record_1 = require("./record");
const sight_1 = require("./sight");
const tables_1 = require("./tables");
// The values of a record's threat: whether the side that is not to act threatens to win.
exports.UNKNOWN = 0;
const SAFE = 1;
const THREATENED = 2;
/** An action with which a side would win at once if it were to act, or 0. */
function winInOne(at, side) {
    (0, sight_1.look)(at);
    const last = lastOf((0, record_1.vitalsAt)(at, side ^ 1));
    if (last >= 0) {
        const from = (0, sight_1.strikerOf)(at, side, last);
        if (from >= 0)
            return (0, actions_1.makeAction)(from, last);
    }
    return map_1.hasExits && side == 0 ? leavingAction(at) : 0;
}
/** The square of a set with exactly one square; -1 for other sets. */
function lastOf(set) {
    let square = -1;
    for (let n = 0; n < map_1.bytes; n += 8) {
        const part = load(set + n);
        if (!part)
            continue;
        if (square >= 0 || (0, bits_1.rest)(part))
            return -1;
        square = (n << 3) + (0, bits_1.lowest)(part);
    }
    return square;
}
function leavingAction(at) {
    const vitals = (0, record_1.vitalsAt)(at, 0);
    const leavers = (0, tables_1.leaversAt)();
    for (let n = 0; n < map_1.bytes; n += 8) {
        for (let set = load(vitals + n) & load(leavers + n); set; set = (0, bits_1.rest)(set)) {
            const from = (n << 3) + (0, bits_1.lowest)(set);
            (0, sight_1.see)((0, record_1.pieceOn)(at, from), from);
            for (let m = 0; m < map_1.bytes; m += 8) {
                const exits = (0, sight_1.targets)(at, 0, m) & load(map_1.EXITS + m);
                if (exits)
                    return (0, actions_1.makeAction)(from, (m << 3) + (0, bits_1.lowest)(exits));
            }
        }
    }
    return 0;
}
/** Whether the side that is not to act threatens to win. */
function isThreatened(at) {
    const known = (0, record_1.threatOf)(at);
    if (known != exports.UNKNOWN)
        return known == THREATENED;
    const isSo = winInOne(at, (0, record_1.sideOf)(at) ^ 1) != 0;
    (0, record_1.setThreat)(at, isSo ? THREATENED : SAFE);
    return isSo;
}
