// A position as the kernel keeps it: 176 bytes.
//   0 white pieces u64    8 black pieces u64    16 + 8 * (type - 1) pieces of a type u64
//  64 piece on each square u8 (type | side << 3; 0 none)
// 128 key u64           136 pawns that have not moved u64
// 144 checkers u64: who gives check to the side to act at its turn's start; within a turn none
// 152 score of the pieces for White i32 (see weights.ts)
// 156 side u8           157 ball u8 (64: loose)   158 phase u8   159 ended u8
// 160 quiet i32         164 number i32            168 actions that can be undone by others i32
// 172 turns skipped in a row u8                   173 three spare bytes
import { bit, lowest, rest } from "@kickmate/search/assembly/bits";
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { pieceScore } from "./weights";

export const SIZE: i32 = 176;

export const PAWN: i32 = 1;
export const KNIGHT: i32 = 2;
export const BISHOP: i32 = 3;
export const ROOK: i32 = 4;
export const QUEEN: i32 = 5;
export const KING: i32 = 6;

/** The ball lies loose in the centre. */
export const LOOSE: i32 = 64;

// The phases, numbered as src/kernel.ts packs them; `m` after a pass has a number of its own, and is packed as 2.
export const KICK_OFF: i32 = 0;
export const KICK_OFF_PASS: i32 = 1;
export const WITHOUT_BALL: i32 = 2;
export const WITH_BALL: i32 = 3;
export const AFTER_MOVE: i32 = 4;
export const CORNER: i32 = 5;
export const CORNER_PASS_SHOT: i32 = 6;
export const CORNER_MOVE_SHOT: i32 = 7;
export const CORNER_SHOT: i32 = 8;
export const AFTER_PASS: i32 = 9;

const ZOBRIST: usize = memory.data(16 * 64 * 8, 8);
const ZOBRIST_BALL: usize = memory.data(65 * 8, 8);
const ZOBRIST_UNMOVED: usize = memory.data(64 * 8, 8);
const ZOBRIST_PHASE: usize = memory.data(10 * 8, 8);
let zobristSide: u64 = 0;

/** Draws the hash keys: always the same ones. */
export function initKeys(): void {
  seedRandom(11);
  for (let i: usize = 0; i < 16 * 64; i++) store<u64>(ZOBRIST + (i << 3), random64());
  for (let i: usize = 0; i < 65; i++) store<u64>(ZOBRIST_BALL + (i << 3), random64());
  for (let i: usize = 0; i < 64; i++) store<u64>(ZOBRIST_UNMOVED + (i << 3), random64());
  for (let i: usize = 0; i < 10; i++) store<u64>(ZOBRIST_PHASE + (i << 3), random64());
  zobristSide = random64();
}

/** All pieces of a side. */
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

/** The pieces of a type, both sides'. */
// @ts-ignore: decorator
@inline
export function ofType(at: usize, type: i32): u64 {
  return load<u64>(at + (<usize>type << 3), 8);
}

/** Where a side's king stands. */
// @ts-ignore: decorator
@inline
export function kingOf(at: usize, side: i32): i32 {
  return lowest(ofType(at, KING) & pieces(at, side));
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

/** The pawns that have not moved. */
// @ts-ignore: decorator
@inline
export function unmovedOf(at: usize): u64 {
  return load<u64>(at, 136);
}

/** The pieces that give check to the side to act, at its turn's start. */
// @ts-ignore: decorator
@inline
export function checkersOf(at: usize): u64 {
  return load<u64>(at, 144);
}

// @ts-ignore: decorator
@inline
export function scoreOf(at: usize): i32 {
  return load<i32>(at, 152);
}

// @ts-ignore: decorator
@inline
export function sideOf(at: usize): i32 {
  return <i32>load<u8>(at, 156);
}

/** The ball's square, or {@link LOOSE}. */
// @ts-ignore: decorator
@inline
export function ballOf(at: usize): i32 {
  return <i32>load<u8>(at, 157);
}

// @ts-ignore: decorator
@inline
export function phaseOf(at: usize): i32 {
  return <i32>load<u8>(at, 158);
}

// @ts-ignore: decorator
@inline
export function endedOf(at: usize): i32 {
  return <i32>load<u8>(at, 159);
}

// @ts-ignore: decorator
@inline
export function quietOf(at: usize): i32 {
  return load<i32>(at, 160);
}

// @ts-ignore: decorator
@inline
export function numberOf(at: usize): i32 {
  return load<i32>(at, 164);
}

// @ts-ignore: decorator
@inline
export function reversibleOf(at: usize): i32 {
  return load<i32>(at, 168);
}

/** How many turns were skipped in a row, up to here. */
// @ts-ignore: decorator
@inline
export function skipsOf(at: usize): i32 {
  return <i32>load<u8>(at, 172);
}

/** Whether a turn begins in a phase. */
// @ts-ignore: decorator
@inline
export function isTurnStart(phase: i32): bool {
  return phase == WITHOUT_BALL || phase == WITH_BALL || phase == CORNER || phase == KICK_OFF;
}

/** Whether the side to act has the ball: asked only where it is not loose. */
// @ts-ignore: decorator
@inline
export function hasBall(at: usize, side: i32, ball: i32): bool {
  return (pieces(at, side) & bit(ball)) != 0;
}

// @ts-ignore: decorator
@inline
export function setEnded(at: usize, ended: i32): void {
  store<u8>(at, <u8>ended, 159);
}

// @ts-ignore: decorator
@inline
export function setCheckers(at: usize, checkers: u64): void {
  store<u64>(at, checkers, 144);
}

// @ts-ignore: decorator
@inline
export function setSkips(at: usize, skips: i32): void {
  store<u8>(at, <u8>skips, 172);
}

/** Sets quiet turns, turn number and how many actions can be undone by others. */
// @ts-ignore: decorator
@inline
export function setCounters(at: usize, quiet: i32, number: i32, reversible: i32): void {
  store<i32>(at, quiet, 160);
  store<i32>(at, number, 164);
  store<i32>(at, reversible, 168);
}

// @ts-ignore: decorator
@inline
export function setNumber(at: usize, number: i32): void {
  store<i32>(at, number, 164);
}

// @ts-ignore: decorator
@inline
function pieceKey(piece: i32, square: i32): u64 {
  return load<u64>(ZOBRIST + (<usize>((piece << 6) | square) << 3));
}

// @ts-ignore: decorator
@inline
function ballKey(square: i32): u64 {
  return load<u64>(ZOBRIST_BALL + (<usize>square << 3));
}

// @ts-ignore: decorator
@inline
function phaseKey(phase: i32): u64 {
  return load<u64>(ZOBRIST_PHASE + (<usize>phase << 3));
}

// @ts-ignore: decorator
@inline
function unmovedKey(set: u64): u64 {
  let key: u64 = 0;
  for (; set; set = rest(set)) key ^= load<u64>(ZOBRIST_UNMOVED + (<usize>lowest(set) << 3));
  return key;
}

// @ts-ignore: decorator
@inline
function turnKey(at: usize, keys: u64): void {
  store<u64>(at, load<u64>(at, 128) ^ keys, 128);
}

// Puts a piece on a square or takes it off: sets and key are the same either way.
// @ts-ignore: decorator
@inline
function flip(at: usize, piece: i32, squares: u64): void {
  const side = at + (<usize>(piece >> 3) << 3);
  const type = at + 8 + (<usize>(piece & 7) << 3);
  store<u64>(side, load<u64>(side) ^ squares);
  store<u64>(type, load<u64>(type) ^ squares);
}

/** Puts a piece on an empty square. */
// @ts-ignore: decorator
@inline
export function put(at: usize, piece: i32, square: i32): void {
  assert(square >= 0 && square < 64 && pieceOn(at, square) == 0);
  flip(at, piece, bit(square));
  turnKey(at, pieceKey(piece, square));
  store<u8>(at + <usize>square, <u8>piece, 64);
  store<i32>(at, scoreOf(at) + pieceScore(piece, square), 152);
}

/** Takes the piece off a square. */
// @ts-ignore: decorator
@inline
export function take(at: usize, piece: i32, square: i32): void {
  assert(piece != 0 && pieceOn(at, square) == piece);
  flip(at, piece, bit(square));
  turnKey(at, pieceKey(piece, square));
  store<u8>(at + <usize>square, 0, 64);
  store<i32>(at, scoreOf(at) - pieceScore(piece, square), 152);
}

/** Moves a piece to an empty square. */
// @ts-ignore: decorator
@inline
export function shift(at: usize, piece: i32, from: i32, to: i32): void {
  assert(piece != 0 && pieceOn(at, from) == piece && pieceOn(at, to) == 0);
  flip(at, piece, bit(from) | bit(to));
  turnKey(at, pieceKey(piece, from) ^ pieceKey(piece, to));
  store<u8>(at + <usize>from, 0, 64);
  store<u8>(at + <usize>to, <u8>piece, 64);
  store<i32>(at, scoreOf(at) + pieceScore(piece, to) - pieceScore(piece, from), 152);
}

/** Moves the ball. */
// @ts-ignore: decorator
@inline
export function setBall(at: usize, square: i32): void {
  assert(square >= 0 && square <= LOOSE);
  turnKey(at, ballKey(ballOf(at)) ^ ballKey(square));
  store<u8>(at, <u8>square, 157);
}

// @ts-ignore: decorator
@inline
export function setPhase(at: usize, phase: i32): void {
  turnKey(at, phaseKey(phaseOf(at)) ^ phaseKey(phase));
  store<u8>(at, <u8>phase, 158);
}

/** Notes that pawns on these squares, if any, have moved or are gone. */
// @ts-ignore: decorator
@inline
export function setMoved(at: usize, squares: u64): void {
  const moved = unmovedOf(at) & squares;
  if (!moved) return;
  turnKey(at, unmovedKey(moved));
  store<u64>(at, unmovedOf(at) & ~moved, 136);
}

/** Gives the turn to the other side. */
// @ts-ignore: decorator
@inline
export function changeSide(at: usize): void {
  turnKey(at, zobristSide);
  store<u8>(at, load<u8>(at, 156) ^ 1, 156);
}

/** Copies a record. */
// @ts-ignore: decorator
@inline
export function copy(from: usize, to: usize): void {
  for (let n: usize = 0; n < 160; n += 32) {
    store<u64>(to + n, load<u64>(from + n));
    store<u64>(to + n, load<u64>(from + n, 8), 8);
    store<u64>(to + n, load<u64>(from + n, 16), 16);
    store<u64>(to + n, load<u64>(from + n, 24), 24);
  }
  store<u64>(to, load<u64>(from, 160), 160);
  store<u64>(to, load<u64>(from, 168), 168);
}

/** The key from scratch. */
export function freshKey(at: usize): u64 {
  let key = ballKey(ballOf(at)) ^ phaseKey(phaseOf(at)) ^ unmovedKey(unmovedOf(at)) ^ (sideOf(at) ? zobristSide : 0);
  for (let square = 0; square < 64; square++) {
    const piece = pieceOn(at, square);
    if (piece) key ^= pieceKey(piece, square);
  }
  return key;
}
