// The number of actions that White's pieces need to reach an exit if no piece is in their way: by their own steps,
// picking up keys and an item and opening doors. A table belongs to one state of the tiles; the tables of the latest states are
// kept.
import {
  bytes, canCarry, codeWithItem, EXITS, hasDoors, hasItems, holds, include, isVital, ITEMS, kinds, SQUARES_MAX, squares, WALLS,
} from "./map";
import { ChesslikePosition } from "./position";
import { lookAtDoors, rides, see, steps } from "./sight";

/** No way leads to an exit. */
export const FAR: i32 = 255;
/** The largest number of keys in hand that the tables distinguish; more keys count as this many. */
const HELD_MAX: i32 = 3;
const LAYERS: i32 = HELD_MAX + 1;

// By state: its key. By state, kind, keys in hand and square: the number of actions to an exit, u8.
const STATES: i32 = 16;
const STATE_KEYS: usize = memory.data(16 * 8, 8);
const WAYS: usize = memory.data(16 * 26 * 4 * 256, 8);
const STATE_BYTES: usize = 26 * 4 * 256;
const KIND_BYTES: usize = 4 * 256;

let state: i32 = 0;
let next: i32 = 0;

/** Clears the tables of all states. */
export function forgetWays(): void {
  memory.fill(STATE_KEYS, 0, 16 * 8);
}

/** Selects the table for a position's tiles; makes it if it is not kept. */
export function findWays(position: ChesslikePosition): void {
  const key = tilesKey(position);
  if (load<u64>(STATE_KEYS + (<usize>state << 3)) == key) return;
  for (state = 0; state < STATES; state++) if (load<u64>(STATE_KEYS + (<usize>state << 3)) == key) return;
  state = next;
  next = (next + 1) % STATES;
  store<u64>(STATE_KEYS + (<usize>state << 3), key);
  // The way of a piece to an item goes on as that of the piece with the item, so these come first.
  for (let kind = 0; kind < kinds; kind++) if (isVital(2 * kind + 2) && !canCarry(2 * kind + 2)) makeWays(position, kind);
  for (let kind = 0; kind < kinds; kind++) if (isVital(2 * kind + 2) && canCarry(2 * kind + 2)) makeWays(position, kind);
}

// A key of the closed doors, and of the keys and items that lie about; never 0.
function tilesKey(position: ChesslikePosition): u64 {
  let key: u64 = 1;
  for (let n: usize = 0; n < bytes; n += 8) {
    key = (key ^ load<u64>(position.doorsAt() + n)) * 0x94d049bb133111eb;
    key = (key ^ (key >> 31) ^ load<u64>(position.lyingAt() + n)) * 0xbf58476d1ce4e5b9;
  }
  return key | 1;
}

/**
 * The number of actions that a White piece needs from a square to an exit with `held` keys in hand, or {@link FAR}.
 * Call {@link findWays} first.
 */
export function wayFrom(code: i32, held: i32, square: i32): i32 {
  return <i32>load<u8>(waysOf((code >> 1) - 1, min(held, HELD_MAX)) + <usize>square);
}

function waysOf(kind: i32, held: i32): usize {
  return WAYS + <usize>state * STATE_BYTES + <usize>kind * KIND_BYTES + <usize>(held * SQUARES_MAX);
}

// By square: the set that a piece reaches by steps and leaps, then the set that it reaches by rides.
const REACHED: usize = memory.data(256 * 64, 64);
// By keys in hand: the squares that are as many actions away as the search has come, and those one action further.
const LEVEL: usize = memory.data(4 * 32, 16);
const NEXT_LEVEL: usize = memory.data(4 * 32, 16);

// Fills a kind's table: a breadth-first search backwards from the exits. A square is one action further than the
// nearest square that the piece reaches from it.
function makeWays(position: ChesslikePosition, kind: i32): void {
  const layers = hasDoors ? LAYERS : 1;
  const code = 2 * kind + 2;
  lookAtDoors(position.doorsAt());
  for (let square = 0; square < squares; square++) if (!holds(WALLS, square)) noteReached(code, square);
  memory.fill(LEVEL, 0, LAYERS * 32);
  for (let held = 0; held < LAYERS; held++) {
    memory.fill(waysOf(kind, held), <u8>FAR, SQUARES_MAX);
    for (let square = 0; square < squares; square++) {
      if (!holds(EXITS, square)) continue;
      include(LEVEL + <usize>(held << 5), square);
      store<u8>(waysOf(kind, held) + <usize>square, 0);
    }
  }
  const last = hasItems && canCarry(code) ? noteItems(position, kind, layers) : 0;
  for (let way = 1; way < FAR; way++) {
    let isNew = way <= last;
    if (isNew) addItems(position, kind, layers, way - 1);
    memory.fill(NEXT_LEVEL, 0, LAYERS * 32);
    for (let held = 0; held < layers; held++) {
      const ways = waysOf(kind, held);
      for (let square = 0; square < squares; square++) {
        if (<i32>load<u8>(ways + <usize>square) != FAR || holds(WALLS, square) || !leadsOn(position, square, held)) continue;
        store<u8>(ways + <usize>square, <u8>way);
        include(NEXT_LEVEL + <usize>(held << 5), square);
        isNew = true;
      }
    }
    if (!isNew) return;
    memory.copy(LEVEL, NEXT_LEVEL, LAYERS * 32);
  }
}

// Stores the way of a piece from the squares of items that it would pick up: that of the piece with the item. Returns
// the number after the longest of these ways.
function noteItems(position: ChesslikePosition, kind: i32, layers: i32): i32 {
  let last = 0;
  for (let square = 0; square < squares; square++) {
    if (!holds(ITEMS, square) || !holds(position.lyingAt(), square)) continue;
    const carrier = codeWithItem(2 * kind + 2, square);
    for (let held = 0; held < layers; held++) {
      const way = wayFrom(carrier, held, square);
      // A way of FAR - 1 actions stands for none, so that the square counts as one whose way is known.
      store<u8>(waysOf(kind, held) + <usize>square, <u8>min(way, FAR - 1));
      if (way < FAR - 1) last = max(last, way + 1);
    }
  }
  return last;
}

// Adds the items' squares that are a number of actions away to the level.
function addItems(position: ChesslikePosition, kind: i32, layers: i32, way: i32): void {
  for (let square = 0; square < squares; square++) {
    if (!holds(ITEMS, square) || !holds(position.lyingAt(), square)) continue;
    for (let held = 0; held < layers; held++) {
      if (<i32>load<u8>(waysOf(kind, held) + <usize>square) == way) include(LEVEL + <usize>(held << 5), square);
    }
  }
}

function noteReached(code: i32, square: i32): void {
  see(code, square);
  const reached = REACHED + (<usize>square << 6);
  for (let n: usize = 0; n < bytes; n += 8) {
    store<u64>(reached + n, steps(n));
    store<u64>(reached + n, rides(n), 32);
  }
}

// Returns whether a piece on a square, with `held` keys in hand, reaches a square of the level by one action. Opening a door
// costs a key, stepping on a key gains one.
function leadsOn(position: ChesslikePosition, square: i32, held: i32): bool {
  const reached = REACHED + (<usize>square << 6);
  const doors = position.doorsAt();
  const lying = position.lyingAt();
  const level = LEVEL + <usize>(held << 5);
  const levelWithMore = LEVEL + <usize>(min(held + 1, HELD_MAX) << 5);
  const levelWithLess = LEVEL + <usize>(max(held - 1, 0) << 5);
  for (let n: usize = 0; n < bytes; n += 8) {
    const stepped = load<u64>(reached + n);
    const all = (stepped | load<u64>(reached + n, 32)) & ~load<u64>(doors + n);
    const onKeys = load<u64>(lying + n) & ~load<u64>(ITEMS + n);
    if (all & ~onKeys & load<u64>(level + n)) return true;
    if (all & onKeys & load<u64>(levelWithMore + n)) return true;
    if (held > 0 && (stepped & load<u64>(doors + n) & load<u64>(levelWithLess + n))) return true;
  }
  return false;
}
