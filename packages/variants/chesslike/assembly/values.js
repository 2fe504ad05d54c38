"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.valueOf = valueOf;
exports.pieceScore = pieceScore;
exports.meanView = meanView;
exports.noteView = noteView;
exports.makeValues = makeValues;
exports.viewOf = viewOf;
// Values of the map's pieces, in general and by square: the points of their patterns, corrected by what they see.
const map_1 = require("./map");
const weights_1 = require("./weights");
// By code: the value of the piece. By code and square: its score there, for White.
const VALUES = memory.data(54 * 4, 8);
const SCORES = memory.data(54 * 256 * 4, 8);
/**
 * By code and square: the view, which is the number of its moves plus the number of its attacks on the empty map, u8.
 */
const VIEWS = memory.data(54 * 256, 8);
/** By code: the mean of its views over all squares, in sixteenths. */
const MEANS = memory.data(54 * 4, 8);
/** Value of a piece in hundredths of a pawn, wherever it stands. */
function valueOf(code) {
    return load(VALUES + (code << 2));
}
/** Value of a piece on a square, for White: negative for Black's pieces. */
function pieceScore(code, square) {
    return load(SCORES + ((code * map_1.SQUARES_MAX + square) << 2));
}
/** The mean of a piece's views over all squares of the empty map (moves plus attacks), in sixteenths. */
function meanView(code) {
    return load(MEANS + (code << 2));
}
/** Stores the view of a piece from a square: the number of its moves plus that of its attacks on the empty map. */
function noteView(code, square, view) {
    store(VIEWS + (code * map_1.SQUARES_MAX + square), min(view, 255));
}
/** Computes all values from the stored views and the weights. */
function makeValues() {
    for (let code = 2; code < 2 * map_1.kinds + 2; code++)
        makeValue(code);
}
function makeValue(code) {
    let views = 0;
    let places = 0;
    for (let square = 0; square < map_1.squares; square++) {
        if ((0, map_1.holds)(map_1.WALLS, square))
            continue;
        views += viewOf(code, square);
        places++;
    }
    const mean = 16 * views / max(places, 1);
    store(MEANS + (code << 2), mean);
    let value = ((0, weights_1.weight)(weights_1.POINT) * pointsOf(code) + (0, weights_1.weight)(weights_1.SIGHT) * mean / 32) / 10;
    if ((0, map_1.isRoyal)(code))
        value += (0, weights_1.weight)(weights_1.ROYAL);
    store(VALUES + (code << 2), value);
    const place = (0, weights_1.weight)((0, map_1.isRoyal)(code) ? weights_1.ROYAL_PLACE : weights_1.PLACE);
    for (let square = 0; square < map_1.squares; square++) {
        const score = value + place * (16 * viewOf(code, square) - mean) / 320;
        store(SCORES + ((code * map_1.SQUARES_MAX + square) << 2), code & 1 ? -score : score);
    }
}
/** The view of a piece from a square: the number of its moves plus that of its attacks on the empty map. */
function viewOf(code, square) {
    return load(VIEWS + (code * map_1.SQUARES_MAX + square));
}
// The points of a piece's pattern in the rules: 1 for a move, 2 for an attack, 3 for both, 5 for a ride.
function pointsOf(code) {
    let points = 0;
    for (let cell = 0; cell < 24; cell++) {
        const sign = (0, map_1.cellOf)(code, cell);
        points += sign == 4 ? 5 : sign;
    }
    return points;
}
