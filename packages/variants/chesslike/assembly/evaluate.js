"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.evaluate = evaluate;
// The static evaluation: pieces and their places (updated by play), what they see, danger to royal pieces, hanging
// pieces, the way to the exit.
const bits_1 = require("@kickmate/bitboards/assembly/bits");
const exits_1 = require("./exits");
const map_1 = require("./map");
const record_1 = require("./record");
const sight_1 = require("./sight");
const tables_1 = require("./tables");
const threats_1 = require("./threats");
const values_1 = require("./values");
const weights_1 = require("./weights");
/**
 * A lead beyond this is divided by {@link SMALL}, up to {@link MOST}: larger scores are those of wins that were found.
 */
const AHEAD = 16000;
const SMALL = 64;
const MOST = 28000;
/** More squares than this do not make a royal piece safer. */
const ROOM_MOST = 6;
// By side: the set of all squares that its pieces see.
const SEEN = memory.data(2 * 32, 16);
// The squares next to the last royal piece of the other side than the one that is evaluated.
const YARD = memory.data(32, 16);
/** The static evaluation in hundredths of a pawn, for the side to act. */
function evaluate(at) {
    const side = (0, record_1.sideOf)(at);
    (0, sight_1.look)(at);
    let score = (0, record_1.scoreOf)(at) + sights(at, 0) - sights(at, 1);
    if (side)
        score = -score;
    score -= hanging(at, side, (0, weights_1.weight)(weights_1.HANGING)) - hanging(at, side ^ 1, (0, weights_1.weight)(weights_1.THREATENED));
    if (map_1.hasDoors && !isEmpty((0, record_1.doorsAt)(at)))
        score += (0, weights_1.weight)(weights_1.KEY) * (min((0, record_1.heldBy)(at, side), 4) - min((0, record_1.heldBy)(at, side ^ 1), 4));
    score += (0, weights_1.weight)(weights_1.ROOM) * (roomOf(at, side) - roomOf(at, side ^ 1));
    // This comes last, since it replaces the obstacles by those of the map without pieces.
    if (map_1.hasExits)
        score += side ? -way(at) : way(at);
    return bounded(score + (0, weights_1.weight)(weights_1.TEMPO));
}
// Keeps a score within the limits of static evaluations: armies of a large map may be worth more.
function bounded(score) {
    const lead = abs(score);
    if (lead <= AHEAD)
        return score;
    const told = min(AHEAD + (lead - AHEAD) / SMALL, MOST);
    return score < 0 ? -told : told;
}
// The number of squares to which a side's last vital piece can go without being captured there, at most ROOM_MOST; 0 if
// the side has several vital pieces.
function roomOf(at, side) {
    const square = (0, threats_1.lastOf)((0, record_1.vitalsAt)(at, side));
    if (square < 0)
        return 0;
    const enemies = (0, record_1.piecesAt)(at, side ^ 1);
    const attack = SEEN + ((side ^ 1) << 5);
    (0, sight_1.see)((0, record_1.pieceOn)(at, square), square);
    let room = 0;
    for (let n = 0; n < map_1.bytes; n += 8) {
        const ridden = (0, sight_1.rides)(n);
        const moves = ((0, sight_1.steps)(n) | ridden) & ~load(sight_1.OBSTACLES + n);
        const captures = ((0, sight_1.hits)(n) | ridden) & load(enemies + n);
        room += (0, bits_1.count)((moves | captures) & ~load(attack + n));
    }
    return min(room, ROOM_MOST);
}
function isEmpty(set) {
    for (let n = 0; n < map_1.bytes; n += 8)
        if (load(set + n))
            return false;
    return true;
}
// Value of the squares that a side's pieces see. Also fills the side's set in SEEN.
function sights(at, side) {
    const own = (0, record_1.piecesAt)(at, side);
    const enemies = (0, record_1.piecesAt)(at, side ^ 1);
    const all = SEEN + (side << 5);
    const royal = side ? map_1.whiteHasRoyals : map_1.blackHasRoyals;
    const goal = royal ? (0, threats_1.lastOf)((0, record_1.vitalsAt)(at, side ^ 1)) : -1;
    (0, map_1.clear)(all);
    (0, map_1.clear)(YARD);
    if (goal >= 0)
        fillYard(goal);
    let mobility = 0;
    let nearness = 0;
    let besiegers = 0;
    let besieged = 0;
    for (let n = 0; n < map_1.bytes; n += 8) {
        for (let set = load(own + n); set; set = (0, bits_1.rest)(set)) {
            const square = (n << 3) + (0, bits_1.lowest)(set);
            const code = (0, record_1.pieceOn)(at, square);
            (0, sight_1.see)(code, square);
            let seen = 0;
            let near = 0;
            for (let m = 0; m < map_1.bytes; m += 8) {
                const ridden = (0, sight_1.rides)(m);
                const strikes = (0, sight_1.hits)(m) | ridden;
                const free = ~load(sight_1.OBSTACLES + m);
                seen += (0, bits_1.count)(((0, sight_1.steps)(m) | ridden) & free) + (0, bits_1.count)(strikes & (free | load(enemies + m)));
                near += (0, bits_1.count)(strikes & load(YARD + m));
                store(all + m, load(all + m) | strikes);
            }
            if ((0, map_1.isRoyal)(code))
                continue;
            mobility += 16 * seen - (0, values_1.meanView)(code);
            if (near)
                besiegers++;
            besieged += near;
            if (goal >= 0)
                nearness += (0, values_1.valueOf)(code) * (15 - distance(square, goal));
        }
    }
    return (0, weights_1.weight)(weights_1.MOBILITY) * mobility / 320 + (0, weights_1.weight)(weights_1.NEARNESS) * nearness / 1000 + (0, weights_1.weight)(weights_1.SIEGE) * besieged * besiegers / 10;
}
function fillYard(square) {
    const around = (0, tables_1.aroundAt)(square);
    for (let n = 0; n < map_1.bytes; n += 8)
        store(YARD + n, load(around + n));
}
// The number of king's steps between two squares.
function distance(square, other) {
    return max(abs((0, map_1.fileOf)(square) - (0, map_1.fileOf)(other)), abs((0, map_1.rankOf)(square) - (0, map_1.rankOf)(other)));
}
// A percentage of the value of a side's pieces that are attacked and not covered.
function hanging(at, side, percent) {
    const own = (0, record_1.piecesAt)(at, side);
    const cover = SEEN + (side << 5);
    const attack = SEEN + ((side ^ 1) << 5);
    let value = 0;
    for (let n = 0; n < map_1.bytes; n += 8) {
        for (let set = load(own + n) & load(attack + n) & ~load(cover + n); set; set = (0, bits_1.rest)(set)) {
            value += (0, values_1.valueOf)((0, record_1.pieceOn)(at, (n << 3) + (0, bits_1.lowest)(set)));
        }
    }
    return value * percent / 100;
}
// Value of the shortest way from one of White's vital pieces to an exit: 0 on the exit, negative before it.
function way(at) {
    (0, exits_1.findWays)(at);
    const vitals = (0, record_1.vitalsAt)(at, 0);
    const held = (0, record_1.heldBy)(at, 0);
    let least = exits_1.FAR;
    for (let n = 0; n < map_1.bytes; n += 8) {
        for (let set = load(vitals + n); set; set = (0, bits_1.rest)(set)) {
            const square = (n << 3) + (0, bits_1.lowest)(set);
            least = min(least, (0, exits_1.wayFrom)((0, record_1.pieceOn)(at, square), held, square));
        }
    }
    return -(0, weights_1.weight)(weights_1.WAY) * min(least, (0, weights_1.weight)(weights_1.NO_WAY));
}
