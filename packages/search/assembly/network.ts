// A small trained network as static evaluation. Each side sees the position by its own inputs, of which a few change with
// an action; the sum of their rows (the side's hidden layer) is brought up to date from that of the position before it.
// Output: a weighted sum of the squares of both hidden layers, clipped to 0 to 1, with other weights for each bucket.
//
// The game describes a position as cells, a byte each (what stands on a square, a phase): two positions differ in the cells
// whose bytes differ, so that no action has to tell what it changes.
import { MAX_PLY } from "./limits";
import { before, recordBytes, SearchPosition } from "./position";
import { RECORDS } from "./records";

/** The most cells (a multiple of 16), values of a cell, and units of the hidden layer: the output's sums of more might not fit in 32 bits. */
const CELLS_MAX: usize = 272;
const VALUES_MAX: usize = 64;
const WIDTH_MAX: usize = 128;

/** A hidden unit of 1 and an output weight of 1, in whole numbers. */
const UNIT: i32 = 255;
const WEIGHT: i32 = 64;
/** Hundredths of a pawn of an output of 1. */
const SCALE: i32 = 200;
/** The largest evaluation. */
const LIMIT: i32 = 3000;

// For each ply, and before them for the empty board and for a computation without earlier positions: key of the position u64; the
// views of White and Black u8 each, at 8; the cells, from 16 on; then both hidden layers i16.
const SUMS: usize = 16 + CELLS_MAX;
const ENTRY: usize = SUMS + 4 * WIDTH_MAX;
const ENTRIES: usize = memory.data(<i32>((16 + 272 + 4 * 128) * (MAX_PLY + 6)), 16);
const EMPTY: usize = ENTRIES;
const FRESH: usize = ENTRIES + ENTRY;
const FIRST: usize = ENTRIES + 2 * ENTRY;

// By cell, value and view: the address of the input's row u32, or NO_ROW. In games that sum parts it is that of the sum.
const ROWS: usize = memory.data(272 * 64 * 4 * 4, 64);
const NO_ROW: u32 = 0;
/** The rows of which the input that was asked for last is the sum, u16 each. */
export const PARTS: usize = memory.data(64 * 2, 16);
// The game's inputsKey for which the sums were computed.
let summedKey: u64 = 0;

// Addresses of the rows that an update adds and takes away, u32 each: White's, then Black's.
const PLUS: usize = memory.data(2 * 272 * 4, 16);
const MINUS: usize = memory.data(2 * 272 * 4, 16);

/** Whether the network evaluates. */
export let isOn: bool = false;

/** Switches a network that has been prepared off, or on again. */
export function suspend(on: bool): void {
  isOn = on;
}

function layerBytes<P extends SearchPosition>(): usize {
  return <usize>changetype<P>(0).networkWidth() * 2;
}

function biasAt<P extends SearchPosition>(): usize {
  const p = changetype<P>(0);
  return p.networkAt() + <usize>p.networkRows() * layerBytes<P>();
}

/** Switches the network, which the host has written to `networkAt`, on or off. */
export function applyNetwork<P extends SearchPosition>(on: bool): void {
  const p = changetype<P>(0);
  isOn = on && p.networkWidth() > 0;
  if (!isOn) return;
  placeRows<P>();
  for (let n = 0; n < MAX_PLY + 6; n++) {
    const entry = ENTRIES + <usize>n * ENTRY;
    store<u64>(entry, ~0);
    // Sixteen cells are compared at a time, so the bytes after the last one must be equal, too.
    memory.fill(entry + 16, 0, CELLS_MAX);
  }
  const layer = layerBytes<P>();
  memory.copy(EMPTY + SUMS, biasAt<P>(), layer);
  memory.copy(EMPTY + SUMS + layer, biasAt<P>(), layer);
}

/** Begins anew, with the sums of parts, if the inputs have changed since then. */
export function sumParts<P extends SearchPosition>(): void {
  const p = changetype<P>(0);
  if (isOn && p.sumsParts() && p.inputsKey() != summedKey) applyNetwork<P>(true);
}

// Finds the address of each input's row; sums up its parts, if it has several.
function placeRows<P extends SearchPosition>(): void {
  const p = changetype<P>(0);
  const cells = p.networkCells();
  let sums = 0;
  for (let view = 0; view < 4; view++) {
    for (let cell = 0; cell < cells; cell++) {
      for (let value = 0; value < <i32>VALUES_MAX; value++) {
        const parts = findParts<P>(view, cell, value);
        let address: usize = NO_ROW;
        if (parts > 0 && p.sumsParts()) {
          address = p.sumsAt() + <usize>sums * layerBytes<P>();
          sum<P>(address, parts);
          sums++;
        } else if (parts > 0) address = p.networkAt() + <usize>load<u16>(PARTS) * layerBytes<P>();
        store<u32>(rowAt(view, cell, value), <u32>address);
      }
    }
  }
  summedKey = p.inputsKey();
}

/** Writes the rows whose sum stands for a cell's value in a view to {@link PARTS}. Returns their number. */
export function findParts<P extends SearchPosition>(view: i32, cell: i32, value: i32): i32 {
  const p = changetype<P>(0);
  if (p.sumsParts()) return p.networkParts(view, cell, value, PARTS);
  const row = p.networkRow(view, cell, value);
  store<u16>(PARTS, <u16>row);
  return row < 0 ? 0 : 1;
}

// Writes the sum of the rows in PARTS.
function sum<P extends SearchPosition>(to: usize, parts: i32): void {
  const layer = layerBytes<P>();
  memory.fill(to, 0, layer);
  for (let n = 0; n < parts; n++) {
    const row = changetype<P>(0).networkAt() + <usize>load<u16>(PARTS + (<usize>n << 1)) * layer;
    for (let unit: usize = 0; unit < layer; unit += 2) store<i16>(to + unit, load<i16>(to + unit) + load<i16>(row + unit));
  }
}

function rowAt(view: i32, cell: i32, value: i32): usize {
  return ROWS + (((<usize>cell * VALUES_MAX + <usize>value) * 4 + <usize>view) << 2);
}

/** A number of White's (below `count`) or Black's (from `count` on) as a side sees it: its own come first. */
export function bySide(n: i32, count: i32, side: i32): i32 {
  return side == 0 ? n : (n + count) % (2 * count);
}

/** The network's evaluation of a position for the side to act, in hundredths of a pawn. */
export function evaluateByNetwork<P extends SearchPosition>(position: P): i32 {
  const entry = FIRST + (changetype<usize>(position) - RECORDS) / recordBytes<P>() * ENTRY;
  if (load<u64>(entry) != position.key) update<P>(position, entry);
  if (!ASC_NO_ASSERT) assertFresh<P>(position, entry);
  return output<P>(entry, position.side, position.networkBucket());
}

/** Writes the cells of a position, and returns their address. */
export function cellsOf<P extends SearchPosition>(position: P): usize {
  position.writeCells(FRESH + 16);
  return FRESH + 16;
}

// Builds with checks: asserts that an entry is what it is without any earlier position.
function assertFresh<P extends SearchPosition>(position: P, entry: usize): void {
  const layer = layerBytes<P>();
  position.writeCells(FRESH + 16);
  updateOne<P>(FRESH, EMPTY, position.networkView(0), 0);
  updateOne<P>(FRESH, EMPTY, position.networkView(1), layer);
  assert(memory.compare(FRESH + 16, entry + 16, position.networkCells()) == 0);
  assert(memory.compare(FRESH + SUMS, entry + SUMS, 2 * layer) == 0);
}

// Brings an entry up to date from that of the position before it. That one is brought up to date first if need be, since the other
// actions from there use it, too.
function update<P extends SearchPosition>(position: P, entry: usize): void {
  const from = entry == FIRST ? EMPTY : entry - ENTRY;
  position.writeCells(entry + 16);
  if (from != EMPTY && load<u64>(from) != before<P>(position).key) update<P>(before<P>(position), from);
  store<u64>(entry, position.key);
  const white = position.networkView(0);
  const black = position.networkView(1);
  store<u8>(entry, <u8>white, 8);
  store<u8>(entry, <u8>black, 9);
  const layer = layerBytes<P>();
  const isWhiteKept = from != EMPTY && <i32>load<u8>(from, 8) == white;
  const isBlackKept = from != EMPTY && <i32>load<u8>(from, 9) == black;
  if (isWhiteKept && isBlackKept) {
    updateBoth<P>(entry, from, white, black);
    return;
  }
  updateOne<P>(entry, isWhiteKept ? from : EMPTY, white, 0);
  updateOne<P>(entry, isBlackKept ? from : EMPTY, black, layer);
}

// The cells that two entries have different, of the 64 from `first` on: a bit for each.
function changesFrom(entry: usize, from: usize, first: i32, cells: i32): u64 {
  const count = min(64, cells - first);
  let changes: u64 = 0;
  if (ASC_FEATURE_SIMD) {
    for (let n = 0; n < count; n += 16) {
      changes |= sixteenChanges(entry + <usize>(first + n), from + <usize>(first + n)) << n;
    }
  } else {
    // By words of 32 bits: arithmetic with 64 is slow in JavaScript.
    for (let n = 0; n < count; n += 4) {
      const change = load<u32>(entry + <usize>(first + n), 16) ^ load<u32>(from + <usize>(first + n), 16);
      if (!change) continue;
      for (let cell = 0; cell < 4; cell++) if ((change >> (8 * cell)) & 0xff) changes |= <u64>1 << (n + cell);
    }
  }
  return changes;
}

function sixteenChanges(entry: usize, from: usize): u64 {
  return <u64>(~i8x16.bitmask(i8x16.eq(v128.load(entry, 16), v128.load(from, 16))) & 0xffff);
}

// Makes one side's hidden layer of an entry from that of another one.
function updateOne<P extends SearchPosition>(entry: usize, from: usize, view: i32, offset: usize): void {
  let plus: usize = 0;
  let minus: usize = 0;
  const cells = changetype<P>(0).networkCells();
  for (let first = 0; first < cells; first += 64) {
    for (let changes = changesFrom(entry, from, first, cells); changes; changes &= changes - 1) {
      const cell = first + <i32>ctz(changes);
      const old = load<u32>(rowAt(view, cell, <i32>load<u8>(from + <usize>cell, 16)));
      const now = load<u32>(rowAt(view, cell, <i32>load<u8>(entry + <usize>cell, 16)));
      if (old != NO_ROW) store<u32>(MINUS + (minus++ << 2), old);
      if (now != NO_ROW) store<u32>(PLUS + (plus++ << 2), now);
    }
  }
  addRows<P>(from + SUMS + offset, entry + SUMS + offset, PLUS, plus, MINUS, minus);
}

// Makes both sides' hidden layers of an entry from those of another one: only rows of cells that differ are added and taken away.
function updateBoth<P extends SearchPosition>(entry: usize, from: usize, white: i32, black: i32): void {
  let plus: usize = 0;
  let minus: usize = 0;
  const cells = changetype<P>(0).networkCells();
  const second: usize = CELLS_MAX * 4;
  for (let first = 0; first < cells; first += 64) {
    for (let changes = changesFrom(entry, from, first, cells); changes; changes &= changes - 1) {
      const cell = first + <i32>ctz(changes);
      const before = <i32>load<u8>(from + <usize>cell, 16);
      const after = <i32>load<u8>(entry + <usize>cell, 16);
      const old = load<u32>(rowAt(white, cell, before));
      const now = load<u32>(rowAt(white, cell, after));
      if (old != NO_ROW) {
        store<u32>(MINUS + (minus << 2), old);
        store<u32>(MINUS + (minus++ << 2) + second, load<u32>(rowAt(black, cell, before)));
      }
      if (now != NO_ROW) {
        store<u32>(PLUS + (plus << 2), now);
        store<u32>(PLUS + (plus++ << 2) + second, load<u32>(rowAt(black, cell, after)));
      }
    }
  }
  const layer = layerBytes<P>();
  addRows<P>(from + SUMS, entry + SUMS, PLUS, plus, MINUS, minus);
  addRows<P>(from + SUMS + layer, entry + SUMS + layer, PLUS + second, plus, MINUS + second, minus);
}

// Writes a hidden layer: another one with rows added and taken away. After most actions it is one row more, and one or two less.
function addRows<P extends SearchPosition>(from: usize, to: usize, plus: usize, added: usize, minus: usize, taken: usize): void {
  const layer = layerBytes<P>();
  const plusEnd = plus + (added << 2);
  const minusEnd = minus + (taken << 2);
  if (ASC_FEATURE_SIMD) {
    // The two usual cases, written out, since a loop takes longer.
    if (added == 1 && (taken == 1 || taken == 2)) {
      const more = <usize>load<u32>(plus);
      const less = <usize>load<u32>(minus);
      if (taken == 1) {
        for (let n: usize = 0; n < layer; n += 64) {
          shiftEight(from + n, to + n, more + n, less + n);
          shiftEight(from + n + 16, to + n + 16, more + n + 16, less + n + 16);
          shiftEight(from + n + 32, to + n + 32, more + n + 32, less + n + 32);
          shiftEight(from + n + 48, to + n + 48, more + n + 48, less + n + 48);
        }
        return;
      }
      const alsoLess = <usize>load<u32>(minus, 4);
      for (let n: usize = 0; n < layer; n += 64) {
        captureEight(from + n, to + n, more + n, less + n, alsoLess + n);
        captureEight(from + n + 16, to + n + 16, more + n + 16, less + n + 16, alsoLess + n + 16);
        captureEight(from + n + 32, to + n + 32, more + n + 32, less + n + 32, alsoLess + n + 32);
        captureEight(from + n + 48, to + n + 48, more + n + 48, less + n + 48, alsoLess + n + 48);
      }
      return;
    }
    // Eight vectors at a time stay in registers.
    for (let part: usize = 0; part < layer; part += 128) {
      let a = v128.load(from + part), b = v128.load(from + part, 16), c = v128.load(from + part, 32), d = v128.load(from + part, 48);
      let e = v128.load(from + part, 64), f = v128.load(from + part, 80), g = v128.load(from + part, 96), h = v128.load(from + part, 112);
      for (let n = plus; n < plusEnd; n += 4) {
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
      for (let n = minus; n < minusEnd; n += 4) {
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
  let p = plus;
  let m = minus;
  while (p < plusEnd && m < minusEnd) {
    const more = <usize>load<u32>(p);
    const less = <usize>load<u32>(m);
    for (let n: usize = 0; n < layer; n += 2) store<i16>(to + n, load<i16>(source + n) + load<i16>(more + n) - load<i16>(less + n));
    source = to;
    p += 4;
    m += 4;
  }
  for (; p < plusEnd; p += 4) {
    const more = <usize>load<u32>(p);
    for (let n: usize = 0; n < layer; n += 2) store<i16>(to + n, load<i16>(source + n) + load<i16>(more + n));
    source = to;
  }
  for (; m < minusEnd; m += 4) {
    const less = <usize>load<u32>(m);
    for (let n: usize = 0; n < layer; n += 2) store<i16>(to + n, load<i16>(source + n) - load<i16>(less + n));
    source = to;
  }
  if (source != to) memory.copy(to, from, layer);
}

// Eight units of a layer with one row more and one less.
function shiftEight(from: usize, to: usize, more: usize, less: usize): void {
  v128.store(to, i16x8.sub(i16x8.add(v128.load(from), v128.load(more)), v128.load(less)));
}

// Eight units of a layer with one row more and two less.
function captureEight(from: usize, to: usize, more: usize, less: usize, alsoLess: usize): void {
  v128.store(to, i16x8.sub(i16x8.sub(i16x8.add(v128.load(from), v128.load(more)), v128.load(less)), v128.load(alsoLess)));
}

// The output for a side: its own hidden layer comes first.
function output<P extends SearchPosition>(entry: usize, side: i32, bucket: i32): i32 {
  const p = changetype<P>(0);
  const layer = layerBytes<P>();
  const own = entry + SUMS + (side ? layer : 0);
  const other = entry + SUMS + (side ? 0 : layer);
  const weights = biasAt<P>() + layer + <usize>bucket * 2 * layer;
  let sum: i32 = 0;
  if (ASC_FEATURE_SIMD) {
    const zero = i16x8.splat(0);
    const most = i16x8.splat(<i16>UNIT);
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
      const v = min(max(<i32>load<i16>(own + n), 0), UNIT);
      const w = min(max(<i32>load<i16>(other + n), 0), UNIT);
      sum += v * v * <i32>load<i16>(weights + n) + w * w * <i32>load<i16>(weights + layer + n);
    }
  }
  const bias = load<i32>(biasAt<P>() + layer + <usize>p.networkBuckets() * 2 * layer + (<usize>bucket << 2));
  return min(max((sum / UNIT + bias) * SCALE / (UNIT * WEIGHT), -LIMIT), LIMIT);
}

// The weighted squares of eight units, clipped, in four sums.
function weightedSquares(units: usize, weights: usize, zero: v128, most: v128): v128 {
  const clipped = i16x8.min_s(i16x8.max_s(v128.load(units), zero), most);
  return i32x4.dot_i16x8_s(i16x8.mul(clipped, v128.load(weights)), clipped);
}
