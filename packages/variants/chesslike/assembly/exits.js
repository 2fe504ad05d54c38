"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.FAR = void 0;
exports.forgetWays = forgetWays;
exports.findWays = findWays;
exports.wayFrom = wayFrom;
// The number of actions that White's pieces need to reach an exit if no piece is in their way: by their own steps,
// picking up keys and opening doors. A table belongs to one state of the tiles; the tables of the latest states are
// kept.
const map_1 = require("./map");
const record_1 = require("./record");
const sight_1 = require("./sight");
/** No way leads to an exit. */
exports.FAR = 255;
/** The largest number of keys in hand that the tables distinguish; more keys count as this many. */
const HELD_MAX = 3;
const LAYERS = HELD_MAX + 1;
// By state: its key. By state, kind, keys in hand and square: the number of actions to an exit, u8.
const STATES = 16;
const STATE_KEYS = memory.data(16 * 8, 8);
const WAYS = memory.data(16 * 26 * 4 * 256, 8);
const STATE_BYTES = 26 * 4 * 256;
const KIND_BYTES = 4 * 256;
let state = 0;
let next = 0;
/** Clears the tables of all states. */
function forgetWays() {
    memory.fill(STATE_KEYS, 0, 16 * 8);
}
/** Selects the table for a position's tiles; makes it if it is not kept. */
function findWays(at) {
    const key = tilesKey(at);
    if (load(STATE_KEYS + (state << 3)) == key)
        return;
    for (state = 0; state < STATES; state++)
        if (load(STATE_KEYS + (state << 3)) == key)
            return;
    state = next;
    next = (next + 1) % STATES;
    store(STATE_KEYS + (state << 3), key);
    for (let kind = 0; kind < map_1.kinds; kind++)
        if ((0, map_1.isVital)(2 * kind + 2))
            makeWays(at, kind);
}
// A key of the closed doors and the keys that lie about; never 0.
function tilesKey(at) {
    let key = 1;
    for (let n = 0; n < map_1.bytes; n += 8) {
        key = (key ^ load((0, record_1.doorsAt)(at) + n)) * 0x94d049bb133111eb;
        key = (key ^ (key >> 31) ^ load((0, record_1.keysAt)(at) + n)) * 0xbf58476d1ce4e5b9;
    }
    return key | 1;
}
/**
 * The number of actions that a White piece needs from a square to an exit with `held` keys in hand, or {@link FAR}.
 * Call {@link findWays} first.
 */
function wayFrom(code, held, square) {
    return load(waysOf((code >> 1) - 1, min(held, HELD_MAX)) + square);
}
function waysOf(kind, held) {
    return WAYS + state * STATE_BYTES + kind * KIND_BYTES + (held * map_1.SQUARES_MAX);
}
// By square: the set that a piece reaches by steps and leaps, then the set that it reaches by rides.
const REACHED = memory.data(256 * 64, 64);
// By keys in hand: the squares that are as many actions away as the search has come, and those one action further.
const LEVEL = memory.data(4 * 32, 16);
const NEXT_LEVEL = memory.data(4 * 32, 16);
// Fills a kind's table: a breadth-first search backwards from the exits. A square is one action further than the
// nearest square that the piece reaches from it.
function makeWays(at, kind) {
    const layers = map_1.hasDoors ? LAYERS : 1;
    const code = 2 * kind + 2;
    (0, sight_1.lookAtDoors)((0, record_1.doorsAt)(at));
    for (let square = 0; square < map_1.squares; square++)
        if (!(0, map_1.holds)(map_1.WALLS, square))
            noteReached(code, square);
    memory.fill(LEVEL, 0, LAYERS * 32);
    for (let held = 0; held < LAYERS; held++) {
        memory.fill(waysOf(kind, held), exports.FAR, map_1.SQUARES_MAX);
        for (let square = 0; square < map_1.squares; square++) {
            if (!(0, map_1.holds)(map_1.EXITS, square))
                continue;
            (0, map_1.include)(LEVEL + (held << 5), square);
            store(waysOf(kind, held) + square, 0);
        }
    }
    for (let way = 1; way < exports.FAR; way++) {
        let isNew = false;
        memory.fill(NEXT_LEVEL, 0, LAYERS * 32);
        for (let held = 0; held < layers; held++) {
            const ways = waysOf(kind, held);
            for (let square = 0; square < map_1.squares; square++) {
                if (load(ways + square) != exports.FAR || (0, map_1.holds)(map_1.WALLS, square) || !leadsOn(at, square, held))
                    continue;
                store(ways + square, way);
                (0, map_1.include)(NEXT_LEVEL + (held << 5), square);
                isNew = true;
            }
        }
        if (!isNew)
            return;
        memory.copy(LEVEL, NEXT_LEVEL, LAYERS * 32);
    }
}
function noteReached(code, square) {
    (0, sight_1.see)(code, square);
    const reached = REACHED + (square << 6);
    for (let n = 0; n < map_1.bytes; n += 8) {
        store(reached + n, (0, sight_1.steps)(n));
        store(reached + n, (0, sight_1.rides)(n), 32);
    }
}
// Whether a piece on a square, with `held` keys in hand, reaches a square of the level by one action. Opening a door
// costs a key, stepping on a key gains one.
function leadsOn(at, square, held) {
    const reached = REACHED + (square << 6);
    const doors = (0, record_1.doorsAt)(at);
    const keys = (0, record_1.keysAt)(at);
    const level = LEVEL + (held << 5);
    const levelWithMore = LEVEL + (min(held + 1, HELD_MAX) << 5);
    const levelWithLess = LEVEL + (max(held - 1, 0) << 5);
    for (let n = 0; n < map_1.bytes; n += 8) {
        const stepped = load(reached + n);
        const all = (stepped | load(reached + n, 32)) & ~load(doors + n);
        const onKeys = load(keys + n);
        if (all & ~onKeys & load(level + n))
            return true;
        if (all & onKeys & load(levelWithMore + n))
            return true;
        if (held > 0 && (stepped & load(doors + n) & load(levelWithLess + n)))
            return true;
    }
    return false;
}
