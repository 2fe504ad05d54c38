// Plays actions.
import { bit, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { changeSide, KING, occupied, PAWN, pieceOn, put, ROOK, sideOf, take } from "@kickmate/bitboards/assembly/pieces";
import { CAPTURE, fromOf, JUMP_KICK, kindOf, MOVE, PASS, toOf } from "./actions";
import { destroyed, fly, kickDirection, OUT_BOTTOM, OUT_TOP, pathOf } from "./flight";
import {
  ballOf, copy, numberOf, putBall, quietOf, reversibleOf, setCounters, setEnded, setPassed, stoppers,
} from "./record";

const CENTRE: u64 = 0x0000001818000000; // d4 e4 d5 e5
const MIDFIELD: u64 = 0x00003c3c3c3c0000; // c3 to f6
const FIELD: u64 = 0x00ffffffffffff00; // ranks 2 to 7

/**
 * The place where a legal kick's flight ends: a square, OUT_TOP or OUT_BOTTOM. Sets `destroyed` to the pieces that it
 * hits.
 */
export function flightOf(at: usize, action: u32): i32 {
  const from = fromOf(action);
  const to = toOf(action);
  const type = pieceOn(at, from) & 7;
  const all = occupied(at) & ~bit(from);
  const stop = stoppers(at) & ~bit(from);
  if (kindOf(action) == JUMP_KICK) {
    // The kick goes over the landing square, the first of the three, without touching the pawn.
    const direction = kickDirection(from, to);
    return fly(pathOf(ballOf(at), direction) >> 8, 2, stop, all & ~stop);
  }
  const kicker = bit(to);
  const isStopper = type == KING || type == ROOK;
  const stopping = isStopper ? stop | kicker : stop;
  return fly(pathOf(to, kickDirection(from, to)), 3, stopping, (all | kicker) & ~stopping);
}

/** Whether a square is on a side's own back rank (side 0: rank 1). */
function isOwnBackRank(side: i32, square: i32): bool {
  return side == 0 ? square < 8 : square >= 56 && square < 64;
}

/** The winner of the round if a side's kick ends at a place: 1 White, 2 Black, 0 none. */
export function winnerOf(side: i32, place: i32): i32 {
  if (place == OUT_TOP) return 1;
  if (place == OUT_BOTTOM) return 2;
  return isOwnBackRank(side ^ 1, place) ? side + 1 : 0;
}

/** Whether a move or capture brings a pawn to the opponent's back rank. */
export function isPawnGoal(at: usize, action: u32): bool {
  const to = toOf(action);
  return (to >= 56 || to < 8) && (pieceOn(at, fromOf(action)) & 7) == PAWN;
}

/**
 * Writes the outcomes of an action and their weights; returns their number. They are the squares on which a cleared
 * ball may be dropped, all equally likely.
 */
export function chance(at: usize, action: u32, list: usize): i32 {
  const kind = kindOf(action);
  if (kind == MOVE || kind == CAPTURE || kind == PASS) return 0;
  const side = sideOf(at);
  // Only a kick towards the own end can bring the ball there. Jump kicks never go that way.
  const ranks = (toOf(action) >> 3) - (fromOf(action) >> 3);
  if (side == 0 ? ranks >= 0 : ranks <= 0) return 0;
  if (!isOwnBackRank(side, flightOf(at, action))) return 0;
  const free = ~(((occupied(at) & ~bit(fromOf(action))) | bit(toOf(action))) & ~destroyed);
  let squares = free & CENTRE;
  if (!squares) squares = free & MIDFIELD;
  if (!squares) squares = free & FIELD;
  let count = 0;
  for (; squares; squares = rest(squares)) {
    store<i32>(list + (<usize>count << 3), lowest(squares));
    store<i32>(list + (<usize>count << 3), 1, 4);
    count++;
  }
  return count;
}

/** Writes the position after an action to `next`. */
export function play(at: usize, next: usize, action: u32, outcome: i32): void {
  copy(at, next);
  const kind = kindOf(action);
  const side = sideOf(at);
  const number = numberOf(at) + 1;
  setPassed(next, kind == PASS);
  changeSide(next);
  if (kind == PASS) {
    setCounters(next, quietOf(at) + 1, number, reversibleOf(at) + 1);
    return;
  }
  const from = fromOf(action);
  const to = toOf(action);
  const piece = pieceOn(at, from);
  const isPawn = (piece & 7) == PAWN;
  let cannotRecur = isPawn;
  if (kind == CAPTURE) {
    take(next, pieceOn(at, to), to);
    cannotRecur = true;
  }
  take(next, piece, from);
  put(next, piece, to);
  if (kind == MOVE || kind == CAPTURE) {
    if (isPawnGoal(at, action)) setEnded(next, side + 1);
    setCounters(next, cannotRecur ? 0 : quietOf(at) + 1, number, cannotRecur ? 0 : reversibleOf(at) + 1);
    return;
  }
  const place = flightOf(at, action);
  for (let hits = destroyed; hits; hits = rest(hits)) {
    const square = lowest(hits);
    take(next, pieceOn(next, square), square);
    cannotRecur = true;
  }
  setCounters(next, 0, number, cannotRecur ? 0 : reversibleOf(at) + 1);
  const winner = winnerOf(side, place);
  if (winner) setEnded(next, winner);
  else putBall(next, isOwnBackRank(side, place) ? outcome : place);
}

/** Gives the turn to the other side without an action, for the search's null move. */
export function playNullMove(at: usize, next: usize): void {
  copy(at, next);
  changeSide(next);
  setPassed(next, false);
  setCounters(next, quietOf(at) + 1, numberOf(at) + 1, 0);
}
