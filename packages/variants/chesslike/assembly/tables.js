"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.leaversAt = leaversAt;
exports.ridesOf = ridesOf;
exports.leapMoves = leapMoves;
exports.leapAttacks = leapAttacks;
exports.leapsAt = leapsAt;
exports.doorLeaps = doorLeaps;
exports.raysAt = raysAt;
exports.doorRides = doorRides;
exports.aroundAt = aroundAt;
exports.lookoutsAt = lookoutsAt;
exports.isHopOpen = isHopOpen;
exports.makeTables = makeTables;
exports.leapTo = leapTo;
exports.isOnRide = isOnRide;
// Tables of what pieces see from each square of a map without other pieces, made once per map. Leaps and rides that
// doors may stop are listed separately and tested in each position.
const directions_1 = require("./directions");
const map_1 = require("./map");
/** The values of a pattern's cell: {@link MOVE} and {@link ATTACK} may be combined. */
const MOVE = 1;
const ATTACK = 2;
const RIDE = 4;
// By code, a bit for each direction: the cells next to the piece, those two squares away, and rides, u16 each.
const MASKS = memory.data(54 * 16, 8);
const NEAR_MOVES = 0;
const NEAR_ATTACKS = 2;
const FAR_MOVES = 4;
const FAR_ATTACKS = 6;
const RIDES = 8;
// By square and direction: whether a leap that way is open, u8.
const HOPS = memory.data(256 * 16, 8);
const SHUT = 0;
const OPEN = 1;
const BY_DOORS = 2;
// By code and square: the set of squares to which the piece may move, then the set that it may attack, by steps and
// leaps that no door stops.
const LEAPS = memory.data(54 * 256 * 64, 64);
// By code and square: the directions of leaps that doors may stop, u16.
const DOOR_LEAPS = memory.data(54 * 256 * 2, 8);
// By square and direction: the set of squares on a ride.
const RAYS = memory.data(256 * 16 * 32, 64);
// By square: the directions of knights' rides that doors may stop between two leaps, u16.
const DOOR_RIDES = memory.data(256 * 2, 8);
// By square: the set of the squares around it.
const AROUND = memory.data(256 * 32, 64);
// By square and side: the set of squares from which some kind of the side's pieces could reach it on an empty map.
const LOOKOUTS = memory.data(256 * 2 * 32, 64);
// The set of squares from which some kind of White's pieces could reach an exit.
const LEAVERS = memory.data(32, 16);
/** Address of the set of squares from which White could reach an exit on an empty map. */
function leaversAt() {
    return LEAVERS;
}
function mask(code, which) {
    return load(MASKS + (code << 4) + which);
}
/** The directions in which a piece rides. */
function ridesOf(code) {
    return mask(code, RIDES);
}
/** The directions in which a piece moves by a leap; {@link leapAttacks} has those in which it attacks by one. */
function leapMoves(code) {
    return mask(code, FAR_MOVES);
}
function leapAttacks(code) {
    return mask(code, FAR_ATTACKS);
}
/** Address of the two sets of a piece's steps and leaps from a square: moves, then attacks. */
function leapsAt(code, square) {
    return LEAPS + ((code * map_1.squares + square) * map_1.bytes << 1);
}
function doorLeaps(code, square) {
    return load(DOOR_LEAPS + ((code * map_1.SQUARES_MAX + square) << 1));
}
/** Address of the rays from a square, one after another by direction. */
function raysAt(square) {
    return RAYS + (square << 4) * map_1.bytes;
}
function doorRides(square) {
    return load(DOOR_RIDES + (square << 1));
}
function aroundAt(square) {
    return AROUND + square * map_1.bytes;
}
function lookoutsAt(square, side) {
    return LOOKOUTS + (2 * square + side) * map_1.bytes;
}
/** Whether neither a wall nor a door of a set of closed ones stops a leap. False if the leap leaves the map. */
function isHopOpen(square, direction, doors) {
    const hop = load(HOPS + (square << 4 | direction));
    return hop == OPEN || (hop == BY_DOORS && isPathOpen(square, direction, doors));
}
// Whether the middle of a straight or diagonal leap is passable, or one of the two paths of a knight's leap: long side
// first and short side first.
function isPathOpen(square, direction, doors) {
    if ((0, directions_1.isLine)(direction))
        return isPassable(square + (0, directions_1.delta)(direction), doors);
    const file = (0, directions_1.across)(direction);
    const rank = (0, directions_1.up)(direction) * map_1.files;
    const isWide = abs(file) == 2;
    const long = isWide ? file / 2 : rank / 2;
    const short = isWide ? rank : file;
    return (isPassable(square + long, doors) && isPassable(square + 2 * long, doors))
        || (isPassable(square + short, doors) && isPassable(square + short + long, doors));
}
function isPassable(square, doors) {
    return !(0, map_1.holds)(map_1.WALLS, square) && !(0, map_1.holds)(doors, square);
}
/** Fills the tables for the map. */
function makeTables() {
    makeMasks();
    for (let square = 0; square < map_1.squares; square++)
        makeHops(square);
    for (let square = 0; square < map_1.squares; square++) {
        makeRays(square);
        for (let code = 2; code < 2 * map_1.kinds + 2; code++)
            makeLeaps(code, square);
    }
    makeLookouts();
}
function makeMasks() {
    memory.fill(MASKS, 0, map_1.CODES << 4);
    for (let code = 2; code < 2 * map_1.kinds + 2; code++) {
        let cell = 0;
        for (let row = 2; row >= -2; row--) {
            for (let file = -2; file <= 2; file++) {
                if (row || file)
                    note(code, file, code & 1 ? -row : row, (0, map_1.cellOf)(code, cell++));
            }
        }
    }
}
function note(code, file, rank, sign) {
    // Finds the direction of the cell. A straight or diagonal cell two squares away has that of the cell before it.
    let direction = 0;
    const isFar = max(abs(file), abs(rank)) == 2;
    const isStraight = file % 2 == 0 && rank % 2 == 0;
    const files = isFar && isStraight ? file / 2 : file;
    const ranks = isFar && isStraight ? rank / 2 : rank;
    while ((0, directions_1.across)(direction) != files || (0, directions_1.up)(direction) != ranks)
        direction++;
    const bit = (1 << direction);
    const masks = MASKS + (code << 4);
    if (sign == RIDE)
        add(masks + RIDES, bit);
    if (sign & MOVE)
        add(masks + (isFar ? FAR_MOVES : NEAR_MOVES), bit);
    if (sign & ATTACK)
        add(masks + (isFar ? FAR_ATTACKS : NEAR_ATTACKS), bit);
}
function add(slot, bit) {
    store(slot, load(slot) | bit);
}
function makeHops(square) {
    for (let direction = 0; direction < directions_1.DIRECTIONS; direction++) {
        const to = (0, directions_1.squareTo)(square, direction, (0, directions_1.isLine)(direction) ? 2 : 1);
        let hop = SHUT;
        // Open even if all doors are closed, open only if some doors are open, or shut.
        if (to >= 0)
            hop = isPathOpen(square, direction, map_1.DOORS) ? OPEN : isPathOpen(square, direction, NO_DOORS) ? BY_DOORS : SHUT;
        store(HOPS + (square << 4 | direction), hop);
    }
}
const NO_DOORS = memory.data(32, 16);
function makeRays(square) {
    const around = aroundAt(square);
    (0, map_1.clear)(around);
    store(DOOR_RIDES + (square << 1), 0);
    for (let direction = 0; direction < directions_1.DIRECTIONS; direction++) {
        const ray = raysAt(square) + direction * map_1.bytes;
        (0, map_1.clear)(ray);
        for (let from = square;;) {
            const to = (0, directions_1.squareTo)(from, direction, 1);
            if (to < 0)
                break;
            if (!(0, directions_1.isLine)(direction)) {
                const hop = load(HOPS + (from << 4 | direction));
                if (hop == SHUT)
                    break;
                if (hop == BY_DOORS)
                    add(DOOR_RIDES + (square << 1), (1 << direction));
            }
            else if (from == square)
                (0, map_1.include)(around, to);
            (0, map_1.include)(ray, to);
            from = to;
        }
    }
}
function makeLeaps(code, square) {
    const moves = leapsAt(code, square);
    const attacks = moves + map_1.bytes;
    (0, map_1.clear)(moves);
    (0, map_1.clear)(attacks);
    let byDoors = 0;
    for (let set = (mask(code, NEAR_MOVES) | mask(code, NEAR_ATTACKS)); set; set &= set - 1) {
        const direction = ctz(set);
        const to = (0, directions_1.squareTo)(square, direction, 1);
        if (to < 0)
            continue;
        if ((mask(code, NEAR_MOVES) >> direction) & 1)
            (0, map_1.include)(moves, to);
        if ((mask(code, NEAR_ATTACKS) >> direction) & 1)
            (0, map_1.include)(attacks, to);
    }
    for (let set = leapMoves(code) | leapAttacks(code); set; set &= set - 1) {
        const direction = ctz(set);
        const hop = load(HOPS + (square << 4 | direction));
        if (hop == BY_DOORS)
            byDoors |= 1 << direction;
        if (hop != OPEN)
            continue;
        const to = leapTo(square, direction);
        if ((leapMoves(code) >> direction) & 1)
            (0, map_1.include)(moves, to);
        if ((leapAttacks(code) >> direction) & 1)
            (0, map_1.include)(attacks, to);
    }
    store(DOOR_LEAPS + ((code * map_1.SQUARES_MAX + square) << 1), byDoors);
}
/** The square to which a leap in a direction leads. */
function leapTo(square, direction) {
    return square + (0, directions_1.delta)(direction) * ((0, directions_1.isLine)(direction) ? 2 : 1);
}
const SEEN = memory.data(32, 16);
// Finds the squares that some kind of a side's pieces could see from each square if all doors were open, and adds the
// square to the lookouts of each of them.
function makeLookouts() {
    memory.fill(LOOKOUTS, 0, (2 * map_1.squares) * map_1.bytes);
    (0, map_1.clear)(LEAVERS);
    for (let side = 0; side < 2; side++) {
        for (let square = 0; square < map_1.squares; square++) {
            if ((0, map_1.holds)(map_1.WALLS, square))
                continue;
            seeAll(side, square);
            if (side == 0 && meet(SEEN, map_1.EXITS))
                (0, map_1.include)(LEAVERS, square);
            for (let to = 0; to < map_1.squares; to++)
                if ((0, map_1.holds)(SEEN, to))
                    (0, map_1.include)(lookoutsAt(to, side), square);
        }
    }
}
function seeAll(side, square) {
    (0, map_1.clear)(SEEN);
    let rides = 0;
    let leaps = 0;
    for (let code = 2 + side; code < 2 * map_1.kinds + 2; code += 2) {
        rides |= ridesOf(code);
        leaps |= doorLeaps(code, square);
        unite(SEEN, leapsAt(code, square));
        unite(SEEN, leapsAt(code, square) + map_1.bytes);
    }
    for (; leaps; leaps &= leaps - 1)
        (0, map_1.include)(SEEN, leapTo(square, ctz(leaps)));
    for (; rides; rides &= rides - 1)
        unite(SEEN, raysAt(square) + ctz(rides) * map_1.bytes);
}
function unite(set, other) {
    for (let n = 0; n < map_1.bytes; n += 8)
        store(set + n, load(set + n) | load(other + n));
}
function meet(set, other) {
    for (let n = 0; n < map_1.bytes; n += 8)
        if (load(set + n) & load(other + n))
            return true;
    return false;
}
/** Whether a ride in a direction reaches a square. Straight and diagonal rides begin with the second square. */
function isOnRide(from, to, direction) {
    return (0, map_1.holds)(raysAt(from) + direction * map_1.bytes, to) && !((0, directions_1.isLine)(direction) && (0, map_1.holds)(aroundAt(from), to));
}
