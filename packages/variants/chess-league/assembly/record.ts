// A position as the kernel keeps it: 160 bytes.
//   0 white pieces u64    8 black pieces u64    16 + 8 * (type - 1) pieces of a type u64
//  64 piece on each square u8 (type | side << 3; 0 none)
// 128 key u64           136 score of the pieces for White i32 (see weights.ts)
// 140 side u8           141 ball u8            142 ended u8       143 the last action was a pass u8
// 144 quiet i32         148 number i32         152 actions that can be undone by others i32
import { bit } from "@kickmate/search/assembly/bits";
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { pieceScore } from "./weights";

export const SIZE: i32 = 160;

export const PAWN: i32 = 1;
export const KNIGHT: i32 = 2;
export const BISHOP: i32 = 3;
export const ROOK: i32 = 4;
export const QUEEN: i32 = 5;
export const KING: i32 = 6;

const ZOBRIST: usize = memory.data(16 * 64 * 8, 8);
const ZOBRIST_BALL: usize = memory.data(64 * 8, 8);
let zobristSide: u64 = 0;

/** Draws the hash keys: always the same ones. */
export function initKeys(): void {
  seedRandom(1951);
  for (let i: usize = 0; i < 16 * 64; i++) store<u64>(ZOBRIST + (i << 3), random64());
  for (let i: usize = 0; i < 64; i++) store<u64>(ZOBRIST_BALL + (i << 3), random64());
  zobristSide = random64();
}

// @ts-ignore: decorator
@inline
export function pieces(at: usize, side: i32): u64 {
  return load<u64>(at + (<usize>side << 3));
}

// @ts-ignore: decorator
@inline
export function occupied(at: usize): u64 {
  return load<u64>(at) | load<u64>(at, 8);
}

// @ts-ignore: decorator
@inline
export function ofType(at: usize, type: i32): u64 {
  return load<u64>(at + (<usize>type << 3), 8);
}

/** Kings and rooks of both sides: they stop the ball. */
// @ts-ignore: decorator
@inline
export function stoppers(at: usize): u64 {
  return load<u64>(at, 8 + 8 * KING) | load<u64>(at, 8 + 8 * ROOK);
}

/** The piece on a square: its type, and 8 more for Black; 0 for none. */
// @ts-ignore: decorator
@inline
export function pieceOn(at: usize, square: i32): i32 {
  return <i32>load<u8>(at + <usize>square, 64);
}

// @ts-ignore: decorator
@inline
export function keyOf(at: usize): u64 {
  return load<u64>(at, 128);
}

// @ts-ignore: decorator
@inline
export function scoreOf(at: usize): i32 {
  return load<i32>(at, 136);
}

// @ts-ignore: decorator
@inline
export function sideOf(at: usize): i32 {
  return <i32>load<u8>(at, 140);
}

// @ts-ignore: decorator
@inline
export function ballOf(at: usize): i32 {
  return <i32>load<u8>(at, 141);
}

// @ts-ignore: decorator
@inline
export function endedOf(at: usize): i32 {
  return <i32>load<u8>(at, 142);
}

// @ts-ignore: decorator
@inline
export function passedAt(at: usize): bool {
  return load<u8>(at, 143) != 0;
}

// @ts-ignore: decorator
@inline
export function quietOf(at: usize): i32 {
  return load<i32>(at, 144);
}

// @ts-ignore: decorator
@inline
export function numberOf(at: usize): i32 {
  return load<i32>(at, 148);
}

// @ts-ignore: decorator
@inline
export function reversibleOf(at: usize): i32 {
  return load<i32>(at, 152);
}

// @ts-ignore: decorator
@inline
export function setEnded(at: usize, ended: i32): void {
  store<u8>(at, <u8>ended, 142);
}

// @ts-ignore: decorator
@inline
export function setPassed(at: usize, passed: bool): void {
  store<u8>(at, <u8>passed, 143);
}

/** Sets quiet count, action number and how many actions can be undone by others. */
// @ts-ignore: decorator
@inline
export function setCounters(at: usize, quiet: i32, number: i32, reversible: i32): void {
  store<i32>(at, quiet, 144);
  store<i32>(at, number, 148);
  store<i32>(at, reversible, 152);
}

// @ts-ignore: decorator
@inline
function pieceKey(piece: i32, square: i32): u64 {
  return load<u64>(ZOBRIST + (<usize>((piece << 6) | square) << 3));
}

// @ts-ignore: decorator
@inline
function flip(at: usize, piece: i32, square: i32): void {
  const set = bit(square);
  const side = at + (<usize>(piece >> 3) << 3);
  const type = at + 8 + (<usize>(piece & 7) << 3);
  store<u64>(side, load<u64>(side) ^ set);
  store<u64>(type, load<u64>(type) ^ set);
  store<u64>(at, load<u64>(at, 128) ^ pieceKey(piece, square), 128);
}

/** Puts a piece on an empty square. */
// @ts-ignore: decorator
@inline
export function put(at: usize, piece: i32, square: i32): void {
  assert(square >= 0 && square < 64 && pieceOn(at, square) == 0);
  flip(at, piece, square);
  store<u8>(at + <usize>square, <u8>piece, 64);
  store<i32>(at, load<i32>(at, 136) + pieceScore(piece, square), 136);
}

/** Takes the piece off a square. */
// @ts-ignore: decorator
@inline
export function take(at: usize, piece: i32, square: i32): void {
  assert(piece != 0 && pieceOn(at, square) == piece);
  flip(at, piece, square);
  store<u8>(at + <usize>square, 0, 64);
  store<i32>(at, load<i32>(at, 136) - pieceScore(piece, square), 136);
}

/** Moves the ball. */
// @ts-ignore: decorator
@inline
export function putBall(at: usize, square: i32): void {
  assert(square >= 8 && square < 56 && pieceOn(at, square) == 0);
  const old = ballOf(at);
  const keys = load<u64>(ZOBRIST_BALL + (<usize>old << 3)) ^ load<u64>(ZOBRIST_BALL + (<usize>square << 3));
  store<u64>(at, load<u64>(at, 128) ^ keys, 128);
  store<u8>(at, <u8>square, 141);
}

/** Gives the turn to the other side. */
// @ts-ignore: decorator
@inline
export function turn(at: usize): void {
  store<u64>(at, load<u64>(at, 128) ^ zobristSide, 128);
  store<u8>(at, load<u8>(at, 140) ^ 1, 140);
}

/** Copies a record. */
// @ts-ignore: decorator
@inline
export function copy(from: usize, to: usize): void {
  for (let n: usize = 0; n < <usize>SIZE; n += 32) {
    store<u64>(to + n, load<u64>(from + n));
    store<u64>(to + n, load<u64>(from + n, 8), 8);
    store<u64>(to + n, load<u64>(from + n, 16), 16);
    store<u64>(to + n, load<u64>(from + n, 24), 24);
  }
}

/** The key from scratch. */
export function freshKey(at: usize): u64 {
  let key = load<u64>(ZOBRIST_BALL + (<usize>ballOf(at) << 3)) ^ (sideOf(at) ? zobristSide : 0);
  for (let square = 0; square < 64; square++) {
    const piece = pieceOn(at, square);
    if (piece) key ^= pieceKey(piece, square);
  }
  return key;
}

// The packed position, as src/kernel.ts writes it: piece on each square (as above), side u8, ball u8, two spare bytes,
// quiet i32, number i32.

/** Reads a packed position into a record. */
export function unpack(at: usize, packed: usize): void {
  for (let n: usize = 0; n < <usize>SIZE; n += 8) store<u64>(at + n, 0);
  for (let square = 0; square < 64; square++) {
    const piece = <i32>load<u8>(packed + <usize>square);
    if (piece) put(at, piece, square);
  }
  store<u8>(at, load<u8>(packed, 64), 140);
  store<u8>(at, load<u8>(packed, 65), 141);
  setCounters(at, load<i32>(packed, 68), load<i32>(packed, 72), 0);
  store<u64>(at, freshKey(at), 128);
}

/** Writes a record as a packed position. */
export function pack(at: usize, packed: usize): void {
  for (let n: usize = 0; n < 64; n += 8) store<u64>(packed + n, load<u64>(at + n, 64));
  store<u8>(packed, load<u8>(at, 140), 64);
  store<u8>(packed, load<u8>(at, 141), 65);
  store<u16>(packed, 0, 66);
  store<i32>(packed, quietOf(at), 68);
  store<i32>(packed, numberOf(at), 72);
}
