// Generates the legal actions. Pins and checks are found before the first move is written, so no move has to be tried.
import { kingAttacks, knightAttacks, pawnAttacksLeft, pawnAttacksRight } from "@kickmate/bitboards/assembly/attacks";
import { bit, holds, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { between, lineThrough } from "@kickmate/bitboards/assembly/lines";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { CAPTURE, END, makeAction, MOVE, PASS, SHOT } from "./actions";
import { dangerFor, pinnedOf } from "./attackers";
import { oneRankForward, CENTRE_CIRCLE, goalOf, halfOf, receiversOf, shotTargets } from "./reach";
import {
  AFTER_MOVE, AFTER_PASS, CORNER, CORNER_MOVE_SHOT, CORNER_PASS_SHOT, ElevenPosition, isTurnStart, KICK_OFF, KICK_OFF_PASS, WITH_BALL,
  WITHOUT_BALL,
} from "./position";

const ALL_SQUARES: u64 = 0xffffffffffffffff;

// The elements of a turn, as bits.
const MOVES: i32 = 1;
const PASSES: i32 = 2;
const SHOTS: i32 = 4;

// The elements that the side to act may choose from now.
function allowedElements(position: ElevenPosition): i32 {
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
function moveZone(position: ElevenPosition, phase: i32, side: i32): u64 {
  if (phase == KICK_OFF) return CENTRE_CIRCLE;
  return phase == WITHOUT_BALL && position.mustStayInHalf ? halfOf(side) : ALL_SQUARES;
}

/** Writes the legal actions (`isNoisyOnly`: only captures and shots) to `list`, u32 each; returns their number. */
export function generate(position: ElevenPosition, list: usize, isNoisyOnly: bool): i32 {
  if (position.end) return 0;
  const side: i32 = position.side;
  const phase: i32 = position.phase;
  const elements = allowedElements(position);
  let end = list;
  if (elements & MOVES) {
    const wantedSquares = isNoisyOnly ? position.pieces(side ^ 1) : ALL_SQUARES;
    const zone = moveZone(position, phase, side);
    if (zone != ALL_SQUARES) end = writeMoves(position, end, side, wantedSquares & zone);
    // A side that cannot move into the zone may make any move.
    if (zone == ALL_SQUARES || (end == list && (!isNoisyOnly || !canMoveTo(position, side, zone))))
      end = writeMoves(position, end, side, wantedSquares);
  }
  if (elements & PASSES && !isNoisyOnly) end = writeBallActions(end, position.ball, receiversOf(position), PASS);
  if (elements & SHOTS) end = writeBallActions(end, position.ball, shotTargets(position, side), SHOT);
  if (isNoisyOnly) return <i32>((end - list) >> 2);
  if (isTurnStart(phase) ? end == list && position.checkers == 0 : phase != KICK_OFF_PASS) {
    store<u32>(end, makeAction(0, 0, END));
    end += 4;
  }
  return <i32>((end - list) >> 2);
}

// Writes passes or shots from the ball's square to each square of a set.
function writeBallActions(list: usize, ball: i32, targets: u64, kind: u32): usize {
  for (let set = targets; set; set = rest(set)) {
    store<u32>(list, makeAction(ball, lowest(set), kind));
    list += 4;
  }
  return list;
}

// Writes the moves of a piece to a set of squares: captures where an enemy stands (CAPTURE is MOVE + 1).
function writeTargets(list: usize, from: i32, targets: u64, enemies: u64): usize {
  const start = <u32>from << 8;
  for (let set = targets; set; set = rest(set)) {
    const to = lowest(set);
    store<u32>(list, (holds(enemies, to) << 16) | start | <u32>to);
    list += 4;
  }
  return list;
}

// Writes pawn moves with the same step: `step` squares from each pawn to its target.
function writePawnSteps(list: usize, targets: u64, step: i32, kind: u32): usize {
  for (let set = targets; set; set = rest(set)) {
    const to = lowest(set);
    store<u32>(list, makeAction(to - step, to, kind));
    list += 4;
  }
  return list;
}

/** Writes the legal moves of the side to act to the wanted squares; returns the address after the last. */
function writeMoves(position: ElevenPosition, list: usize, side: i32, wantedSquares: u64): usize {
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const occupied = own | enemies;
  const king = position.kingOf(side);
  const checkers = position.checkers;
  // A king is never captured.
  const openSquares = wantedSquares & ~own & ~position.kings;

  // 1. The king.
  const steps = kingAttacks(king) & openSquares;
  if (steps) list = writeTargets(list, king, steps & ~dangerFor(position, side), enemies);
  if (rest(checkers)) return list;

  // 2. The other pieces. In check they must capture the checking piece or go between it and the king.
  const allowedSquares = checkers ? openSquares & (checkers | between(king, lowest(checkers))) : openSquares;
  const pinned = pinnedOf(position, side, king);
  // A pinned knight has no move.
  for (let set = position.knights & own & ~pinned; set; set = rest(set)) {
    const from = lowest(set);
    list = writeTargets(list, from, knightAttacks(from) & allowedSquares, enemies);
  }
  const queens = position.queens;
  for (let set = (position.bishops | queens) & own; set; set = rest(set)) {
    const from = lowest(set);
    let reach = bishopAttacks(from, occupied) & allowedSquares;
    if (pinned & bit(from)) reach &= lineThrough(king, from);
    list = writeTargets(list, from, reach, enemies);
  }
  for (let set = (position.rooks | queens) & own; set; set = rest(set)) {
    const from = lowest(set);
    let reach = rookAttacks(from, occupied) & allowedSquares;
    if (pinned & bit(from)) reach &= lineThrough(king, from);
    list = writeTargets(list, from, reach, enemies);
  }

  // 3. Pawns: all that are not pinned together, pinned ones one by one.
  const pawns = position.pawns & own;
  const unmovedPawns = position.unmovedPawns;
  list = writePawnMoves(list, side, pawns & ~pinned, unmovedPawns, occupied, enemies, allowedSquares);
  for (let set = pawns & pinned; set; set = rest(set)) {
    const pawn = lowest(set);
    list = writePawnMoves(list, side, bit(pawn), unmovedPawns, occupied, enemies, allowedSquares & lineThrough(king, pawn));
  }
  return list;
}

// Writes the steps and captures of a set of pawns to squares among `targets`.
function writePawnMoves(
  list: usize, side: i32, pawns: u64, unmovedPawns: u64, occupied: u64, enemies: u64, targets: u64,
): usize {
  const up = side == 0 ? 8 : -8;
  const capturable = enemies & targets;
  const singleSteps = oneRankForward(side, pawns) & ~occupied;
  const doubleSteps = oneRankForward(side, oneRankForward(side, pawns & unmovedPawns) & ~occupied) & ~occupied;
  list = writePawnSteps(list, pawnAttacksLeft(side, pawns) & capturable, up - 1, CAPTURE);
  list = writePawnSteps(list, pawnAttacksRight(side, pawns) & capturable, up + 1, CAPTURE);
  list = writePawnSteps(list, singleSteps & targets, up, MOVE);
  return writePawnSteps(list, doubleSteps & targets, 2 * up, MOVE);
}

// Memory for actions that are only counted.
const SCRATCH: usize = memory.data(4 * 256, 8);

/** Returns whether the side to act has a legal move, even if its turn does not allow a move now. */
export function canMove(position: ElevenPosition): bool {
  return canMoveTo(position, position.side, ALL_SQUARES);
}

// Returns whether the side to act has a legal move to one of the wanted squares.
function canMoveTo(position: ElevenPosition, side: i32, wantedSquares: u64): bool {
  return writeMoves(position, SCRATCH, side, wantedSquares) != SCRATCH;
}

/** The number of successors, for perft's leaves: each outcome of a shot counts. */
export function countSuccessors(position: ElevenPosition): i32 {
  const actions = generate(position, SCRATCH, false);
  if (!(allowedElements(position) & SHOTS)) return actions;
  const side: i32 = position.side;
  // A shot at a goal with a defender has three outcomes.
  const isGuarded = (goalOf(side ^ 1) & position.pieces(side ^ 1)) != 0;
  const targets = shotTargets(position, side);
  if (position.end || !isGuarded || !targets) return actions;
  return actions + (rest(targets) ? 4 : 2);
}

/** Returns whether the side to act is checkmated. */
export function isMated(position: ElevenPosition): bool {
  return position.checkers != 0 && !canMove(position);
}
