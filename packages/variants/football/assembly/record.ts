// A position as the kernel keeps it: 184 bytes. A piece has a number as long as it is on the board, which in this game is
// always: White's are 0 to 15, Black's 16 to 31.
//   0 who stands on each square u8 (number + 1; 0 nobody)      88 square of each piece u8     120 type of each piece u8 (0 none)
// 152 key u64            160 score of the pieces for White i32 (see weights.ts)
// 164 side u8            165 ball u8           166 phase u8      167 ended u8
// 168 who of the side to act has kicked in this turn u16 (a bit each)   170 how many pieces White, Black has u8
// 172 completed turns i32                      176 actions so far i32
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { SQUARES } from "./geometry";
import { pieceScore } from "./weights";

export const SIZE: i32 = 184;

export const KNIGHT: i32 = 1;
export const BISHOP: i32 = 2;
export const ROOK: i32 = 3;
export const QUEEN: i32 = 4;
export const KING: i32 = 5;

/** The phases: the opening turn, the start of another, within a turn. */
export const OPENING: i32 = 0;
export const START: i32 = 1;
export const WITHIN: i32 = 2;

/** So many turns are completed before the ball may enter a goal. */
export const TURNS_BEFORE_GOALS: i32 = 2;

// By type and side (type, and 8 more for Black) and square; further keys by square.
const ZOBRIST: usize = memory.data(16 * 81 * 8, 8);
const ZOBRIST_BALL: usize = memory.data(81 * 8, 8);
const ZOBRIST_KICKED: usize = memory.data(81 * 8, 8);
const ZOBRIST_PHASE: usize = memory.data(3 * 8, 8);
const ZOBRIST_TURNS: usize = memory.data(2 * 8, 8);
let zobristSide: u64 = 0;

function drawKeys(table: usize, count: usize): void {
  for (let i: usize = 0; i < count; i++) store<u64>(table + (i << 3), random64());
}

/** Draws the hash keys: always the same ones. */
export function initKeys(): void {
  seedRandom(1951);
  drawKeys(ZOBRIST, 16 * 81);
  drawKeys(ZOBRIST_BALL, 81);
  drawKeys(ZOBRIST_KICKED, 81);
  drawKeys(ZOBRIST_PHASE, 3);
  drawKeys(ZOBRIST_TURNS, 2);
  zobristSide = random64();
}

/** Who stands on a square: a piece's number + 1, or 0. */
// @ts-ignore: decorator
@inline
export function onSquare(at: usize, square: i32): i32 {
  return <i32>load<u8>(at + <usize>square);
}

// @ts-ignore: decorator
@inline
export function squareOf(at: usize, piece: i32): i32 {
  return <i32>load<u8>(at + <usize>piece, 88);
}

// @ts-ignore: decorator
@inline
export function typeOf(at: usize, piece: i32): i32 {
  return <i32>load<u8>(at + <usize>piece, 120);
}

// @ts-ignore: decorator
@inline
export function keyOf(at: usize): u64 {
  return load<u64>(at, 152);
}

// @ts-ignore: decorator
@inline
export function scoreOf(at: usize): i32 {
  return load<i32>(at, 160);
}

// @ts-ignore: decorator
@inline
export function sideOf(at: usize): i32 {
  return <i32>load<u8>(at, 164);
}

// @ts-ignore: decorator
@inline
export function ballOf(at: usize): i32 {
  return <i32>load<u8>(at, 165);
}

// @ts-ignore: decorator
@inline
export function phaseOf(at: usize): i32 {
  return <i32>load<u8>(at, 166);
}

// @ts-ignore: decorator
@inline
export function endedOf(at: usize): i32 {
  return <i32>load<u8>(at, 167);
}

/** Who of the side to act has kicked: bit n is its n-th piece. */
// @ts-ignore: decorator
@inline
export function kickedOf(at: usize): u32 {
  return <u32>load<u16>(at, 168);
}

/** The number of a side's first piece. */
// @ts-ignore: decorator
@inline
export function firstOf(side: i32): i32 {
  return side << 4;
}

/** The number behind a side's last piece. */
// @ts-ignore: decorator
@inline
export function endOf(at: usize, side: i32): i32 {
  return (side << 4) + <i32>load<u8>(at + <usize>side, 170);
}

// @ts-ignore: decorator
@inline
export function turnsOf(at: usize): i32 {
  return load<i32>(at, 172);
}

// @ts-ignore: decorator
@inline
export function actionsOf(at: usize): i32 {
  return load<i32>(at, 176);
}

/** Whether a square is empty and the ball is not on it. */
// @ts-ignore: decorator
@inline
export function isFree(at: usize, square: i32): bool {
  return onSquare(at, square) == 0 && square != ballOf(at);
}

// @ts-ignore: decorator
@inline
export function setEnded(at: usize, ended: i32): void {
  store<u8>(at, <u8>ended, 167);
}

/** Sets how many actions there have been since what cannot come again. */
// @ts-ignore: decorator
@inline
export function setActions(at: usize, actions: i32): void {
  store<i32>(at, actions, 176);
}

// @ts-ignore: decorator
@inline
function pieceKey(at: usize, piece: i32, square: i32): u64 {
  const kind = typeOf(at, piece) | ((piece >> 4) << 3);
  return load<u64>(ZOBRIST + (<usize>(kind * SQUARES + square) << 3));
}

// @ts-ignore: decorator
@inline
function ballKey(square: i32): u64 {
  return load<u64>(ZOBRIST_BALL + (<usize>square << 3));
}

// @ts-ignore: decorator
@inline
function kickedKey(square: i32): u64 {
  return load<u64>(ZOBRIST_KICKED + (<usize>square << 3));
}

// @ts-ignore: decorator
@inline
function phaseKey(phase: i32): u64 {
  return load<u64>(ZOBRIST_PHASE + (<usize>phase << 3));
}

// How many turns there have been matters as long as goals are not allowed, and for the end by their number, which the
// search looks after.
// @ts-ignore: decorator
@inline
function turnsKey(turns: i32): u64 {
  return turns < TURNS_BEFORE_GOALS ? load<u64>(ZOBRIST_TURNS + (<usize>turns << 3)) : 0;
}

// @ts-ignore: decorator
@inline
function changeKey(at: usize, change: u64): void {
  store<u64>(at, load<u64>(at, 152) ^ change, 152);
}

/** Moves a piece to an empty square. */
// @ts-ignore: decorator
@inline
export function movePiece(at: usize, piece: i32, to: i32): void {
  assert(to >= 0 && to < SQUARES && isFree(at, to));
  const from = squareOf(at, piece);
  store<u8>(at + <usize>from, 0);
  store<u8>(at + <usize>to, <u8>(piece + 1));
  store<u8>(at + <usize>piece, <u8>to, 88);
  changeKey(at, pieceKey(at, piece, from) ^ pieceKey(at, piece, to));
  const type = typeOf(at, piece);
  const side = piece >> 4;
  store<i32>(at, load<i32>(at, 160) + pieceScore(side, type, to) - pieceScore(side, type, from), 160);
}

/** Moves the ball. */
// @ts-ignore: decorator
@inline
export function moveBall(at: usize, to: i32): void {
  assert(to >= 0 && to < SQUARES && isFree(at, to));
  changeKey(at, ballKey(ballOf(at)) ^ ballKey(to));
  store<u8>(at, <u8>to, 165);
}

/** Notes that a piece has kicked. */
// @ts-ignore: decorator
@inline
export function noteKick(at: usize, piece: i32): void {
  changeKey(at, kickedKey(squareOf(at, piece)));
  store<u16>(at, load<u16>(at, 168) | <u16>(<i32>1 << (piece & 15)), 168);
}

/** Goes on within the turn. */
// @ts-ignore: decorator
@inline
export function stayOn(at: usize): void {
  changeKey(at, phaseKey(phaseOf(at)) ^ phaseKey(WITHIN));
  store<u8>(at, <u8>WITHIN, 166);
}

/** Ends the turn: the other side is to act. */
// @ts-ignore: decorator
@inline
export function endTurn(at: usize): void {
  const turns = turnsOf(at);
  changeKey(at, kickedKeys(at) ^ phaseKey(phaseOf(at)) ^ phaseKey(START) ^ zobristSide ^ turnsKey(turns) ^ turnsKey(turns + 1));
  store<u8>(at, load<u8>(at, 164) ^ 1, 164);
  store<u8>(at, <u8>START, 166);
  store<u16>(at, 0, 168);
  store<i32>(at, turns + 1, 172);
}

function kickedKeys(at: usize): u64 {
  let key: u64 = 0;
  for (let set = kickedOf(at); set; set &= set - 1) key ^= kickedKey(squareOf(at, firstOf(sideOf(at)) + ctz(set)));
  return key;
}

/** Copies a record. */
// @ts-ignore: decorator
@inline
export function copy(from: usize, to: usize): void {
  for (let n: usize = 0; n < <usize>SIZE; n += 8) store<u64>(to + n, load<u64>(from + n));
}

/** The key from scratch. */
export function freshKey(at: usize): u64 {
  let key = ballKey(ballOf(at)) ^ kickedKeys(at) ^ phaseKey(phaseOf(at)) ^ turnsKey(turnsOf(at));
  if (sideOf(at)) key ^= zobristSide;
  for (let side = 0; side < 2; side++) {
    for (let piece = firstOf(side); piece < endOf(at, side); piece++) key ^= pieceKey(at, piece, squareOf(at, piece));
  }
  return key;
}

// The packed position, as src/kernel.ts writes it: a byte for each square (type, 8 more for Black, 16 more if it has
// kicked; 0 for nobody), side, ball, phase u8, completed turns i32.
const PACKED_SIDE: usize = 81;
const PACKED_BALL: usize = 82;
const PACKED_PHASE: usize = 83;
const PACKED_TURNS: usize = 84;

/** Reads a packed position into a record. */
export function unpack(at: usize, packed: usize): void {
  memory.fill(at, 0, SIZE);
  store<u8>(at, load<u8>(packed + PACKED_SIDE), 164);
  store<u8>(at, load<u8>(packed + PACKED_BALL), 165);
  store<u8>(at, load<u8>(packed + PACKED_PHASE), 166);
  store<i32>(at, load<i32>(packed + PACKED_TURNS), 172);
  let score = 0;
  for (let square = 0; square < SQUARES; square++) {
    const code = <i32>load<u8>(packed + <usize>square);
    if (!code) continue;
    const side = (code >> 3) & 1;
    const count = load<u8>(at + <usize>side, 170);
    const piece = firstOf(side) + <i32>count;
    store<u8>(at + <usize>side, count + 1, 170);
    store<u8>(at + <usize>square, <u8>(piece + 1));
    store<u8>(at + <usize>piece, <u8>square, 88);
    store<u8>(at + <usize>piece, <u8>(code & 7), 120);
    if (code & 16) store<u16>(at, load<u16>(at, 168) | <u16>(<i32>1 << <i32>count), 168);
    score += pieceScore(side, code & 7, square);
  }
  store<i32>(at, score, 160);
  store<u64>(at, freshKey(at), 152);
}

/** Writes a record as a packed position. */
export function pack(at: usize, packed: usize): void {
  const kicked = kickedOf(at);
  for (let square = 0; square < SQUARES; square++) {
    const piece = onSquare(at, square) - 1;
    let code = 0;
    if (piece >= 0) {
      const side = piece >> 4;
      code = typeOf(at, piece) | (side << 3);
      if (side == sideOf(at) && (kicked >> (piece & 15)) & 1) code |= 16;
    }
    store<u8>(packed + <usize>square, <u8>code);
  }
  store<u8>(packed + PACKED_SIDE, load<u8>(at, 164));
  store<u8>(packed + PACKED_BALL, load<u8>(at, 165));
  store<u8>(packed + PACKED_PHASE, load<u8>(at, 166));
  store<i32>(packed + PACKED_TURNS, turnsOf(at));
}
