// Plays actions.
import { bit, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { copyPosition, KING, PAWN, ROOK, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { NOT_ENDED, wonBy } from "@kickmate/search/assembly/limits";
import { CAPTURE, fromOf, JUMP_KICK, kindOf, MOVE, PASS, toOf } from "./actions";
import { Flight, fly, isGoal, kickDirection, OUT_TOP, pathOf, STEPS } from "./flight";
import { LeaguePosition } from "./position";

const CENTRE: u64 = 0x0000001818000000; // d4 e4 d5 e5
const MIDFIELD: u64 = 0x00003c3c3c3c0000; // c3 to f6
const FIELD: u64 = 0x00ffffffffffff00; // ranks 2 to 7

/** The flight of the ball by a legal kick. */
export function flightOf(position: LeaguePosition, action: u32): Flight {
  const from = fromOf(action);
  const to = toOf(action);
  const type = typeOf(position.pieceOn(from));
  const all = position.occupied() & ~bit(from);
  const stop = position.stoppers() & ~bit(from);
  if (kindOf(action) == JUMP_KICK) {
    // The kick goes over the landing square, the first of the three, without touching the pawn.
    const direction = kickDirection(from, to);
    return fly(pathOf(position.ball, direction) >> 8, STEPS - 1, stop, all & ~stop);
  }
  // The kicker stands where the ball was. A ball that bounces off the board's side may hit it there.
  const kicker = bit(to);
  const isStopper = type == KING || type == ROOK;
  const stopping = isStopper ? stop | kicker : stop;
  return fly(pathOf(to, kickDirection(from, to)), STEPS, stopping, (all | kicker) & ~stopping);
}

// Whether a place is a square of a side's own back rank (side 0: rank 1).
function isOwnBackRank(side: i32, place: i32): bool {
  return side == 0 ? place < 8 : place >= 56 && place < 64;
}

/** The end of the round if a side's kick ends at a place: a goal, or an own goal beyond its own back rank. */
export function endOfKick(side: i32, place: i32): i32 {
  if (isGoal(side, place)) return wonBy(side);
  return place >= OUT_TOP ? wonBy(side ^ 1) : NOT_ENDED;
}

/** Whether a move or capture brings a pawn to the opponent's back rank. */
export function isPawnGoal(position: LeaguePosition, action: u32): bool {
  const to = toOf(action);
  return (to >= 56 || to < 8) && typeOf(position.pieceOn(fromOf(action))) == PAWN;
}

/**
 * Writes the outcomes of an action and their weights; returns their number. They are the squares on which a cleared
 * ball may be dropped, all equally likely.
 */
export function listOutcomes(position: LeaguePosition, action: u32, list: usize): i32 {
  const kind = kindOf(action);
  if (kind == MOVE || kind == CAPTURE || kind == PASS) return 0;
  const side: i32 = position.side;
  // Only a kick towards the own end can leave the ball on the own back rank. Jump kicks never go that way.
  const ranks = (toOf(action) >> 3) - (fromOf(action) >> 3);
  if (side == 0 ? ranks >= 0 : ranks <= 0) return 0;
  const flight = flightOf(position, action);
  if (!isOwnBackRank(side, flight.place)) return 0;
  const withKicker = (position.occupied() & ~bit(fromOf(action))) | bit(toOf(action));
  const free = ~(withKicker & ~flight.destroyed);
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
export function play(position: LeaguePosition, next: LeaguePosition, action: u32, outcome: i32): void {
  copyPosition<LeaguePosition>(position, next);
  const kind = kindOf(action);
  const side: i32 = position.side;
  const number = position.number + 1;
  next.passed = kind == PASS;
  next.changeSide();
  if (kind == PASS) {
    next.setCounters(position.withoutProgress + 1, number, position.reversiblePlies + 1);
    return;
  }
  const from = fromOf(action);
  const to = toOf(action);
  const piece = position.pieceOn(from);
  const isPawn = typeOf(piece) == PAWN;
  let cannotRecur = isPawn;
  if (kind == CAPTURE) {
    next.take(position.pieceOn(to), to);
    cannotRecur = true;
  }
  next.take(piece, from);
  next.put(piece, to);
  if (kind == MOVE || kind == CAPTURE) {
    if (isPawnGoal(position, action)) next.end = <u8>wonBy(side);
    next.setCounters(cannotRecur ? 0 : position.withoutProgress + 1, number, cannotRecur ? 0 : position.reversiblePlies + 1);
    return;
  }
  const flight = flightOf(position, action);
  const place = flight.place;
  for (let destroyed = flight.destroyed; destroyed; destroyed = rest(destroyed)) {
    const square = lowest(destroyed);
    next.take(next.pieceOn(square), square);
    cannotRecur = true;
  }
  next.setCounters(0, number, cannotRecur ? 0 : position.reversiblePlies + 1);
  const end = endOfKick(side, place);
  if (end) next.end = <u8>end;
  else next.putBall(isOwnBackRank(side, place) ? outcome : place);
}

/** Gives the turn to the other side without an action, for the search's null move. */
export function playNullMove(position: LeaguePosition, next: LeaguePosition): void {
  copyPosition<LeaguePosition>(position, next);
  next.changeSide();
  next.passed = false;
  next.setCounters(position.withoutProgress + 1, position.number + 1, 0);
}
