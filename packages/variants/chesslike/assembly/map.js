"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.EXITS = exports.DOORS = exports.WALLS = exports.mapKey = exports.mapsRead = exports.blackHasRoyals = exports.whiteHasRoyals = exports.hasBlack = exports.hasDoors = exports.hasExits = exports.turnLimit = exports.kinds = exports.bytes = exports.words = exports.squares = exports.ranks = exports.files = exports.KEY = exports.DOOR = exports.CODES = exports.SQUARES_MAX = void 0;
exports.fileOf = fileOf;
exports.rankOf = rankOf;
exports.codeOf = codeOf;
exports.letterOf = letterOf;
exports.cellOf = cellOf;
exports.isVital = isVital;
exports.isRoyal = isRoyal;
exports.holds = holds;
exports.toggle = toggle;
exports.include = include;
exports.clear = clear;
exports.packedTile = packedTile;
exports.forgetMap = forgetMap;
exports.takeMap = takeMap;
// The map of the current game: size, objective, terrain and kinds of pieces. A set of squares is an array of u64 in
// which bit n stands for square n (a1 = 0, rank by rank). It has as many words as this map's squares need, so small
// maps are fast.
//
// The code of a piece is 2 * kind + side + 2: kinds are the map's letters in order, 0 to 25; 0 is an empty square.
const bits_1 = require("@kickmate/bitboards/assembly/bits");
const packed_1 = require("../src/packed");
/** The largest number of squares in a set. {@link CODES} is the number after the largest code. */
exports.SQUARES_MAX = 256;
exports.CODES = 54;
// Objectives, as they are packed.
const ROYAL = 0;
const REACH = 2;
/** Tiles, as they are packed. */
const WALL = 1;
const TREE = 3;
exports.DOOR = 4;
exports.KEY = 5;
const EXIT = 6;
exports.files = 0;
exports.ranks = 0;
exports.squares = 0;
/** The number of words of a set, and in {@link bytes} of its bytes. */
exports.words = 0;
exports.bytes = 0;
/** The number of kinds of pieces on the map. */
exports.kinds = 0;
/** The number of actions within which White must win; 0: no limit. */
exports.turnLimit = 0;
/** Whether White wins on an exit. */
exports.hasExits = false;
/** Whether there are doors at the start. */
exports.hasDoors = false;
/** Whether Black plays at all. */
exports.hasBlack = false;
/** Whether White, and in the next one Black, loses with its royal pieces (and not only with all its pieces). */
exports.whiteHasRoyals = false;
exports.blackHasRoyals = false;
/** The number of times that a map was read and is another one than before, or has other weights. */
exports.mapsRead = 0;
/** A hash key of the map: gives equal positions on different maps different keys. */
exports.mapKey = 0;
/** The squares on which no piece can ever stand; the next two: doors and exits at the start of the map. */
exports.WALLS = memory.data(32, 16);
exports.DOORS = memory.data(32, 16);
exports.EXITS = memory.data(32, 16);
// By code: whether the piece is vital ({@link isVital}); its letter, 0 for A.
const VITAL = memory.data(54, 8);
const LETTER = memory.data(54, 8);
// By letter: the kind. By kind, in CELLS: the 24 cells of its pattern.
const KIND = memory.data(26, 8);
const CELLS = memory.data(26 * 24, 8);
const FILE = memory.data(256, 8);
const RANK = memory.data(256, 8);
// The packed position from which the map was read, to compare its map with later ones.
const KNOWN = memory.data(856, 8);
let isKnown = false;
function fileOf(square) {
    return load(FILE + square);
}
function rankOf(square) {
    return load(RANK + square);
}
function codeOf(letter, side) {
    return 2 * load(KIND + letter) + side + 2;
}
function letterOf(code) {
    return load(LETTER + code);
}
/** A cell (0 to 23, from White's far left on, without the centre) of a code's pattern, from White's point of view. */
function cellOf(code, cell) {
    return load(CELLS + ((code >> 1) - 1) * 24 + cell);
}
/** Whether a piece is vital: a side that has lost all its vital pieces has lost the round. */
function isVital(code) {
    return load(VITAL + code) != 0;
}
/** Whether a piece is royal: vital on a map where only some kinds of its side's pieces are. */
function isRoyal(code) {
    return isVital(code) && (code & 1 ? exports.blackHasRoyals : exports.whiteHasRoyals);
}
/** Whether a set holds a square. */
function holds(set, square) {
    return ((load(set + (square >> 3)) >> (square & 7)) & 1) != 0;
}
/** Puts a square into a set, or takes it out. */
function toggle(set, square) {
    const slot = set + ((square >> 6) << 3);
    store(slot, load(slot) ^ (0, bits_1.bit)(square & 63));
}
/** Puts a square into a set. */
function include(set, square) {
    const slot = set + ((square >> 6) << 3);
    store(slot, load(slot) | (0, bits_1.bit)(square & 63));
}
/** Empties a set. */
function clear(set) {
    for (let n = 0; n < exports.bytes; n += 8)
        store(set + n, 0);
}
/** The tile of a square in a packed position's list. */
function packedTile(tiles, square) {
    return (load(tiles + (square >> 1)) >> ((square & 1) << 2)) & 15;
}
/** Forgets the map. The next position that is read makes all tables again. */
function forgetMap() {
    isKnown = false;
}
/** Reads the map of a packed position; returns whether it is another map than before. */
function takeMap(packed) {
    if (isKnown && isSame(packed))
        return false;
    memory.copy(KNOWN, packed, packed_1.SIZE);
    isKnown = true;
    exports.mapsRead++;
    exports.mapKey = 0;
    for (let n = 0; n < packed_1.SIZE; n += 8) {
        if (belongsToMap(n))
            exports.mapKey = ((load(packed + n) & maskOf(n)) ^ exports.mapKey ^ (exports.mapKey >> 29)) * 0xbf58476d1ce4e5b9;
    }
    takeSize(packed);
    takeKinds(packed);
    takeTerrain(packed);
    return true;
}
// The bits of a word that belong to the map. In the first word, the side and the quiet count belong to the position.
function maskOf(offset) {
    return offset == 0 ? 0x0000ffffff00ffff : -1;
}
function belongsToMap(offset) {
    return offset == 0 || (offset >= packed_1.ROYAL_LETTERS && offset < 32) || offset >= packed_1.PATTERNS;
}
function isSame(packed) {
    for (let n = 0; n < packed_1.SIZE; n += 8) {
        if (belongsToMap(n) && ((load(packed + n) ^ load(KNOWN + n)) & maskOf(n)))
            return false;
    }
    return true;
}
function takeSize(packed) {
    exports.files = load(packed, packed_1.FILES);
    exports.ranks = load(packed, packed_1.RANKS);
    exports.squares = exports.files * exports.ranks;
    exports.words = (exports.squares + 63) >> 6;
    exports.bytes = exports.words << 3;
    exports.turnLimit = load(packed, packed_1.TURNS);
    for (let square = 0; square < exports.squares; square++) {
        store(FILE + square, (square % exports.files));
        store(RANK + square, (square / exports.files));
    }
}
// Reads the kinds of pieces, and which of them are vital: the royal ones, or all.
function takeKinds(packed) {
    const objective = load(packed, packed_1.OBJECTIVE);
    const flags = load(packed, packed_1.FLAGS);
    exports.hasExits = objective == REACH;
    exports.hasBlack = (flags & packed_1.BLACK_STARTS) != 0;
    const royals = load(packed, packed_1.ROYAL_LETTERS);
    exports.blackHasRoyals = objective == ROYAL;
    exports.whiteHasRoyals = exports.blackHasRoyals || (exports.hasExits && !(flags & packed_1.ANYBODY_LEAVES));
    const whiteVitals = exports.whiteHasRoyals ? royals : -1;
    const blackVitals = !exports.hasBlack ? 0 : exports.blackHasRoyals ? royals : -1;
    exports.kinds = 0;
    const letters = load(packed, packed_1.LETTERS);
    for (let letter = 0; letter < 26; letter++) {
        if (!((letters >> letter) & 1))
            continue;
        store(KIND + letter, exports.kinds);
        const code = (2 * exports.kinds + 2);
        store(LETTER + code, letter);
        store(LETTER + code, letter, 1);
        store(VITAL + code, ((whiteVitals >> letter) & 1));
        store(VITAL + code, ((blackVitals >> letter) & 1), 1);
        const pattern = packed + packed_1.PATTERNS + (letter * packed_1.PATTERN_SIZE);
        for (let cell = 0; cell < 24; cell++) {
            store(CELLS + (exports.kinds * 24 + cell), packedTile(pattern, cell));
        }
        exports.kinds++;
    }
}
function takeTerrain(packed) {
    memory.fill(exports.WALLS, 0, 32);
    memory.fill(exports.DOORS, 0, 32);
    memory.fill(exports.EXITS, 0, 32);
    exports.hasDoors = false;
    for (let square = 0; square < exports.squares; square++) {
        const tile = packedTile(packed + packed_1.MAP_TILES, square);
        if (tile >= WALL && tile <= TREE)
            include(exports.WALLS, square);
        else if (tile == exports.DOOR) {
            include(exports.DOORS, square);
            exports.hasDoors = true;
        }
        else if (tile == EXIT)
            include(exports.EXITS, square);
    }
}
