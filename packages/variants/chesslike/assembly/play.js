"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.play = play;
exports.playNullMove = playNullMove;
// Plays actions.
const actions_1 = require("./actions");
const map_1 = require("./map");
const record_1 = require("./record");
const threats_1 = require("./threats");
/** Writes the position after an action to `next`. */
function play(at, next, action) {
    (0, record_1.copy)(at, next);
    (0, record_1.setThreat)(next, threats_1.UNKNOWN);
    const side = (0, record_1.sideOf)(at);
    let isFinal = false;
    if (action == actions_1.PASS)
        (0, record_1.setPasses)(next, (0, record_1.passesOf)(at) + 1);
    else {
        (0, record_1.setPasses)(next, 0);
        isFinal = move(next, side, (0, actions_1.fromOf)(action), (0, actions_1.toOf)(action));
    }
    (0, record_1.setCounters)(next, isFinal ? 0 : (0, record_1.quietOf)(at) + 1, isFinal ? 0 : (0, record_1.reversibleOf)(at) + 1);
    handOver(next);
}
// Gives the turn to the other side. Black wins if White has had its last action: White's actions have odd numbers, so
// the number after White's n-th one is 2 n.
function handOver(at) {
    (0, record_1.turn)(at);
    if (map_1.turnLimit && (0, record_1.numberOf)(at) >= 2 * map_1.turnLimit && (0, record_1.endedOf)(at) == 0)
        (0, record_1.setEnded)(at, 2);
}
// Plays a piece's action; returns whether it is irreversible: a capture, a key or a door.
function move(at, side, from, to) {
    const code = (0, record_1.pieceOn)(at, from);
    const victim = (0, record_1.pieceOn)(at, to);
    let isFinal = false;
    if (victim) {
        (0, record_1.take)(at, victim, to);
        isFinal = true;
        if ((0, map_1.isVital)(victim) && isEmpty((0, record_1.vitalsAt)(at, side ^ 1)))
            (0, record_1.setEnded)(at, side + 1);
    }
    (0, record_1.take)(at, code, from);
    (0, record_1.put)(at, code, to);
    if ((0, map_1.holds)((0, record_1.doorsAt)(at), to)) {
        (0, record_1.openDoor)(at, side, to);
        isFinal = true;
    }
    if ((0, map_1.holds)((0, record_1.keysAt)(at), to)) {
        (0, record_1.pickUp)(at, side, to);
        isFinal = true;
    }
    if (map_1.hasExits && side == 0 && (0, map_1.isVital)(code) && (0, map_1.holds)(map_1.EXITS, to))
        (0, record_1.setEnded)(at, 1);
    return isFinal;
}
function isEmpty(set) {
    for (let n = 0; n < map_1.bytes; n += 8)
        if (load(set + n))
            return false;
    return true;
}
/** Gives the turn to the other side without an action, for the search's null move. */
function playNullMove(at, next) {
    (0, record_1.copy)(at, next);
    (0, record_1.setThreat)(next, threats_1.UNKNOWN);
    (0, record_1.setPasses)(next, 0);
    (0, record_1.setCounters)(next, (0, record_1.quietOf)(at) + 1, 0);
    handOver(next);
}
