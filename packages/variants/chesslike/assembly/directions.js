"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.NONE = exports.DIRECTIONS = void 0;
exports.across = across;
exports.up = up;
exports.delta = delta;
exports.isLine = isLine;
exports.initDirections = initDirections;
exports.directionTo = directionTo;
exports.squareTo = squareTo;
// The sixteen directions of patterns: eight straight and diagonal ones, eight of a knight. 0-7 lead to higher squares
// and 8-15 are their opposites; of each eight, the first four are straight and diagonal.
const map_1 = require("./map");
exports.DIRECTIONS = 16;
/** No direction. */
exports.NONE = 255;
const ACROSS = memory.data([1, -1, 0, 1, -2, -1, 1, 2], 8);
const UP = memory.data([0, 1, 1, 1, 1, 2, 2, 1], 8);
// By ranks up and files across (each 15 more): the direction in which one square is seen from another.
const SEEN = memory.data(31 * 31, 8);
/** The number of files, and in {@link up} of ranks, that a step in a direction goes: negative to the left and down. */
function across(direction) {
    const step = load(ACROSS + (direction & 7));
    return direction & 8 ? -step : step;
}
function up(direction) {
    const step = load(UP + (direction & 7));
    return direction & 8 ? -step : step;
}
/** The difference between the numbers of a square and the next one in a direction. */
function delta(direction) {
    return across(direction) + up(direction) * map_1.files;
}
function isLine(direction) {
    return (direction & 4) == 0;
}
/** Fills the table of directions. Call once. */
function initDirections() {
    memory.fill(SEEN, exports.NONE, 31 * 31);
    for (let direction = 0; direction < exports.DIRECTIONS; direction++) {
        let files = across(direction);
        let ranks = up(direction);
        while (abs(files) <= 15 && abs(ranks) <= 15) {
            store(SEEN + ((ranks + 15) * 31 + files + 15), direction);
            files += across(direction);
            ranks += up(direction);
        }
    }
}
/** The direction in which a square is seen from another one, by one or more steps; {@link NONE} if in none. */
function directionTo(from, to) {
    return load(SEEN + (((0, map_1.rankOf)(to) - (0, map_1.rankOf)(from) + 15) * 31 + (0, map_1.fileOf)(to) - (0, map_1.fileOf)(from) + 15));
}
/** The square a number of steps away in a direction; -1 beyond the map's edge, and where no piece can ever stand. */
function squareTo(from, direction, steps) {
    const file = (0, map_1.fileOf)(from) + across(direction) * steps;
    const rank = (0, map_1.rankOf)(from) + up(direction) * steps;
    if (file < 0 || file >= map_1.files || rank < 0 || rank >= map_1.ranks)
        return -1;
    const to = rank * map_1.files + file;
    return (0, map_1.holds)(map_1.WALLS, to) ? -1 : to;
}
