"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.unpack = unpack;
exports.pack = pack;
// Reads and writes the packed positions of the host (src/packed.ts). Their maps are read in map.ts.
const packed_1 = require("../src/packed");
const map_1 = require("./map");
const record_1 = require("./record");
/** The largest quiet count that a packed position holds. */
const QUIET_MAX = 65535;
/** Reads a packed position of the map into a record. */
function unpack(at, packed) {
    memory.fill(at, 0, (0, record_1.sizeOf)());
    const quiet = load(packed, packed_1.QUIET);
    (0, record_1.setSide)(at, load(packed, packed_1.SIDE));
    (0, record_1.setCounters)(at, quiet, quiet);
    (0, record_1.setNumber)(at, load(packed, packed_1.NUMBER));
    (0, record_1.setHeld)(at, 0, load(packed, packed_1.KEYS));
    (0, record_1.setHeld)(at, 1, load(packed, packed_1.KEYS + 2));
    for (let square = 0; square < map_1.squares; square++) {
        const tile = (0, map_1.packedTile)(packed + packed_1.TILES, square);
        if (tile == map_1.DOOR)
            (0, map_1.include)((0, record_1.doorsAt)(at), square);
        if (tile == map_1.KEY)
            (0, map_1.include)((0, record_1.keysAt)(at), square);
        const piece = load(packed + square, packed_1.PIECES);
        if (piece)
            (0, record_1.put)(at, (0, map_1.codeOf)((piece & 127) - 1, piece >> 7), square);
    }
    (0, record_1.refresh)(at);
}
/** Writes what actions change into the packed position from which the record was read. */
function pack(at, packed) {
    store(packed, (0, record_1.sideOf)(at), packed_1.SIDE);
    store(packed, min((0, record_1.quietOf)(at), QUIET_MAX), packed_1.QUIET);
    store(packed, (0, record_1.heldBy)(at, 0), packed_1.KEYS);
    store(packed, (0, record_1.heldBy)(at, 1), packed_1.KEYS + 2);
    store(packed, (0, record_1.numberOf)(at), packed_1.NUMBER);
    for (let square = 0; square < map_1.squares; square++) {
        const tile = (0, map_1.packedTile)(packed + packed_1.TILES, square);
        const isTurned = tile == map_1.DOOR ? !(0, map_1.holds)((0, record_1.doorsAt)(at), square) : tile == map_1.KEY && !(0, map_1.holds)((0, record_1.keysAt)(at), square);
        if (isTurned)
            layFloor(packed + packed_1.TILES, square);
        const code = (0, record_1.pieceOn)(at, square);
        store(packed + square, (code ? (0, map_1.letterOf)(code) + 1 + packed_1.BLACK * (code & 1) : 0), packed_1.PIECES);
    }
}
function layFloor(tiles, square) {
    const slot = tiles + (square >> 1);
    store(slot, load(slot) & (square & 1 ? 0x0f : 0xf0));
}
