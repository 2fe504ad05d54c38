// Plays actions: the phases of a turn, and the outcomes of shots.
import { bit, lowest } from "@kickmate/bitboards/assembly/bits";
import { copyPosition, PAWN, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { wonBy } from "@kickmate/search/assembly/limits";
import { BLOCK, CAPTURE, CORNER_KICK, END, fromOf, GOAL, kindOf, PASS, SAVE, SHOT, toOf } from "./actions";
import { checkersOn } from "./attackers";
import { canMove } from "./generate";
import { CENTRE_CIRCLE, goalOf, receiversOf, shotTargets } from "./reach";
import { LOOSE } from "../src/packed";
import {
  AFTER_MOVE, AFTER_PASS, CORNER, CORNER_MOVE_SHOT, CORNER_PASS_SHOT, CORNER_SHOT, ElevenPosition, isTurnStart, KICK_OFF, KICK_OFF_PASS,
  WITH_BALL, WITHOUT_BALL,
} from "./position";

/** The defender that may stop a shot, as a set: the one on the target, else the one on the other goal square; or none. */
export function defenderOf(position: ElevenPosition, action: u32): u64 {
  const opponent = position.side ^ 1;
  const defenders = goalOf(opponent) & position.pieces(opponent);
  const onTarget = defenders & bit(toOf(action));
  return onTarget ? onTarget : defenders;
}

/** Writes the outcomes of an action and their weights; returns their number. Only shots have outcomes. */
export function listOutcomes(position: ElevenPosition, action: u32, list: usize): i32 {
  if (kindOf(action) != SHOT) return 0;
  const defender = defenderOf(position, action);
  const isOnTarget = (defender & bit(toOf(action))) != 0;
  store<i32>(list, GOAL);
  store<i32>(list, isOnTarget || !defender ? 1 : 2, 4);
  if (!defender) return 1;
  store<i32>(list, defender & position.kings ? SAVE : BLOCK, 8);
  store<i32>(list, isOnTarget ? 2 : 1, 12);
  store<i32>(list, CORNER_KICK, 16);
  store<i32>(list, 1, 20);
  return 3;
}

/** Writes the position after an action to `next`. */
export function play(position: ElevenPosition, next: ElevenPosition, action: u32, outcome: i32): void {
  copyPosition<ElevenPosition>(position, next);
  const isTurnStartHere = isTurnStart(position.phase);
  const kind = kindOf(action);
  next.checkers = 0;
  next.skippedTurns = <u8>(isTurnStartHere && kind == END ? position.skippedTurns + 1 : 0);
  next.setCounters(position.quietTurns + <i32>isTurnStartHere, position.turnNumber, position.reversiblePlies + 1);
  if (kind <= CAPTURE) afterMove(next, action);
  else if (kind == PASS) afterPass(next, toOf(action));
  else if (kind == END) endTurn(next);
  else afterShot(position, next, action, outcome);
}

// The next functions are given the next position, which is still a copy.
function afterMove(position: ElevenPosition, action: u32): void {
  const phase: i32 = position.phase;
  const from = fromOf(action);
  const to = toOf(action);
  const piece = position.pieceOn(from);
  const isCapture = kindOf(action) == CAPTURE;
  if (isCapture) position.take(position.pieceOn(to), to);
  position.shift(piece, from, to);
  position.clearUnmoved(bit(from) | bit(to));
  if (isCapture || typeOf(piece) == PAWN) position.setCounters(0, position.turnNumber, 0);
  if (phase == KICK_OFF ? (bit(to) & CENTRE_CIRCLE) != 0 : position.ball == from || (isCapture && phase == WITHOUT_BALL)) {
    position.moveBall(to);
  }
  if (phase == KICK_OFF && position.ball != LOOSE) continueTurn(position, KICK_OFF_PASS);
  else if (phase == WITH_BALL) continueTurn(position, AFTER_MOVE);
  else if (phase == CORNER) continueTurn(position, CORNER_PASS_SHOT);
  else if (phase == CORNER_MOVE_SHOT) continueTurn(position, CORNER_SHOT);
  else endTurn(position);
}

function afterPass(position: ElevenPosition, to: i32): void {
  const phase: i32 = position.phase;
  position.moveBall(to);
  if (phase == WITH_BALL) continueTurn(position, AFTER_PASS);
  else if (phase == CORNER) continueTurn(position, CORNER_MOVE_SHOT);
  else if (phase == CORNER_PASS_SHOT) continueTurn(position, CORNER_SHOT);
  else endTurn(position);
}

function afterShot(before: ElevenPosition, position: ElevenPosition, action: u32, outcome: i32): void {
  const side: i32 = position.side;
  const to = toOf(action);
  position.setCounters(0, position.turnNumber, position.reversiblePlies);
  if (outcome == GOAL) {
    position.moveBall(to);
    position.end = <u8>wonBy(side);
  } else if (outcome == CORNER_KICK) {
    // The goal squares are on the files d and e, the corners on a and h.
    position.moveBall((to & 7) == 3 ? to - 3 : to + 3);
    position.setPhase(CORNER);
    position.turnNumber = position.turnNumber + 1;
  } else {
    beginTurn(position, lowest(defenderOf(before, action)));
  }
}

// Goes on with another phase of the turn if it has a legal action; else ends the turn.
function continueTurn(position: ElevenPosition, phase: i32): void {
  position.setPhase(phase);
  let hasAction: bool;
  if (phase == AFTER_PASS) hasAction = canMove(position);
  else if (phase == CORNER_MOVE_SHOT) hasAction = shotTargets(position, position.side) != 0 || canMove(position);
  else if (phase == CORNER_SHOT) hasAction = shotTargets(position, position.side) != 0;
  else hasAction = receiversOf(position) != 0 || (phase == CORNER_PASS_SHOT && shotTargets(position, position.side) != 0);
  if (!hasAction) endTurn(position);
}

// Ends the turn. If the ball is still dead after a corner turn, the other side's king gets it.
function endTurn(position: ElevenPosition): void {
  const side: i32 = position.side;
  const ball: i32 = position.ball;
  const phase: i32 = position.phase;
  const isBallDead = phase >= CORNER && phase <= CORNER_SHOT && !position.hasBall(side, ball);
  beginTurn(position, isBallDead ? position.kingOf(side ^ 1) : ball);
}

// Begins the other side's turn with the ball on a square.
function beginTurn(position: ElevenPosition, ball: i32): void {
  // The answer to the kick-off is over.
  if (position.mustStayInHalf && position.phase == WITHOUT_BALL) position.clearMustStayInHalf();
  position.changeSide();
  const side: i32 = position.side;
  if (ball != position.ball) position.moveBall(ball);
  position.setPhase(ball == LOOSE ? KICK_OFF : position.hasBall(side, ball) ? WITH_BALL : WITHOUT_BALL);
  position.turnNumber = position.turnNumber + 1;
  position.checkers = checkersOn(position, side);
}

/** Gives the turn to the other side without an action, for the search's null move. */
export function playNullMove(position: ElevenPosition, next: ElevenPosition): void {
  copyPosition<ElevenPosition>(position, next);
  next.skippedTurns = 0;
  next.setCounters(position.quietTurns + 1, position.turnNumber, 0);
  endTurn(next);
}
