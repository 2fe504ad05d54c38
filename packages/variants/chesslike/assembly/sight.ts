// Finds the squares that pieces see from a square: those to which they may move, and those on which they could capture.
import { bit, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { directionTo, NONE } from "./directions";
import { bytes, hasDoors, holds, include, words } from "./map";
import { ChesslikePosition } from "./position";
import {
  aroundAt, doorLeaps, doorRides, isHopOpen, isOnRide, leapAttacks, leapMoves, leapsAt, leapTo, lookoutsAt, raysAt, ridesOf,
} from "./tables";

/** The squares that stop a ride in the current position ({@link look}): pieces and closed doors. */
export const OBSTACLES: usize = memory.data(32, 16);

// Address of the two sets of the current piece (tables.ts), or of a copy with leaps past open doors; the set of its
// rides.
let leaps: usize = 0;
const COPY: usize = memory.data(64, 16);
const RIDDEN: usize = memory.data(32, 16);

let doors: usize = 0;

/** Selects the position that all functions of this file use until the next call. */
export function look(position: ChesslikePosition): void {
  doors = position.doorsAt();
  const white = position.piecesAt(0);
  const black = position.piecesAt(1);
  for (let n: usize = 0; n < bytes; n += 8) {
    store<u64>(OBSTACLES + n, load<u64>(white + n) | load<u64>(black + n) | load<u64>(doors + n));
  }
}

/** Selects the map without pieces, with a set of closed doors. */
export function lookAtDoors(closed: usize): void {
  doors = closed;
  for (let n: usize = 0; n < bytes; n += 8) store<u64>(OBSTACLES + n, load<u64>(closed + n));
}

/** Finds the squares that a piece sees from a square: {@link steps}, {@link hits} and {@link rides}. */
export function see(code: i32, square: i32): void {
  leaps = leapsAt(code, square);
  const directions = ridesOf(code);
  if (words == 1) rideWord(square, directions);
  else rideWords(square, directions);
  if (hasDoors) seePastDoors(code, square, directions);
}

function clearRides(square: i32, directions: u32): u32 {
  return hasDoors ? directions & ~doorRides(square) : directions;
}

function seePastDoors(code: i32, square: i32, directions: u32): void {
  const byDoors = doorLeaps(code, square);
  if (byDoors) addDoorLeaps(code, square, byDoors);
  const throughDoors = directions & doorRides(square);
  if (throughDoors) rideThroughDoors(square, throughDoors);
}

/** The word at byte `n` of the set of squares to which the piece of the last {@link see} could step or leap. */
export function steps(n: usize): u64 {
  return load<u64>(leaps + n);
}

/** The word at byte `n` of the set of squares on which that piece could capture by a step or a leap. */
export function hits(n: usize): u64 {
  return load<u64>(leaps + bytes + n);
}

/** The word at byte `n` of the set of squares to which that piece could ride, with the first obstacle on each ride. */
export function rides(n: usize): u64 {
  return load<u64>(RIDDEN + n);
}

function addDoorLeaps(code: i32, square: i32, directions: u32): void {
  for (let n: usize = 0; n < 2 * bytes; n += 8) store<u64>(COPY + n, load<u64>(leaps + n));
  leaps = COPY;
  for (let set = directions; set; set &= set - 1) {
    const direction = ctz(set);
    if (!isHopOpen(square, direction, doors)) continue;
    const to = leapTo(square, direction);
    if ((leapMoves(code) >> direction) & 1) include(COPY, to);
    if ((leapAttacks(code) >> direction) & 1) include(COPY + bytes, to);
  }
}

// Finds the rides on a map of one word. On a ray to higher squares the first obstacle is the lowest one, and
// `x ^ (x - 1)` has all bits up to it. On a ray to lower squares it is the highest one.
function rideWord(square: i32, directions: u32): void {
  const rays = raysAt(square);
  const obstacles = load<u64>(OBSTACLES);
  const clear = clearRides(square, directions);
  let seen: u64 = 0;
  for (let set = clear & 0xff; set; set &= set - 1) {
    const ray = load<u64>(rays + (<usize>ctz(set) << 3));
    seen |= ray & upTo(ray & obstacles);
  }
  for (let set = clear >> 8; set; set &= set - 1) {
    const ray = load<u64>(rays + (<usize>ctz(set) << 3), 64);
    seen |= ray & downTo(ray & obstacles);
  }
  store<u64>(RIDDEN, seen & ~load<u64>(aroundAt(square)));
}

function upTo(stops: u64): u64 {
  return stops ^ (stops - 1);
}

function downTo(stops: u64): u64 {
  return (<u64>-1) << (63 - clz(stops | 1));
}

function rideWords(square: i32, directions: u32): void {
  for (let n: usize = 0; n < bytes; n += 8) store<u64>(RIDDEN + n, 0);
  const clear = clearRides(square, directions);
  const first = <usize>(square >> 6) << 3;
  for (let set = clear & 0xff; set; set &= set - 1) {
    const ray = raysAt(square) + <usize>ctz(set) * bytes;
    for (let n = first; n < bytes; n += 8) {
      const part = load<u64>(ray + n);
      const stops = part & load<u64>(OBSTACLES + n);
      store<u64>(RIDDEN + n, load<u64>(RIDDEN + n) | (part & upTo(stops)));
      if (stops) break;
    }
  }
  for (let set = clear & 0xff00; set; set &= set - 1) {
    const ray = raysAt(square) + <usize>ctz(set) * bytes;
    for (let n = first; ; n -= 8) {
      const part = load<u64>(ray + n);
      const stops = part & load<u64>(OBSTACLES + n);
      store<u64>(RIDDEN + n, load<u64>(RIDDEN + n) | (part & downTo(stops)));
      if (stops || n == 0) break;
    }
  }
  const around = aroundAt(square);
  for (let n: usize = 0; n < bytes; n += 8) store<u64>(RIDDEN + n, load<u64>(RIDDEN + n) & ~load<u64>(around + n));
}

// Adds knights' rides in directions in which doors may stop a leap.
function rideThroughDoors(square: i32, directions: u32): void {
  for (let set = directions; set; set &= set - 1) {
    const direction = ctz(set);
    for (let to = square; isHopOpen(to, direction, doors); ) {
      to = leapTo(to, direction);
      include(RIDDEN, to);
      if (holds(OBSTACLES, to)) break;
    }
  }
}

/**
 * The word at byte `n` of the set of squares to which the piece of the last {@link see}, if it is one of `side`, may
 * move, captures included.
 */
export function targets(position: ChesslikePosition, side: i32, n: usize): u64 {
  const quiet = (steps(n) | rides(n)) & ~load<u64>(OBSTACLES + n);
  return quiet | captures(position, side, n) | (position.heldBy(side) ? steps(n) & load<u64>(doors + n) : 0);
}

/** The word at byte `n` of the set of squares on which that piece may capture. */
export function captures(position: ChesslikePosition, side: i32, n: usize): u64 {
  return (hits(n) | rides(n)) & load<u64>(position.piecesAt(side ^ 1) + n);
}

/** Returns whether a piece of this code on a square could capture on another square, given the {@link OBSTACLES}. */
export function strikes(code: i32, from: i32, to: i32): bool {
  if (holds(leapsAt(code, from) + bytes, to)) return true;
  const direction = directionTo(from, to);
  if (direction == NONE) return false;
  if (hasDoors && (doorLeaps(code, from) & leapAttacks(code)) >> direction & 1) {
    return leapTo(from, direction) == to && isHopOpen(from, direction, doors);
  }
  if (!((ridesOf(code) >> direction) & 1)) return false;
  if (hasDoors && (doorRides(from) >> direction) & 1) return ridesThroughDoors(from, to, direction);
  return isOnRide(from, to, direction) && isFree(from, to, direction);
}

// Returns whether no obstacle stands on a ray before a square of it. The squares beyond that square are on its own ray.
function isFree(from: i32, to: i32, direction: i32): bool {
  const ray = raysAt(from) + <usize>direction * bytes;
  const beyond = raysAt(to) + <usize>direction * bytes;
  const word = <usize>(to >> 6) << 3;
  for (let n: usize = 0; n < bytes; n += 8) {
    let between = load<u64>(ray + n) & ~load<u64>(beyond + n) & load<u64>(OBSTACLES + n);
    if (n == word) between &= ~bit(to & 63);
    if (between) return false;
  }
  return true;
}

function ridesThroughDoors(from: i32, to: i32, direction: i32): bool {
  for (let square = from; isHopOpen(square, direction, doors); ) {
    square = leapTo(square, direction);
    if (square == to) return true;
    if (holds(OBSTACLES, square)) return false;
  }
  return false;
}

/** A square from which a side could capture on another one, if an enemy stood there; -1 if there is none. */
export function strikerOf(position: ChesslikePosition, side: i32, to: i32): i32 {
  const lookouts = lookoutsAt(to, side);
  const own = position.piecesAt(side);
  for (let n: usize = 0; n < bytes; n += 8) {
    for (let set = load<u64>(lookouts + n) & load<u64>(own + n); set; set = rest(set)) {
      const from = <i32>(n << 3) + lowest(set);
      if (strikes(position.pieceOn(from), from, to)) return from;
    }
  }
  return -1;
}
