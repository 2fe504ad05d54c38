// Plays actions: the ball's flight, the end of the round, and the outcomes of chance.
import { bit, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { copyPosition, KING, PAWN, ROOK, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { NOT_ENDED, wonBy } from "@kickmate/search/assembly/limits";
import { CAPTURE, fromOf, JUMP_KICK, kindOf, MOVE, PASS, toOf } from "./actions";
import { Flight, fly, isGoal, kickDirection, OUT_TOP, pathOf, FLIGHT_LENGTH } from "./flight";
import { LeaguePosition } from "./position";

// A dropped ball (see listOutcomes) lands in the first of these zones that has a free square.
const CENTRE: u64 = 0x0000001818000000; // d4 e4 d5 e5
const MIDFIELD: u64 = 0x00003c3c3c3c0000; // c3 to f6
const FIELD: u64 = 0x00ffffffffffff00; // ranks 2 to 7

/** The flight of the ball by a legal kick. */
export function flightOf(position: LeaguePosition, action: u32): Flight {
  const from = fromOf(action);
  const to = toOf(action);
  const type = typeOf(position.pieceOn(from));
  const occupied = position.occupied() & ~bit(from);
  const stoppers = position.stoppers() & ~bit(from);
  if (kindOf(action) == JUMP_KICK) {
    // The pawn lands on the first square of the path, so the ball's flight begins with the second.
    const direction = kickDirection(from, to);
    return fly(pathOf(position.ball, direction) >> 8, FLIGHT_LENGTH - 1, stoppers, occupied & ~stoppers);
  }
  // The kicker stands where the ball was. A ball that bounces off the board's side may hit the kicker there.
  const kicker = bit(to);
  const isStopper = type == KING || type == ROOK;
  const stoppersNow = isStopper ? stoppers | kicker : stoppers;
  return fly(pathOf(to, kickDirection(from, to)), FLIGHT_LENGTH, stoppersNow, (occupied | kicker) & ~stoppersNow);
}

// Returns whether the place where a legal kick ends is a square of a side's own back rank.
function isOwnBackRank(side: i32, place: i32): bool {
  return side == 0 ? place < 8 : place >= 56 && place < 64;
}

/** The end of the round when a side's kick ends at a place: its goal, an own goal beyond its own back rank, or NOT_ENDED. */
export function roundEndByKick(side: i32, place: i32): i32 {
  if (isGoal(side, place)) return wonBy(side);
  return place >= OUT_TOP ? wonBy(side ^ 1) : NOT_ENDED;
}

/** Returns whether a move or capture brings a pawn to the opponent's back rank. */
export function isPawnGoal(position: LeaguePosition, action: u32): bool {
  const to = toOf(action);
  return (to >= 56 || to < 8) && typeOf(position.pieceOn(fromOf(action))) == PAWN;
}

/**
 * Writes the outcomes of an action and their weights; returns their number. If the ball comes to rest on the kicker's own back rank, it is
 * dropped on another square: the outcomes are these squares, all equally likely.
 */
export function listOutcomes(position: LeaguePosition, action: u32, list: usize): i32 {
  const kind = kindOf(action);
  if (kind == MOVE || kind == CAPTURE || kind == PASS) return 0;
  const side: i32 = position.side;
  // Only a kick towards the own end can leave the ball on the own back rank. Jump kicks never go that way.
  const rankChange = (toOf(action) >> 3) - (fromOf(action) >> 3);
  if (side == 0 ? rankChange >= 0 : rankChange <= 0) return 0;
  const flight = flightOf(position, action);
  if (!isOwnBackRank(side, flight.place)) return 0;
  const occupiedAfterKick = (position.occupied() & ~bit(fromOf(action))) | bit(toOf(action));
  const free = ~(occupiedAfterKick & ~flight.destroyed);
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
  const actionNumber = position.actionNumber + 1;
  next.isAfterPass = kind == PASS;
  next.changeSide();
  if (kind == PASS) {
    next.setCounters(position.quietCount + 1, actionNumber, position.reversiblePlies + 1);
    return;
  }
  const from = fromOf(action);
  const to = toOf(action);
  const piece = position.pieceOn(from);
  const isPawn = typeOf(piece) == PAWN;
  let isIrreversible = isPawn;
  if (kind == CAPTURE) {
    next.take(position.pieceOn(to), to);
    isIrreversible = true;
  }
  next.take(piece, from);
  next.put(piece, to);
  if (kind == MOVE || kind == CAPTURE) {
    if (isPawnGoal(position, action)) next.end = <u8>wonBy(side);
    next.setCounters(
      isIrreversible ? 0 : position.quietCount + 1, actionNumber, isIrreversible ? 0 : position.reversiblePlies + 1,
    );
    return;
  }
  const flight = flightOf(position, action);
  const place = flight.place;
  for (let destroyed = flight.destroyed; destroyed; destroyed = rest(destroyed)) {
    const square = lowest(destroyed);
    next.take(next.pieceOn(square), square);
    isIrreversible = true;
  }
  next.setCounters(0, actionNumber, isIrreversible ? 0 : position.reversiblePlies + 1);
  const end = roundEndByKick(side, place);
  if (end) next.end = <u8>end;
  else next.moveBall(isOwnBackRank(side, place) ? outcome : place);
}

/** Gives the turn to the other side without an action, for the search's null move. */
export function playNullMove(position: LeaguePosition, next: LeaguePosition): void {
  copyPosition<LeaguePosition>(position, next);
  next.changeSide();
  next.isAfterPass = false;
  // With `reversiblePlies` at 0 the search looks for no repetition across the null move.
  next.setCounters(position.quietCount + 1, position.actionNumber + 1, 0);
}
