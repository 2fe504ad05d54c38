// Generates the legal actions. It finds pins and checks before it writes the first move, so it need not try any move.
import { kingAttacks, knightAttacks, pawnAttacksLeft, pawnAttacksRight } from "@kickmate/bitboards/assembly/attacks";
import { bit, holds, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { between, lineThrough } from "@kickmate/bitboards/assembly/lines";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { CAPTURE, END, makeAction, MOVE, PASS, SHOT } from "./actions";
import { dangerFor, pinnedOf } from "./attackers";
import { ahead, CENTRE_CIRCLE, goalOf, halfOf, receiversOf, targetsOf } from "./reach";
import { AFTER_MOVE, AFTER_PASS, CORNER, CORNER_MOVE_SHOT, CORNER_PASS_SHOT, ElevenPosition, isTurnStart, KICK_OFF, KICK_OFF_PASS, WITH_BALL, WITHOUT_BALL } from "./position";

const ALL: u64 = 0xffffffffffffffff;

// The elements of a turn that are allowed in a phase, as bits.
const MOVES: i32 = 1;
const PASSES: i32 = 2;
const SHOTS: i32 = 4;

function elementsOf(position: ElevenPosition): i32 {
  switch (<i32>position.phase) {
    case KICK_OFF:
    case WITHOUT_BALL:
    case AFTER_PASS:
      return MOVES;
    case KICK_OFF_PASS:
    case AFTER_MOVE:
      return PASSES;
    case WITH_BALL:
      return position.checkers ? MOVES : MOVES | PASSES | SHOTS;
    case CORNER:
      return MOVES | PASSES;
    case CORNER_PASS_SHOT:
      return PASSES | SHOTS;
    case CORNER_MOVE_SHOT:
      return MOVES | SHOTS;
  }
  return SHOTS;
}

// The squares to which the side to act must move if it can: the centre circle, or its own half in answer to a kick-off.
function zoneOf(position: ElevenPosition, phase: i32, side: i32): u64 {
  if (phase == KICK_OFF) return CENTRE_CIRCLE;
  return phase == WITHOUT_BALL && position.ownHalf ? halfOf(side) : ALL;
}

/** Writes the legal actions (`noisy`: only captures and shots) to `list`, u32 each; returns their number. */
export function generate(position: ElevenPosition, list: usize, noisy: bool): i32 {
  if (position.end) return 0;
  const side: i32 = position.side;
  const phase: i32 = position.phase;
  const elements = elementsOf(position);
  let end = list;
  if (elements & MOVES) {
    const aims = noisy ? position.pieces(side ^ 1) : ALL;
    const zone = zoneOf(position, phase, side);
    if (zone != ALL) end = writeMoves(position, end, side, aims & zone);
    // A side that cannot move to where it should may make any move.
    if (zone == ALL || (end == list && (!noisy || !isMoveTo(position, side, zone)))) end = writeMoves(position, end, side, aims);
  }
  if (elements & PASSES && !noisy) end = writeBall(end, position.ball, receiversOf(position), PASS);
  if (elements & SHOTS) end = writeBall(end, position.ball, targetsOf(position, side), SHOT);
  if (noisy) return <i32>((end - list) >> 2);
  if (isTurnStart(phase) ? end == list && position.checkers == 0 : phase != KICK_OFF_PASS) {
    store<u32>(end, makeAction(0, 0, END));
    end += 4;
  }
  return <i32>((end - list) >> 2);
}

// Writes passes or shots from the ball's square to each square of a set.
function writeBall(list: usize, ball: i32, targets: u64, kind: u32): usize {
  for (let set = targets; set; set = rest(set)) {
    store<u32>(list, makeAction(ball, lowest(set), kind));
    list += 4;
  }
  return list;
}

// Writes the moves of a piece to a set of squares: captures on squares with an enemy (CAPTURE is MOVE + 1).
function writeTargets(list: usize, from: i32, targets: u64, enemies: u64): usize {
  const start = <u32>from << 8;
  for (let set = targets; set; set = rest(set)) {
    const to = lowest(set);
    store<u32>(list, (holds(enemies, to) << 16) | start | <u32>to);
    list += 4;
  }
  return list;
}

// Writes pawn moves in one direction: `step` is the difference between target and pawn.
function writePawns(list: usize, targets: u64, step: i32, kind: u32): usize {
  for (let set = targets; set; set = rest(set)) {
    const to = lowest(set);
    store<u32>(list, makeAction(to - step, to, kind));
    list += 4;
  }
  return list;
}

/** Writes the legal moves of the side to act to squares among `aims`; returns the address after the last. */
function writeMoves(position: ElevenPosition, list: usize, side: i32, aims: u64): usize {
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const all = own | enemies;
  const king = position.kingOf(side);
  const checkers = position.checkers;
  // A king is never captured.
  const open = aims & ~own & ~position.kings;

  // 1. The king.
  const steps = kingAttacks(king) & open;
  if (steps) list = writeTargets(list, king, steps & ~dangerFor(position, side), enemies);
  if (rest(checkers)) return list;

  // 2. The other pieces. In check they must capture the checking piece or go between it and the king.
  const targets = checkers ? open & (checkers | between(king, lowest(checkers))) : open;
  const pinned = pinnedOf(position, side, king);
  // A pinned knight has no move.
  for (let set = position.knights & own & ~pinned; set; set = rest(set)) {
    const from = lowest(set);
    list = writeTargets(list, from, knightAttacks(from) & targets, enemies);
  }
  const queens = position.queens;
  for (let set = (position.bishops | queens) & own; set; set = rest(set)) {
    const from = lowest(set);
    let reach = bishopAttacks(from, all) & targets;
    if (pinned & bit(from)) reach &= lineThrough(king, from);
    list = writeTargets(list, from, reach, enemies);
  }
  for (let set = (position.rooks | queens) & own; set; set = rest(set)) {
    const from = lowest(set);
    let reach = rookAttacks(from, all) & targets;
    if (pinned & bit(from)) reach &= lineThrough(king, from);
    list = writeTargets(list, from, reach, enemies);
  }

  // 3. Pawns: all that are not pinned together, pinned ones one by one.
  const pawns = position.pawns & own;
  const unmoved = position.unmoved;
  list = writePawnMoves(list, side, pawns & ~pinned, unmoved, all, enemies, targets);
  for (let set = pawns & pinned; set; set = rest(set)) {
    const pawn = lowest(set);
    list = writePawnMoves(list, side, bit(pawn), unmoved, all, enemies, targets & lineThrough(king, pawn));
  }
  return list;
}

// Writes the steps and captures of a set of pawns, to squares of `targets`.
function writePawnMoves(
  list: usize, side: i32, pawns: u64, unmoved: u64, all: u64, enemies: u64, targets: u64,
): usize {
  const up = side == 0 ? 8 : -8;
  const preys = enemies & targets;
  const once = ahead(side, pawns) & ~all;
  const twice = ahead(side, ahead(side, pawns & unmoved) & ~all) & ~all;
  list = writePawns(list, pawnAttacksLeft(side, pawns) & preys, up - 1, CAPTURE);
  list = writePawns(list, pawnAttacksRight(side, pawns) & preys, up + 1, CAPTURE);
  list = writePawns(list, once & targets, up, MOVE);
  return writePawns(list, twice & targets, 2 * up, MOVE);
}

// Actions that are only counted are written here.
const COUNTED: usize = memory.data(4 * 256, 8);

/** Returns whether the side to act has a legal move, even if its turn does not allow a move now. */
export function canMove(position: ElevenPosition): bool {
  return isMoveTo(position, position.side, ALL);
}

function isMoveTo(position: ElevenPosition, side: i32, aims: u64): bool {
  return writeMoves(position, COUNTED, side, aims) != COUNTED;
}

/** The number of successors, for perft's leaves: each outcome of a shot counts. */
export function countSuccessors(position: ElevenPosition): i32 {
  const actions = generate(position, COUNTED, false);
  if (!(elementsOf(position) & SHOTS)) return actions;
  const side: i32 = position.side;
  // A shot at a goal with a defender has three outcomes.
  const isGuarded = (goalOf(side ^ 1) & position.pieces(side ^ 1)) != 0;
  const targets = targetsOf(position, side);
  if (position.end || !isGuarded || !targets) return actions;
  return actions + (rest(targets) ? 4 : 2);
}

/** Returns whether the side to act is checkmated. */
export function isMated(position: ElevenPosition): bool {
  return position.checkers != 0 && !canMove(position);
}
