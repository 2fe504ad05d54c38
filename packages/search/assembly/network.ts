// A small trained network as static evaluation. Each side sees the position by its own inputs, and each input has a row of
// weights. The sum of the rows (the side's hidden layer) is updated by the few inputs that change with an action. The output is a
// weighted sum of the units of both hidden layers, each clipped to 0 to 1 and squared. Each class of positions, a bucket, has its own
// weights of the output.
//
// The game describes a position as cells, a byte each (the piece on a square, a phase), and an input is a value of a cell. The inputs
// that change are found by comparing cells, so that no action has to tell what it changes. In some games the row of an input is the
// sum of several rows of weights, its parts.
//
// A row is `networkWidth` weights. A row at `networkAt` is named by its index there, its row number; a sum of parts, at
// `sumsAt`, only by its address.
import { MAX_PLY } from "./limits";
import { before, gameMethods, positionBytes, SearchPosition } from "./position";
import { POSITIONS } from "./position-memory";
import { clearMemory, copyMemory } from "./memory";

// The most cells: a multiple of 16, since sixteen are compared at a time.
const CELL_COUNT_MAX: usize = 272;
// The most values of a cell, and parts of a row.
const VALUE_COUNT_MAX: usize = 64;
const PART_COUNT_MAX: i32 = 64;
// The most hidden units for each side: sums over more of them might not fit in 32 bits.
const WIDTH_MAX: usize = 128;

// Fixed point: the integers for 1.0 as a hidden unit, and as a weight of the output.
const ACTIVATION_ONE: i32 = 255;
const WEIGHT_ONE: i32 = 64;
// Hundredths of a pawn for an output of 1.0.
const CENTIPAWNS_PER_ONE: i32 = 200;
const EVALUATION_MAX: i32 = 3000;

/**
 * The cells of a position, and both sides' hidden layers computed from them. After its fields stand the cells, then the hidden layers of
 * White and of Black, i16.
 */
@unmanaged
class Accumulator {
  /** Key of the position. */
  key: u64 = 0;
  // The views in which White and Black see the position (SearchPosition.networkRow).
  whiteView: u8 = 0;
  blackView: u8 = 0;

  /** The value of a cell. */
  valueOf(cell: i32): i32 {
    return <i32>load<u8>(changetype<usize>(this) + <usize>cell, CELLS_OFFSET);
  }
  /** Address of the cells, a byte each. */
  get cells(): usize {
    return changetype<usize>(this) + CELLS_OFFSET;
  }
  /** Address of White's hidden layer; Black's follows it. */
  get layers(): usize {
    return changetype<usize>(this) + LAYERS_OFFSET;
  }
}

const CELLS_OFFSET: usize = (offsetof<Accumulator>() + 15) & ~15;
const LAYERS_OFFSET: usize = CELLS_OFFSET + CELL_COUNT_MAX;
const ACCUMULATOR_BYTES: usize = LAYERS_OFFSET + 2 * 2 * WIDTH_MAX;
const ACCUMULATOR_COUNT: i32 = MAX_PLY + 6;
const ACCUMULATORS: usize = memory.data(<i32>ACCUMULATOR_BYTES * ACCUMULATOR_COUNT, 16);
// The accumulator of the empty board, whose cells are all 0; one that is valid only within a function; then one for each of POSITIONS
// (MAX_PLY + 4).
const EMPTY_BOARD: usize = ACCUMULATORS;
const SCRATCH: usize = ACCUMULATORS + ACCUMULATOR_BYTES;
const POSITION_ACCUMULATORS: usize = ACCUMULATORS + 2 * ACCUMULATOR_BYTES;

function accumulatorAt(address: usize): Accumulator {
  return changetype<Accumulator>(address);
}

// By cell, value and view: the address u32 of the input's row (with parts: of their sum), or NO_ROW.
const ROW_ADDRESSES: usize = memory.data(<i32>(CELL_COUNT_MAX * VALUE_COUNT_MAX) * 4 * 4, 64);
const NO_ROW: u32 = 0;
/** Address for the row numbers of {@link listPartRows}. */
export const PART_ROWS: usize = memory.data(PART_COUNT_MAX * 2, 16);
// The game's inputsKey for which the sums were computed.
let inputsKeyOfSums: u64 = 0;

// Addresses of the rows that an update adds and removes, u32 each: White's, then Black's.
const ADDED: usize = memory.data(2 * <i32>CELL_COUNT_MAX * 4, 16);
const REMOVED: usize = memory.data(2 * <i32>CELL_COUNT_MAX * 4, 16);

/** True if the network evaluates. */
export let isNetworkOn: bool = false;

/** Switches the network off, or on again if {@link startNetwork} has prepared it. */
export function setNetworkOn(on: bool): void {
  isNetworkOn = on;
}

// Bytes of a side's hidden layer, and of a row.
function layerBytes<Position extends SearchPosition>(): usize {
  return <usize>gameMethods<Position>().networkWidth() * 2;
}

// Address of the hidden layer's bias. At `networkAt` stand the rows i16; the bias of the hidden layer, i16 like a row; for each bucket
// the output's weights i16, those for the side to act first; for each bucket the output's bias i32.
function hiddenBiasAt<Position extends SearchPosition>(): usize {
  const game = gameMethods<Position>();
  return game.networkAt() + <usize>game.networkRowCount() * layerBytes<Position>();
}

/** Prepares the network that the host has written to `networkAt`, and switches it on. Does nothing in a game without one. */
export function startNetwork<Position extends SearchPosition>(): void {
  const game = gameMethods<Position>();
  isNetworkOn = game.networkWidth() > 0;
  if (!isNetworkOn) return;
  fillRowAddresses<Position>();
  for (let n = 0; n < ACCUMULATOR_COUNT; n++) {
    const accumulator = accumulatorAt(ACCUMULATORS + <usize>n * ACCUMULATOR_BYTES);
    accumulator.key = ~0;
    // Sixteen cells are compared at a time, so the bytes after the last one must be equal, too.
    clearMemory(accumulator.cells, CELL_COUNT_MAX);
  }
  const bytes = layerBytes<Position>();
  const layers = accumulatorAt(EMPTY_BOARD).layers;
  copyMemory(layers, hiddenBiasAt<Position>(), bytes);
  copyMemory(layers + bytes, hiddenBiasAt<Position>(), bytes);
}

/** Computes the sums of parts again if the game's `inputsKey` has changed. */
export function refreshSums<Position extends SearchPosition>(): void {
  const game = gameMethods<Position>();
  if (isNetworkOn && game.sumsParts() && game.inputsKey() != inputsKeyOfSums) startNetwork<Position>();
}

// Fills ROW_ADDRESSES, and computes the rows that are sums of parts.
function fillRowAddresses<Position extends SearchPosition>(): void {
  const game = gameMethods<Position>();
  const cellCount = game.networkCellCount();
  let sumCount = 0;
  for (let view = 0; view < 4; view++) {
    for (let cell = 0; cell < cellCount; cell++) {
      for (let value = 0; value < <i32>VALUE_COUNT_MAX; value++) {
        const rowCount = listPartRows<Position>(view, cell, value, PART_ROWS);
        let rowAddress: usize = NO_ROW;
        if (rowCount > 0 && game.sumsParts()) {
          rowAddress = game.sumsAt() + <usize>sumCount * layerBytes<Position>();
          sumRows<Position>(rowAddress, PART_ROWS, rowCount);
          sumCount++;
        } else if (rowCount > 0) rowAddress = game.networkAt() + <usize>load<u16>(PART_ROWS) * layerBytes<Position>();
        store<u32>(rowAddressSlot(view, cell, value), <u32>rowAddress);
      }
    }
  }
  inputsKeyOfSums = game.inputsKey();
}

/** Writes the numbers u16 of the rows whose sum is the row for a cell's value in a view. Returns how many: without parts 0 or 1. */
export function listPartRows<Position extends SearchPosition>(view: i32, cell: i32, value: i32, to: usize): i32 {
  const game = gameMethods<Position>();
  if (game.sumsParts()) return game.listNetworkParts(view, cell, value, to);
  const row = game.networkRow(view, cell, value);
  if (row < 0) return 0;
  store<u16>(to, <u16>row);
  return 1;
}

// Writes the sum of rows, given their numbers u16.
function sumRows<Position extends SearchPosition>(to: usize, rowNumbers: usize, count: i32): void {
  const bytes = layerBytes<Position>();
  clearMemory(to, bytes);
  for (let n = 0; n < count; n++) {
    const row = gameMethods<Position>().networkAt() + <usize>load<u16>(rowNumbers + (<usize>n << 1)) * bytes;
    for (let unit: usize = 0; unit < bytes; unit += 2) store<i16>(to + unit, load<i16>(to + unit) + load<i16>(row + unit));
  }
}

// The slot in ROW_ADDRESSES of a cell's value in a view.
function rowAddressSlot(view: i32, cell: i32, value: i32): usize {
  return ROW_ADDRESSES + (((<usize>cell * VALUE_COUNT_MAX + <usize>value) * 4 + <usize>view) << 2);
}

/**
 * The index of a row when the rows of `side` come first, then the other side's. `index` is its index when White's come
 * first; each side has `count` rows. For `networkRow` in games with such rows.
 */
export function ownFirst(index: i32, count: i32, side: i32): i32 {
  return side == 0 ? index : (index + count) % (2 * count);
}

/** The network's evaluation of a position for the side to act, in hundredths of a pawn. */
export function evaluateByNetwork<Position extends SearchPosition>(position: Position): i32 {
  const ply = (changetype<usize>(position) - POSITIONS) / positionBytes<Position>();
  const accumulator = accumulatorAt(POSITION_ACCUMULATORS + ply * ACCUMULATOR_BYTES);
  if (accumulator.key != position.key) update<Position>(position, accumulator);
  if (!ASC_NO_ASSERT) assertUpToDate<Position>(position, accumulator);
  return output<Position>(accumulator, position.side, position.networkBucket());
}

/** Writes the cells of a position, and returns their address. */
export function writeCells<Position extends SearchPosition>(position: Position): usize {
  const cells = accumulatorAt(SCRATCH).cells;
  position.writeNetworkCells(cells);
  return cells;
}

// Asserts that an accumulator is what a computation from scratch makes.
function assertUpToDate<Position extends SearchPosition>(position: Position, accumulator: Accumulator): void {
  const bytes = layerBytes<Position>();
  const fresh = accumulatorAt(SCRATCH);
  const empty = accumulatorAt(EMPTY_BOARD);
  position.writeNetworkCells(fresh.cells);
  updateSide<Position>(fresh, empty, position.networkView(0), 0);
  updateSide<Position>(fresh, empty, position.networkView(1), bytes);
  assert(memory.compare(fresh.cells, accumulator.cells, position.networkCellCount()) == 0);
  assert(memory.compare(fresh.layers, accumulator.layers, 2 * bytes) == 0);
}

// Brings a position's accumulator up to date from that of the position before. If need be, that one is brought up to date first, since
// the other actions from there use it, too.
function update<Position extends SearchPosition>(position: Position, accumulator: Accumulator): void {
  const empty = accumulatorAt(EMPTY_BOARD);
  const isFirst = changetype<usize>(accumulator) == POSITION_ACCUMULATORS;
  const previous = isFirst ? empty : accumulatorAt(changetype<usize>(accumulator) - ACCUMULATOR_BYTES);
  position.writeNetworkCells(accumulator.cells);
  if (!isFirst && previous.key != before<Position>(position).key) update<Position>(before<Position>(position), previous);
  accumulator.key = position.key;
  const whiteView = position.networkView(0);
  const blackView = position.networkView(1);
  accumulator.whiteView = <u8>whiteView;
  accumulator.blackView = <u8>blackView;
  const isWhiteViewKept = !isFirst && <i32>previous.whiteView == whiteView;
  const isBlackViewKept = !isFirst && <i32>previous.blackView == blackView;
  if (isWhiteViewKept && isBlackViewKept) {
    updateBothSides<Position>(accumulator, previous, whiteView, blackView);
    return;
  }
  updateSide<Position>(accumulator, isWhiteViewKept ? previous : empty, whiteView, 0);
  updateSide<Position>(accumulator, isBlackViewKept ? previous : empty, blackView, layerBytes<Position>());
}

// A bit for each of the 64 cells from `first` on, the lowest for `first`: 1 if two accumulators differ in that cell.
function changedCells(to: Accumulator, from: Accumulator, first: i32, cellCount: i32): u64 {
  const comparedCount = min(64, cellCount - first);
  const toCells = to.cells + <usize>first;
  const fromCells = from.cells + <usize>first;
  let changes: u64 = 0;
  if (ASC_FEATURE_SIMD) {
    for (let n = 0; n < comparedCount; n += 16) {
      changes |= changedOfSixteen(toCells + <usize>n, fromCells + <usize>n) << n;
    }
  } else {
    // By words of 32 bits, since arithmetic with 64 is slow in JavaScript.
    for (let n = 0; n < comparedCount; n += 4) {
      const changedBits = load<u32>(toCells + <usize>n) ^ load<u32>(fromCells + <usize>n);
      if (!changedBits) continue;
      for (let cell = 0; cell < 4; cell++) if ((changedBits >> (8 * cell)) & 0xff) changes |= <u64>1 << (n + cell);
    }
  }
  return changes;
}

function changedOfSixteen(to: usize, from: usize): u64 {
  return <u64>(~i8x16.bitmask(i8x16.eq(v128.load(to), v128.load(from))) & 0xffff);
}

// Makes the hidden layer of one side, at an offset from `layers`, from that of another accumulator.
function updateSide<Position extends SearchPosition>(to: Accumulator, from: Accumulator, view: i32, offset: usize): void {
  let addedCount: usize = 0;
  let removedCount: usize = 0;
  const cellCount = gameMethods<Position>().networkCellCount();
  for (let first = 0; first < cellCount; first += 64) {
    for (let changes = changedCells(to, from, first, cellCount); changes; changes &= changes - 1) {
      const cell = first + <i32>ctz(changes);
      const oldRow = load<u32>(rowAddressSlot(view, cell, from.valueOf(cell)));
      const newRow = load<u32>(rowAddressSlot(view, cell, to.valueOf(cell)));
      if (oldRow != NO_ROW) store<u32>(REMOVED + (removedCount++ << 2), oldRow);
      if (newRow != NO_ROW) store<u32>(ADDED + (addedCount++ << 2), newRow);
    }
  }
  applyRows<Position>(to.layers + offset, from.layers + offset, ADDED, addedCount, REMOVED, removedCount);
}

// Makes the hidden layers of both sides from those of another accumulator. A cell's value has a row for both sides or for none.
function updateBothSides<Position extends SearchPosition>(to: Accumulator, from: Accumulator, whiteView: i32, blackView: i32): void {
  let addedCount: usize = 0;
  let removedCount: usize = 0;
  const cellCount = gameMethods<Position>().networkCellCount();
  const blackOffset: usize = CELL_COUNT_MAX * 4;
  for (let first = 0; first < cellCount; first += 64) {
    for (let changes = changedCells(to, from, first, cellCount); changes; changes &= changes - 1) {
      const cell = first + <i32>ctz(changes);
      const oldValue = from.valueOf(cell);
      const newValue = to.valueOf(cell);
      const oldRow = load<u32>(rowAddressSlot(whiteView, cell, oldValue));
      const newRow = load<u32>(rowAddressSlot(whiteView, cell, newValue));
      if (oldRow != NO_ROW) {
        store<u32>(REMOVED + (removedCount << 2), oldRow);
        store<u32>(REMOVED + (removedCount++ << 2) + blackOffset, load<u32>(rowAddressSlot(blackView, cell, oldValue)));
      }
      if (newRow != NO_ROW) {
        store<u32>(ADDED + (addedCount << 2), newRow);
        store<u32>(ADDED + (addedCount++ << 2) + blackOffset, load<u32>(rowAddressSlot(blackView, cell, newValue)));
      }
    }
  }
  const bytes = layerBytes<Position>();
  applyRows<Position>(to.layers, from.layers, ADDED, addedCount, REMOVED, removedCount);
  applyRows<Position>(to.layers + bytes, from.layers + bytes, ADDED + blackOffset, addedCount, REMOVED + blackOffset, removedCount);
}

// Writes a hidden layer: another one plus the rows of a list of addresses (`added`), less those of another list (`removed`).
function applyRows<Position extends SearchPosition>(
  to: usize, from: usize, added: usize, addedCount: usize, removed: usize, removedCount: usize,
): void {
  const bytes = layerBytes<Position>();
  const addedEnd = added + (addedCount << 2);
  const removedEnd = removed + (removedCount << 2);
  if (ASC_FEATURE_SIMD) {
    // After most actions one row is added, and one or two are removed: written out, since a loop takes longer.
    if (addedCount == 1 && (removedCount == 1 || removedCount == 2)) {
      const addedRow = <usize>load<u32>(added);
      const removedRow = <usize>load<u32>(removed);
      if (removedCount == 1) {
        for (let n: usize = 0; n < bytes; n += 64) {
          addOneRemoveOne(to + n, from + n, addedRow + n, removedRow + n);
          addOneRemoveOne(to + n + 16, from + n + 16, addedRow + n + 16, removedRow + n + 16);
          addOneRemoveOne(to + n + 32, from + n + 32, addedRow + n + 32, removedRow + n + 32);
          addOneRemoveOne(to + n + 48, from + n + 48, addedRow + n + 48, removedRow + n + 48);
        }
        return;
      }
      const removedRow2 = <usize>load<u32>(removed, 4);
      for (let n: usize = 0; n < bytes; n += 64) {
        addOneRemoveTwo(to + n, from + n, addedRow + n, removedRow + n, removedRow2 + n);
        addOneRemoveTwo(to + n + 16, from + n + 16, addedRow + n + 16, removedRow + n + 16, removedRow2 + n + 16);
        addOneRemoveTwo(to + n + 32, from + n + 32, addedRow + n + 32, removedRow + n + 32, removedRow2 + n + 32);
        addOneRemoveTwo(to + n + 48, from + n + 48, addedRow + n + 48, removedRow + n + 48, removedRow2 + n + 48);
      }
      return;
    }
    // Eight vectors at a time stay in registers.
    for (let chunk: usize = 0; chunk < bytes; chunk += 128) {
      let a = v128.load(from + chunk), b = v128.load(from + chunk, 16), c = v128.load(from + chunk, 32), d = v128.load(from + chunk, 48);
      let e = v128.load(from + chunk, 64), f = v128.load(from + chunk, 80), g = v128.load(from + chunk, 96), h = v128.load(from + chunk, 112);
      for (let n = added; n < addedEnd; n += 4) {
        const row = <usize>load<u32>(n) + chunk;
        a = i16x8.add(a, v128.load(row));
        b = i16x8.add(b, v128.load(row, 16));
        c = i16x8.add(c, v128.load(row, 32));
        d = i16x8.add(d, v128.load(row, 48));
        e = i16x8.add(e, v128.load(row, 64));
        f = i16x8.add(f, v128.load(row, 80));
        g = i16x8.add(g, v128.load(row, 96));
        h = i16x8.add(h, v128.load(row, 112));
      }
      for (let n = removed; n < removedEnd; n += 4) {
        const row = <usize>load<u32>(n) + chunk;
        a = i16x8.sub(a, v128.load(row));
        b = i16x8.sub(b, v128.load(row, 16));
        c = i16x8.sub(c, v128.load(row, 32));
        d = i16x8.sub(d, v128.load(row, 48));
        e = i16x8.sub(e, v128.load(row, 64));
        f = i16x8.sub(f, v128.load(row, 80));
        g = i16x8.sub(g, v128.load(row, 96));
        h = i16x8.sub(h, v128.load(row, 112));
      }
      v128.store(to + chunk, a);
      v128.store(to + chunk, b, 16);
      v128.store(to + chunk, c, 32);
      v128.store(to + chunk, d, 48);
      v128.store(to + chunk, e, 64);
      v128.store(to + chunk, f, 80);
      v128.store(to + chunk, g, 96);
      v128.store(to + chunk, h, 112);
    }
    return;
  }
  // One row to add and one to remove at a time.
  let base = from;
  while (added < addedEnd && removed < removedEnd) {
    const addedRow = <usize>load<u32>(added);
    const removedRow = <usize>load<u32>(removed);
    for (let n: usize = 0; n < bytes; n += 2) store<i16>(to + n, load<i16>(base + n) + load<i16>(addedRow + n) - load<i16>(removedRow + n));
    base = to;
    added += 4;
    removed += 4;
  }
  for (; added < addedEnd; added += 4) {
    const addedRow = <usize>load<u32>(added);
    for (let n: usize = 0; n < bytes; n += 2) store<i16>(to + n, load<i16>(base + n) + load<i16>(addedRow + n));
    base = to;
  }
  for (; removed < removedEnd; removed += 4) {
    const removedRow = <usize>load<u32>(removed);
    for (let n: usize = 0; n < bytes; n += 2) store<i16>(to + n, load<i16>(base + n) - load<i16>(removedRow + n));
    base = to;
  }
  if (base != to) copyMemory(to, from, bytes);
}

// Eight units of a layer, with a row added and one removed.
function addOneRemoveOne(to: usize, from: usize, added: usize, removed: usize): void {
  v128.store(to, i16x8.sub(i16x8.add(v128.load(from), v128.load(added)), v128.load(removed)));
}

// Eight units of a layer, with a row added and two removed.
function addOneRemoveTwo(to: usize, from: usize, added: usize, removed: usize, removedToo: usize): void {
  v128.store(to, i16x8.sub(i16x8.sub(i16x8.add(v128.load(from), v128.load(added)), v128.load(removed)), v128.load(removedToo)));
}

// The output for the side to act, in hundredths of a pawn. Its own hidden layer comes first.
function output<Position extends SearchPosition>(accumulator: Accumulator, side: i32, bucket: i32): i32 {
  const game = gameMethods<Position>();
  const bytes = layerBytes<Position>();
  const own = accumulator.layers + (side ? bytes : 0);
  const other = accumulator.layers + (side ? 0 : bytes);
  const weights = hiddenBiasAt<Position>() + bytes + <usize>bucket * 2 * bytes;
  let sum: i32 = 0;
  if (ASC_FEATURE_SIMD) {
    const zero = i16x8.splat(0);
    const one = i16x8.splat(<i16>ACTIVATION_ONE);
    let a = i32x4.splat(0);
    let b = i32x4.splat(0);
    let c = i32x4.splat(0);
    let d = i32x4.splat(0);
    for (let n: usize = 0; n < bytes; n += 32) {
      a = i32x4.add(a, weightedSquares(own + n, weights + n, zero, one));
      b = i32x4.add(b, weightedSquares(own + n + 16, weights + n + 16, zero, one));
      c = i32x4.add(c, weightedSquares(other + n, weights + bytes + n, zero, one));
      d = i32x4.add(d, weightedSquares(other + n + 16, weights + bytes + n + 16, zero, one));
    }
    a = i32x4.add(i32x4.add(a, b), i32x4.add(c, d));
    sum = i32x4.extract_lane(a, 0) + i32x4.extract_lane(a, 1) + i32x4.extract_lane(a, 2) + i32x4.extract_lane(a, 3);
  } else {
    for (let n: usize = 0; n < bytes; n += 2) {
      const ownUnit = min(max(<i32>load<i16>(own + n), 0), ACTIVATION_ONE);
      const otherUnit = min(max(<i32>load<i16>(other + n), 0), ACTIVATION_ONE);
      sum += ownUnit * ownUnit * <i32>load<i16>(weights + n) + otherUnit * otherUnit * <i32>load<i16>(weights + bytes + n);
    }
  }
  const bias = load<i32>(hiddenBiasAt<Position>() + bytes + <usize>game.networkBucketCount() * 2 * bytes + (<usize>bucket << 2));
  return min(max((sum / ACTIVATION_ONE + bias) * CENTIPAWNS_PER_ONE / (ACTIVATION_ONE * WEIGHT_ONE), -EVALUATION_MAX), EVALUATION_MAX);
}

// The weighted squares of eight units, clipped to 0 to `one`, as four sums. A unit (255 at most) times its weight must fit in 16 bits, so
// the weights of the output are -128 to 128.
function weightedSquares(units: usize, weights: usize, zero: v128, one: v128): v128 {
  const clipped = i16x8.min_s(i16x8.max_s(v128.load(units), zero), one);
  return i32x4.dot_i16x8_s(i16x8.mul(clipped, v128.load(weights)), clipped);
}
