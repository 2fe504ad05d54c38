"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isOn = exports.PARTS = void 0;
exports.suspend = suspend;
exports.networkBytes = networkBytes;
exports.applyNetwork = applyNetwork;
exports.sumParts = sumParts;
exports.findParts = findParts;
exports.bySide = bySide;
exports.evaluateByNetwork = evaluateByNetwork;
exports.cellsOf = cellsOf;
const limits_1 = require("./limits");
const records_1 = require("./records");
/** The most cells, values of a cell, and units of the hidden layer of any game. */
const CELLS_MAX = 272;
const VALUES_MAX = 64;
const WIDTH_MAX = 256;
/** What a hidden unit of 1 and an output weight of 1 are in whole numbers. */
const UNIT = 255;
const WEIGHT = 64;
/** Hundredths of a pawn of an output of 1. */
const SCALE = 200;
/** The largest evaluation. */
const LIMIT = 3000;
// For each ply, and before them for the empty board and for a computation without earlier positions: key of the position u64; the views of White and Black u8 each, at 8; the
// cells, from 16 on; then both hidden layers i16.
const SUMS = 16 + CELLS_MAX;
const ENTRY = SUMS + 4 * WIDTH_MAX;
const ENTRIES = memory.data(((16 + 272 + 4 * 256) * (limits_1.MAX_PLY + 6)), 16);
const EMPTY = ENTRIES;
const FRESH = ENTRIES + ENTRY;
const FIRST = ENTRIES + 2 * ENTRY;
const NO_ROW = 0xffff;
// By view, cell and value: the number of the input's row u16, or NO_ROW. In games that sum parts it is the number of the sum.
const ROWS = memory.data(4 * 272 * 64 * 2, 16);
/** The rows of which the input that was asked for last is the sum, u16 each. */
exports.PARTS = memory.data(64 * 2, 16);
// The game's inputsKey for which the sums were computed.
let summedKey = 0;
// Addresses of the rows that an update adds and takes away, u32 each: White's, then Black's.
const PLUS = memory.data(2 * 272 * 4, 16);
const MINUS = memory.data(2 * 272 * 4, 16);
/** Whether the network evaluates. */
exports.isOn = false;
/** Switches a network that has been prepared off, or on again. */
function suspend(on) {
    exports.isOn = on;
}
/** Bytes of the game's network: rows of inputs, biases of the hidden layer, output weights and their biases. */
function networkBytes() {
    const p = changetype(0);
    const width = p.networkWidth();
    return width == 0 ? 0 : (p.networkRows() + 1 + 2 * p.networkBuckets()) * width * 2 + 4 * p.networkBuckets();
}
// @ts-ignore: decorator
function layerBytes() {
    return changetype(0).networkWidth() * 2;
}
// @ts-ignore: decorator
function biasAt() {
    const p = changetype(0);
    return p.networkAt() + p.networkRows() * layerBytes();
}
/** Switches the network, which the host has written to `networkAt`, on or off. */
function applyNetwork(on) {
    const p = changetype(0);
    exports.isOn = on && p.networkWidth() > 0;
    if (!exports.isOn)
        return;
    numberRows();
    for (let n = 0; n < limits_1.MAX_PLY + 6; n++)
        store(ENTRIES + n * ENTRY, ~0);
    const layer = layerBytes();
    for (let n = 0; n < CELLS_MAX; n++)
        store(EMPTY + n, 0, 16);
    memory.copy(EMPTY + SUMS, biasAt(), layer);
    memory.copy(EMPTY + SUMS + layer, biasAt(), layer);
}
/** Computes the sums of parts again if the inputs have changed since then. */
function sumParts() {
    const p = changetype(0);
    if (exports.isOn && p.sumsParts() && p.inputsKey() != summedKey)
        applyNetwork(true);
}
// Finds the row of each input; sums up its parts, if it has several.
function numberRows() {
    const p = changetype(0);
    const cells = p.networkCells();
    let sums = 0;
    for (let view = 0; view < 4; view++) {
        for (let cell = 0; cell < cells; cell++) {
            for (let value = 0; value < VALUES_MAX; value++) {
                const parts = findParts(view, cell, value);
                let row = parts == 0 ? NO_ROW : load(exports.PARTS);
                if (parts > 0 && p.sumsParts()) {
                    sum(p.sumsAt() + sums * layerBytes(), parts);
                    row = sums;
                    sums++;
                }
                store(rowAt(view, cell, value), row);
            }
        }
    }
    assert(sums < NO_ROW);
    summedKey = p.inputsKey();
}
/** Writes the rows whose sum stands for a cell's value in a view to {@link PARTS}. Returns their number. */
function findParts(view, cell, value) {
    const p = changetype(0);
    if (p.sumsParts())
        return p.networkParts(view, cell, value, exports.PARTS);
    const row = p.networkRow(view, cell, value);
    store(exports.PARTS, row);
    return row < 0 ? 0 : 1;
}
// Writes the sum of the rows in PARTS.
function sum(to, parts) {
    const layer = layerBytes();
    memory.fill(to, 0, layer);
    for (let n = 0; n < parts; n++) {
        const row = changetype(0).networkAt() + load(exports.PARTS + (n << 1)) * layer;
        for (let unit = 0; unit < layer; unit += 2)
            store(to + unit, load(to + unit) + load(row + unit));
    }
}
// @ts-ignore: decorator
function rowAt(view, cell, value) {
    return ROWS + (((view * CELLS_MAX + cell) * VALUES_MAX + value) << 1);
}
/** A number of White's (below `count`) or Black's (from `count` on) as a side sees it: its own come first. */
function bySide(n, count, side) {
    return side == 0 ? n : (n + count) % (2 * count);
}
/** The network's evaluation of a position for the side to act, in hundredths of a pawn. */
function evaluateByNetwork(at) {
    const p = changetype(0);
    const entry = FIRST + (at - records_1.RECORDS) / p.size() * ENTRY;
    if (load(entry) != p.key(at))
        update(at, entry);
    if (!ASC_NO_ASSERT)
        assertFresh(at, entry);
    return output(entry, p.side(at), p.networkBucket(at));
}
/** Writes the cells of a position, and returns their address. */
function cellsOf(at) {
    changetype(0).writeCells(at, FRESH + 16);
    return FRESH + 16;
}
// Builds with checks: asserts that an entry is what it is without any earlier position.
function assertFresh(at, entry) {
    const p = changetype(0);
    const layer = layerBytes();
    p.writeCells(at, FRESH + 16);
    updateOne(FRESH, EMPTY, p.networkView(at, 0), 0);
    updateOne(FRESH, EMPTY, p.networkView(at, 1), layer);
    assert(memory.compare(FRESH + 16, entry + 16, p.networkCells()) == 0);
    assert(memory.compare(FRESH + SUMS, entry + SUMS, 2 * layer) == 0);
}
// Brings an entry up to date from the nearest position of the line whose entry is.
function update(at, entry) {
    const p = changetype(0);
    const size = p.size();
    let from = entry - ENTRY;
    for (let record = at - size; from >= FIRST && load(from) != p.key(record); record -= size)
        from -= ENTRY;
    if (from < FIRST)
        from = EMPTY;
    p.writeCells(at, entry + 16);
    store(entry, p.key(at));
    const white = p.networkView(at, 0);
    const black = p.networkView(at, 1);
    store(entry, white, 8);
    store(entry, black, 9);
    const layer = layerBytes();
    const isWhiteKept = from != EMPTY && load(from, 8) == white;
    const isBlackKept = from != EMPTY && load(from, 9) == black;
    if (isWhiteKept && isBlackKept) {
        updateBoth(entry, from, white, black);
        return;
    }
    updateOne(entry, isWhiteKept ? from : EMPTY, white, 0);
    updateOne(entry, isBlackKept ? from : EMPTY, black, layer);
}
// The counts of rows that the last comparison found.
let plus = 0;
let minus = 0;
// Lists the rows of a view that differ.
function updateOne(entry, from, view, offset) {
    plus = 0;
    minus = 0;
    const cells = changetype(0).networkCells();
    for (let n = 0; n < cells; n += 8) {
        let change = load(entry + n, 16) ^ load(from + n, 16);
        while (change) {
            const cell = n + (ctz(change) >> 3);
            change &= ~(0xff << ((cell - n) << 3));
            const old = load(rowAt(view, cell, load(from + cell, 16)));
            const now = load(rowAt(view, cell, load(entry + cell, 16)));
            if (old != NO_ROW)
                store(MINUS + (minus++ << 2), rowAddress(old));
            if (now != NO_ROW)
                store(PLUS + (plus++ << 2), rowAddress(now));
        }
    }
    addRows(from + SUMS + offset, entry + SUMS + offset, PLUS, plus, MINUS, minus);
}
// @ts-ignore: decorator
function rowAddress(row) {
    const p = changetype(0);
    return ((p.sumsParts() ? p.sumsAt() : p.networkAt()) + row * layerBytes());
}
function updateBoth(entry, from, white, black) {
    plus = 0;
    minus = 0;
    const cells = changetype(0).networkCells();
    const second = CELLS_MAX * 4;
    for (let n = 0; n < cells; n += 8) {
        let change = load(entry + n, 16) ^ load(from + n, 16);
        while (change) {
            const cell = n + (ctz(change) >> 3);
            change &= ~(0xff << ((cell - n) << 3));
            const before = load(from + cell, 16);
            const after = load(entry + cell, 16);
            const old = load(rowAt(white, cell, before));
            const now = load(rowAt(white, cell, after));
            if (old != NO_ROW) {
                store(MINUS + (minus << 2), rowAddress(old));
                store(MINUS + (minus++ << 2) + second, rowAddress(load(rowAt(black, cell, before))));
            }
            if (now != NO_ROW) {
                store(PLUS + (plus << 2), rowAddress(now));
                store(PLUS + (plus++ << 2) + second, rowAddress(load(rowAt(black, cell, after))));
            }
        }
    }
    const layer = layerBytes();
    addRows(from + SUMS, entry + SUMS, PLUS, plus, MINUS, minus);
    addRows(from + SUMS + layer, entry + SUMS + layer, PLUS + second, plus, MINUS + second, minus);
}
// Writes a hidden layer: another one with rows added and taken away. Eight vectors at a time stay in registers.
function addRows(from, to, plus, added, minus, taken) {
    const layer = layerBytes();
    const plusEnd = plus + (added << 2);
    const minusEnd = minus + (taken << 2);
    if (ASC_FEATURE_SIMD) {
        for (let part = 0; part < layer; part += 128) {
            let a = v128.load(from + part), b = v128.load(from + part, 16), c = v128.load(from + part, 32), d = v128.load(from + part, 48);
            let e = v128.load(from + part, 64), f = v128.load(from + part, 80), g = v128.load(from + part, 96), h = v128.load(from + part, 112);
            for (let n = plus; n < plusEnd; n += 4) {
                const row = load(n) + part;
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
                const row = load(n) + part;
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
    // Two rows at a time: most actions change three or four.
    let source = from;
    let p = plus;
    let m = minus;
    while (p < plusEnd && m < minusEnd) {
        const more = load(p);
        const less = load(m);
        for (let n = 0; n < layer; n += 2)
            store(to + n, load(source + n) + load(more + n) - load(less + n));
        source = to;
        p += 4;
        m += 4;
    }
    for (; p < plusEnd; p += 4) {
        const more = load(p);
        for (let n = 0; n < layer; n += 2)
            store(to + n, load(source + n) + load(more + n));
        source = to;
    }
    for (; m < minusEnd; m += 4) {
        const less = load(m);
        for (let n = 0; n < layer; n += 2)
            store(to + n, load(source + n) - load(less + n));
        source = to;
    }
    if (source != to)
        memory.copy(to, from, layer);
}
// The output for a side: its own hidden layer comes first.
function output(entry, side, bucket) {
    const p = changetype(0);
    const layer = layerBytes();
    const own = entry + SUMS + (side ? layer : 0);
    const other = entry + SUMS + (side ? 0 : layer);
    const weights = biasAt() + layer + bucket * 2 * layer;
    let sum = 0;
    if (ASC_FEATURE_SIMD) {
        const zero = i16x8.splat(0);
        const most = i16x8.splat(UNIT);
        let a = i32x4.splat(0);
        let b = i32x4.splat(0);
        for (let n = 0; n < layer; n += 16) {
            const v = i16x8.min_s(i16x8.max_s(v128.load(own + n), zero), most);
            const w = i16x8.min_s(i16x8.max_s(v128.load(other + n), zero), most);
            a = i32x4.add(a, i32x4.dot_i16x8_s(i16x8.mul(v, v128.load(weights + n)), v));
            b = i32x4.add(b, i32x4.dot_i16x8_s(i16x8.mul(w, v128.load(weights + layer + n)), w));
        }
        a = i32x4.add(a, b);
        sum = i32x4.extract_lane(a, 0) + i32x4.extract_lane(a, 1) + i32x4.extract_lane(a, 2) + i32x4.extract_lane(a, 3);
    }
    else {
        for (let n = 0; n < layer; n += 2) {
            const v = min(max(load(own + n), 0), UNIT);
            const w = min(max(load(other + n), 0), UNIT);
            sum += v * v * load(weights + n) + w * w * load(weights + layer + n);
        }
    }
    const bias = load(biasAt() + layer + p.networkBuckets() * 2 * layer + (bucket << 2));
    return min(max((sum / UNIT + bias) * SCALE / (UNIT * WEIGHT), -LIMIT), LIMIT);
}
