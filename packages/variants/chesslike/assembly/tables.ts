// Tables of the squares that pieces see from each square of the empty map, made once per map. Leaps and rides that doors may stop are
// listed apart, and tested in each position.
import { fileStep, squareStep, DIRECTION_COUNT, isLineDirection, squareTo, rankStep } from "./directions";
import {
  setBytes, cellOf, clear, CODES, DOORS, EXITS, fileCount, holds, include, kindCount, SQUARES_MAX, squareCount, WALLS,
} from "./map";

// The abilities in a pattern's cell. MOVE and ATTACK may be combined.
const MOVE: i32 = 1;
const ATTACK: i32 = 2;
const RIDE: i32 = 4;

// By code: sets of directions, a bit each, u16, at these offsets. NEAR cells are next to the piece, FAR ones two squares away.
const MASKS: usize = memory.data(54 * 16, 8);
const NEAR_MOVES: usize = 0;
const NEAR_ATTACKS: usize = 2;
const FAR_MOVES: usize = 4;
const FAR_ATTACKS: usize = 6;
const RIDES: usize = 8;

// By square and direction: the path of a leap, u8: shut; open even if all doors are closed; open only if some doors are open.
const LEAP_PATHS: usize = memory.data(256 * 16, 8);
const SHUT: i32 = 0;
const OPEN: i32 = 1;
const NEEDS_DOORS: i32 = 2;

// By code and square: the set of squares to which the piece may move, then the set that it may attack, by steps, and by leaps that no
// door can stop.
const LEAPS: usize = memory.data(54 * 256 * 64, 64);
// By code and square: the directions of leaps that doors may stop, u16.
const DOOR_LEAPS: usize = memory.data(54 * 256 * 2, 8);
// By square and direction: the set of squares to which steps in the direction lead.
const RAYS: usize = memory.data(256 * 16 * 32, 64);
// By square: the directions of knights' rides that doors may stop between two leaps, u16.
const DOOR_RIDES: usize = memory.data(256 * 2, 8);
// By square: the set of the squares around it.
const AROUND: usize = memory.data(256 * 32, 64);
// By square and side: the set of squares from which some kind of the side's pieces could reach it on an empty map.
const LOOKOUTS: usize = memory.data(256 * 2 * 32, 64);
// The set of squares from which some kind of White's pieces could reach an exit on an empty map.
const EXIT_LOOKOUTS: usize = memory.data(32, 16);

/** Address of the set of squares from which some kind of White's pieces could reach an exit on an empty map. */
export function exitLookoutsAt(): usize {
  return EXIT_LOOKOUTS;
}

// A set of directions of a piece, by its offset in the masks.
function directionsOf(code: i32, maskOffset: usize): u32 {
  return <u32>load<u16>(MASKS + (<usize>code << 4) + maskOffset);
}

/** The directions in which a piece rides. */
export function ridesOf(code: i32): u32 {
  return directionsOf(code, RIDES);
}

/** The directions in which a piece moves by a leap. */
export function leapMoves(code: i32): u32 {
  return directionsOf(code, FAR_MOVES);
}

/** The directions in which a piece attacks by a leap. */
export function leapAttacks(code: i32): u32 {
  return directionsOf(code, FAR_ATTACKS);
}

/** Address of the two sets of a piece's steps and leaps from a square: moves, then attacks. */
export function leapsAt(code: i32, square: i32): usize {
  return LEAPS + (<usize>(code * squareCount + square) * setBytes << 1);
}

/** The directions of a piece's leaps from a square that doors may stop. */
export function doorLeaps(code: i32, square: i32): u32 {
  return <u32>load<u16>(DOOR_LEAPS + (<usize>(code * SQUARES_MAX + square) << 1));
}

/** Address of the rays from a square, one after another by direction. */
export function raysAt(square: i32): usize {
  return RAYS + (<usize>square << 4) * setBytes;
}

/** The directions of knights' rides from a square that doors may stop. */
export function doorRides(square: i32): u32 {
  return <u32>load<u16>(DOOR_RIDES + (<usize>square << 1));
}

/** Address of the set of the squares around a square. */
export function aroundAt(square: i32): usize {
  return AROUND + <usize>square * setBytes;
}

/** Address of the set of squares from which some kind of a side's pieces could reach a square on an empty map. */
export function lookoutsAt(square: i32, side: i32): usize {
  return LOOKOUTS + <usize>(2 * square + side) * setBytes;
}

/** Returns whether a leap stays on the map, and neither a wall nor one of the closed `doors` stops it. */
export function isLeapOpen(square: i32, direction: i32, doors: usize): bool {
  const path = <i32>load<u8>(LEAP_PATHS + <usize>(square << 4 | direction));
  return path == OPEN || (path == NEEDS_DOORS && isPathOpen(square, direction, doors));
}

// Returns whether a leap's path is passable: the square in the middle of a straight or diagonal leap, or one of the two paths of a knight's
// leap, the long side first or the short side first.
function isPathOpen(square: i32, direction: i32, doors: usize): bool {
  if (isLineDirection(direction)) return isPassable(square + squareStep(direction), doors);
  const file = fileStep(direction);
  const rank = rankStep(direction) * fileCount;
  const isFileLong = abs(file) == 2;
  const long = isFileLong ? file / 2 : rank / 2;
  const short = isFileLong ? rank : file;
  return (isPassable(square + long, doors) && isPassable(square + 2 * long, doors))
    || (isPassable(square + short, doors) && isPassable(square + short + long, doors));
}

function isPassable(square: i32, doors: usize): bool {
  return !holds(WALLS, square) && !holds(doors, square);
}

/** Fills the tables for the map. */
export function makeTables(): void {
  makeMasks();
  for (let square = 0; square < squareCount; square++) makeLeapPaths(square);
  for (let square = 0; square < squareCount; square++) {
    makeRays(square);
    for (let code = 2; code < 2 * kindCount + 2; code++) makeLeaps(code, square);
  }
  makeLookouts();
}

function makeMasks(): void {
  memory.fill(MASKS, 0, CODES << 4);
  for (let code = 2; code < 2 * kindCount + 2; code++) {
    let cell = 0;
    for (let row = 2; row >= -2; row--) {
      for (let file = -2; file <= 2; file++) {
        if (row || file) noteCell(code, file, code & 1 ? -row : row, cellOf(code, cell++));
      }
    }
  }
}

// Adds the ability in a pattern's cell to the masks of a code.
function noteCell(code: i32, file: i32, rank: i32, ability: i32): void {
  // Finds the direction of the cell. A straight or diagonal cell two squares away has that of the cell before it.
  let direction = 0;
  const isFar = max(abs(file), abs(rank)) == 2;
  const isStraight = file % 2 == 0 && rank % 2 == 0;
  const files = isFar && isStraight ? file / 2 : file;
  const ranks = isFar && isStraight ? rank / 2 : rank;
  while (fileStep(direction) != files || rankStep(direction) != ranks) direction++;
  const bit = <u16>(<i32>1 << direction);
  const masks = MASKS + (<usize>code << 4);
  if (ability == RIDE) addBit(masks + RIDES, bit);
  if (ability & MOVE) addBit(masks + (isFar ? FAR_MOVES : NEAR_MOVES), bit);
  if (ability & ATTACK) addBit(masks + (isFar ? FAR_ATTACKS : NEAR_ATTACKS), bit);
}

function addBit(slot: usize, bit: u16): void {
  store<u16>(slot, load<u16>(slot) | bit);
}

function makeLeapPaths(square: i32): void {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const to = squareTo(square, direction, isLineDirection(direction) ? 2 : 1);
    let path = SHUT;
    if (to >= 0) path = isPathOpen(square, direction, DOORS) ? OPEN : isPathOpen(square, direction, NO_DOORS) ? NEEDS_DOORS : SHUT;
    store<u8>(LEAP_PATHS + <usize>(square << 4 | direction), <u8>path);
  }
}

const NO_DOORS: usize = memory.data(32, 16);

function makeRays(square: i32): void {
  const around = aroundAt(square);
  clear(around);
  store<u16>(DOOR_RIDES + (<usize>square << 1), 0);
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const ray = raysAt(square) + <usize>direction * setBytes;
    clear(ray);
    for (let from = square; ; ) {
      const to = squareTo(from, direction, 1);
      if (to < 0) break;
      if (!isLineDirection(direction)) {
        const path = <i32>load<u8>(LEAP_PATHS + <usize>(from << 4 | direction));
        if (path == SHUT) break;
        if (path == NEEDS_DOORS) addBit(DOOR_RIDES + (<usize>square << 1), <u16>(<i32>1 << direction));
      } else if (from == square) include(around, to);
      include(ray, to);
      from = to;
    }
  }
}

function makeLeaps(code: i32, square: i32): void {
  const moves = leapsAt(code, square);
  const attacks = moves + setBytes;
  clear(moves);
  clear(attacks);
  let doorDirections: u32 = 0;
  for (let set = (directionsOf(code, NEAR_MOVES) | directionsOf(code, NEAR_ATTACKS)); set; set &= set - 1) {
    const direction = ctz(set);
    const to = squareTo(square, direction, 1);
    if (to < 0) continue;
    if ((directionsOf(code, NEAR_MOVES) >> direction) & 1) include(moves, to);
    if ((directionsOf(code, NEAR_ATTACKS) >> direction) & 1) include(attacks, to);
  }
  for (let set = leapMoves(code) | leapAttacks(code); set; set &= set - 1) {
    const direction = ctz(set);
    const path = <i32>load<u8>(LEAP_PATHS + <usize>(square << 4 | direction));
    if (path == NEEDS_DOORS) doorDirections |= 1 << direction;
    if (path != OPEN) continue;
    const to = leapTo(square, direction);
    if ((leapMoves(code) >> direction) & 1) include(moves, to);
    if ((leapAttacks(code) >> direction) & 1) include(attacks, to);
  }
  store<u16>(DOOR_LEAPS + (<usize>(code * SQUARES_MAX + square) << 1), <u16>doorDirections);
}

/** The square to which a leap in a direction leads. */
export function leapTo(square: i32, direction: i32): i32 {
  return square + squareStep(direction) * (isLineDirection(direction) ? 2 : 1);
}

const SEEN: usize = memory.data(32, 16);

// Finds the squares that some kind of a side's pieces could see from each square if all doors were open, and adds that square to their
// lookouts.
function makeLookouts(): void {
  memory.fill(LOOKOUTS, 0, <usize>(2 * squareCount) * setBytes);
  clear(EXIT_LOOKOUTS);
  for (let side = 0; side < 2; side++) {
    for (let square = 0; square < squareCount; square++) {
      if (holds(WALLS, square)) continue;
      findSeen(side, square);
      if (side == 0 && haveCommonSquare(SEEN, EXITS)) include(EXIT_LOOKOUTS, square);
      for (let to = 0; to < squareCount; to++) if (holds(SEEN, to)) include(lookoutsAt(to, side), square);
    }
  }
}

// Sets SEEN to the squares that some kind of a side's pieces could see from a square.
function findSeen(side: i32, square: i32): void {
  clear(SEEN);
  let rides: u32 = 0;
  let leaps: u32 = 0;
  for (let code = 2 + side; code < 2 * kindCount + 2; code += 2) {
    rides |= ridesOf(code);
    leaps |= doorLeaps(code, square);
    unite(SEEN, leapsAt(code, square));
    unite(SEEN, leapsAt(code, square) + setBytes);
  }
  for (; leaps; leaps &= leaps - 1) include(SEEN, leapTo(square, ctz(leaps)));
  for (; rides; rides &= rides - 1) unite(SEEN, raysAt(square) + <usize>ctz(rides) * setBytes);
}

// Adds the squares of another set to a set.
function unite(set: usize, other: usize): void {
  for (let n: usize = 0; n < setBytes; n += 8) store<u64>(set + n, load<u64>(set + n) | load<u64>(other + n));
}

function haveCommonSquare(set: usize, other: usize): bool {
  for (let n: usize = 0; n < setBytes; n += 8) if (load<u64>(set + n) & load<u64>(other + n)) return true;
  return false;
}

/** Returns whether a ride in a direction reaches a square. Straight and diagonal rides begin with the second square. */
export function isOnRide(from: i32, to: i32, direction: i32): bool {
  return holds(raysAt(from) + <usize>direction * setBytes, to) && !(isLineDirection(direction) && holds(aroundAt(from), to));
}
