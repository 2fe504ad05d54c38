"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SUMS = exports.WEIGHTS = exports.ROWS = exports.BUCKETS = exports.WIDTH = void 0;
exports.cells = cells;
exports.parts = parts;
exports.writeCells = writeCells;
exports.bucket = bucket;
exports.isFit = isFit;
// The inputs of the network, as a side sees the board: each piece on its square, doors and keys, the keys that are held. The row
// of a piece on a square is a sum of parts, which it shares with other pieces: the cells of its pattern, its value with its
// place, its view, and its place again if it is royal. So a network knows pieces and maps that it has never seen.
const bits_1 = require("@kickmate/bitboards/assembly/bits");
const map_1 = require("./map");
const record_1 = require("./record");
const values_1 = require("./values");
/** Units of the hidden layer for each side. */
exports.WIDTH = 64;
/** By the number of pieces. */
exports.BUCKETS = 4;
// The values of a square's cell: the codes of pieces, a closed door, a key.
const DOOR_VALUE = map_1.CODES;
const KEY_VALUE = map_1.CODES + 1;
/** More keys than this are not told apart. */
const MOST_KEYS = 4;
// The first row of each kind of part. Each has rows for a side's own pieces, then for the other's.
/** The cells of a pattern: by their file (both sides are alike), rank and sign. */
const PATTERN = 0;
const PATTERN_ROWS = 3 * 5 * 4;
/** By the value of a piece, and the place: 8 ranks, 4 files from the edge to the middle. */
const PLACE = PATTERN + 2 * PATTERN_ROWS;
const VALUES = 8;
const PLACES = 8 * 4;
/** The place of a royal piece. */
const ROYAL = PLACE + 2 * VALUES * PLACES;
/** By the number of squares that a piece sees from there on the empty map. */
const VIEW = ROYAL + 2 * PLACES;
const VIEWS = 16;
/** The number of keys that are held. */
const HELD = VIEW + 2 * VIEWS;
/** A closed door, and a key. */
const TILES = HELD + 2 * MOST_KEYS;
/** Number of rows. A change of their meaning has to change it, too: by this alone older networks are told apart. */
exports.ROWS = TILES + 2;
/** Address of the weights. */
exports.WEIGHTS = memory.data((738 + 1 + 8) * 64 * 2 + 16, 16);
/** Address of the sums: two views of 256 squares with 56 values, and of the keys. */
exports.SUMS = memory.data((2 * 256 * 56 + 16) * 64 * 2, 16);
/** Cells of the squares, and two for the keys that are held. */
function cells() {
    return heldCell() + 8;
}
function heldCell() {
    return (map_1.squares + 7) & ~7;
}
/** Writes the parts of a cell's value in a view. Returns their number. */
function parts(view, cell, value, to) {
    if (value == 0 || view & 1)
        return 0;
    const side = view >> 1;
    const held = heldCell();
    if (cell >= held) {
        if (cell > held + 1 || value > MOST_KEYS)
            return 0;
        return write(to, 0, HELD + ((cell - held) ^ side) * MOST_KEYS + value - 1);
    }
    if (cell >= map_1.squares || (0, map_1.holds)(map_1.WALLS, cell))
        return 0;
    if (value == DOOR_VALUE)
        return write(to, 0, TILES);
    if (value == KEY_VALUE)
        return write(to, 0, TILES + 1);
    return value < 2 || value >= 2 * map_1.kinds + 2 ? 0 : partsOfPiece(side, cell, value, to);
}
function write(to, count, row) {
    store(to + (count << 1), row);
    return count + 1;
}
function partsOfPiece(side, square, code, to) {
    const other = (code & 1) ^ side;
    let count = 0;
    let cell = 0;
    for (let rank = 4; rank >= 0; rank--) {
        for (let file = -2; file <= 2; file++) {
            if (file == 0 && rank == 2)
                continue;
            const sign = (0, map_1.cellOf)(code, cell++);
            if (sign)
                count = write(to, count, PATTERN + other * PATTERN_ROWS + (abs(file) * 5 + rank) * 4 + sign - 1);
        }
    }
    const place = placeOf(side, square);
    count = write(to, count, PLACE + (other * VALUES + valueClass(code)) * PLACES + place);
    if ((0, map_1.isRoyal)(code))
        count = write(to, count, ROYAL + other * PLACES + place);
    return write(to, count, VIEW + other * VIEWS + min((0, values_1.viewOf)(code, square) >> 2, VIEWS - 1));
}
// A square's place on boards of any size: its rank from the side's own end, and its file from the edge to the middle.
function placeOf(side, square) {
    const rank = side ? map_1.ranks - 1 - (0, map_1.rankOf)(square) : (0, map_1.rankOf)(square);
    const file = min((0, map_1.fileOf)(square), map_1.files - 1 - (0, map_1.fileOf)(square));
    return (rank * 8 / map_1.ranks) * 4 + file * 8 / (map_1.files + 1);
}
// Pieces of about the same value have the same class: 1.5 times as much is the next one.
function valueClass(code) {
    let most = 150;
    let found = 0;
    while (found < VALUES - 1 && (0, values_1.valueOf)(code) > most) {
        most += most >> 1;
        found++;
    }
    return found;
}
/** Writes the cells of a position. */
function writeCells(at, to) {
    (0, record_1.writeCodes)(at, to);
    addTiles((0, record_1.doorsAt)(at), to, DOOR_VALUE);
    addTiles((0, record_1.keysAt)(at), to, KEY_VALUE);
    const held = to + heldCell();
    store(held, 0);
    store(held, min((0, record_1.heldBy)(at, 0), MOST_KEYS));
    store(held, min((0, record_1.heldBy)(at, 1), MOST_KEYS), 1);
}
function addTiles(set, to, value) {
    for (let n = 0; n < map_1.bytes; n += 8) {
        for (let left = load(set + n); left; left &= left - 1)
            store(to + (n << 3) + ctz(left), value);
    }
}
/** The bucket of a position: 0 with up to 6 pieces, 1 with up to 14, 2 with up to 26. */
function bucket(at) {
    let pieces = 0;
    for (let side = 0; side < 2; side++) {
        for (let n = 0; n < map_1.bytes; n += 8)
            pieces += (0, bits_1.count)(load((0, record_1.piecesAt)(at, side) + n));
    }
    return pieces <= 6 ? 0 : pieces <= 14 ? 1 : pieces <= 26 ? 2 : 3;
}
/** Whether the network knows such maps: those on which two sides fight, without a way out or a limit of turns. */
function isFit() {
    return map_1.hasBlack && !map_1.hasExits && map_1.turnLimit == 0;
}
