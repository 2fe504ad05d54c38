// The record of a position in the kernel. Each piece has a number, White's 0 to 15, Black's 16 to 31. It keeps it for
// the whole round, since pieces are never captured.
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { FILES, neighboursOf, PLACES, SQUARES } from "./geometry";
import * as packedAt from "../src/packed";
import { pieceScore } from "./weights";

// Byte offsets of the fields.
const BOARD: usize = 0; // u8 each: what stands on each square (a piece's number + 1, THE_BALL, or 0), and BORDER for what follows lines
const SQUARES_OF_PIECES: usize = 88; // u8 each
const TYPES_OF_PIECES: usize = 120; // u8 each: 0 for none
const KEY: usize = 152; // u64
const SCORE: usize = 160; // i32: the pieces' scores for White
const SIDE: usize = 164; // u8
const BALL: usize = 165; // u8
const PHASE: usize = 166; // u8
const ENDED: usize = 167; // u8
const KICKED: usize = 168; // u16: a bit for each piece of the side to act that has kicked in this turn
const COUNTS: usize = 170; // u8 each: the number of White's pieces, and of Black's
const TURNS: usize = 172; // i32: completed turns
const ACTIONS: usize = 176; // i32: actions since the position was read, or since a null move
const CHOICE: usize = 180; // u8: 1 in a match with a choice of sides, until the answer to the opening turn has begun
const NEAR: usize = 184; // u32 each: a bit for each piece next to each square
const OF_TYPES: usize = 508; // u16 each: a bit for each piece of White's of each type (8 types), then of Black's

/** Bytes of a record, a multiple of 32. */
export const SIZE: i32 = 544;

// What is on the board besides pieces, so that one comparison tells whether a square is empty.
const THE_BALL: u8 = 64;
const BORDER: u8 = 255;

export const KNIGHT: i32 = 1;
export const BISHOP: i32 = 2;
export const ROOK: i32 = 3;
export const QUEEN: i32 = 4;
export const KING: i32 = 5;

/** The phases: the opening turn, the start of any other turn, within a turn. */
export const OPENING: i32 = 0;
export const START: i32 = 1;
export const WITHIN: i32 = 2;

/** The number of turns that must be completed before the ball may enter a goal. */
export const TURNS_BEFORE_GOALS: i32 = 2;

// Hash keys: of pieces by type (8 more for Black) and square, of the ball and of pieces that have kicked by square.
const ZOBRIST: usize = memory.data(16 * 81 * 8, 8);
const ZOBRIST_BALL: usize = memory.data(81 * 8, 8);
const ZOBRIST_KICKED: usize = memory.data(81 * 8, 8);
const ZOBRIST_PHASE: usize = memory.data(3 * 8, 8);
const ZOBRIST_TURNS: usize = memory.data(2 * 8, 8);
let zobristSide: u64 = 0;
let zobristChoice: u64 = 0;

function drawKeys(table: usize, count: usize): void {
  for (let i: usize = 0; i < count; i++) store<u64>(table + (i << 3), random64());
}

/** Draws the hash keys, the same ones each time. */
export function initKeys(): void {
  seedRandom(1951);
  drawKeys(ZOBRIST, 16 * 81);
  drawKeys(ZOBRIST_BALL, 81);
  drawKeys(ZOBRIST_KICKED, 81);
  drawKeys(ZOBRIST_PHASE, 3);
  drawKeys(ZOBRIST_TURNS, 2);
  zobristSide = random64();
  zobristChoice = random64();
}

/** Whether a square is empty. What follows a line is not. */
export function isEmpty(at: usize, square: i32): bool {
  return load<u8>(at + <usize>square, BOARD) == 0;
}

/** The piece on a square that is not empty. It is no side's piece (a number above 31) where none stands. */
export function pieceOn(at: usize, square: i32): i32 {
  return <i32>load<u8>(at + <usize>square, BOARD) - 1;
}

/** The pieces of a side that have a type: bit n for its n-th piece. */
export function piecesOf(at: usize, side: i32, type: i32): u32 {
  return <u32>load<u16>(at + (<usize>((side << 3) + type) << 1), OF_TYPES);
}

/** Whether a piece, as {@link pieceOn} returns it, is one of a side's. */
export function isOf(side: i32, piece: i32): bool {
  return piece >> 4 == side;
}

/** The pieces of a side next to a square: bit n for its n-th piece. */
export function piecesNear(at: usize, side: i32, square: i32): u32 {
  return (load<u32>(at + (<usize>square << 2), NEAR) >> (side << 4)) & 0xffff;
}

export function squareOf(at: usize, piece: i32): i32 {
  return <i32>load<u8>(at + <usize>piece, SQUARES_OF_PIECES);
}

export function typeOf(at: usize, piece: i32): i32 {
  return <i32>load<u8>(at + <usize>piece, TYPES_OF_PIECES);
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

export function ballOf(at: usize): i32 {
  return <i32>load<u8>(at, BALL);
}

export function phaseOf(at: usize): i32 {
  return <i32>load<u8>(at, PHASE);
}

export function endedOf(at: usize): i32 {
  return <i32>load<u8>(at, ENDED);
}

/** The pieces of the side to act that have kicked in this turn: bit n for its n-th piece. */
export function kickedOf(at: usize): u32 {
  return <u32>load<u16>(at, KICKED);
}

/** The number of a side's first piece. */
export function firstOf(side: i32): i32 {
  return side << 4;
}

/** The number after that of a side's last piece. */
export function endOf(at: usize, side: i32): i32 {
  return firstOf(side) + countOf(at, side);
}

export function turnsOf(at: usize): i32 {
  return load<i32>(at, TURNS);
}

export function actionsOf(at: usize): i32 {
  return load<i32>(at, ACTIONS);
}

/** Whether a choice of sides is still to come: 1, or 0 if not. */
export function choiceOf(at: usize): i32 {
  return <i32>load<u8>(at, CHOICE);
}

/** Whether the side to act may swap sides. */
export function maySwap(at: usize): bool {
  return choiceOf(at) != 0 && phaseOf(at) == START;
}

export function setEnded(at: usize, ended: i32): void {
  store<u8>(at, <u8>ended, ENDED);
}

/** Sets the number of latest actions that can have led back to an earlier position. */
export function setActions(at: usize, actions: i32): void {
  store<i32>(at, actions, ACTIONS);
}

function pieceKey(at: usize, piece: i32, square: i32): u64 {
  const kind = typeOf(at, piece) | ((piece >> 4) << 3);
  return load<u64>(ZOBRIST + (<usize>(kind * SQUARES + square) << 3));
}

function ballKey(square: i32): u64 {
  return load<u64>(ZOBRIST_BALL + (<usize>square << 3));
}

function kickedKey(square: i32): u64 {
  return load<u64>(ZOBRIST_KICKED + (<usize>square << 3));
}

function phaseKey(phase: i32): u64 {
  return load<u64>(ZOBRIST_PHASE + (<usize>phase << 3));
}

// The number of completed turns is part of the key only while goals are not allowed yet. The search itself takes care
// of the draw by number of turns.
function turnsKey(turns: i32): u64 {
  return turns < TURNS_BEFORE_GOALS ? load<u64>(ZOBRIST_TURNS + (<usize>turns << 3)) : 0;
}

function changeKey(at: usize, change: u64): void {
  store<u64>(at, load<u64>(at, KEY) ^ change, KEY);
}

/** Moves a piece to an empty square. */
export function movePiece(at: usize, piece: i32, to: i32): void {
  assert(to >= 0 && to < SQUARES && isEmpty(at, to));
  const from = squareOf(at, piece);
  liftPiece(at, piece);
  store<u8>(at + <usize>piece, <u8>to, SQUARES_OF_PIECES);
  putPiece(at, piece);
  changeKey(at, pieceKey(at, piece, from) ^ pieceKey(at, piece, to));
  const type = typeOf(at, piece);
  const side = piece >> 4;
  store<i32>(at, load<i32>(at, SCORE) + pieceScore(side, type, to) - pieceScore(side, type, from), SCORE);
}

/** Takes a piece off the board for a while; it keeps its square. */
export function liftPiece(at: usize, piece: i32): void {
  const square = squareOf(at, piece);
  store<u8>(at + <usize>square, 0, BOARD);
  toggleNear(at, piece, square);
}

/** Puts a piece on its square. */
export function putPiece(at: usize, piece: i32): void {
  const square = squareOf(at, piece);
  store<u8>(at + <usize>square, <u8>(piece + 1), BOARD);
  toggleNear(at, piece, square);
}

// Adds a piece to those next to each square around it, or removes it there.
function toggleNear(at: usize, piece: i32, square: i32): void {
  const bit: u32 = 1 << piece;
  let list = neighboursOf(square);
  for (let end = list + <usize>load<u8>(list); list < end; list++) {
    const slot = at + (<usize>load<u8>(list, 1) << 2);
    store<u32>(slot, load<u32>(slot, NEAR) ^ bit, NEAR);
  }
}

/** Takes the ball off the board for a while; it keeps its square. */
export function liftBall(at: usize): void {
  store<u8>(at + <usize>ballOf(at), 0, BOARD);
}

/** Puts the ball on its square. */
export function putBall(at: usize): void {
  store<u8>(at + <usize>ballOf(at), THE_BALL, BOARD);
}

/** Moves the ball. */
export function moveBall(at: usize, to: i32): void {
  assert(to >= 0 && to < SQUARES && isEmpty(at, to));
  changeKey(at, ballKey(ballOf(at)) ^ ballKey(to));
  liftBall(at);
  store<u8>(at, <u8>to, BALL);
  putBall(at);
}

/** Notes that a piece has kicked. */
export function noteKick(at: usize, piece: i32): void {
  changeKey(at, kickedKey(squareOf(at, piece)));
  store<u16>(at, load<u16>(at, KICKED) | <u16>(<i32>1 << (piece & 15)), KICKED);
}

/** Notes that the choice of sides is over. */
export function clearChoice(at: usize): void {
  changeKey(at, zobristChoice);
  store<u8>(at, 0, CHOICE);
}

/** Swaps the sides: mirrors the board top to bottom, with the colours exchanged. The other side is to act. */
export function swapSides(at: usize): void {
  clearBoard(at);
  const countOfWhite = countOf(at, 0);
  setCount(at, 0, countOf(at, 1));
  setCount(at, 1, countOfWhite);
  for (let n = 0; n < 16; n++) {
    const squareOfWhite = squareOf(at, n);
    const typeOfWhite = typeOf(at, n);
    setPiece(at, n, typeOf(at, n + 16), mirrored(squareOf(at, n + 16)));
    setPiece(at, n + 16, typeOfWhite, mirrored(squareOfWhite));
  }
  store<u8>(at, <u8>mirrored(ballOf(at)), BALL);
  store<u8>(at, load<u8>(at, SIDE) ^ 1, SIDE);
  store<u8>(at, 0, CHOICE);
  putAll(at);
}

// The square at the same place of the board mirrored top to bottom.
function mirrored(square: i32): i32 {
  return square % FILES + FILES * (FILES - 1 - square / FILES);
}

/** The number of a side's pieces. */
export function countOf(at: usize, side: i32): i32 {
  return <i32>load<u8>(at + <usize>side, COUNTS);
}

function setCount(at: usize, side: i32, count: i32): void {
  store<u8>(at + <usize>side, <u8>count, COUNTS);
}

function setPiece(at: usize, piece: i32, type: i32, square: i32): void {
  store<u8>(at + <usize>piece, <u8>type, TYPES_OF_PIECES);
  store<u8>(at + <usize>piece, <u8>square, SQUARES_OF_PIECES);
}

// Removes everything from the board.
function clearBoard(at: usize): void {
  memory.fill(at + BOARD, 0, SQUARES);
  memory.fill(at + BOARD + SQUARES, BORDER, PLACES - SQUARES);
  memory.fill(at + NEAR, 0, 4 * SQUARES);
}

// Puts ball and pieces on the empty board, and computes score and key.
function putAll(at: usize): void {
  putBall(at);
  memory.fill(at + OF_TYPES, 0, 32);
  let score = 0;
  for (let side = 0; side < 2; side++) {
    for (let piece = firstOf(side); piece < endOf(at, side); piece++) {
      putPiece(at, piece);
      const ofType = at + OF_TYPES + (<usize>((side << 3) + typeOf(at, piece)) << 1);
      store<u16>(ofType, load<u16>(ofType) | <u16>(<i32>1 << (piece & 15)));
      score += pieceScore(side, typeOf(at, piece), squareOf(at, piece));
    }
  }
  store<i32>(at, score, SCORE);
  store<u64>(at, freshKey(at), KEY);
}

/** Goes on with the turn of the side to act. */
export function stayOn(at: usize): void {
  changeKey(at, phaseKey(phaseOf(at)) ^ phaseKey(WITHIN));
  store<u8>(at, <u8>WITHIN, PHASE);
}

/** Ends the turn: the other side is to act. */
export function endTurn(at: usize): void {
  const turns = turnsOf(at);
  changeKey(at, kickedKeys(at) ^ phaseKey(phaseOf(at)) ^ phaseKey(START) ^ zobristSide ^ turnsKey(turns) ^ turnsKey(turns + 1));
  store<u8>(at, load<u8>(at, SIDE) ^ 1, SIDE);
  store<u8>(at, <u8>START, PHASE);
  store<u16>(at, 0, KICKED);
  store<i32>(at, turns + 1, TURNS);
}

function kickedKeys(at: usize): u64 {
  let key: u64 = 0;
  for (let set = kickedOf(at); set; set &= set - 1) key ^= kickedKey(squareOf(at, firstOf(sideOf(at)) + ctz(set)));
  return key;
}

/** Copies a record. In steps of 32 bytes the search is a twentieth faster than in steps of 8. */
export function copy(from: usize, to: usize): void {
  for (const end = from + <usize>SIZE; from < end; from += 32, to += 32) {
    store<u64>(to, load<u64>(from));
    store<u64>(to, load<u64>(from, 8), 8);
    store<u64>(to, load<u64>(from, 16), 16);
    store<u64>(to, load<u64>(from, 24), 24);
  }
}

/** The key, computed from scratch. */
export function freshKey(at: usize): u64 {
  let key = ballKey(ballOf(at)) ^ turnKey(at);
  for (let side = 0; side < 2; side++) {
    for (let piece = firstOf(side); piece < endOf(at, side); piece++) key ^= pieceKey(at, piece, squareOf(at, piece));
  }
  return key;
}

/** The key of what stands on the board alone. */
export function boardKeyOf(at: usize): u64 {
  return keyOf(at) ^ turnKey(at);
}

// The part of the key that says whose turn it is, and what has happened in it.
function turnKey(at: usize): u64 {
  let key = kickedKeys(at) ^ phaseKey(phaseOf(at)) ^ turnsKey(turnsOf(at));
  if (sideOf(at)) key ^= zobristSide;
  return choiceOf(at) ? key ^ zobristChoice : key;
}

/** The key of what the rule for repetition compares: neither the phase of a turn's start nor the number of turns is part of it. */
export function repetitionKeyOf(at: usize, key: u64): u64 {
  key ^= turnsKey(turnsOf(at));
  if (phaseOf(at) == OPENING) key ^= phaseKey(OPENING) ^ phaseKey(START);
  return choiceOf(at) ? key ^ zobristChoice : key;
}

/** Reads a packed position (src/packed.ts) into a record. */
export function unpack(at: usize, packed: usize): void {
  memory.fill(at, 0, SIZE);
  store<u8>(at, load<u8>(packed, packedAt.SIDE), SIDE);
  store<u8>(at, load<u8>(packed, packedAt.BALL), BALL);
  const phase = <i32>load<u8>(packed, packedAt.PHASE);
  store<u8>(at, phase < packedAt.FIRST_CHOICE ? 0 : 1, CHOICE);
  store<u8>(at, <u8>(phase < packedAt.FIRST_CHOICE ? phase : phase - packedAt.FIRST_CHOICE), PHASE);
  store<i32>(at, load<i32>(packed, packedAt.TURNS), TURNS);
  for (let square = 0; square < SQUARES; square++) {
    const code = <i32>load<u8>(packed + <usize>square);
    if (!code) continue;
    const side = (code >> 3) & 1;
    const count = countOf(at, side);
    setPiece(at, firstOf(side) + count, code & 7, square);
    setCount(at, side, count + 1);
    if (code & packedAt.KICKED) store<u16>(at, load<u16>(at, KICKED) | <u16>(<i32>1 << count), KICKED);
  }
  clearBoard(at);
  putAll(at);
}

/** Writes a record as a packed position. */
export function pack(at: usize, packed: usize): void {
  memory.fill(packed, 0, SQUARES);
  for (let side = 0; side < 2; side++) {
    const kicked = side == sideOf(at) ? kickedOf(at) : 0;
    for (let piece = firstOf(side); piece < endOf(at, side); piece++) {
      const hasKicked = ((kicked >> (piece & 15)) & 1) != 0;
      const code = typeOf(at, piece) | (side << 3) | (hasKicked ? packedAt.KICKED : 0);
      store<u8>(packed + <usize>squareOf(at, piece), <u8>code);
    }
  }
  store<u8>(packed, load<u8>(at, SIDE), packedAt.SIDE);
  store<u8>(packed, load<u8>(at, BALL), packedAt.BALL);
  store<u8>(packed, <u8>(choiceOf(at) ? phaseOf(at) + packedAt.FIRST_CHOICE : phaseOf(at)), packedAt.PHASE);
  store<i32>(packed, turnsOf(at), packedAt.TURNS);
}
