"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.makeViews = makeViews;
// Counts the squares that pieces see on the empty map.
const bits_1 = require("@kickmate/bitboards/assembly/bits");
const map_1 = require("./map");
const sight_1 = require("./sight");
const values_1 = require("./values");
/** Counts and stores the views of all pieces from all squares. */
function makeViews() {
    (0, sight_1.lookAtDoors)(map_1.DOORS);
    for (let square = 0; square < map_1.squares; square++) {
        if ((0, map_1.holds)(map_1.WALLS, square))
            continue;
        for (let code = 2; code < 2 * map_1.kinds + 2; code++)
            (0, values_1.noteView)(code, square, viewFrom(code, square));
    }
}
function viewFrom(code, square) {
    (0, sight_1.see)(code, square);
    let view = 0;
    for (let n = 0; n < map_1.bytes; n += 8) {
        const free = ~load(sight_1.OBSTACLES + n);
        view += (0, bits_1.count)(((0, sight_1.steps)(n) | (0, sight_1.rides)(n)) & free) + (0, bits_1.count)(((0, sight_1.hits)(n) | (0, sight_1.rides)(n)) & free);
    }
    return view;
}
