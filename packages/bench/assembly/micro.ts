/// <reference path="../../bitboards/assembly/plain.d.ts" />
// Small programs that show why WebAssembly is faster here, and where it is not. Each does `rounds` operations and returns
// a checksum, which all forms of an experiment must share: so no compiler can leave the work out.
import { initAttacks, kingAttacks, knightAttacks } from "@kickmate/bitboards/assembly/attacks";
import { count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { bishopAttacks, initSliders, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { bucketOf, EXACT, initTable, NONE, probe, remember } from "@kickmate/search/assembly/table";
import * as host from "./host";

/** Prepares all experiments. Call once. `mib`: the size of the hash table. */
export function init(mib: i32): void {
  initAttacks();
  initSliders();
  initTable(mib);
  fillTable(mib);
  fillPositions();
  fillRows();
}

// The next number of a linear congruential generator (Numerical Recipes). 32 bits, so that it costs the same everywhere.
function next(value: u32): u32 {
  return value * 1664525 + 1013904223;
}

function setOf(low: u32, high: u32): u64 {
  return <u64>low | (<u64>high << 32);
}

// Sets: a set of squares grows by one square each way within the free ones, and its squares are added up.

const NOT_A: u64 = 0xfefefefefefefefe;
const NOT_H: u64 = 0x7f7f7f7f7f7f7f7f;

/** Sets as one number of 64 bits. */
export function setsWhole(rounds: i32): i32 {
  let low: u32 = 1, high: u32 = 2;
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    low = next(low);
    high = next(high);
    const free = setOf(low, high);
    let set = setOf(low & 0x00ff00ff, high & 0xff00);
    set |= (set << 8) | (set >> 8) | ((set & NOT_H) << 1) | ((set & NOT_A) >> 1);
    set &= free;
    while (set) {
      sum = sum * 3 + <i32>ctz(set);
      set &= set - 1;
    }
  }
  return sum;
}

/** The same with each set as two halves of 32 bits. */
export function setsHalves(rounds: i32): i32 {
  let low: u32 = 1, high: u32 = 2;
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    low = next(low);
    high = next(high);
    const a: u32 = low & 0x00ff00ff, b: u32 = high & 0xff00;
    let lowSet: u32 = a | (a << 8) | (a >> 8) | (b << 24) | ((a & 0x7f7f7f7f) << 1) | ((a & 0xfefefefe) >> 1);
    let highSet: u32 = b | (b << 8) | (a >> 24) | (b >> 8) | ((b & 0x7f7f7f7f) << 1) | ((b & 0xfefefefe) >> 1);
    lowSet &= low;
    highSet &= high;
    while (lowSet) {
      sum = sum * 3 + (31 - clz(lowSet & -lowSet));
      lowSet &= lowSet - 1;
    }
    while (highSet) {
      sum = sum * 3 + (63 - clz(highSet & -highSet));
      highSet &= highSet - 1;
    }
  }
  return sum;
}

/** Counts bits by the instruction `popcnt`, which JavaScript does not have. */
export function bitsWhole(rounds: i32): i32 {
  let low: u32 = 1, high: u32 = 2;
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    low = next(low);
    high = next(high);
    sum = sum * 3 + <i32>popcnt(setOf(low, high));
  }
  return sum;
}

function pairs(half: u32): u32 {
  half -= (half >> 1) & 0x55555555;
  return (half & 0x33333333) + ((half >> 2) & 0x33333333);
}

/** Counts bits in two halves: pairs of bits, then fours, then bytes, which a multiplication adds up. */
export function bitsHalves(rounds: i32): i32 {
  let low: u32 = 1, high: u32 = 2;
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    low = next(low);
    high = next(high);
    let fours = pairs(low) + pairs(high);
    fours = (fours & 0x0f0f0f0f) + ((fours >> 4) & 0x0f0f0f0f);
    sum = sum * 3 + <i32>((fours * 0x01010101) >> 24);
  }
  return sum;
}

/** The attacks of a rook and a bishop on crowded boards, from tables that are found by a multiplication. */
export function sliders(rounds: i32): i32 {
  let low: u32 = 1, high: u32 = 2;
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    low = next(low);
    high = next(high);
    const occupied = setOf(low & (high >> 3), high & (low >> 5));
    const square = (round * 27) & 63;
    const attacks = rookAttacks(square, occupied) ^ bishopAttacks(square, occupied);
    sum = sum * 3 + (<i32>attacks ^ <i32>(attacks >> 32));
  }
  return sum;
}

// The hash table: every second key that is looked up is in it.

let keys: u32 = 0;

function keyOf(index: u32): u64 {
  return setOf(index * 0x9e3779b1, index * 0x85ebca77 ^ 0x5bd1e995);
}

function fillTable(mib: i32): void {
  keys = (<u32>mib << 20) / 64;
  for (let index: u32 = 0; index < keys; index++) {
    const key = keyOf(index << 1);
    remember(bucketOf(key), key, 0, 1 + (index & 7), <i32>(index & 255), EXACT, index + 1, 0);
  }
}

/** Looks positions up in the search's own hash table. */
export function hashProbes(rounds: i32): i32 {
  let sum = 0;
  let index: u32 = 1;
  for (let round = 0; round < rounds; round++) {
    index = next(index);
    const key = keyOf((index >> 8) % (2 * keys));
    const found = probe(bucketOf(key), key, 0);
    if (found.bound != NONE) sum = sum * 3 + found.action;
  }
  return sum;
}

// Evaluation: boards with six kinds of pieces of both sides, as twelve sets.

const BOARDS: u32 = 64;
const KINDS: u32 = 6;
const BOARD_BYTES: usize = 12 * 8;
const BOARD_SETS: usize = memory.data(64 * 12 * 8, 8);
const VALUES: usize = memory.data(6 * 64 * 4, 8);

function fillPositions(): void {
  let number: u32 = 7;
  for (let board: u32 = 0; board < BOARDS; board++) {
    let occupied: u64 = 0;
    for (let kind: u32 = 0; kind < 2 * KINDS; kind++) {
      // Six pawns; two knights, bishops and rooks; a queen and a king.
      const type = kind % KINDS;
      const pieces = type == 0 ? 6 : type < 4 ? 2 : 1;
      let set: u64 = 0;
      for (let piece = 0; piece < pieces; piece++) {
        number = next(number);
        let square = number >> 26;
        while ((occupied >> square) & 1) square = (square + 1) & 63;
        set |= (<u64>1) << square;
        occupied |= (<u64>1) << square;
      }
      store<u64>(BOARD_SETS + <usize>board * BOARD_BYTES + (<usize>kind << 3), set);
    }
  }
  for (let index: u32 = 0; index < KINDS * 64; index++) {
    number = next(number);
    store<i32>(VALUES + (<usize>index << 2), <i32>(number >> 24) - 100);
  }
}

/** The static evaluation of a board: values by square, mobility, and squares attacked around the kings. */
export function evaluation(rounds: i32): i32 {
  let sum = 0;
  for (let round = 0; round < rounds; round++) sum = sum * 3 + evaluate(BOARD_SETS + <usize>(<u32>round % BOARDS) * BOARD_BYTES);
  return sum;
}

function evaluate(board: usize): i32 {
  let occupied: u64 = 0;
  for (let kind: u32 = 0; kind < 2 * KINDS; kind++) occupied |= load<u64>(board + (<usize>kind << 3));
  return side(board, 0, occupied) - side(board, KINDS, occupied);
}

function side(board: usize, first: u32, occupied: u64): i32 {
  let own: u64 = 0;
  for (let kind: u32 = 0; kind < KINDS; kind++) own |= load<u64>(board + (<usize>(first + kind) << 3));
  const king = load<u64>(board + (<usize>(KINDS - 1 - first + KINDS) << 3));
  const near = king ? kingAttacks(lowest(king)) : 0;
  let sum = 0;
  for (let kind: u32 = 0; kind < KINDS; kind++) {
    for (let set = load<u64>(board + (<usize>(first + kind) << 3)); set; set = rest(set)) {
      const square = lowest(set);
      sum += load<i32>(VALUES + ((<usize>kind * 64 + <usize>square) << 2));
      let attacks: u64 = 0;
      if (kind == 1) attacks = knightAttacks(square);
      else if (kind == 2) attacks = bishopAttacks(square, occupied);
      else if (kind == 3) attacks = rookAttacks(square, occupied);
      else if (kind == 4) attacks = bishopAttacks(square, occupied) | rookAttacks(square, occupied);
      sum += 4 * count(attacks & ~own) + 9 * count(attacks & near);
    }
  }
  return sum;
}

// A network's hidden layer: 256 sums of 16 bits to which rows of weights are added.

const WIDTH: i32 = 256;
const ROWS: u32 = 64;
const ROW_BYTES: usize = 256 * 2;
const WEIGHTS: usize = memory.data(64 * 256 * 2, 16);
const SUMS: usize = memory.data(256 * 2, 16);

function fillRows(): void {
  let value: u32 = 5;
  for (let at: usize = 0; at < ROWS * ROW_BYTES; at += 2) {
    value = next(value);
    store<i16>(WEIGHTS + at, <i16>(<i32>(value >> 25) - 64));
  }
}

function checksum(): i32 {
  let sum = 0;
  for (let at: usize = 0; at < ROW_BYTES; at += 2) sum = sum * 3 + <i32>load<i16>(SUMS + at);
  return sum;
}

/** Adds rows of weights number by number. */
export function rowsByOne(rounds: i32): i32 {
  memory.fill(SUMS, 0, ROW_BYTES);
  for (let round = 0; round < rounds; round++) {
    const row = WEIGHTS + <usize>(<u32>round % ROWS) * ROW_BYTES;
    for (let at: usize = 0; at < ROW_BYTES; at += 2) store<i16>(SUMS + at, load<i16>(SUMS + at) + load<i16>(row + at));
  }
  return checksum();
}

/** Adds rows of weights eight numbers at a time; without SIMD number by number. */
export function rowsByEight(rounds: i32): i32 {
  if (!ASC_FEATURE_SIMD) return rowsByOne(rounds);
  memory.fill(SUMS, 0, ROW_BYTES);
  for (let round = 0; round < rounds; round++) {
    const row = WEIGHTS + <usize>(<u32>round % ROWS) * ROW_BYTES;
    for (let at: usize = 0; at < ROW_BYTES; at += 16) v128.store(SUMS + at, i16x8.add(v128.load(SUMS + at), v128.load(row + at)));
  }
  return checksum();
}

// The boundary: the smallest work, called in three ways.

/** One operation, called from outside each time. */
export function step(value: i32): i32 {
  return next(value);
}

/** The same operations in a loop of this module. */
export function boundaryWithin(rounds: i32): i32 {
  let value = 1;
  for (let round = 0; round < rounds; round++) value = next(value);
  return value;
}

/** The same operations, each done by the host. */
export function boundaryOut(rounds: i32): i32 {
  let value = 1;
  for (let round = 0; round < rounds; round++) value = host.step(value);
  return value;
}
