"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.switches = exports.TECHNIQUES_ON_QUIETS = exports.ALL = exports.ROOT_ORDER = exports.INCREMENTAL = exports.IMPROVING = exports.QUIESCENCE_HASH = exports.EXCHANGE = exports.CORRECTION = exports.CONTINUATION = exports.SINGULAR = exports.RAZORING = exports.WIN_IN_ONE = exports.STAR = exports.LATE_PRUNING = exports.IIR = exports.REPETITION = exports.EXTENSIONS = exports.REVERSE_FUTILITY = exports.FUTILITY = exports.LATE_MOVE_REDUCTIONS = exports.NULL_MOVE = exports.ASPIRATION = exports.PVS = exports.ORDERING = exports.QUIESCENCE = exports.HASH = void 0;
exports.setSwitches = setSwitches;
exports.usesAllTechniques = usesAllTechniques;
exports.has = has;
exports.HASH = 1 << 0;
exports.QUIESCENCE = 1 << 1;
exports.ORDERING = 1 << 2;
exports.PVS = 1 << 3;
exports.ASPIRATION = 1 << 4;
exports.NULL_MOVE = 1 << 5;
exports.LATE_MOVE_REDUCTIONS = 1 << 6;
exports.FUTILITY = 1 << 7;
exports.REVERSE_FUTILITY = 1 << 8;
exports.EXTENSIONS = 1 << 9;
exports.REPETITION = 1 << 10;
exports.IIR = 1 << 11;
exports.LATE_PRUNING = 1 << 12;
exports.STAR = 1 << 13;
exports.WIN_IN_ONE = 1 << 14;
exports.RAZORING = 1 << 15;
exports.SINGULAR = 1 << 16;
exports.CONTINUATION = 1 << 17;
exports.CORRECTION = 1 << 18;
exports.EXCHANGE = 1 << 19;
exports.QUIESCENCE_HASH = 1 << 20;
exports.IMPROVING = 1 << 21;
exports.INCREMENTAL = 1 << 22;
exports.ROOT_ORDER = 1 << 23;
/** All techniques. */
exports.ALL = (1 << 24) - 1;
/** The techniques that treat quiet actions differently. */
exports.TECHNIQUES_ON_QUIETS = exports.LATE_MOVE_REDUCTIONS | exports.FUTILITY | exports.LATE_PRUNING;
/** The techniques in use. */
exports.switches = 0;
/** Switches on those of the given techniques that the game uses. */
function setSwitches(bits) {
    exports.switches = bits & changetype(0).techniques();
}
/** Whether all techniques of the game are in use. If so, the search for {@link AllTechniques} can be called. */
function usesAllTechniques() {
    return exports.switches == changetype(0).techniques();
}
/** Whether a technique, or any of several, is in use. */
// @ts-ignore: decorator
function has(techniques) {
    return ((sizeof() == 1 ? changetype(0).techniques() : exports.switches) & techniques) != 0;
}
