// The record of a position in the kernel: the pieces' part of packages/bitboards, then these fields.
import {
  changeKey, changeSide, clearRecord, copyRecord, drawPieceKeys, drawSideKey, freshPiecesKey, KING, ofType, OWN_FIELDS, packPieces,
  pieceOn, ROOK, setKey, sideOf, unpackPieces,
} from "@kickmate/bitboards/assembly/pieces";
import { random64 } from "@kickmate/search/assembly/random";
import * as packedAt from "../src/packed";

// Byte offsets of the fields.
const BALL: usize = OWN_FIELDS; // u8
const ENDED: usize = 142; // u8
const PASSED: usize = 143; // u8: whether the last action was a pass
const QUIET: usize = 144; // i32
const NUMBER: usize = 148; // i32
const REVERSIBLE: usize = 152; // i32

/** Bytes of a record. */
export const SIZE: i32 = 160;

const BALL_KEYS: usize = memory.data(64 * 8, 8);

/** Draws the hash keys, the same ones each time. */
export function initKeys(): void {
  drawPieceKeys(1951);
  for (let n: usize = 0; n < 64; n++) store<u64>(BALL_KEYS + (n << 3), random64());
  drawSideKey();
}

/** The kings and rooks of both sides, which stop the ball. */
export function stoppers(at: usize): u64 {
  return ofType(at, KING) | ofType(at, ROOK);
}

/** The square of the ball. */
export function ballOf(at: usize): i32 {
  return <i32>load<u8>(at, BALL);
}

/** The end of the round: 0 not ended, 1 White has won, 2 Black has won. */
export function endedOf(at: usize): i32 {
  return <i32>load<u8>(at, ENDED);
}

/** Whether the last action was a pass. */
export function passedAt(at: usize): bool {
  return load<u8>(at, PASSED) != 0;
}

/** The number of actions since the last kick, capture or pawn move. */
export function quietOf(at: usize): i32 {
  return load<i32>(at, QUIET);
}

/** The number of the action. */
export function numberOf(at: usize): i32 {
  return load<i32>(at, NUMBER);
}

/** The number of latest actions that can have led back to an earlier position. */
export function reversibleOf(at: usize): i32 {
  return load<i32>(at, REVERSIBLE);
}

/** Sets {@link endedOf}. */
export function setEnded(at: usize, ended: i32): void {
  store<u8>(at, <u8>ended, ENDED);
}

/** Sets {@link passedAt}. */
export function setPassed(at: usize, passed: bool): void {
  store<u8>(at, <u8>passed, PASSED);
}

/** Sets {@link quietOf}, {@link numberOf} and {@link reversibleOf}. */
export function setCounters(at: usize, quiet: i32, number: i32, reversible: i32): void {
  store<i32>(at, quiet, QUIET);
  store<i32>(at, number, NUMBER);
  store<i32>(at, reversible, REVERSIBLE);
}

function ballKey(square: i32): u64 {
  return load<u64>(BALL_KEYS + (<usize>square << 3));
}

/** Moves the ball. */
export function putBall(at: usize, square: i32): void {
  assert(square >= 8 && square < 56 && pieceOn(at, square) == 0);
  changeKey(at, ballKey(ballOf(at)) ^ ballKey(square));
  store<u8>(at, <u8>square, BALL);
}

/** Copies a record. */
export function copy(from: usize, to: usize): void {
  copyRecord(from, to, SIZE);
}

/** Computes the key from scratch. */
export function freshKey(at: usize): u64 {
  return freshPiecesKey(at) ^ ballKey(ballOf(at));
}

/** Reads a packed position (src/packed.ts) into a record. */
export function unpack(at: usize, packed: usize): void {
  clearRecord(at, SIZE);
  unpackPieces(at, packed);
  if (load<u8>(packed, packedAt.SIDE)) changeSide(at);
  store<u8>(at, load<u8>(packed, packedAt.BALL), BALL);
  setCounters(at, load<i32>(packed, packedAt.QUIET), load<i32>(packed, packedAt.NUMBER), 0);
  setKey(at, freshKey(at));
}

/** Writes a record as a packed position. */
export function pack(at: usize, packed: usize): void {
  packPieces(at, packed);
  store<u8>(packed, <u8>sideOf(at), packedAt.SIDE);
  store<u8>(packed, <u8>ballOf(at), packedAt.BALL);
  store<u16>(packed, 0, packedAt.BALL + 1);
  store<i32>(packed, quietOf(at), packedAt.QUIET);
  store<i32>(packed, numberOf(at), packedAt.NUMBER);
}
