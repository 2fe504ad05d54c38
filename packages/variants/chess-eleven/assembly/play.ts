// Plays actions.
import { bit, lowest } from "@kickmate/bitboards/assembly/bits";
import {
  changeSide, KING, kingOf, ofType, PAWN, pieceOn, pieces, shift, sideOf, take,
} from "@kickmate/bitboards/assembly/pieces";
import { BLOCK, CAPTURE, CORNER_KICK, END, fromOf, GOAL, kindOf, PASS, SAVE, SHOT, toOf } from "./actions";
import { checkersOn } from "./attackers";
import { canMove } from "./generate";
import { CENTRE_CIRCLE, goalOf, receiversOf, targetsOf } from "./reach";
import { LOOSE } from "../src/packed";
import {
  AFTER_MOVE, AFTER_PASS, ballOf, clearOwnHalf, copy, CORNER, CORNER_MOVE_SHOT, CORNER_PASS_SHOT, CORNER_SHOT, hasBall, isTurnStart,
  KICK_OFF, KICK_OFF_PASS, numberOf, ownHalfOf, phaseOf, quietOf, reversibleOf, setBall, setCheckers, setCounters, setEnded,
  setMoved, setNumber, setPhase, setSkips, skipsOf, WITH_BALL, WITHOUT_BALL,
} from "./record";

/** The defender that may stop a shot, as a set of one square: on the target, else on the other goal square; or none. */
export function defenderOf(at: usize, action: u32): u64 {
  const rival = sideOf(at) ^ 1;
  const guards = goalOf(rival) & pieces(at, rival);
  const onTarget = guards & bit(toOf(action));
  return onTarget ? onTarget : guards;
}

/** Writes the outcomes of an action and their weights; returns their number. Only shots have outcomes. */
export function chance(at: usize, action: u32, list: usize): i32 {
  if (kindOf(action) != SHOT) return 0;
  const defender = defenderOf(at, action);
  const isOnTarget = (defender & bit(toOf(action))) != 0;
  store<i32>(list, GOAL);
  store<i32>(list, isOnTarget || !defender ? 1 : 2, 4);
  if (!defender) return 1;
  store<i32>(list, defender & ofType(at, KING) ? SAVE : BLOCK, 8);
  store<i32>(list, isOnTarget ? 2 : 1, 12);
  store<i32>(list, CORNER_KICK, 16);
  store<i32>(list, 1, 20);
  return 3;
}

/** Writes the position after an action to `next`. */
export function play(at: usize, next: usize, action: u32, outcome: i32): void {
  copy(at, next);
  const isStart = isTurnStart(phaseOf(at));
  const kind = kindOf(action);
  setCheckers(next, 0);
  setSkips(next, isStart && kind == END ? skipsOf(at) + 1 : 0);
  setCounters(next, quietOf(at) + <i32>isStart, numberOf(at), reversibleOf(at) + 1);
  if (kind <= CAPTURE) afterMove(next, action);
  else if (kind == PASS) afterPass(next, toOf(action));
  else if (kind == END) endTurn(next);
  else afterShot(at, next, action, outcome);
}

function afterMove(at: usize, action: u32): void {
  const phase = phaseOf(at);
  const from = fromOf(action);
  const to = toOf(action);
  const piece = pieceOn(at, from);
  const isCapture = kindOf(action) == CAPTURE;
  if (isCapture) take(at, pieceOn(at, to), to);
  shift(at, piece, from, to);
  setMoved(at, bit(from) | bit(to));
  if (isCapture || (piece & 7) == PAWN) setCounters(at, 0, numberOf(at), 0);
  if (phase == KICK_OFF ? (bit(to) & CENTRE_CIRCLE) != 0 : ballOf(at) == from || (isCapture && phase == WITHOUT_BALL)) {
    setBall(at, to);
  }
  if (phase == KICK_OFF && ballOf(at) != LOOSE) goOn(at, KICK_OFF_PASS);
  else if (phase == WITH_BALL) goOn(at, AFTER_MOVE);
  else if (phase == CORNER) goOn(at, CORNER_PASS_SHOT);
  else if (phase == CORNER_MOVE_SHOT) goOn(at, CORNER_SHOT);
  else endTurn(at);
}

function afterPass(at: usize, to: i32): void {
  const phase = phaseOf(at);
  setBall(at, to);
  if (phase == WITH_BALL) goOn(at, AFTER_PASS);
  else if (phase == CORNER) goOn(at, CORNER_MOVE_SHOT);
  else if (phase == CORNER_PASS_SHOT) goOn(at, CORNER_SHOT);
  else endTurn(at);
}

function afterShot(before: usize, at: usize, action: u32, outcome: i32): void {
  const side = sideOf(at);
  const to = toOf(action);
  setCounters(at, 0, numberOf(at), reversibleOf(at));
  if (outcome == GOAL) {
    setBall(at, to);
    setEnded(at, side + 1);
  } else if (outcome == CORNER_KICK) {
    // The goal squares are on the files d and e, the corners on a and h.
    setBall(at, (to & 7) == 3 ? to - 3 : to + 3);
    setPhase(at, CORNER);
    setNumber(at, numberOf(at) + 1);
  } else {
    beginTurn(at, lowest(defenderOf(before, action)));
  }
}

// Goes on with another phase of the turn if it has a legal action; else ends the turn.
function goOn(at: usize, phase: i32): void {
  setPhase(at, phase);
  let goesOn: bool;
  if (phase == AFTER_PASS) goesOn = canMove(at);
  else if (phase == CORNER_MOVE_SHOT) goesOn = targetsOf(at, sideOf(at)) != 0 || canMove(at);
  else if (phase == CORNER_SHOT) goesOn = targetsOf(at, sideOf(at)) != 0;
  else goesOn = receiversOf(at) != 0 || (phase == CORNER_PASS_SHOT && targetsOf(at, sideOf(at)) != 0);
  if (!goesOn) endTurn(at);
}

// Ends the turn. If the ball is still dead after a corner turn, the other side's king gets it.
function endTurn(at: usize): void {
  const side = sideOf(at);
  const ball = ballOf(at);
  const phase = phaseOf(at);
  const isDead = phase >= CORNER && phase <= CORNER_SHOT && !hasBall(at, side, ball);
  beginTurn(at, isDead ? kingOf(at, side ^ 1) : ball);
}

// Begins the other side's turn with the ball on a square.
function beginTurn(at: usize, ball: i32): void {
  // The answer to the kick-off is over.
  if (ownHalfOf(at) && phaseOf(at) == WITHOUT_BALL) clearOwnHalf(at);
  changeSide(at);
  const side = sideOf(at);
  if (ball != ballOf(at)) setBall(at, ball);
  setPhase(at, ball == LOOSE ? KICK_OFF : hasBall(at, side, ball) ? WITH_BALL : WITHOUT_BALL);
  setNumber(at, numberOf(at) + 1);
  setCheckers(at, checkersOn(at, side));
}

/** Gives the turn to the other side without an action, for the search's null move. */
export function playNullMove(at: usize, next: usize): void {
  copy(at, next);
  setSkips(next, 0);
  setCounters(next, quietOf(at) + 1, numberOf(at), 0);
  endTurn(next);
}
