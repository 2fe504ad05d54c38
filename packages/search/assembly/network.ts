// A small trained network as static evaluation. Each side sees the position by its own inputs, and each input has a row of
// weights. The sum of the rows (the side's hidden layer) is updated by the few inputs that change with an action. The output is a
// weighted sum of the squared units of both hidden layers, each clipped to 0 to 1 before, with other weights for each bucket.
//
// The game describes a position as cells, a byte each (what stands on a square, a phase): two positions differ in the cells
// whose bytes differ, so that no action has to tell what it changes.
import { MAX_PLY } from "./limits";
import { before, gameOf, positionBytes, SearchPosition } from "./position";
import { POSITIONS } from "./positions";
import { clearMemory, copyMemory } from "./memory";

// The most cells: a multiple of 16, since sixteen are compared at a time.
const CELLS_MAX: usize = 272;
// The most values of a cell, and parts of a row.
const VALUES_MAX: usize = 64;
const PARTS_MAX: i32 = 64;
// The most units of the hidden layer: the output's sums of more might not fit in 32 bits.
const WIDTH_MAX: usize = 128;

// Fixed point: the integer for 1.0 in a hidden unit, and in a weight of the output.
const ACTIVATION_ONE: i32 = 255;
const WEIGHT_ONE: i32 = 64;
// An output of 1.0 is so many hundredths of a pawn.
const OUTPUT_SCALE: i32 = 200;
// The largest evaluation.
const OUTPUT_LIMIT: i32 = 3000;

/**
 * The cells of one position, and the hidden layers computed from them. After its fields stand its cells, then the hidden layers of
 * White and of Black, i16.
 */
@unmanaged
class Accumulator {
  /** Key of the position. */
  key: u64 = 0;
  /** The views in which White and Black see it. */
  whiteView: u8 = 0;
  blackView: u8 = 0;

  /** The value of a cell. */
  cell(cell: i32): i32 {
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
const LAYERS_OFFSET: usize = CELLS_OFFSET + CELLS_MAX;
const ACCUMULATOR_BYTES: usize = LAYERS_OFFSET + 2 * 2 * WIDTH_MAX;
const ACCUMULATOR_COUNT: i32 = MAX_PLY + 6;
const ACCUMULATORS: usize = memory.data(<i32>ACCUMULATOR_BYTES * ACCUMULATOR_COUNT, 16);
// The accumulator of the empty board; one for computations without an earlier position; then one for each of POSITIONS (MAX_PLY + 4).
const EMPTY_BOARD: usize = ACCUMULATORS;
const FROM_SCRATCH: usize = ACCUMULATORS + ACCUMULATOR_BYTES;
const FIRST_PLY: usize = ACCUMULATORS + 2 * ACCUMULATOR_BYTES;

function accumulatorAt(address: usize): Accumulator {
  return changetype<Accumulator>(address);
}

// By cell, value and view: the address of the input's row u32 (in games that sum parts, of the sum), or NO_ROW.
const ROW_ADDRESSES: usize = memory.data(<i32>(CELLS_MAX * VALUES_MAX) * 4 * 4, 64);
const NO_ROW: u32 = 0;
/** Address for the rows of {@link listParts}. */
export const PARTS: usize = memory.data(PARTS_MAX * 2, 16);
// The game's inputsKey for which the sums were computed.
let summedKey: u64 = 0;

// Addresses of the rows that an update adds and removes, u32 each: White's, then Black's.
const ADDED: usize = memory.data(2 * <i32>CELLS_MAX * 4, 16);
const REMOVED: usize = memory.data(2 * <i32>CELLS_MAX * 4, 16);

/** Whether the network evaluates. */
export let isNetworkOn: bool = false;

/** Switches the network off, or on again once {@link startNetwork} has prepared it. */
export function setNetworkOn(on: bool): void {
  isNetworkOn = on;
}

// Bytes of a hidden layer, and of a row.
function layerBytes<Position extends SearchPosition>(): usize {
  return <usize>gameOf<Position>().networkWidth() * 2;
}

// The weights in memory: a row i16 for each input; the bias of the hidden layer, another row; for each bucket the output's weights i16, those
// for the layer of the side to act first; for each bucket the output's bias i32.
function biasAt<Position extends SearchPosition>(): usize {
  const game = gameOf<Position>();
  return game.networkAt() + <usize>game.networkRowCount() * layerBytes<Position>();
}

/** Prepares the network that the host has written to `networkAt`, and switches it on. A game without one goes on without it. */
export function startNetwork<Position extends SearchPosition>(): void {
  const game = gameOf<Position>();
  isNetworkOn = game.networkWidth() > 0;
  if (!isNetworkOn) return;
  placeRows<Position>();
  for (let n = 0; n < ACCUMULATOR_COUNT; n++) {
    const accumulator = accumulatorAt(ACCUMULATORS + <usize>n * ACCUMULATOR_BYTES);
    accumulator.key = ~0;
    // Sixteen cells are compared at a time, so the bytes after the last one must be equal, too.
    clearMemory(accumulator.cells, CELLS_MAX);
  }
  const layer = layerBytes<Position>();
  const layers = accumulatorAt(EMPTY_BOARD).layers;
  copyMemory(layers, biasAt<Position>(), layer);
  copyMemory(layers + layer, biasAt<Position>(), layer);
}

/** Computes the sums of parts again if the game's `inputsKey` has changed. */
export function refreshSums<Position extends SearchPosition>(): void {
  const game = gameOf<Position>();
  if (isNetworkOn && game.sumsParts() && game.inputsKey() != summedKey) startNetwork<Position>();
}

// Writes the address of each input's row to ROW_ADDRESSES; computes the row if it is a sum of parts.
function placeRows<Position extends SearchPosition>(): void {
  const game = gameOf<Position>();
  const cells = game.networkCellCount();
  let sums = 0;
  for (let view = 0; view < 4; view++) {
    for (let cell = 0; cell < cells; cell++) {
      for (let value = 0; value < <i32>VALUES_MAX; value++) {
        const count = listParts<Position>(view, cell, value, PARTS);
        let address: usize = NO_ROW;
        if (count > 0 && game.sumsParts()) {
          address = game.sumsAt() + <usize>sums * layerBytes<Position>();
          sumRows<Position>(address, PARTS, count);
          sums++;
        } else if (count > 0) address = game.networkAt() + <usize>load<u16>(PARTS) * layerBytes<Position>();
        store<u32>(rowSlot(view, cell, value), <u32>address);
      }
    }
  }
  summedKey = game.inputsKey();
}

/** Writes the rows (u16) whose sum stands for a cell's value in a view. Returns their number: 0 or 1 in games that do not sum parts. */
export function listParts<Position extends SearchPosition>(view: i32, cell: i32, value: i32, to: usize): i32 {
  const game = gameOf<Position>();
  if (game.sumsParts()) return game.listNetworkParts(view, cell, value, to);
  const row = game.networkRow(view, cell, value);
  if (row < 0) return 0;
  store<u16>(to, <u16>row);
  return 1;
}

// Writes the sum of some rows.
function sumRows<Position extends SearchPosition>(to: usize, rows: usize, count: i32): void {
  const layer = layerBytes<Position>();
  clearMemory(to, layer);
  for (let n = 0; n < count; n++) {
    const row = gameOf<Position>().networkAt() + <usize>load<u16>(rows + (<usize>n << 1)) * layer;
    for (let unit: usize = 0; unit < layer; unit += 2) store<i16>(to + unit, load<i16>(to + unit) + load<i16>(row + unit));
  }
}

// The place in ROW_ADDRESSES for the row of a cell's value in a view.
function rowSlot(view: i32, cell: i32, value: i32): usize {
  return ROW_ADDRESSES + (((<usize>cell * VALUES_MAX + <usize>value) * 4 + <usize>view) << 2);
}

/** An index whose first `count` numbers belong to White and the next to Black, as a side sees it: with its own first. */
export function bySide(n: i32, count: i32, side: i32): i32 {
  return side == 0 ? n : (n + count) % (2 * count);
}

/** The network's evaluation of a position for the side to act, in hundredths of a pawn. */
export function evaluateByNetwork<Position extends SearchPosition>(position: Position): i32 {
  const ply = (changetype<usize>(position) - POSITIONS) / positionBytes<Position>();
  const accumulator = accumulatorAt(FIRST_PLY + ply * ACCUMULATOR_BYTES);
  if (accumulator.key != position.key) update<Position>(position, accumulator);
  if (!ASC_NO_ASSERT) assertFresh<Position>(position, accumulator);
  return output<Position>(accumulator, position.side, position.networkBucket());
}

/** Writes the cells of a position, and returns their address. */
export function writeCells<Position extends SearchPosition>(position: Position): usize {
  const cells = accumulatorAt(FROM_SCRATCH).cells;
  position.writeNetworkCells(cells);
  return cells;
}

// In builds with checks: compares an accumulator with one that is computed from scratch.
function assertFresh<Position extends SearchPosition>(position: Position, accumulator: Accumulator): void {
  const layer = layerBytes<Position>();
  const fresh = accumulatorAt(FROM_SCRATCH);
  const empty = accumulatorAt(EMPTY_BOARD);
  position.writeNetworkCells(fresh.cells);
  updateOne<Position>(fresh, empty, position.networkView(0), 0);
  updateOne<Position>(fresh, empty, position.networkView(1), layer);
  assert(memory.compare(fresh.cells, accumulator.cells, position.networkCellCount()) == 0);
  assert(memory.compare(fresh.layers, accumulator.layers, 2 * layer) == 0);
}

// Brings an accumulator up to date from that of the position before it. That one is brought up to date first if need be, since the
// other actions from there use it, too.
function update<Position extends SearchPosition>(position: Position, to: Accumulator): void {
  const empty = accumulatorAt(EMPTY_BOARD);
  const isFirst = changetype<usize>(to) == FIRST_PLY;
  const from = isFirst ? empty : accumulatorAt(changetype<usize>(to) - ACCUMULATOR_BYTES);
  position.writeNetworkCells(to.cells);
  if (!isFirst && from.key != before<Position>(position).key) update<Position>(before<Position>(position), from);
  to.key = position.key;
  const white = position.networkView(0);
  const black = position.networkView(1);
  to.whiteView = <u8>white;
  to.blackView = <u8>black;
  const isWhiteKept = !isFirst && <i32>from.whiteView == white;
  const isBlackKept = !isFirst && <i32>from.blackView == black;
  if (isWhiteKept && isBlackKept) {
    updateBoth<Position>(to, from, white, black);
    return;
  }
  updateOne<Position>(to, isWhiteKept ? from : empty, white, 0);
  updateOne<Position>(to, isBlackKept ? from : empty, black, layerBytes<Position>());
}

// The cells in which two positions differ, of the 64 from `first` on: a bit for each.
function changesFrom(to: Accumulator, from: Accumulator, first: i32, cells: i32): u64 {
  const count = min(64, cells - first);
  const toCells = to.cells + <usize>first;
  const fromCells = from.cells + <usize>first;
  let changes: u64 = 0;
  if (ASC_FEATURE_SIMD) {
    for (let n = 0; n < count; n += 16) {
      changes |= sixteenChanges(toCells + <usize>n, fromCells + <usize>n) << n;
    }
  } else {
    // By words of 32 bits: arithmetic with 64 is slow in JavaScript.
    for (let n = 0; n < count; n += 4) {
      const change = load<u32>(toCells + <usize>n) ^ load<u32>(fromCells + <usize>n);
      if (!change) continue;
      for (let cell = 0; cell < 4; cell++) if ((change >> (8 * cell)) & 0xff) changes |= <u64>1 << (n + cell);
    }
  }
  return changes;
}

function sixteenChanges(to: usize, from: usize): u64 {
  return <u64>(~i8x16.bitmask(i8x16.eq(v128.load(to), v128.load(from))) & 0xffff);
}

// Makes the hidden layer of one side, at an offset, from that of another accumulator.
function updateOne<Position extends SearchPosition>(to: Accumulator, from: Accumulator, view: i32, offset: usize): void {
  let addedCount: usize = 0;
  let removedCount: usize = 0;
  const cells = gameOf<Position>().networkCellCount();
  for (let first = 0; first < cells; first += 64) {
    for (let changes = changesFrom(to, from, first, cells); changes; changes &= changes - 1) {
      const cell = first + <i32>ctz(changes);
      const old = load<u32>(rowSlot(view, cell, from.cell(cell)));
      const now = load<u32>(rowSlot(view, cell, to.cell(cell)));
      if (old != NO_ROW) store<u32>(REMOVED + (removedCount++ << 2), old);
      if (now != NO_ROW) store<u32>(ADDED + (addedCount++ << 2), now);
    }
  }
  addRows<Position>(to.layers + offset, from.layers + offset, ADDED, addedCount, REMOVED, removedCount);
}

// Makes the hidden layers of both sides from those of another accumulator. A cell's value has a row for both sides or for none.
function updateBoth<Position extends SearchPosition>(to: Accumulator, from: Accumulator, white: i32, black: i32): void {
  let addedCount: usize = 0;
  let removedCount: usize = 0;
  const cells = gameOf<Position>().networkCellCount();
  const second: usize = CELLS_MAX * 4;
  for (let first = 0; first < cells; first += 64) {
    for (let changes = changesFrom(to, from, first, cells); changes; changes &= changes - 1) {
      const cell = first + <i32>ctz(changes);
      const oldValue = from.cell(cell);
      const newValue = to.cell(cell);
      const old = load<u32>(rowSlot(white, cell, oldValue));
      const now = load<u32>(rowSlot(white, cell, newValue));
      if (old != NO_ROW) {
        store<u32>(REMOVED + (removedCount << 2), old);
        store<u32>(REMOVED + (removedCount++ << 2) + second, load<u32>(rowSlot(black, cell, oldValue)));
      }
      if (now != NO_ROW) {
        store<u32>(ADDED + (addedCount << 2), now);
        store<u32>(ADDED + (addedCount++ << 2) + second, load<u32>(rowSlot(black, cell, newValue)));
      }
    }
  }
  const layer = layerBytes<Position>();
  addRows<Position>(to.layers, from.layers, ADDED, addedCount, REMOVED, removedCount);
  addRows<Position>(to.layers + layer, from.layers + layer, ADDED + second, addedCount, REMOVED + second, removedCount);
}

// Writes a hidden layer: another one with the rows of two lists added and removed. After most actions one row is added, and one or
// two are removed.
function addRows<Position extends SearchPosition>(to: usize, from: usize, added: usize, addedCount: usize, removed: usize, removedCount: usize): void {
  const layer = layerBytes<Position>();
  const addedEnd = added + (addedCount << 2);
  const removedEnd = removed + (removedCount << 2);
  if (ASC_FEATURE_SIMD) {
    // The two usual cases, written out, since a loop takes longer.
    if (addedCount == 1 && (removedCount == 1 || removedCount == 2)) {
      const row = <usize>load<u32>(added);
      const out = <usize>load<u32>(removed);
      if (removedCount == 1) {
        for (let n: usize = 0; n < layer; n += 64) {
          oneInOneOut(to + n, from + n, row + n, out + n);
          oneInOneOut(to + n + 16, from + n + 16, row + n + 16, out + n + 16);
          oneInOneOut(to + n + 32, from + n + 32, row + n + 32, out + n + 32);
          oneInOneOut(to + n + 48, from + n + 48, row + n + 48, out + n + 48);
        }
        return;
      }
      const alsoOut = <usize>load<u32>(removed, 4);
      for (let n: usize = 0; n < layer; n += 64) {
        oneInTwoOut(to + n, from + n, row + n, out + n, alsoOut + n);
        oneInTwoOut(to + n + 16, from + n + 16, row + n + 16, out + n + 16, alsoOut + n + 16);
        oneInTwoOut(to + n + 32, from + n + 32, row + n + 32, out + n + 32, alsoOut + n + 32);
        oneInTwoOut(to + n + 48, from + n + 48, row + n + 48, out + n + 48, alsoOut + n + 48);
      }
      return;
    }
    // Eight vectors at a time stay in registers.
    for (let part: usize = 0; part < layer; part += 128) {
      let a = v128.load(from + part), b = v128.load(from + part, 16), c = v128.load(from + part, 32), d = v128.load(from + part, 48);
      let e = v128.load(from + part, 64), f = v128.load(from + part, 80), g = v128.load(from + part, 96), h = v128.load(from + part, 112);
      for (let n = added; n < addedEnd; n += 4) {
        const row = <usize>load<u32>(n) + part;
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
        const row = <usize>load<u32>(n) + part;
        a = i16x8.sub(a, v128.load(row));
        b = i16x8.sub(b, v128.load(row, 16));
        c = i16x8.sub(c, v128.load(row, 32));
        d = i16x8.sub(d, v128.load(row, 48));
        e = i16x8.sub(e, v128.load(row, 64));
        f = i16x8.sub(f, v128.load(row, 80));
        g = i16x8.sub(g, v128.load(row, 96));
        h = i16x8.sub(h, v128.load(row, 112));
      }
      v128.store(to + part, a);
      v128.store(to + part, b, 16);
      v128.store(to + part, c, 32);
      v128.store(to + part, d, 48);
      v128.store(to + part, e, 64);
      v128.store(to + part, f, 80);
      v128.store(to + part, g, 96);
      v128.store(to + part, h, 112);
    }
    return;
  }
  // Two rows at a time.
  let source = from;
  while (added < addedEnd && removed < removedEnd) {
    const row = <usize>load<u32>(added);
    const out = <usize>load<u32>(removed);
    for (let n: usize = 0; n < layer; n += 2) store<i16>(to + n, load<i16>(source + n) + load<i16>(row + n) - load<i16>(out + n));
    source = to;
    added += 4;
    removed += 4;
  }
  for (; added < addedEnd; added += 4) {
    const row = <usize>load<u32>(added);
    for (let n: usize = 0; n < layer; n += 2) store<i16>(to + n, load<i16>(source + n) + load<i16>(row + n));
    source = to;
  }
  for (; removed < removedEnd; removed += 4) {
    const out = <usize>load<u32>(removed);
    for (let n: usize = 0; n < layer; n += 2) store<i16>(to + n, load<i16>(source + n) - load<i16>(out + n));
    source = to;
  }
  if (source != to) copyMemory(to, from, layer);
}

// Eight units of a layer with a row added and one removed.
function oneInOneOut(to: usize, from: usize, row: usize, out: usize): void {
  v128.store(to, i16x8.sub(i16x8.add(v128.load(from), v128.load(row)), v128.load(out)));
}

// Eight units of a layer with a row added and two removed.
function oneInTwoOut(to: usize, from: usize, row: usize, out: usize, alsoOut: usize): void {
  v128.store(to, i16x8.sub(i16x8.sub(i16x8.add(v128.load(from), v128.load(row)), v128.load(out)), v128.load(alsoOut)));
}

// The output for a side: its own hidden layer comes first.
function output<Position extends SearchPosition>(accumulator: Accumulator, side: i32, bucket: i32): i32 {
  const game = gameOf<Position>();
  const layer = layerBytes<Position>();
  const own = accumulator.layers + (side ? layer : 0);
  const other = accumulator.layers + (side ? 0 : layer);
  const weights = biasAt<Position>() + layer + <usize>bucket * 2 * layer;
  let sum: i32 = 0;
  if (ASC_FEATURE_SIMD) {
    const zero = i16x8.splat(0);
    const most = i16x8.splat(<i16>ACTIVATION_ONE);
    let a = i32x4.splat(0);
    let b = i32x4.splat(0);
    let c = i32x4.splat(0);
    let d = i32x4.splat(0);
    for (let n: usize = 0; n < layer; n += 32) {
      a = i32x4.add(a, weightedSquares(own + n, weights + n, zero, most));
      b = i32x4.add(b, weightedSquares(own + n + 16, weights + n + 16, zero, most));
      c = i32x4.add(c, weightedSquares(other + n, weights + layer + n, zero, most));
      d = i32x4.add(d, weightedSquares(other + n + 16, weights + layer + n + 16, zero, most));
    }
    a = i32x4.add(i32x4.add(a, b), i32x4.add(c, d));
    sum = i32x4.extract_lane(a, 0) + i32x4.extract_lane(a, 1) + i32x4.extract_lane(a, 2) + i32x4.extract_lane(a, 3);
  } else {
    for (let n: usize = 0; n < layer; n += 2) {
      const v = min(max(<i32>load<i16>(own + n), 0), ACTIVATION_ONE);
      const w = min(max(<i32>load<i16>(other + n), 0), ACTIVATION_ONE);
      sum += v * v * <i32>load<i16>(weights + n) + w * w * <i32>load<i16>(weights + layer + n);
    }
  }
  const bias = load<i32>(biasAt<Position>() + layer + <usize>game.networkBucketCount() * 2 * layer + (<usize>bucket << 2));
  return min(max((sum / ACTIVATION_ONE + bias) * OUTPUT_SCALE / (ACTIVATION_ONE * WEIGHT_ONE), -OUTPUT_LIMIT), OUTPUT_LIMIT);
}

// The weighted squares of eight units, clipped, in four sums.
function weightedSquares(units: usize, weights: usize, zero: v128, most: v128): v128 {
  const clipped = i16x8.min_s(i16x8.max_s(v128.load(units), zero), most);
  return i32x4.dot_i16x8_s(i16x8.mul(clipped, v128.load(weights)), clipped);
}
