// Exit distances: the number of actions that White's pieces need to reach an exit if no piece is in their way, by their own steps,
// picking up keys and an item and opening doors. A table belongs to one state of the tiles (closed doors, lying tiles); those of the
// latest states are kept.
import {
  setBytes, canCarry, codeAfterItem, EXITS, hasDoors, hasItems, holds, include, isVital, ITEMS, kindCount, SQUARES_MAX, squareCount, WALLS,
} from "./map";
import { ChesslikePosition } from "./position";
import { lookAtEmptyMap, rides, see, stepMoves } from "./sight";

/** The distance of squares from which no way leads to an exit. */
export const NO_EXIT: i32 = 255;
/** The largest number of keys in hand that the tables tell apart. */
const HELD_MAX: i32 = 3;
const HELD_COUNT: i32 = HELD_MAX + 1;

// By state: its key. By state, kind, keys in hand and square: the exit distance, u8.
const STATE_COUNT: i32 = 16;
const STATE_KEYS: usize = memory.data(16 * 8, 8);
const DISTANCES: usize = memory.data(16 * 26 * 4 * 256, 8);
const STATE_BYTES: usize = 26 * 4 * 256;
const KIND_BYTES: usize = 4 * 256;

// The selected state, and the one whose table is replaced next.
let stateIndex: i32 = 0;
let nextIndex: i32 = 0;

/** Forgets the tables of all states. */
export function forgetExitDistances(): void {
  memory.fill(STATE_KEYS, 0, 16 * 8);
}

/** Selects the table for a position's tiles; computes it if it is not kept. */
export function findExitDistances(position: ChesslikePosition): void {
  const key = tilesKey(position);
  if (load<u64>(STATE_KEYS + (<usize>stateIndex << 3)) == key) return;
  for (stateIndex = 0; stateIndex < STATE_COUNT; stateIndex++) if (load<u64>(STATE_KEYS + (<usize>stateIndex << 3)) == key) return;
  stateIndex = nextIndex;
  nextIndex = (nextIndex + 1) % STATE_COUNT;
  store<u64>(STATE_KEYS + (<usize>stateIndex << 3), key);
  // A piece that has picked up an item goes on as a piece with the item, so these kinds come first.
  for (let kind = 0; kind < kindCount; kind++) if (isVital(2 * kind + 2) && !canCarry(2 * kind + 2)) makeDistances(position, kind);
  for (let kind = 0; kind < kindCount; kind++) if (isVital(2 * kind + 2) && canCarry(2 * kind + 2)) makeDistances(position, kind);
}

// A key of the state of the tiles; never 0.
function tilesKey(position: ChesslikePosition): u64 {
  let key: u64 = 1;
  for (let n: usize = 0; n < setBytes; n += 8) {
    key = (key ^ load<u64>(position.doorsAt() + n)) * 0x94d049bb133111eb;
    key = (key ^ (key >> 31) ^ load<u64>(position.lyingTilesAt() + n)) * 0xbf58476d1ce4e5b9;
  }
  return key | 1;
}

/**
 * The exit distance of a White piece on a square, with `held` keys in hand, or {@link NO_EXIT}. Call {@link findExitDistances} first.
 */
export function exitDistance(code: i32, held: i32, square: i32): i32 {
  return <i32>load<u8>(distancesOf((code >> 1) - 1, min(held, HELD_MAX)) + <usize>square);
}

function distancesOf(kind: i32, held: i32): usize {
  return DISTANCES + <usize>stateIndex * STATE_BYTES + <usize>kind * KIND_BYTES + <usize>(held * SQUARES_MAX);
}

// By square: the set that the piece reaches by steps and leaps, then the set that it reaches by rides.
const REACHED: usize = memory.data(256 * 64, 64);
// By keys in hand: the squares at the distance to which the search has come, and those one action further.
const LEVEL: usize = memory.data(4 * 32, 16);
const NEXT_LEVEL: usize = memory.data(4 * 32, 16);

// Fills a kind's table by a breadth-first search back from the exits: a square is one action further than the nearest square that the
// piece reaches from it.
function makeDistances(position: ChesslikePosition, kind: i32): void {
  const heldCount = hasDoors ? HELD_COUNT : 1;
  const code = 2 * kind + 2;
  lookAtEmptyMap(position.doorsAt());
  for (let square = 0; square < squareCount; square++) if (!holds(WALLS, square)) setReached(code, square);
  memory.fill(LEVEL, 0, HELD_COUNT * 32);
  for (let held = 0; held < HELD_COUNT; held++) {
    memory.fill(distancesOf(kind, held), <u8>NO_EXIT, SQUARES_MAX);
    for (let square = 0; square < squareCount; square++) {
      if (!holds(EXITS, square)) continue;
      include(LEVEL + <usize>(held << 5), square);
      store<u8>(distancesOf(kind, held) + <usize>square, 0);
    }
  }
  const afterLastItem = hasItems && canCarry(code) ? setItemDistances(position, kind, heldCount) : 0;
  for (let distance = 1; distance < NO_EXIT; distance++) {
    let hasNew = distance <= afterLastItem;
    if (hasNew) addItemsToLevel(position, kind, heldCount, distance - 1);
    memory.fill(NEXT_LEVEL, 0, HELD_COUNT * 32);
    for (let held = 0; held < heldCount; held++) {
      const distances = distancesOf(kind, held);
      for (let square = 0; square < squareCount; square++) {
        if (<i32>load<u8>(distances + <usize>square) != NO_EXIT || holds(WALLS, square) || !reachesLevel(position, square, held)) continue;
        store<u8>(distances + <usize>square, <u8>distance);
        include(NEXT_LEVEL + <usize>(held << 5), square);
        hasNew = true;
      }
    }
    if (!hasNew) return;
    memory.copy(LEVEL, NEXT_LEVEL, HELD_COUNT * 32);
  }
}

// Stores the distances of the squares of items that the piece would pick up: those of the piece with the item. Returns the number after
// the largest of them.
function setItemDistances(position: ChesslikePosition, kind: i32, heldCount: i32): i32 {
  let afterLast = 0;
  for (let square = 0; square < squareCount; square++) {
    if (!holds(ITEMS, square) || !holds(position.lyingTilesAt(), square)) continue;
    const codeWithItem = codeAfterItem(2 * kind + 2, square);
    for (let held = 0; held < heldCount; held++) {
      const distance = exitDistance(codeWithItem, held, square);
      // NO_EXIT - 1 stands for no way here, so that the square counts as one whose distance is known.
      store<u8>(distancesOf(kind, held) + <usize>square, <u8>min(distance, NO_EXIT - 1));
      if (distance < NO_EXIT - 1) afterLast = max(afterLast, distance + 1);
    }
  }
  return afterLast;
}

// Adds the items' squares at a distance to the level.
function addItemsToLevel(position: ChesslikePosition, kind: i32, heldCount: i32, distance: i32): void {
  for (let square = 0; square < squareCount; square++) {
    if (!holds(ITEMS, square) || !holds(position.lyingTilesAt(), square)) continue;
    for (let held = 0; held < heldCount; held++) {
      if (<i32>load<u8>(distancesOf(kind, held) + <usize>square) == distance) include(LEVEL + <usize>(held << 5), square);
    }
  }
}

function setReached(code: i32, square: i32): void {
  see(code, square);
  const reached = REACHED + (<usize>square << 6);
  for (let n: usize = 0; n < setBytes; n += 8) {
    store<u64>(reached + n, stepMoves(n));
    store<u64>(reached + n, rides(n), 32);
  }
}

// Returns whether the piece on a square, with `held` keys in hand, reaches a square of the level by one action. Opening a door costs a
// key, picking up a key gains one.
function reachesLevel(position: ChesslikePosition, square: i32, held: i32): bool {
  const reached = REACHED + (<usize>square << 6);
  const doors = position.doorsAt();
  const lying = position.lyingTilesAt();
  const level = LEVEL + <usize>(held << 5);
  const levelWithMore = LEVEL + <usize>(min(held + 1, HELD_MAX) << 5);
  const levelWithLess = LEVEL + <usize>(max(held - 1, 0) << 5);
  for (let n: usize = 0; n < setBytes; n += 8) {
    const steppedTo = load<u64>(reached + n);
    const floorReached = (steppedTo | load<u64>(reached + n, 32)) & ~load<u64>(doors + n);
    const keys = load<u64>(lying + n) & ~load<u64>(ITEMS + n);
    if (floorReached & ~keys & load<u64>(level + n)) return true;
    if (floorReached & keys & load<u64>(levelWithMore + n)) return true;
    if (held > 0 && (steppedTo & load<u64>(doors + n) & load<u64>(levelWithLess + n))) return true;
  }
  return false;
}
