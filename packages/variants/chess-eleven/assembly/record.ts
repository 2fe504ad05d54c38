// The record of a position in the kernel: the pieces' part of packages/bitboards, then these fields.
import { bit, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import {
  changeKey, changeSide, clearRecord, copyRecord, drawPieceKeys, drawSideKey, freshPiecesKey, OWN_FIELDS, packPieces, pieces, setKey,
  sideOf, unpackPieces,
} from "@kickmate/bitboards/assembly/pieces";
import { random64 } from "@kickmate/search/assembly/random";
import * as packedAt from "../src/packed";
import { checkersOn } from "./attackers";

// Byte offsets of the fields.
const BALL: usize = OWN_FIELDS; // u8: the ball's square, or LOOSE
const PHASE: usize = 142; // u8
const ENDED: usize = 143; // u8
const CHECKERS: usize = 144; // u64
const UNMOVED: usize = 152; // u64
const QUIET: usize = 160; // i32
const NUMBER: usize = 164; // i32
const REVERSIBLE: usize = 168; // i32
const SKIPS: usize = 172; // u8
const OWN_HALF: usize = 173; // u8: 1 from a kick-off that is answered within the own half until the answer has been played

/** Bytes of a record. */
export const SIZE: i32 = 176;

// The phases, numbered by their places among PHASES of src/position.ts. AFTER_PASS is a move after a pass, which has a
// number of its own only here; it is packed as WITHOUT_BALL. The last phases there, of a kick-off that is answered within the
// own half, are here KICK_OFF, KICK_OFF_PASS and WITHOUT_BALL with the field OWN_HALF.
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

const BALL_KEYS: usize = memory.data(65 * 8, 8);
const UNMOVED_KEYS: usize = memory.data(64 * 8, 8);
const PHASE_KEYS: usize = memory.data(10 * 8, 8);
let ownHalfKey: u64 = 0;

/** Draws the hash keys, the same ones each time. */
export function initKeys(): void {
  drawPieceKeys(11);
  for (let n: usize = 0; n < 65; n++) store<u64>(BALL_KEYS + (n << 3), random64());
  for (let n: usize = 0; n < 64; n++) store<u64>(UNMOVED_KEYS + (n << 3), random64());
  for (let n: usize = 0; n < 10; n++) store<u64>(PHASE_KEYS + (n << 3), random64());
  drawSideKey();
  ownHalfKey = random64();
}

/** The pawns that have not moved. */
export function unmovedOf(at: usize): u64 {
  return load<u64>(at, UNMOVED);
}

/** The pieces that give check to the side to act at the start of its turn. */
export function checkersOf(at: usize): u64 {
  return load<u64>(at, CHECKERS);
}

/** The ball's square, or LOOSE. */
export function ballOf(at: usize): i32 {
  return <i32>load<u8>(at, BALL);
}

export function phaseOf(at: usize): i32 {
  return <i32>load<u8>(at, PHASE);
}

export function endedOf(at: usize): i32 {
  return <i32>load<u8>(at, ENDED);
}

export function quietOf(at: usize): i32 {
  return load<i32>(at, QUIET);
}

export function numberOf(at: usize): i32 {
  return load<i32>(at, NUMBER);
}

export function reversibleOf(at: usize): i32 {
  return load<i32>(at, REVERSIBLE);
}

/** The number of latest turns that were skipped in a row. */
export function skipsOf(at: usize): i32 {
  return <i32>load<u8>(at, SKIPS);
}

/** Whether the kick-off has to be answered within the own half: 1, or 0 if not. */
export function ownHalfOf(at: usize): i32 {
  return <i32>load<u8>(at, OWN_HALF);
}

/** Whether a turn begins in a phase. */
export function isTurnStart(phase: i32): bool {
  return phase == WITHOUT_BALL || phase == WITH_BALL || phase == CORNER || phase == KICK_OFF;
}

/** Whether a side has the ball, given its square. The ball must not be loose. */
export function hasBall(at: usize, side: i32, ball: i32): bool {
  return (pieces(at, side) & bit(ball)) != 0;
}

export function setEnded(at: usize, ended: i32): void {
  store<u8>(at, <u8>ended, ENDED);
}

export function setCheckers(at: usize, checkers: u64): void {
  store<u64>(at, checkers, CHECKERS);
}

export function setSkips(at: usize, skips: i32): void {
  store<u8>(at, <u8>skips, SKIPS);
}

/** Sets quiet turns, turn number and the number of latest actions that can have led back to an earlier position. */
export function setCounters(at: usize, quiet: i32, number: i32, reversible: i32): void {
  store<i32>(at, quiet, QUIET);
  store<i32>(at, number, NUMBER);
  store<i32>(at, reversible, REVERSIBLE);
}

export function setNumber(at: usize, number: i32): void {
  store<i32>(at, number, NUMBER);
}

function ballKey(square: i32): u64 {
  return load<u64>(BALL_KEYS + (<usize>square << 3));
}

function phaseKey(phase: i32): u64 {
  return load<u64>(PHASE_KEYS + (<usize>phase << 3));
}

function unmovedKey(set: u64): u64 {
  let key: u64 = 0;
  for (; set; set = rest(set)) key ^= load<u64>(UNMOVED_KEYS + (<usize>lowest(set) << 3));
  return key;
}

/** Moves the ball. */
export function setBall(at: usize, square: i32): void {
  assert(square >= 0 && square <= packedAt.LOOSE);
  changeKey(at, ballKey(ballOf(at)) ^ ballKey(square));
  store<u8>(at, <u8>square, BALL);
}

export function setPhase(at: usize, phase: i32): void {
  changeKey(at, phaseKey(phaseOf(at)) ^ phaseKey(phase));
  store<u8>(at, <u8>phase, PHASE);
}

/** Notes that the kick-off has been answered. */
export function clearOwnHalf(at: usize): void {
  changeKey(at, ownHalfKey);
  store<u8>(at, 0, OWN_HALF);
}

/** Removes the pawns on these squares, if any, from those that have not moved. */
export function setMoved(at: usize, squares: u64): void {
  const moved = unmovedOf(at) & squares;
  if (!moved) return;
  changeKey(at, unmovedKey(moved));
  store<u64>(at, unmovedOf(at) & ~moved, UNMOVED);
}

/** Copies a record. */
export function copy(from: usize, to: usize): void {
  copyRecord(from, to, SIZE);
}

/** Computes the key from scratch. */
export function freshKey(at: usize): u64 {
  const key = freshPiecesKey(at) ^ ballKey(ballOf(at)) ^ phaseKey(phaseOf(at)) ^ unmovedKey(unmovedOf(at));
  return ownHalfOf(at) ? key ^ ownHalfKey : key;
}

/** Reads a packed position (src/packed.ts) into a record. */
export function unpack(at: usize, packed: usize): void {
  clearRecord(at, SIZE);
  unpackPieces(at, packed);
  if (load<u8>(packed, packedAt.SIDE)) changeSide(at);
  const ball = <i32>load<u8>(packed, packedAt.BALL);
  const packedPhase = <i32>load<u8>(packed, packedAt.PHASE);
  const isOwnHalf = packedPhase >= packedAt.FIRST_OWN_HALF;
  const phase = isOwnHalf ? packedPhase - packedAt.FIRST_OWN_HALF : packedPhase;
  store<u8>(at, isOwnHalf ? 1 : 0, OWN_HALF);
  store<u64>(at, load<u64>(packed, packedAt.UNMOVED), UNMOVED);
  store<u8>(at, <u8>ball, BALL);
  store<u8>(at, <u8>(phase == WITHOUT_BALL && hasBall(at, sideOf(at), ball) ? AFTER_PASS : phase), PHASE);
  setCounters(at, load<i32>(packed, packedAt.QUIET), load<i32>(packed, packedAt.NUMBER), 0);
  if (isTurnStart(phaseOf(at)) && phase != CORNER) setCheckers(at, checkersOn(at, sideOf(at)));
  setKey(at, freshKey(at));
}

/** Writes a record as a packed position. */
export function pack(at: usize, packed: usize): void {
  packPieces(at, packed);
  const phase = phaseOf(at) == AFTER_PASS ? WITHOUT_BALL : phaseOf(at);
  store<u8>(packed, <u8>sideOf(at), packedAt.SIDE);
  store<u8>(packed, <u8>ballOf(at), packedAt.BALL);
  store<u8>(packed, <u8>(ownHalfOf(at) ? phase + packedAt.FIRST_OWN_HALF : phase), packedAt.PHASE);
  store<u8>(packed, 0, packedAt.PHASE + 1);
  store<i32>(packed, quietOf(at), packedAt.QUIET);
  store<i32>(packed, numberOf(at), packedAt.NUMBER);
  store<u64>(packed, unmovedOf(at), packedAt.UNMOVED);
}
