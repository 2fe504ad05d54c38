// The fields of a position, and its hash keys.
import { bit, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { drawPieceKeys, drawSideKey, PiecesPosition } from "@kickmate/bitboards/assembly/pieces";
import { random64 } from "@kickmate/search/assembly/random";
import { LOOSE } from "../src/packed";

// The phases of a turn, numbered by their places among PHASES of src/position.ts, with two differences. AFTER_PASS, a move after a pass,
// exists only here; it is packed as WITHOUT_BALL. The last phases there, of a kick-off that is answered within the own half, are here
// KICK_OFF, KICK_OFF_PASS and WITHOUT_BALL with the field mustStayInHalf.
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
let stayInHalfKey: u64 = 0;

/** Draws the hash keys, the same ones each time. */
export function initKeys(): void {
  drawPieceKeys(11);
  for (let n: usize = 0; n < 65; n++) store<u64>(BALL_KEYS + (n << 3), random64());
  for (let n: usize = 0; n < 64; n++) store<u64>(UNMOVED_KEYS + (n << 3), random64());
  for (let n: usize = 0; n < 10; n++) store<u64>(PHASE_KEYS + (n << 3), random64());
  drawSideKey();
  stayInHalfKey = random64();
}

/** Returns whether a turn begins in a phase. */
export function isTurnStart(phase: i32): bool {
  return phase == WITHOUT_BALL || phase == WITH_BALL || phase == CORNER || phase == KICK_OFF;
}

function ballKey(square: i32): u64 {
  return load<u64>(BALL_KEYS + (<usize>square << 3));
}

function phaseKey(phase: i32): u64 {
  return load<u64>(PHASE_KEYS + (<usize>phase << 3));
}

function unmovedKey(pawns: u64): u64 {
  let key: u64 = 0;
  for (; pawns; pawns = rest(pawns)) key ^= load<u64>(UNMOVED_KEYS + (<usize>lowest(pawns) << 3));
  return key;
}

/** A position of Chess Eleven: the pieces, then these fields. */
@unmanaged
export abstract class ElevenPosition extends PiecesPosition {
  /** The pieces that give check to the side to act at the start of its turn. */
  checkers: u64 = 0;
  /** The pawns that have not moved. */
  unmovedPawns: u64 = 0;
  /** The number of turns in a row without a capture, a pawn move or a shot. */
  quietTurns: i32 = 0;
  /** The number of the turn. */
  turnNumber: i32 = 0;
  /** The ball's square, or LOOSE. */
  ball: u8 = 0;
  /** The phase of the turn. */
  phase: u8 = 0;
  /** The number of turns that have just been skipped in a row. */
  skippedTurns: u8 = 0;
  /** 1 if the kick-off has to be answered within the own half, else 0. */
  mustStayInHalf: u8 = 0;

  /** Returns whether a side has the ball, given its square. The ball must not be loose. */
  hasBall(side: i32, ball: i32): bool {
    return (this.pieces(side) & bit(ball)) != 0;
  }

  /** Sets the three counters. */
  setCounters(quietTurns: i32, turnNumber: i32, reversiblePlies: i32): void {
    this.quietTurns = quietTurns;
    this.turnNumber = turnNumber;
    this.reversiblePlies = <u16>reversiblePlies;
  }

  /** Moves the ball. */
  moveBall(square: i32): void {
    assert(square >= 0 && square <= LOOSE);
    this.changeKey(ballKey(this.ball) ^ ballKey(square));
    this.ball = <u8>square;
  }

  /** Sets the phase of the turn. */
  setPhase(phase: i32): void {
    this.changeKey(phaseKey(this.phase) ^ phaseKey(phase));
    this.phase = <u8>phase;
  }

  /** Allows moves to both halves again, when the kick-off has been answered. */
  clearMustStayInHalf(): void {
    this.changeKey(stayInHalfKey);
    this.mustStayInHalf = 0;
  }

  /** Removes the pawns on these squares, if there are any, from those that have not moved. */
  clearUnmoved(squares: u64): void {
    const moved = this.unmovedPawns & squares;
    if (!moved) return;
    this.changeKey(unmovedKey(moved));
    this.unmovedPawns = this.unmovedPawns & ~moved;
  }

  /** Computes the key from scratch. */
  freshKey(): u64 {
    const key = this.freshPiecesKey() ^ ballKey(this.ball) ^ phaseKey(this.phase) ^ unmovedKey(this.unmovedPawns);
    return this.mustStayInHalf ? key ^ stayInHalfKey : key;
  }
}
