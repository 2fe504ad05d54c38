"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.initKeys = initKeys;
exports.sizeOf = sizeOf;
exports.piecesAt = piecesAt;
exports.vitalsAt = vitalsAt;
exports.doorsAt = doorsAt;
exports.keysAt = keysAt;
exports.pieceOn = pieceOn;
exports.writeCodes = writeCodes;
exports.keyOf = keyOf;
exports.scoreOf = scoreOf;
exports.sideOf = sideOf;
exports.endedOf = endedOf;
exports.passesOf = passesOf;
exports.threatOf = threatOf;
exports.quietOf = quietOf;
exports.numberOf = numberOf;
exports.heldBy = heldBy;
exports.reversibleOf = reversibleOf;
exports.setSide = setSide;
exports.setEnded = setEnded;
exports.setPasses = setPasses;
exports.setThreat = setThreat;
exports.setNumber = setNumber;
exports.setCounters = setCounters;
exports.setHeld = setHeld;
exports.put = put;
exports.take = take;
exports.openDoor = openDoor;
exports.pickUp = pickUp;
exports.turn = turn;
exports.copy = copy;
exports.freshKey = freshKey;
exports.refresh = refresh;
exports.recomputeScore = recomputeScore;
// The record of a position in the kernel: fields, six sets of squares, and a byte for each square, filled up to whole
// words.
const random_1 = require("@kickmate/search/assembly/random");
const map_1 = require("./map");
const values_1 = require("./values");
// Byte offsets of the fields.
const KEY = 0; // u64
const SCORE = 8; // i32: the pieces' scores for White
const SIDE = 12; // u8
const ENDED = 13; // u8
const PASSES = 14; // u8: passes in a row
const THREAT = 15; // u8: whether the opponent is known to threaten a win (threats.ts)
const QUIET = 16; // i32
const NUMBER = 20; // i32
const HELD = 24; // u16 each: the keys that White holds, and Black
const REVERSIBLE = 28; // i32: latest actions that can have led back to an earlier position
// The sets: squares of White, of Black; White's vital pieces, Black's; closed doors; keys that lie about. After them
// comes the code (map.ts) of the piece on each square.
const SETS = 32;
const ZOBRIST = memory.data(54 * 256 * 8, 8);
const ZOBRIST_TILE = memory.data(256 * 8, 8);
let zobristSide = 0;
// Odd numbers that are multiplied by the keys that each side holds, and by the action's number.
const ZOBRIST_HELD = memory.data(2 * 8, 8);
let zobristNumber = 0;
/** Draws the hash keys, the same ones each time. */
function initKeys() {
    (0, random_1.seedRandom)(5);
    for (let i = 0; i < map_1.CODES * map_1.SQUARES_MAX; i++)
        store(ZOBRIST + (i << 3), (0, random_1.random64)());
    for (let i = 0; i < map_1.SQUARES_MAX; i++)
        store(ZOBRIST_TILE + (i << 3), (0, random_1.random64)());
    zobristSide = (0, random_1.random64)();
    store(ZOBRIST_HELD, (0, random_1.random64)() | 1);
    store(ZOBRIST_HELD, (0, random_1.random64)() | 1, 8);
    zobristNumber = (0, random_1.random64)() | 1;
}
/** Bytes of a record on this map. */
function sizeOf() {
    return SETS + 6 * map_1.bytes + ((map_1.squares + 7) & ~7);
}
/** Address of the set of a side's squares. */
function piecesAt(at, side) {
    return at + SETS + side * map_1.bytes;
}
/** Address of the set of a side's vital pieces: it has lost without them. */
function vitalsAt(at, side) {
    return at + SETS + (2 + side) * map_1.bytes;
}
/** Address of the set of closed doors. */
function doorsAt(at) {
    return at + SETS + 4 * map_1.bytes;
}
/** Address of the set of keys that lie about. */
function keysAt(at) {
    return at + SETS + 5 * map_1.bytes;
}
/** The code of the piece on a square; 0 for none. */
function pieceOn(at, square) {
    return load(at + SETS + 6 * map_1.bytes + square);
}
/** Writes the codes of the pieces on all squares, filled up to whole words. */
function writeCodes(at, to) {
    const codes = at + SETS + 6 * map_1.bytes;
    for (let n = 0; n < map_1.squares; n += 8)
        store(to + n, load(codes + n));
}
function keyOf(at) {
    return load(at, KEY);
}
function scoreOf(at) {
    return load(at, SCORE);
}
function sideOf(at) {
    return load(at, SIDE);
}
function endedOf(at) {
    return load(at, ENDED);
}
function passesOf(at) {
    return load(at, PASSES);
}
function threatOf(at) {
    return load(at, THREAT);
}
/** Actions since the last capture, key or door. */
function quietOf(at) {
    return load(at, QUIET);
}
function numberOf(at) {
    return load(at, NUMBER);
}
/** The number of keys that a side holds. */
function heldBy(at, side) {
    return load(at + (side << 1), HELD);
}
function reversibleOf(at) {
    return load(at, REVERSIBLE);
}
function setSide(at, side) {
    store(at, side, SIDE);
}
function setEnded(at, ended) {
    store(at, ended, ENDED);
}
function setPasses(at, passes) {
    store(at, passes, PASSES);
}
function setThreat(at, threat) {
    store(at, threat, THREAT);
}
function setNumber(at, number) {
    store(at, number, NUMBER);
}
function setCounters(at, quiet, reversible) {
    store(at, quiet, QUIET);
    store(at, reversible, REVERSIBLE);
}
function setHeld(at, side, keys) {
    store(at + (side << 1), keys, HELD);
}
function changeKey(at, change) {
    store(at, load(at, KEY) ^ change, KEY);
}
function pieceKey(code, square) {
    return load(ZOBRIST + ((code * map_1.SQUARES_MAX + square) << 3));
}
function tileKey(square) {
    return load(ZOBRIST_TILE + (square << 3));
}
function heldKey(side, keys) {
    return load(ZOBRIST_HELD + (side << 3)) * keys;
}
// The action's number is part of the key on maps with a limit, since it decides how many actions are left.
function numberKey(number) {
    return map_1.turnLimit ? zobristNumber * number : 0;
}
/** Puts a piece on an empty square. */
function put(at, code, square) {
    assert(square < map_1.squares && pieceOn(at, square) == 0);
    toggleAll(at, code, square);
    store(at + SETS + 6 * map_1.bytes + square, code);
    store(at, scoreOf(at) + (0, values_1.pieceScore)(code, square), SCORE);
}
/** Takes a piece from its square. */
function take(at, code, square) {
    assert(square < map_1.squares && pieceOn(at, square) == code && code > 1);
    toggleAll(at, code, square);
    store(at + SETS + 6 * map_1.bytes + square, 0);
    store(at, scoreOf(at) - (0, values_1.pieceScore)(code, square), SCORE);
}
function toggleAll(at, code, square) {
    const side = code & 1;
    (0, map_1.toggle)(piecesAt(at, side), square);
    if ((0, map_1.isVital)(code))
        (0, map_1.toggle)(vitalsAt(at, side), square);
    changeKey(at, pieceKey(code, square));
}
/** Opens a door with one of a side's keys. The door becomes floor. */
function openDoor(at, side, square) {
    const keys = heldBy(at, side);
    assert(keys > 0);
    (0, map_1.toggle)(doorsAt(at), square);
    setHeld(at, side, keys - 1);
    changeKey(at, tileKey(square) ^ heldKey(side, keys) ^ heldKey(side, keys - 1));
}
/** Gives a side the key on a square. The square becomes floor. */
function pickUp(at, side, square) {
    const keys = heldBy(at, side);
    (0, map_1.toggle)(keysAt(at), square);
    setHeld(at, side, keys + 1);
    changeKey(at, tileKey(square) ^ heldKey(side, keys) ^ heldKey(side, keys + 1));
}
/** Gives the turn to the other side and counts the action. */
function turn(at) {
    const number = numberOf(at);
    changeKey(at, zobristSide ^ numberKey(number) ^ numberKey(number + 1));
    setSide(at, sideOf(at) ^ 1);
    setNumber(at, number + 1);
}
/** Copies a record. */
function copy(from, to) {
    for (let n = 0, size = sizeOf(); n < size; n += 8)
        store(to + n, load(from + n));
}
/** The key, computed from scratch. */
function freshKey(at) {
    let key = map_1.mapKey ^ heldKey(0, heldBy(at, 0)) ^ heldKey(1, heldBy(at, 1)) ^ numberKey(numberOf(at));
    if (sideOf(at))
        key ^= zobristSide;
    for (let square = 0; square < map_1.squares; square++) {
        const code = pieceOn(at, square);
        if (code)
            key ^= pieceKey(code, square);
        if (isTurnedTile(at, square))
            key ^= tileKey(square);
    }
    return key;
}
function isTurnedTile(at, square) {
    return (0, map_1.holds)(doorsAt(at), square) || (0, map_1.holds)(keysAt(at), square);
}
/** Computes the key and the score from scratch. */
function refresh(at) {
    store(at, freshKey(at), KEY);
    recomputeScore(at);
}
/** Computes the score from scratch. */
function recomputeScore(at) {
    let score = 0;
    for (let square = 0; square < map_1.squares; square++) {
        const code = pieceOn(at, square);
        if (code)
            score += (0, values_1.pieceScore)(code, square);
    }
    store(at, score, SCORE);
}
