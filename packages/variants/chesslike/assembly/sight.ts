// Finds the squares that a piece sees from a square: those to which it may move, and those on which it could capture. The functions use
// the position of the last `lookAt`, and the piece of the last `see`.
import { bit, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { directionTo, NO_DIRECTION } from "./directions";
import { setBytes, hasDoors, holds, include, setWords } from "./map";
import { ChesslikePosition } from "./position";
import {
  aroundAt, doorLeaps, doorRides, isLeapOpen, isOnRide, leapAttacks, leapMoves, leapsAt, leapTo, lookoutsAt, raysAt, ridesOf,
} from "./tables";

/** The set of the squares that stop a ride: pieces and closed doors. */
export const OBSTACLES: usize = memory.data(32, 16);

// Address of the piece's two sets of steps and leaps (tables.ts), or of a copy with leaps past open doors; the set of the squares of its
// rides.
let stepSets: usize = 0;
const LEAPS_PAST_DOORS: usize = memory.data(64, 16);
const RIDE_SQUARES: usize = memory.data(32, 16);

// Address of the set of closed doors.
let doors: usize = 0;

/** Selects a position. */
export function lookAt(position: ChesslikePosition): void {
  doors = position.doorsAt();
  const white = position.piecesAt(0);
  const black = position.piecesAt(1);
  for (let n: usize = 0; n < setBytes; n += 8) {
    store<u64>(OBSTACLES + n, load<u64>(white + n) | load<u64>(black + n) | load<u64>(doors + n));
  }
}

/** Selects the empty map, with a set of closed doors. */
export function lookAtEmptyMap(closedDoors: usize): void {
  doors = closedDoors;
  for (let n: usize = 0; n < setBytes; n += 8) store<u64>(OBSTACLES + n, load<u64>(closedDoors + n));
}

/** Finds the squares that a piece sees from a square: {@link stepMoves}, {@link stepAttacks} and {@link rides}. */
export function see(code: i32, square: i32): void {
  stepSets = leapsAt(code, square);
  const directions = ridesOf(code);
  if (setWords == 1) rideWord(square, directions);
  else rideWords(square, directions);
  if (hasDoors) seePastDoors(code, square, directions);
}

// The directions of rides that no door can stop between two leaps.
function directionsWithoutDoors(square: i32, directions: u32): u32 {
  return hasDoors ? directions & ~doorRides(square) : directions;
}

function seePastDoors(code: i32, square: i32, directions: u32): void {
  const byDoors = doorLeaps(code, square);
  if (byDoors) addDoorLeaps(code, square, byDoors);
  const throughDoors = directions & doorRides(square);
  if (throughDoors) rideThroughDoors(square, throughDoors);
}

/** The word at byte `n` of the set of squares to which the piece could step or leap. */
export function stepMoves(n: usize): u64 {
  return load<u64>(stepSets + n);
}

/** The word at byte `n` of the set of squares on which the piece could capture by a step or a leap. */
export function stepAttacks(n: usize): u64 {
  return load<u64>(stepSets + setBytes + n);
}

/** The word at byte `n` of the set of squares to which the piece could ride, with the first obstacle on each ride. */
export function rides(n: usize): u64 {
  return load<u64>(RIDE_SQUARES + n);
}

function addDoorLeaps(code: i32, square: i32, directions: u32): void {
  for (let n: usize = 0; n < 2 * setBytes; n += 8) store<u64>(LEAPS_PAST_DOORS + n, load<u64>(stepSets + n));
  stepSets = LEAPS_PAST_DOORS;
  for (let set = directions; set; set &= set - 1) {
    const direction = ctz(set);
    if (!isLeapOpen(square, direction, doors)) continue;
    const to = leapTo(square, direction);
    if ((leapMoves(code) >> direction) & 1) include(LEAPS_PAST_DOORS, to);
    if ((leapAttacks(code) >> direction) & 1) include(LEAPS_PAST_DOORS + setBytes, to);
  }
}

// Finds the rides on a map of one word. The first obstacle on a ray to higher squares is the lowest one, on a ray to lower squares the
// highest one.
function rideWord(square: i32, directions: u32): void {
  const rays = raysAt(square);
  const obstacles = load<u64>(OBSTACLES);
  const openDirections = directionsWithoutDoors(square, directions);
  let seen: u64 = 0;
  for (let set = openDirections & 0xff; set; set &= set - 1) {
    const ray = load<u64>(rays + (<usize>ctz(set) << 3));
    seen |= ray & bitsUpTo(ray & obstacles);
  }
  for (let set = openDirections >> 8; set; set &= set - 1) {
    const ray = load<u64>(rays + (<usize>ctz(set) << 3), 64);
    seen |= ray & bitsDownTo(ray & obstacles);
  }
  store<u64>(RIDE_SQUARES, seen & ~load<u64>(aroundAt(square)));
}

// All bits up to the lowest stop; all if there is none.
function bitsUpTo(stops: u64): u64 {
  return stops ^ (stops - 1);
}

// All bits down to the highest stop; all if there is none.
function bitsDownTo(stops: u64): u64 {
  return (<u64>-1) << (63 - clz(stops | 1));
}

// Finds the rides on a map of several words.
function rideWords(square: i32, directions: u32): void {
  for (let n: usize = 0; n < setBytes; n += 8) store<u64>(RIDE_SQUARES + n, 0);
  const openDirections = directionsWithoutDoors(square, directions);
  const first = <usize>(square >> 6) << 3;
  for (let set = openDirections & 0xff; set; set &= set - 1) {
    const ray = raysAt(square) + <usize>ctz(set) * setBytes;
    for (let n = first; n < setBytes; n += 8) {
      const part = load<u64>(ray + n);
      const stops = part & load<u64>(OBSTACLES + n);
      store<u64>(RIDE_SQUARES + n, load<u64>(RIDE_SQUARES + n) | (part & bitsUpTo(stops)));
      if (stops) break;
    }
  }
  for (let set = openDirections & 0xff00; set; set &= set - 1) {
    const ray = raysAt(square) + <usize>ctz(set) * setBytes;
    for (let n = first; ; n -= 8) {
      const part = load<u64>(ray + n);
      const stops = part & load<u64>(OBSTACLES + n);
      store<u64>(RIDE_SQUARES + n, load<u64>(RIDE_SQUARES + n) | (part & bitsDownTo(stops)));
      if (stops || n == 0) break;
    }
  }
  const around = aroundAt(square);
  for (let n: usize = 0; n < setBytes; n += 8) store<u64>(RIDE_SQUARES + n, load<u64>(RIDE_SQUARES + n) & ~load<u64>(around + n));
}

// Adds knights' rides in directions in which doors may stop a leap.
function rideThroughDoors(square: i32, directions: u32): void {
  for (let set = directions; set; set &= set - 1) {
    const direction = ctz(set);
    for (let to = square; isLeapOpen(to, direction, doors); ) {
      to = leapTo(to, direction);
      include(RIDE_SQUARES, to);
      if (holds(OBSTACLES, to)) break;
    }
  }
}

/**
 * The word at byte `n` of the set of squares to which the piece, if it is one of `side`, may move, captures included.
 */
export function targets(position: ChesslikePosition, side: i32, n: usize): u64 {
  const quiet = (stepMoves(n) | rides(n)) & ~load<u64>(OBSTACLES + n);
  return quiet | captures(position, side, n) | (position.heldBy(side) ? stepMoves(n) & load<u64>(doors + n) : 0);
}

/** The word at byte `n` of the set of squares on which the piece, if it is one of `side`, may capture. */
export function captures(position: ChesslikePosition, side: i32, n: usize): u64 {
  return (stepAttacks(n) | rides(n)) & load<u64>(position.piecesAt(side ^ 1) + n);
}

/** Returns whether a piece of this code on a square could capture on another square, given the {@link OBSTACLES}. */
export function couldCapture(code: i32, from: i32, to: i32): bool {
  if (holds(leapsAt(code, from) + setBytes, to)) return true;
  const direction = directionTo(from, to);
  if (direction == NO_DIRECTION) return false;
  if (hasDoors && (doorLeaps(code, from) & leapAttacks(code)) >> direction & 1) {
    return leapTo(from, direction) == to && isLeapOpen(from, direction, doors);
  }
  if (!((ridesOf(code) >> direction) & 1)) return false;
  if (hasDoors && (doorRides(from) >> direction) & 1) return ridesThroughDoors(from, to, direction);
  return isOnRide(from, to, direction) && isRideFree(from, to, direction);
}

// Returns whether no obstacle stands on a ray before the square `to`, whose own ray has the squares beyond it.
function isRideFree(from: i32, to: i32, direction: i32): bool {
  const ray = raysAt(from) + <usize>direction * setBytes;
  const beyond = raysAt(to) + <usize>direction * setBytes;
  const word = <usize>(to >> 6) << 3;
  for (let n: usize = 0; n < setBytes; n += 8) {
    let between = load<u64>(ray + n) & ~load<u64>(beyond + n) & load<u64>(OBSTACLES + n);
    if (n == word) between &= ~bit(to & 63);
    if (between) return false;
  }
  return true;
}

function ridesThroughDoors(from: i32, to: i32, direction: i32): bool {
  for (let square = from; isLeapOpen(square, direction, doors); ) {
    square = leapTo(square, direction);
    if (square == to) return true;
    if (holds(OBSTACLES, square)) return false;
  }
  return false;
}

/** A square from which a side could capture on another one, if an enemy stood there; -1 if there is none. */
export function capturerOf(position: ChesslikePosition, side: i32, to: i32): i32 {
  const lookouts = lookoutsAt(to, side);
  const own = position.piecesAt(side);
  for (let n: usize = 0; n < setBytes; n += 8) {
    for (let set = load<u64>(lookouts + n) & load<u64>(own + n); set; set = rest(set)) {
      const from = <i32>(n << 3) + lowest(set);
      if (couldCapture(position.pieceOn(from), from, to)) return from;
    }
  }
  return -1;
}
