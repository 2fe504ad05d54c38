"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.DECISIVE = void 0;
exports.lossOf = lossOf;
exports.winsExchange = winsExchange;
// Static exchange evaluation: the result when both sides go on capturing on a square, cheapest piece first, and either
// may stop. Source of the method: the swap algorithm, described at chessprogramming.org.
const bits_1 = require("@kickmate/bitboards/assembly/bits");
const actions_1 = require("./actions");
const map_1 = require("./map");
const record_1 = require("./record");
const sight_1 = require("./sight");
const tables_1 = require("./tables");
const threats_1 = require("./threats");
const values_1 = require("./values");
/** Value of a side's last vital piece: the side loses the round with it. */
exports.DECISIVE = 8000;
// By side: the pieces that may still join in.
const OWN = memory.data(2 * 32, 16);
// Value of the piece that {@link cheapest} has found.
let worth = 0;
/** Value that a side loses with a piece. */
function lossOf(at, code) {
    return (0, map_1.isVital)(code) && (0, threats_1.lastOf)((0, record_1.vitalsAt)(at, code & 1)) >= 0 ? exports.DECISIVE : (0, values_1.valueOf)(code);
}
/** Whether an action and the exchange that it begins on its square win at least `least` hundredths of a pawn. */
function winsExchange(at, action, least) {
    if (action == actions_1.PASS)
        return least <= 0;
    const from = (0, actions_1.fromOf)(action);
    const to = (0, actions_1.toOf)(action);
    const victim = (0, record_1.pieceOn)(at, to);
    // 1. Two cases need no exchange: too little is won even if the piece is not recaptured, or enough even if it is.
    let balance = (victim ? lossOf(at, victim) : 0) - least;
    if (balance < 0)
        return false;
    balance -= lossOf(at, (0, record_1.pieceOn)(at, from));
    if (balance >= 0)
        return true;
    // 2. Both sides recapture in turn with their cheapest piece; a piece that stood behind it can then join in.
    (0, sight_1.look)(at);
    (0, map_1.include)(sight_1.OBSTACLES, to);
    (0, map_1.toggle)(sight_1.OBSTACLES, from);
    gather(at, to);
    let side = (0, record_1.sideOf)(at);
    leave(side, from);
    let winsSoFar = true;
    while (true) {
        side ^= 1;
        const next = cheapest(at, side, to);
        if (next < 0)
            break;
        winsSoFar = !winsSoFar;
        balance = -balance - 1 - worth;
        if (balance >= 0)
            break;
        (0, map_1.toggle)(sight_1.OBSTACLES, next);
        leave(side, next);
    }
    return winsSoFar;
}
function gather(at, to) {
    for (let side = 0; side < 2; side++) {
        const own = OWN + (side << 5);
        const all = (0, record_1.piecesAt)(at, side);
        const lookouts = (0, tables_1.lookoutsAt)(to, side);
        for (let n = 0; n < map_1.bytes; n += 8)
            store(own + n, load(all + n) & load(lookouts + n));
    }
}
// Removes the piece on a square from those that may join in, if it is one of them.
function leave(side, square) {
    const own = OWN + (side << 5);
    if ((0, map_1.holds)(own, square))
        (0, map_1.toggle)(own, square);
}
// The square of the cheapest piece with which a side can capture next; -1 if there is none. Sets {@link worth}.
function cheapest(at, side, to) {
    const own = OWN + (side << 5);
    let found = -1;
    worth = i32.MAX_VALUE;
    for (let n = 0; n < map_1.bytes; n += 8) {
        for (let set = load(own + n); set; set = (0, bits_1.rest)(set)) {
            const from = (n << 3) + (0, bits_1.lowest)(set);
            const code = (0, record_1.pieceOn)(at, from);
            const loss = lossOf(at, code);
            if (loss >= worth || !(0, sight_1.strikes)(code, from, to))
                continue;
            found = from;
            worth = loss;
        }
    }
    return found;
}
