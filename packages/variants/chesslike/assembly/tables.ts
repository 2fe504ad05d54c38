// Tables of what pieces see from each square of a map without other pieces, made once per map. Leaps and rides that
// doors may stop are listed separately and tested in each position.
import { across, delta, DIRECTIONS, isLine, squareTo, up } from "./directions";
import {
  bytes, cellOf, clear, CODES, DOORS, EXITS, files, holds, include, kinds, SQUARES_MAX, squares, WALLS,
} from "./map";

/** The values of a pattern's cell: {@link MOVE} and {@link ATTACK} may be combined. */
const MOVE: i32 = 1;
const ATTACK: i32 = 2;
const RIDE: i32 = 4;

// By code, a bit for each direction: the cells next to the piece, those two squares away, and rides, u16 each.
const MASKS: usize = memory.data(54 * 16, 8);
const NEAR_MOVES: usize = 0;
const NEAR_ATTACKS: usize = 2;
const FAR_MOVES: usize = 4;
const FAR_ATTACKS: usize = 6;
const RIDES: usize = 8;

// By square and direction: whether a leap that way is open, u8.
const HOPS: usize = memory.data(256 * 16, 8);
const SHUT: i32 = 0;
const OPEN: i32 = 1;
const BY_DOORS: i32 = 2;

// By code and square: the set of squares to which the piece may move, then the set that it may attack, by steps and
// leaps that no door stops.
const LEAPS: usize = memory.data(54 * 256 * 64, 64);
// By code and square: the directions of leaps that doors may stop, u16.
const DOOR_LEAPS: usize = memory.data(54 * 256 * 2, 8);
// By square and direction: the set of squares on a ride.
const RAYS: usize = memory.data(256 * 16 * 32, 64);
// By square: the directions of knights' rides that doors may stop between two leaps, u16.
const DOOR_RIDES: usize = memory.data(256 * 2, 8);
// By square: the set of the squares around it.
const AROUND: usize = memory.data(256 * 32, 64);
// By square and side: the set of squares from which some kind of the side's pieces could reach it on an empty map.
const LOOKOUTS: usize = memory.data(256 * 2 * 32, 64);
// The set of squares from which some kind of White's pieces could reach an exit.
const LEAVERS: usize = memory.data(32, 16);

/** Address of the set of squares from which White could reach an exit on an empty map. */
export function leaversAt(): usize {
  return LEAVERS;
}

function mask(code: i32, which: usize): u32 {
  return <u32>load<u16>(MASKS + (<usize>code << 4) + which);
}

/** The directions in which a piece rides. */
export function ridesOf(code: i32): u32 {
  return mask(code, RIDES);
}

/** The directions in which a piece moves by a leap; {@link leapAttacks} has those in which it attacks by one. */
export function leapMoves(code: i32): u32 {
  return mask(code, FAR_MOVES);
}

export function leapAttacks(code: i32): u32 {
  return mask(code, FAR_ATTACKS);
}

/** Address of the two sets of a piece's steps and leaps from a square: moves, then attacks. */
export function leapsAt(code: i32, square: i32): usize {
  return LEAPS + (<usize>(code * squares + square) * bytes << 1);
}

export function doorLeaps(code: i32, square: i32): u32 {
  return <u32>load<u16>(DOOR_LEAPS + (<usize>(code * SQUARES_MAX + square) << 1));
}

/** Address of the rays from a square, one after another by direction. */
export function raysAt(square: i32): usize {
  return RAYS + (<usize>square << 4) * bytes;
}

export function doorRides(square: i32): u32 {
  return <u32>load<u16>(DOOR_RIDES + (<usize>square << 1));
}

export function aroundAt(square: i32): usize {
  return AROUND + <usize>square * bytes;
}

export function lookoutsAt(square: i32, side: i32): usize {
  return LOOKOUTS + <usize>(2 * square + side) * bytes;
}

/** Returns whether neither a wall nor a door of a set of closed ones stops a leap. False if the leap leaves the map. */
export function isHopOpen(square: i32, direction: i32, doors: usize): bool {
  const hop = <i32>load<u8>(HOPS + <usize>(square << 4 | direction));
  return hop == OPEN || (hop == BY_DOORS && isPathOpen(square, direction, doors));
}

// Returns whether the middle of a straight or diagonal leap is passable, or one of the two paths of a knight's leap: long side
// first and short side first.
function isPathOpen(square: i32, direction: i32, doors: usize): bool {
  if (isLine(direction)) return isPassable(square + delta(direction), doors);
  const file = across(direction);
  const rank = up(direction) * files;
  const isWide = abs(file) == 2;
  const long = isWide ? file / 2 : rank / 2;
  const short = isWide ? rank : file;
  return (isPassable(square + long, doors) && isPassable(square + 2 * long, doors))
    || (isPassable(square + short, doors) && isPassable(square + short + long, doors));
}

function isPassable(square: i32, doors: usize): bool {
  return !holds(WALLS, square) && !holds(doors, square);
}

/** Fills the tables for the map. */
export function makeTables(): void {
  makeMasks();
  for (let square = 0; square < squares; square++) makeHops(square);
  for (let square = 0; square < squares; square++) {
    makeRays(square);
    for (let code = 2; code < 2 * kinds + 2; code++) makeLeaps(code, square);
  }
  makeLookouts();
}

function makeMasks(): void {
  memory.fill(MASKS, 0, CODES << 4);
  for (let code = 2; code < 2 * kinds + 2; code++) {
    let cell = 0;
    for (let row = 2; row >= -2; row--) {
      for (let file = -2; file <= 2; file++) {
        if (row || file) note(code, file, code & 1 ? -row : row, cellOf(code, cell++));
      }
    }
  }
}

function note(code: i32, file: i32, rank: i32, sign: i32): void {
  // Finds the direction of the cell. A straight or diagonal cell two squares away has that of the cell before it.
  let direction = 0;
  const isFar = max(abs(file), abs(rank)) == 2;
  const isStraight = file % 2 == 0 && rank % 2 == 0;
  const files = isFar && isStraight ? file / 2 : file;
  const ranks = isFar && isStraight ? rank / 2 : rank;
  while (across(direction) != files || up(direction) != ranks) direction++;
  const bit = <u16>(<i32>1 << direction);
  const masks = MASKS + (<usize>code << 4);
  if (sign == RIDE) add(masks + RIDES, bit);
  if (sign & MOVE) add(masks + (isFar ? FAR_MOVES : NEAR_MOVES), bit);
  if (sign & ATTACK) add(masks + (isFar ? FAR_ATTACKS : NEAR_ATTACKS), bit);
}

function add(slot: usize, bit: u16): void {
  store<u16>(slot, load<u16>(slot) | bit);
}

function makeHops(square: i32): void {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const to = squareTo(square, direction, isLine(direction) ? 2 : 1);
    let hop = SHUT;
    // Open even if all doors are closed, open only if some doors are open, or shut.
    if (to >= 0) hop = isPathOpen(square, direction, DOORS) ? OPEN : isPathOpen(square, direction, NO_DOORS) ? BY_DOORS : SHUT;
    store<u8>(HOPS + <usize>(square << 4 | direction), <u8>hop);
  }
}

const NO_DOORS: usize = memory.data(32, 16);

function makeRays(square: i32): void {
  const around = aroundAt(square);
  clear(around);
  store<u16>(DOOR_RIDES + (<usize>square << 1), 0);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const ray = raysAt(square) + <usize>direction * bytes;
    clear(ray);
    for (let from = square; ; ) {
      const to = squareTo(from, direction, 1);
      if (to < 0) break;
      if (!isLine(direction)) {
        const hop = <i32>load<u8>(HOPS + <usize>(from << 4 | direction));
        if (hop == SHUT) break;
        if (hop == BY_DOORS) add(DOOR_RIDES + (<usize>square << 1), <u16>(<i32>1 << direction));
      } else if (from == square) include(around, to);
      include(ray, to);
      from = to;
    }
  }
}

function makeLeaps(code: i32, square: i32): void {
  const moves = leapsAt(code, square);
  const attacks = moves + bytes;
  clear(moves);
  clear(attacks);
  let byDoors: u32 = 0;
  for (let set = (mask(code, NEAR_MOVES) | mask(code, NEAR_ATTACKS)); set; set &= set - 1) {
    const direction = ctz(set);
    const to = squareTo(square, direction, 1);
    if (to < 0) continue;
    if ((mask(code, NEAR_MOVES) >> direction) & 1) include(moves, to);
    if ((mask(code, NEAR_ATTACKS) >> direction) & 1) include(attacks, to);
  }
  for (let set = leapMoves(code) | leapAttacks(code); set; set &= set - 1) {
    const direction = ctz(set);
    const hop = <i32>load<u8>(HOPS + <usize>(square << 4 | direction));
    if (hop == BY_DOORS) byDoors |= 1 << direction;
    if (hop != OPEN) continue;
    const to = leapTo(square, direction);
    if ((leapMoves(code) >> direction) & 1) include(moves, to);
    if ((leapAttacks(code) >> direction) & 1) include(attacks, to);
  }
  store<u16>(DOOR_LEAPS + (<usize>(code * SQUARES_MAX + square) << 1), <u16>byDoors);
}

/** The square to which a leap in a direction leads. */
export function leapTo(square: i32, direction: i32): i32 {
  return square + delta(direction) * (isLine(direction) ? 2 : 1);
}

const SEEN: usize = memory.data(32, 16);

// Finds the squares that some kind of a side's pieces could see from each square if all doors were open, and adds the
// square to the lookouts of each of them.
function makeLookouts(): void {
  memory.fill(LOOKOUTS, 0, <usize>(2 * squares) * bytes);
  clear(LEAVERS);
  for (let side = 0; side < 2; side++) {
    for (let square = 0; square < squares; square++) {
      if (holds(WALLS, square)) continue;
      seeAll(side, square);
      if (side == 0 && meet(SEEN, EXITS)) include(LEAVERS, square);
      for (let to = 0; to < squares; to++) if (holds(SEEN, to)) include(lookoutsAt(to, side), square);
    }
  }
}

function seeAll(side: i32, square: i32): void {
  clear(SEEN);
  let rides: u32 = 0;
  let leaps: u32 = 0;
  for (let code = 2 + side; code < 2 * kinds + 2; code += 2) {
    rides |= ridesOf(code);
    leaps |= doorLeaps(code, square);
    unite(SEEN, leapsAt(code, square));
    unite(SEEN, leapsAt(code, square) + bytes);
  }
  for (; leaps; leaps &= leaps - 1) include(SEEN, leapTo(square, ctz(leaps)));
  for (; rides; rides &= rides - 1) unite(SEEN, raysAt(square) + <usize>ctz(rides) * bytes);
}

function unite(set: usize, other: usize): void {
  for (let n: usize = 0; n < bytes; n += 8) store<u64>(set + n, load<u64>(set + n) | load<u64>(other + n));
}

function meet(set: usize, other: usize): bool {
  for (let n: usize = 0; n < bytes; n += 8) if (load<u64>(set + n) & load<u64>(other + n)) return true;
  return false;
}

/** Returns whether a ride in a direction reaches a square. Straight and diagonal rides begin with the second square. */
export function isOnRide(from: i32, to: i32, direction: i32): bool {
  return holds(raysAt(from) + <usize>direction * bytes, to) && !(isLine(direction) && holds(aroundAt(from), to));
}
