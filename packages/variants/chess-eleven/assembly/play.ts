// Plays actions.
import { bit, lowest } from "@kickmate/bitboards/assembly/bits";
import { copyPosition, PAWN, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { wonBy } from "@kickmate/search/assembly/limits";
import { BLOCK, CAPTURE, CORNER_KICK, END, fromOf, GOAL, kindOf, PASS, SAVE, SHOT, toOf } from "./actions";
import { checkersOn } from "./attackers";
import { canMove } from "./generate";
import { CENTRE_CIRCLE, goalOf, receiversOf, targetsOf } from "./reach";
import { LOOSE } from "../src/packed";
import { AFTER_MOVE, AFTER_PASS, CORNER, CORNER_MOVE_SHOT, CORNER_PASS_SHOT, CORNER_SHOT, ElevenPosition, isTurnStart, KICK_OFF, KICK_OFF_PASS, WITH_BALL, WITHOUT_BALL } from "./position";

/** The defender that may stop a shot, as a set of one square: on the target, else on the other goal square; or none. */
export function defenderOf(position: ElevenPosition, action: u32): u64 {
  const rival = position.side ^ 1;
  const guards = goalOf(rival) & position.pieces(rival);
  const onTarget = guards & bit(toOf(action));
  return onTarget ? onTarget : guards;
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
  const isStart = isTurnStart(position.phase);
  const kind = kindOf(action);
  next.checkers = 0;
  next.skips = <u8>(isStart && kind == END ? position.skips + 1 : 0);
  next.setCounters(position.quiet + <i32>isStart, position.number, position.reversiblePlies + 1);
  if (kind <= CAPTURE) afterMove(next, action);
  else if (kind == PASS) afterPass(next, toOf(action));
  else if (kind == END) endTurn(next);
  else afterShot(position, next, action, outcome);
}

function afterMove(position: ElevenPosition, action: u32): void {
  const phase: i32 = position.phase;
  const from = fromOf(action);
  const to = toOf(action);
  const piece = position.pieceOn(from);
  const isCapture = kindOf(action) == CAPTURE;
  if (isCapture) position.take(position.pieceOn(to), to);
  position.shift(piece, from, to);
  position.setMoved(bit(from) | bit(to));
  if (isCapture || typeOf(piece) == PAWN) position.setCounters(0, position.number, 0);
  if (phase == KICK_OFF ? (bit(to) & CENTRE_CIRCLE) != 0 : position.ball == from || (isCapture && phase == WITHOUT_BALL)) {
    position.setBall(to);
  }
  if (phase == KICK_OFF && position.ball != LOOSE) goOn(position, KICK_OFF_PASS);
  else if (phase == WITH_BALL) goOn(position, AFTER_MOVE);
  else if (phase == CORNER) goOn(position, CORNER_PASS_SHOT);
  else if (phase == CORNER_MOVE_SHOT) goOn(position, CORNER_SHOT);
  else endTurn(position);
}

function afterPass(position: ElevenPosition, to: i32): void {
  const phase: i32 = position.phase;
  position.setBall(to);
  if (phase == WITH_BALL) goOn(position, AFTER_PASS);
  else if (phase == CORNER) goOn(position, CORNER_MOVE_SHOT);
  else if (phase == CORNER_PASS_SHOT) goOn(position, CORNER_SHOT);
  else endTurn(position);
}

function afterShot(before: ElevenPosition, position: ElevenPosition, action: u32, outcome: i32): void {
  const side: i32 = position.side;
  const to = toOf(action);
  position.setCounters(0, position.number, position.reversiblePlies);
  if (outcome == GOAL) {
    position.setBall(to);
    position.end = <u8>wonBy(side);
  } else if (outcome == CORNER_KICK) {
    // The goal squares are on the files d and e, the corners on a and h.
    position.setBall((to & 7) == 3 ? to - 3 : to + 3);
    position.setPhase(CORNER);
    position.number = position.number + 1;
  } else {
    beginTurn(position, lowest(defenderOf(before, action)));
  }
}

// Goes on with another phase of the turn if it has a legal action; else ends the turn.
function goOn(position: ElevenPosition, phase: i32): void {
  position.setPhase(phase);
  let goesOn: bool;
  if (phase == AFTER_PASS) goesOn = canMove(position);
  else if (phase == CORNER_MOVE_SHOT) goesOn = targetsOf(position, position.side) != 0 || canMove(position);
  else if (phase == CORNER_SHOT) goesOn = targetsOf(position, position.side) != 0;
  else goesOn = receiversOf(position) != 0 || (phase == CORNER_PASS_SHOT && targetsOf(position, position.side) != 0);
  if (!goesOn) endTurn(position);
}

// Ends the turn. If the ball is still dead after a corner turn, the other side's king gets it.
function endTurn(position: ElevenPosition): void {
  const side: i32 = position.side;
  const ball: i32 = position.ball;
  const phase: i32 = position.phase;
  const isDead = phase >= CORNER && phase <= CORNER_SHOT && !position.hasBall(side, ball);
  beginTurn(position, isDead ? position.kingOf(side ^ 1) : ball);
}

// Begins the other side's turn with the ball on a square.
function beginTurn(position: ElevenPosition, ball: i32): void {
  // The answer to the kick-off is over.
  if (position.ownHalf && position.phase == WITHOUT_BALL) position.clearOwnHalf();
  position.changeSide();
  const side: i32 = position.side;
  if (ball != position.ball) position.setBall(ball);
  position.setPhase(ball == LOOSE ? KICK_OFF : position.hasBall(side, ball) ? WITH_BALL : WITHOUT_BALL);
  position.number = position.number + 1;
  position.checkers = checkersOn(position, side);
}

/** Gives the turn to the other side without an action, for the search's null move. */
export function playNullMove(position: ElevenPosition, next: ElevenPosition): void {
  copyPosition<ElevenPosition>(position, next);
  next.skips = 0;
  next.setCounters(position.quiet + 1, position.number, 0);
  endTurn(next);
}
