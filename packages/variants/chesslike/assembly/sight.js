"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.OBSTACLES = void 0;
exports.look = look;
exports.lookAtDoors = lookAtDoors;
exports.see = see;
exports.steps = steps;
exports.hits = hits;
exports.rides = rides;
exports.targets = targets;
exports.captures = captures;
exports.strikes = strikes;
exports.strikerOf = strikerOf;
// Finds the squares that pieces see from a square: those to which they may move, and those on which they could capture.
const bits_1 = require("@kickmate/bitboards/assembly/bits");
const directions_1 = require("./directions");
const map_1 = require("./map");
const record_1 = require("./record");
const tables_1 = require("./tables");
/** The squares that stop a ride in the current position ({@link look}): pieces and closed doors. */
exports.OBSTACLES = memory.data(32, 16);
// Address of the two sets of the current piece (tables.ts), or of a copy with leaps past open doors; the set of its
// rides.
let leaps = 0;
const COPY = memory.data(64, 16);
const RIDDEN = memory.data(32, 16);
let doors = 0;
/** Selects the position that all functions of this file use until the next call. */
function look(at) {
    doors = (0, record_1.doorsAt)(at);
    const white = (0, record_1.piecesAt)(at, 0);
    const black = (0, record_1.piecesAt)(at, 1);
    for (let n = 0; n < map_1.bytes; n += 8) {
        store(exports.OBSTACLES + n, load(white + n) | load(black + n) | load(doors + n));
    }
}
/** Selects the map without pieces, with a set of closed doors. */
function lookAtDoors(closed) {
    doors = closed;
    for (let n = 0; n < map_1.bytes; n += 8)
        store(exports.OBSTACLES + n, load(closed + n));
}
/** Finds the squares that a piece sees from a square: {@link steps}, {@link hits} and {@link rides}. */
function see(code, square) {
    leaps = (0, tables_1.leapsAt)(code, square);
    const directions = (0, tables_1.ridesOf)(code);
    if (map_1.words == 1)
        rideWord(square, directions);
    else
        rideWords(square, directions);
    if (map_1.hasDoors)
        seePastDoors(code, square, directions);
}
function clearRides(square, directions) {
    return map_1.hasDoors ? directions & ~(0, tables_1.doorRides)(square) : directions;
}
function seePastDoors(code, square, directions) {
    const byDoors = (0, tables_1.doorLeaps)(code, square);
    if (byDoors)
        addDoorLeaps(code, square, byDoors);
    const throughDoors = directions & (0, tables_1.doorRides)(square);
    if (throughDoors)
        rideThroughDoors(square, throughDoors);
}
/** The word at byte `n` of the set of squares to which the piece of the last {@link see} could step or leap. */
function steps(n) {
    return load(leaps + n);
}
/** The word at byte `n` of the set of squares on which that piece could capture by a step or a leap. */
function hits(n) {
    return load(leaps + map_1.bytes + n);
}
/** The word at byte `n` of the set of squares to which that piece could ride, with the first obstacle on each ride. */
function rides(n) {
    return load(RIDDEN + n);
}
function addDoorLeaps(code, square, directions) {
    for (let n = 0; n < 2 * map_1.bytes; n += 8)
        store(COPY + n, load(leaps + n));
    leaps = COPY;
    for (let set = directions; set; set &= set - 1) {
        const direction = ctz(set);
        if (!(0, tables_1.isHopOpen)(square, direction, doors))
            continue;
        const to = (0, tables_1.leapTo)(square, direction);
        if (((0, tables_1.leapMoves)(code) >> direction) & 1)
            (0, map_1.include)(COPY, to);
        if (((0, tables_1.leapAttacks)(code) >> direction) & 1)
            (0, map_1.include)(COPY + map_1.bytes, to);
    }
}
// Finds the rides on a map of one word. On a ray to higher squares the first obstacle is the lowest one, and
// `x ^ (x - 1)` has all bits up to it. On a ray to lower squares it is the highest one.
function rideWord(square, directions) {
    const rays = (0, tables_1.raysAt)(square);
    const obstacles = load(exports.OBSTACLES);
    const clear = clearRides(square, directions);
    let seen = 0;
    for (let set = clear & 0xff; set; set &= set - 1) {
        const ray = load(rays + (ctz(set) << 3));
        seen |= ray & upTo(ray & obstacles);
    }
    for (let set = clear >> 8; set; set &= set - 1) {
        const ray = load(rays + (ctz(set) << 3), 64);
        seen |= ray & downTo(ray & obstacles);
    }
    store(RIDDEN, seen & ~load((0, tables_1.aroundAt)(square)));
}
function upTo(stops) {
    return stops ^ (stops - 1);
}
function downTo(stops) {
    return -1 << (63 - clz(stops | 1));
}
function rideWords(square, directions) {
    for (let n = 0; n < map_1.bytes; n += 8)
        store(RIDDEN + n, 0);
    const clear = clearRides(square, directions);
    const first = (square >> 6) << 3;
    for (let set = clear & 0xff; set; set &= set - 1) {
        const ray = (0, tables_1.raysAt)(square) + ctz(set) * map_1.bytes;
        for (let n = first; n < map_1.bytes; n += 8) {
            const part = load(ray + n);
            const stops = part & load(exports.OBSTACLES + n);
            store(RIDDEN + n, load(RIDDEN + n) | (part & upTo(stops)));
            if (stops)
                break;
        }
    }
    for (let set = clear & 0xff00; set; set &= set - 1) {
        const ray = (0, tables_1.raysAt)(square) + ctz(set) * map_1.bytes;
        for (let n = first;; n -= 8) {
            const part = load(ray + n);
            const stops = part & load(exports.OBSTACLES + n);
            store(RIDDEN + n, load(RIDDEN + n) | (part & downTo(stops)));
            if (stops || n == 0)
                break;
        }
    }
    const around = (0, tables_1.aroundAt)(square);
    for (let n = 0; n < map_1.bytes; n += 8)
        store(RIDDEN + n, load(RIDDEN + n) & ~load(around + n));
}
// Adds knights' rides in directions in which doors may stop a leap.
function rideThroughDoors(square, directions) {
    for (let set = directions; set; set &= set - 1) {
        const direction = ctz(set);
        for (let to = square; (0, tables_1.isHopOpen)(to, direction, doors);) {
            to = (0, tables_1.leapTo)(to, direction);
            (0, map_1.include)(RIDDEN, to);
            if ((0, map_1.holds)(exports.OBSTACLES, to))
                break;
        }
    }
}
/**
 * The word at byte `n` of the set of squares to which the piece of the last {@link see}, if it is one of `side`, may
 * move, captures included.
 */
function targets(at, side, n) {
    const quiet = (steps(n) | rides(n)) & ~load(exports.OBSTACLES + n);
    return quiet | captures(at, side, n) | ((0, record_1.heldBy)(at, side) ? steps(n) & load(doors + n) : 0);
}
/** The word at byte `n` of the set of squares on which that piece may capture. */
function captures(at, side, n) {
    return (hits(n) | rides(n)) & load((0, record_1.piecesAt)(at, side ^ 1) + n);
}
/** Whether a piece of this code on a square could capture on another square, given the {@link OBSTACLES}. */
function strikes(code, from, to) {
    if ((0, map_1.holds)((0, tables_1.leapsAt)(code, from) + map_1.bytes, to))
        return true;
    const direction = (0, directions_1.directionTo)(from, to);
    if (direction == directions_1.NONE)
        return false;
    if (map_1.hasDoors && ((0, tables_1.doorLeaps)(code, from) & (0, tables_1.leapAttacks)(code)) >> direction & 1) {
        return (0, tables_1.leapTo)(from, direction) == to && (0, tables_1.isHopOpen)(from, direction, doors);
    }
    if (!(((0, tables_1.ridesOf)(code) >> direction) & 1))
        return false;
    if (map_1.hasDoors && ((0, tables_1.doorRides)(from) >> direction) & 1)
        return ridesThroughDoors(from, to, direction);
    return (0, tables_1.isOnRide)(from, to, direction) && isFree(from, to, direction);
}
// Whether no obstacle stands on a ray before a square of it. The squares beyond that square are on its own ray.
function isFree(from, to, direction) {
    const ray = (0, tables_1.raysAt)(from) + direction * map_1.bytes;
    const beyond = (0, tables_1.raysAt)(to) + direction * map_1.bytes;
    const word = (to >> 6) << 3;
    for (let n = 0; n < map_1.bytes; n += 8) {
        let between = load(ray + n) & ~load(beyond + n) & load(exports.OBSTACLES + n);
        if (n == word)
            between &= ~(0, bits_1.bit)(to & 63);
        if (between)
            return false;
    }
    return true;
}
function ridesThroughDoors(from, to, direction) {
    for (let square = from; (0, tables_1.isHopOpen)(square, direction, doors);) {
        square = (0, tables_1.leapTo)(square, direction);
        if (square == to)
            return true;
        if ((0, map_1.holds)(exports.OBSTACLES, square))
            return false;
    }
    return false;
}
/** A square from which a side could capture on another one, if an enemy stood there; -1 if there is none. */
function strikerOf(at, side, to) {
    const lookouts = (0, tables_1.lookoutsAt)(to, side);
    const own = (0, record_1.piecesAt)(at, side);
    for (let n = 0; n < map_1.bytes; n += 8) {
        for (let set = load(lookouts + n) & load(own + n); set; set = (0, bits_1.rest)(set)) {
            const from = (n << 3) + (0, bits_1.lowest)(set);
            if (strikes((0, record_1.pieceOn)(at, from), from, to))
                return from;
        }
    }
    return -1;
}
