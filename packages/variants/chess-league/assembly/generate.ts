// Generates the legal actions.
import {
  bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, pawnAttacksLeft, pawnAttacksRight, rookAttacks,
} from "@kickmate/bitboards/assembly/attacks";
import { bit, count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { CAPTURE, JUMP_KICK, KICK, makeAction, MOVE, PASS } from "./actions";
import { kickDirection, pathOf } from "./flight";
import { listOutcomes } from "./play";
import { LeaguePosition } from "./position";

const RANK_3: u64 = 0x0000000000ff0000;
const RANK_6: u64 = 0x0000ff0000000000;
const BACK_RANKS: u64 = 0xff000000000000ff;

// Actions and outcomes that are only counted are written here.
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

// Whether the ball could leave its square: no king or rook, apart from the kicker, stands on the first square of its
// flight.
function canKick(position: LeaguePosition, from: i32, ball: i32): bool {
  const first = <i32>(pathOf(ball, kickDirection(from, ball)) & 255);
  return first >= 64 || (position.stoppers() & ~bit(from) & bit(first)) == 0;
}

function appendPiece(end: usize, position: LeaguePosition, from: i32, reach: u64, enemies: u64, empty: u64, ball: i32, withoutMoves: bool): usize {
  end = appendAll(end, from, reach & enemies, CAPTURE);
  if (reach & bit(ball) && canKick(position, from, ball)) end = append(end, makeAction(from, ball, KICK));
  return withoutMoves ? end : appendAll(end, from, reach & empty, MOVE);
}

/** Writes the legal actions to `list` (`withoutMoves`: only captures, kicks and pawn goals), and returns their number. */
export function generate(position: LeaguePosition, list: usize, withoutMoves: bool): i32 {
  if (position.end) return 0;
  const side: i32 = position.side;
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const all = own | enemies;
  const ball: i32 = position.ball;
  const ballSet = bit(ball);
  const blockers = all | ballSet;
  const empty = ~blockers;

  let end = appendPawns(list, position, side, own & position.pawns, enemies, all, ball, withoutMoves);
  for (let set = own & position.knights; set; set = rest(set)) {
    const from = lowest(set);
    end = appendPiece(end, position, from, knightAttacks(from), enemies, empty, ball, withoutMoves);
  }
  for (let set = own & (position.bishops | position.queens); set; set = rest(set)) {
    const from = lowest(set);
    end = appendPiece(end, position, from, bishopAttacks(from, blockers), enemies, empty, ball, withoutMoves);
  }
  for (let set = own & (position.rooks | position.queens); set; set = rest(set)) {
    const from = lowest(set);
    end = appendPiece(end, position, from, rookAttacks(from, blockers), enemies, empty, ball, withoutMoves);
  }
  for (let set = own & position.kings; set; set = rest(set)) {
    const from = lowest(set);
    end = appendPiece(end, position, from, kingAttacks(from), enemies, empty, ball, withoutMoves);
  }
  if (end == list && !withoutMoves) end = append(end, makeAction(0, 0, PASS));
  return <i32>((end - list) >> 2);
}

function appendPawns(end: usize, position: LeaguePosition, side: i32, set: u64, enemies: u64, all: u64, ball: i32, withoutMoves: bool): usize {
  const up = side == 0 ? 8 : -8;
  const empty = ~(all | bit(ball));
  const afterFirstStep = side == 0 ? RANK_3 : RANK_6;
  end = appendPawnKicks(end, position, side, set, all, ball);
  for (; set; set = rest(set)) {
    const from = lowest(set);
    end = appendAll(end, from, pawnAttacks(side, from) & enemies, CAPTURE);
    const one = bit(from + up) & empty;
    if (!one || (withoutMoves && (one & BACK_RANKS) == 0)) continue;
    end = append(end, makeAction(from, from + up, MOVE));
    if (one & afterFirstStep && bit(from + 2 * up) & empty) end = append(end, makeAction(from, from + 2 * up, MOVE));
  }
  return end;
}

// The kicks of a side's pawns: diagonal, straight by one step or two, and over the ball.
function appendPawnKicks(end: usize, position: LeaguePosition, side: i32, set: u64, all: u64, ball: i32): usize {
  const up = side == 0 ? 8 : -8;
  const afterFirstStep = side == 0 ? RANK_3 : RANK_6;
  const back = ball - up;
  let able = pawnAttacks(side ^ 1, ball) & set;
  if (set & bit(back)) able |= bit(back);
  else if (bit(back) & afterFirstStep & ~all) able |= set & bit(back - up);
  for (; able; able = rest(able)) {
    const from = lowest(able);
    if (canKick(position, from, ball)) end = append(end, makeAction(from, ball, KICK));
  }
  const mayJump = bit(ball) & afterFirstStep && set & bit(back) && !(all & bit(ball + up));
  if (mayJump && !(position.stoppers() & bit(ball + 2 * up))) end = append(end, makeAction(back, ball + up, JUMP_KICK));
  return end;
}

// The squares one rank further forward.
function ahead(side: i32, set: u64): u64 {
  return side == 0 ? set << 8 : set >> 8;
}

/** The number of successors, for perft's leaves: each outcome of chance counts. */
export function countSuccessors(position: LeaguePosition): i32 {
  if (position.end) return 0;
  const side: i32 = position.side;
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const all = own | enemies;
  const ball: i32 = position.ball;
  const ballSet = bit(ball);
  const blockers = all | ballSet;
  const targets = ~(own | ballSet);
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
  kickers |= bishopAttacks(ball, all) & (position.bishops | queens);
  kickers |= rookAttacks(ball, all) & (position.rooks | queens);
  kickers |= kingAttacks(ball) & position.kings;

  const set = own & position.pawns;
  const empty = ~blockers;
  total += count(pawnAttacksLeft(side, set) & enemies) + count(pawnAttacksRight(side, set) & enemies);
  const singles = ahead(side, set) & empty;
  const afterFirstStep = side == 0 ? RANK_3 : RANK_6;
  total += count(ahead(side, singles & afterFirstStep) & empty);
  total += count(singles);

  kickers &= own;
  for (; kickers; kickers = rest(kickers)) {
    const from = lowest(kickers);
    if (canKick(position, from, ball)) total += max(1, listOutcomes(position, makeAction(from, ball, KICK), SCRATCH));
  }
  total += <i32>((appendPawnKicks(SCRATCH, position, side, set, all, ball) - SCRATCH) >> 2);
  // A side without any other action passes.
  return max(1, total);
}
