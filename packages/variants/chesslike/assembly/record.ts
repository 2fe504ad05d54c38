// The record of a position in the kernel: fields, six sets of squares, and a byte for each square, filled up to whole
// words.
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { bytes, CODES, holds, isVital, mapKey, squares, SQUARES_MAX, toggle, turnLimit } from "./map";
import { pieceScore } from "./values";

// Byte offsets of the fields.
const KEY: usize = 0; // u64
const SCORE: usize = 8; // i32: the pieces' scores for White
const SIDE: usize = 12; // u8
const ENDED: usize = 13; // u8
const PASSES: usize = 14; // u8: passes in a row
const THREAT: usize = 15; // u8: whether the opponent is known to threaten a win (threats.ts)
const QUIET: usize = 16; // i32
const NUMBER: usize = 20; // i32
const HELD: usize = 24; // u16 each: the keys that White holds, and Black
const REVERSIBLE: usize = 28; // i32: latest actions that can have led back to an earlier position
// The sets: squares of White, of Black; White's vital pieces, Black's; closed doors; keys and items that lie about. After them
// comes the code (map.ts) of the piece on each square.
const SETS: usize = 32;

const ZOBRIST: usize = memory.data(54 * 256 * 8, 8);
const ZOBRIST_TILE: usize = memory.data(256 * 8, 8);
let zobristSide: u64 = 0;
// Odd numbers that are multiplied by the keys that each side holds, and by the action's number.
const ZOBRIST_HELD: usize = memory.data(2 * 8, 8);
let zobristNumber: u64 = 0;

/** Draws the hash keys, the same ones each time. */
export function initKeys(): void {
  seedRandom(5);
  for (let i = 0; i < CODES * SQUARES_MAX; i++) store<u64>(ZOBRIST + (<usize>i << 3), random64());
  for (let i = 0; i < SQUARES_MAX; i++) store<u64>(ZOBRIST_TILE + (<usize>i << 3), random64());
  zobristSide = random64();
  store<u64>(ZOBRIST_HELD, random64() | 1);
  store<u64>(ZOBRIST_HELD, random64() | 1, 8);
  zobristNumber = random64() | 1;
}

/** Bytes of a record on this map. */
export function sizeOf(): i32 {
  return <i32>SETS + 6 * <i32>bytes + ((squares + 7) & ~7);
}

/** Address of the set of a side's squares. */
export function piecesAt(at: usize, side: i32): usize {
  return at + SETS + <usize>side * bytes;
}

/** Address of the set of a side's vital pieces: it has lost without them. */
export function vitalsAt(at: usize, side: i32): usize {
  return at + SETS + <usize>(2 + side) * bytes;
}

/** Address of the set of closed doors. */
export function doorsAt(at: usize): usize {
  return at + SETS + 4 * bytes;
}

/** Address of the set of keys and items that lie about. */
export function lyingAt(at: usize): usize {
  return at + SETS + 5 * bytes;
}

/** The code of the piece on a square; 0 for none. */
export function pieceOn(at: usize, square: i32): i32 {
  return <i32>load<u8>(at + SETS + 6 * bytes + <usize>square);
}

/** Writes the codes of the pieces on all squares, filled up to whole words. */
export function writeCodes(at: usize, to: usize): void {
  const codes = at + SETS + 6 * bytes;
  for (let n: usize = 0; n < <usize>squares; n += 8) store<u64>(to + n, load<u64>(codes + n));
}

export function keyOf(at: usize): u64 {
  return load<u64>(at, KEY);
}

export function scoreOf(at: usize): i32 {
  return load<i32>(at, SCORE);
}

export function sideOf(at: usize): i32 {
  return <i32>load<u8>(at, SIDE);
}

export function endedOf(at: usize): i32 {
  return <i32>load<u8>(at, ENDED);
}

export function passesOf(at: usize): i32 {
  return <i32>load<u8>(at, PASSES);
}

export function threatOf(at: usize): i32 {
  return <i32>load<u8>(at, THREAT);
}

/** Actions since the last capture, key, door or item. */
export function quietOf(at: usize): i32 {
  return load<i32>(at, QUIET);
}

export function numberOf(at: usize): i32 {
  return load<i32>(at, NUMBER);
}

/** The number of keys that a side holds. */
export function heldBy(at: usize, side: i32): i32 {
  return <i32>load<u16>(at + (<usize>side << 1), HELD);
}

export function reversibleOf(at: usize): i32 {
  return load<i32>(at, REVERSIBLE);
}

export function setSide(at: usize, side: i32): void {
  store<u8>(at, <u8>side, SIDE);
}

export function setEnded(at: usize, ended: i32): void {
  store<u8>(at, <u8>ended, ENDED);
}

export function setPasses(at: usize, passes: i32): void {
  store<u8>(at, <u8>passes, PASSES);
}

export function setThreat(at: usize, threat: i32): void {
  store<u8>(at, <u8>threat, THREAT);
}

export function setNumber(at: usize, number: i32): void {
  store<i32>(at, number, NUMBER);
}

export function setCounters(at: usize, quiet: i32, reversible: i32): void {
  store<i32>(at, quiet, QUIET);
  store<i32>(at, reversible, REVERSIBLE);
}

export function setHeld(at: usize, side: i32, keys: i32): void {
  store<u16>(at + (<usize>side << 1), <u16>keys, HELD);
}

function changeKey(at: usize, change: u64): void {
  store<u64>(at, load<u64>(at, KEY) ^ change, KEY);
}

function pieceKey(code: i32, square: i32): u64 {
  return load<u64>(ZOBRIST + (<usize>(code * SQUARES_MAX + square) << 3));
}

function tileKey(square: i32): u64 {
  return load<u64>(ZOBRIST_TILE + (<usize>square << 3));
}

function heldKey(side: i32, keys: i32): u64 {
  return load<u64>(ZOBRIST_HELD + (<usize>side << 3)) * <u64>keys;
}

// The action's number is part of the key on maps with a limit, since it decides how many actions are left.
function numberKey(number: i32): u64 {
  return turnLimit ? zobristNumber * <u64>number : 0;
}

/** Puts a piece on an empty square. */
export function put(at: usize, code: i32, square: i32): void {
  assert(square < squares && pieceOn(at, square) == 0);
  toggleAll(at, code, square);
  store<u8>(at + SETS + 6 * bytes + <usize>square, <u8>code);
  store<i32>(at, scoreOf(at) + pieceScore(code, square), SCORE);
}

/** Takes a piece from its square. */
export function take(at: usize, code: i32, square: i32): void {
  assert(square < squares && pieceOn(at, square) == code && code > 1);
  toggleAll(at, code, square);
  store<u8>(at + SETS + 6 * bytes + <usize>square, 0);
  store<i32>(at, scoreOf(at) - pieceScore(code, square), SCORE);
}

function toggleAll(at: usize, code: i32, square: i32): void {
  const side = code & 1;
  toggle(piecesAt(at, side), square);
  if (isVital(code)) toggle(vitalsAt(at, side), square);
  changeKey(at, pieceKey(code, square));
}

/** Opens a door with one of a side's keys. The door becomes floor. */
export function openDoor(at: usize, side: i32, square: i32): void {
  const keys = heldBy(at, side);
  assert(keys > 0);
  toggle(doorsAt(at), square);
  setHeld(at, side, keys - 1);
  changeKey(at, tileKey(square) ^ heldKey(side, keys) ^ heldKey(side, keys - 1));
}

/** Gives a side the key on a square. The square becomes floor. */
export function pickUp(at: usize, side: i32, square: i32): void {
  const keys = heldBy(at, side);
  toggle(lyingAt(at), square);
  setHeld(at, side, keys + 1);
  changeKey(at, tileKey(square) ^ heldKey(side, keys) ^ heldKey(side, keys + 1));
}

/** Gives the item on a square to the piece there, which is then another one. The square becomes floor. */
export function equip(at: usize, code: i32, carrier: i32, square: i32): void {
  toggle(lyingAt(at), square);
  changeKey(at, tileKey(square));
  take(at, code, square);
  put(at, carrier, square);
}

/** Gives the turn to the other side and counts the action. */
export function turn(at: usize): void {
  const number = numberOf(at);
  changeKey(at, zobristSide ^ numberKey(number) ^ numberKey(number + 1));
  setSide(at, sideOf(at) ^ 1);
  setNumber(at, number + 1);
}

/** Copies a record. */
export function copy(from: usize, to: usize): void {
  for (let n: usize = 0, size = <usize>sizeOf(); n < size; n += 8) store<u64>(to + n, load<u64>(from + n));
}

/** The key, computed from scratch. */
export function freshKey(at: usize): u64 {
  let key = mapKey ^ heldKey(0, heldBy(at, 0)) ^ heldKey(1, heldBy(at, 1)) ^ numberKey(numberOf(at));
  if (sideOf(at)) key ^= zobristSide;
  for (let square = 0; square < squares; square++) {
    const code = pieceOn(at, square);
    if (code) key ^= pieceKey(code, square);
    if (isTurnedTile(at, square)) key ^= tileKey(square);
  }
  return key;
}

function isTurnedTile(at: usize, square: i32): bool {
  return holds(doorsAt(at), square) || holds(lyingAt(at), square);
}

/** Computes the key and the score from scratch. */
export function refresh(at: usize): void {
  store<u64>(at, freshKey(at), KEY);
  recomputeScore(at);
}

/** Computes the score from scratch. */
export function recomputeScore(at: usize): void {
  let score = 0;
  for (let square = 0; square < squares; square++) {
    const code = pieceOn(at, square);
    if (code) score += pieceScore(code, square);
  }
  store<i32>(at, score, SCORE);
}
