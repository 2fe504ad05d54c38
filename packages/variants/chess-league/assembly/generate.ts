// Generates the legal actions.
import {
  bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, pawnAttacksLeft, pawnAttacksRight, rookAttacks,
} from "@kickmate/bitboards/assembly/attacks";
import { bit, count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { CAPTURE, JUMP_KICK, KICK, makeAction, MOVE, PASS } from "./actions";
import { kickDirection, OUT_TOP, pathOf } from "./flight";
import { listOutcomes } from "./play";
import { LeaguePosition } from "./position";

const RANK_3: u64 = 0x0000000000ff0000;
const RANK_6: u64 = 0x0000ff0000000000;
const BACK_RANKS: u64 = 0xff000000000000ff;

// Memory for actions and outcomes that are only counted.
const SCRATCH: usize = memory.data(64 * 8, 8);

// The append... functions write actions at the end of a list, the address `end`, and return its new end.

function append(end: usize, action: u32): usize {
  store<u32>(end, action);
  return end + 4;
}

function appendAll(end: usize, from: i32, targets: u64, kind: u32): usize {
  for (; targets; targets = rest(targets)) end = append(end, makeAction(from, lowest(targets), kind));
  return end;
}

// Returns whether a piece's kick would move the ball: no other king or rook stands on the first square of the flight.
function canKick(position: LeaguePosition, from: i32, ball: i32): bool {
  const firstSquare = <i32>(pathOf(ball, kickDirection(from, ball)) & 255);
  return firstSquare >= OUT_TOP || (position.stoppers() & ~bit(from) & bit(firstSquare)) == 0;
}

function appendPieceActions(
  end: usize, position: LeaguePosition, from: i32, attacks: u64, enemies: u64, empty: u64, ball: i32, leavesOutMoves: bool,
): usize {
  end = appendAll(end, from, attacks & enemies, CAPTURE);
  if (attacks & bit(ball) && canKick(position, from, ball)) end = append(end, makeAction(from, ball, KICK));
  return leavesOutMoves ? end : appendAll(end, from, attacks & empty, MOVE);
}

/** Writes the legal actions to `list`, and returns their number. `leavesOutMoves`: without the pass, and without moves that do not score. */
export function generate(position: LeaguePosition, list: usize, leavesOutMoves: bool): i32 {
  if (position.end) return 0;
  const side: i32 = position.side;
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const occupied = own | enemies;
  const ball: i32 = position.ball;
  const ballBit = bit(ball);
  const blockers = occupied | ballBit;
  const empty = ~blockers;

  let end = appendPawnActions(list, position, side, own & position.pawns, enemies, occupied, ball, leavesOutMoves);
  for (let set = own & position.knights; set; set = rest(set)) {
    const from = lowest(set);
    end = appendPieceActions(end, position, from, knightAttacks(from), enemies, empty, ball, leavesOutMoves);
  }
  for (let set = own & (position.bishops | position.queens); set; set = rest(set)) {
    const from = lowest(set);
    end = appendPieceActions(end, position, from, bishopAttacks(from, blockers), enemies, empty, ball, leavesOutMoves);
  }
  for (let set = own & (position.rooks | position.queens); set; set = rest(set)) {
    const from = lowest(set);
    end = appendPieceActions(end, position, from, rookAttacks(from, blockers), enemies, empty, ball, leavesOutMoves);
  }
  for (let set = own & position.kings; set; set = rest(set)) {
    const from = lowest(set);
    end = appendPieceActions(end, position, from, kingAttacks(from), enemies, empty, ball, leavesOutMoves);
  }
  if (end == list && !leavesOutMoves) end = append(end, makeAction(0, 0, PASS));
  return <i32>((end - list) >> 2);
}

function appendPawnActions(
  end: usize, position: LeaguePosition, side: i32, pawns: u64, enemies: u64, occupied: u64, ball: i32, leavesOutMoves: bool,
): usize {
  const up = side == 0 ? 8 : -8;
  const empty = ~(occupied | bit(ball));
  const rankAfterFirstStep = side == 0 ? RANK_3 : RANK_6;
  end = appendPawnKicks(end, position, side, pawns, occupied, ball);
  for (; pawns; pawns = rest(pawns)) {
    const from = lowest(pawns);
    end = appendAll(end, from, pawnAttacks(side, from) & enemies, CAPTURE);
    const step = bit(from + up) & empty;
    if (!step || (leavesOutMoves && (step & BACK_RANKS) == 0)) continue;
    end = append(end, makeAction(from, from + up, MOVE));
    if (step & rankAfterFirstStep && bit(from + 2 * up) & empty) end = append(end, makeAction(from, from + 2 * up, MOVE));
  }
  return end;
}

// Appends the kicks of a side's pawns: diagonally, straight by one step or two, and over the ball.
function appendPawnKicks(end: usize, position: LeaguePosition, side: i32, pawns: u64, occupied: u64, ball: i32): usize {
  const up = side == 0 ? 8 : -8;
  const rankAfterFirstStep = side == 0 ? RANK_3 : RANK_6;
  const behind = ball - up;
  let kickers = pawnAttacks(side ^ 1, ball) & pawns;
  if (pawns & bit(behind)) kickers |= bit(behind);
  else if (bit(behind) & rankAfterFirstStep & ~occupied) kickers |= pawns & bit(behind - up);
  for (; kickers; kickers = rest(kickers)) {
    const from = lowest(kickers);
    if (canKick(position, from, ball)) end = append(end, makeAction(from, ball, KICK));
  }
  // A pawn that jumps over the ball lands on the next square, so the ball has to fly to the one after.
  const mayJump = bit(ball) & rankAfterFirstStep && pawns & bit(behind) && !(occupied & bit(ball + up));
  if (mayJump && !(position.stoppers() & bit(ball + 2 * up))) end = append(end, makeAction(behind, ball + up, JUMP_KICK));
  return end;
}

// The squares one rank further forward.
function oneRankForward(side: i32, squares: u64): u64 {
  return side == 0 ? squares << 8 : squares >> 8;
}

/** The number of successors, for perft's leaves: each outcome of chance counts. */
export function countSuccessors(position: LeaguePosition): i32 {
  if (position.end) return 0;
  const side: i32 = position.side;
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const occupied = own | enemies;
  const ball: i32 = position.ball;
  const ballBit = bit(ball);
  const blockers = occupied | ballBit;
  const targets = ~(own | ballBit);
  const queens = position.queens;
  let total = 0;
  let kickers: u64 = 0;

  for (let set = own & position.knights; set; set = rest(set)) total += count(knightAttacks(lowest(set)) & targets);
  for (let set = own & (position.bishops | queens); set; set = rest(set)) {
    total += count(bishopAttacks(lowest(set), blockers) & targets);
  }
  for (let set = own & (position.rooks | queens); set; set = rest(set)) {
    total += count(rookAttacks(lowest(set), blockers) & targets);
  }
  for (let set = own & position.kings; set; set = rest(set)) total += count(kingAttacks(lowest(set)) & targets);
  kickers |= knightAttacks(ball) & position.knights;
  kickers |= bishopAttacks(ball, occupied) & (position.bishops | queens);
  kickers |= rookAttacks(ball, occupied) & (position.rooks | queens);
  kickers |= kingAttacks(ball) & position.kings;

  const pawns = own & position.pawns;
  const empty = ~blockers;
  total += count(pawnAttacksLeft(side, pawns) & enemies) + count(pawnAttacksRight(side, pawns) & enemies);
  const singleSteps = oneRankForward(side, pawns) & empty;
  const rankAfterFirstStep = side == 0 ? RANK_3 : RANK_6;
  total += count(oneRankForward(side, singleSteps & rankAfterFirstStep) & empty);
  total += count(singleSteps);

  kickers &= own;
  for (; kickers; kickers = rest(kickers)) {
    const from = lowest(kickers);
    if (canKick(position, from, ball)) total += max(1, listOutcomes(position, makeAction(from, ball, KICK), SCRATCH));
  }
  // Pawns kick only forwards, so their kicks have no outcomes of chance.
  total += <i32>((appendPawnKicks(SCRATCH, position, side, pawns, occupied, ball) - SCRATCH) >> 2);
  // A side without any other action passes.
  return max(1, total);
}
