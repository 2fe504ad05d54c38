// Generates the legal moves. Pins and checks are found before the first move is written, so no move has to be tried.
import {
  kingAttacks, knightAttacks, NE, NW, pawnAttacks, pawnAttacksLeft, pawnAttacksRight, ray, SE, SW,
} from "@kickmate/bitboards/assembly/attacks";
import { bit, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { bishopAttacks, rookAttacks } from "@kickmate/bitboards/assembly/sliders";
import { DOUBLE_STEP, EN_PASSANT, MOVE } from "./actions";
import { attackersOf, dangerBy } from "./attackers";
import {
  castledKing, castlingAction, castlingEmptySquares, castlingKingPath, castlingWay, occupiedAfterCastling,
} from "./castling";
import { between, bishopLines, lineThrough, rookLines } from "@kickmate/bitboards/assembly/lines";
import { NOWHERE } from "../src/packed";
import { ChessPosition } from "./position";
import { fileSquares } from "./sides";

const ALL_SQUARES: u64 = 0xffffffffffffffff;
const LAST_RANKS: u64 = 0xff000000000000ff;

function writeMove(list: usize, from: i32, to: i32, kind: u32): usize {
  store<u32>(list, (kind << 16) | (<u32>from << 8) | <u32>to);
  return list + 4;
}

// JavaScript engines are slow with many loops in one function (V8 may compile it again and again). So there each loop that writes moves
// is a function of its own (`...Apart`), called only if there is something to write; in WebAssembly the loops are inlined (`...Here`).

// Writes the moves of a piece to a set of squares.
// @ts-ignore: decorator
@inline
function writeTargets(list: usize, from: i32, targets: u64): usize {
  if (isDefined(PLAIN)) return targets ? writeTargetsApart(list, from, targets) : list;
  return writeTargetsHere(list, from, targets);
}

function writeTargetsApart(list: usize, from: i32, targets: u64): usize {
  return writeTargetsHere(list, from, targets);
}

// @ts-ignore: decorator
@inline
function writeTargetsHere(list: usize, from: i32, targets: u64): usize {
  const start = <u32>from << 8;
  for (let set = targets; set; set = rest(set)) {
    store<u32>(list, start | <u32>lowest(set));
    list += 4;
  }
  return list;
}

// Writes pawn moves with the same step: `step` squares from each pawn to its target.
// @ts-ignore: decorator
@inline
function writePawnMoves(list: usize, targets: u64, step: i32, kind: u32): usize {
  if (isDefined(PLAIN)) return targets ? writePawnMovesApart(list, targets, step, kind) : list;
  return writePawnMovesHere(list, targets, step, kind);
}

function writePawnMovesApart(list: usize, targets: u64, step: i32, kind: u32): usize {
  return writePawnMovesHere(list, targets, step, kind);
}

// @ts-ignore: decorator
@inline
function writePawnMovesHere(list: usize, targets: u64, step: i32, kind: u32): usize {
  for (let set = targets & ~LAST_RANKS; set; set = rest(set)) {
    const to = lowest(set);
    list = writeMove(list, to - step, to, kind);
  }
  if (!(targets & LAST_RANKS)) return list;
  for (let set = targets & LAST_RANKS; set; set = rest(set)) {
    const to = lowest(set);
    const move = (kind << 16) | (<u32>(to - step) << 8) | <u32>to;
    store<u32>(list, move | (4 << 24));
    store<u32>(list, move | (1 << 24), 4);
    store<u32>(list, move | (3 << 24), 8);
    store<u32>(list, move | (2 << 24), 12);
    list += 16;
  }
  return list;
}

/** A side's pieces that alone stand between their king and an enemy slider. */
function pinnedOf(position: ChessPosition, side: i32, king: i32): u64 {
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const occupied = own | enemies;
  const queens = position.queens;
  let pinned: u64 = 0;
  let snipers: u64 = 0;
  const straight = (position.rooks | queens) & enemies & rookLines(king);
  const diagonal = (position.bishops | queens) & enemies & bishopLines(king);
  if (straight) snipers |= rookAttacks(king, enemies) & straight;
  if (diagonal) snipers |= bishopAttacks(king, enemies) & diagonal;
  for (; snipers; snipers = rest(snipers)) {
    const blockers = between(king, lowest(snipers)) & occupied;
    if (rest(blockers) == 0) pinned |= blockers;
  }
  return pinned & own;
}

/** Returns whether a pawn can capture en passant without leaving its king in check. Two pawns leave their squares at once. */
export function canCapturePassant(position: ChessPosition, from: i32, to: i32): bool {
  const side: i32 = position.side;
  const victim = to ^ 8;
  const occupiedAfter = (position.occupied() ^ bit(from) ^ bit(victim)) | bit(to);
  return (attackersOf(position, side ^ 1, position.kingOf(side), occupiedAfter) & ~bit(victim)) == 0;
}

/** The pawns of the side to move that attack an en passant square. */
export function passantCapturers(position: ChessPosition, square: i32): u64 {
  const side: i32 = position.side;
  return pawnAttacks(side ^ 1, square) & position.pawns & position.pieces(side);
}

// Writes the legal moves (captures and promotions, the quiet ones, or both) to `list`, u32 each; returns their number.
// Captures are written as MOVE: to tell them apart takes time, and the board shows them.
function writeMoves(position: ChessPosition, list: usize, withNoisy: bool, withQuiet: bool): i32 {
  const start = list;
  const side: i32 = position.side;
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const occupied = own | enemies;
  const king = position.kingOf(side);
  const checkers = position.checkers;
  const wantedSquares = (withNoisy ? enemies : 0) | (withQuiet ? ~occupied : 0);

  // 1. The king, and castling.
  let targets = kingAttacks(king) & wantedSquares;
  let rights = !withQuiet || checkers != 0 ? 0 : (<i32>position.castlingRights >> (side << 1)) & 3;
  if ((rights & 1) && (castlingEmptySquares(castlingWay(position, side << 1)) & occupied)) rights &= 2;
  if ((rights & 2) && (castlingEmptySquares(castlingWay(position, (side << 1) + 1)) & occupied)) rights &= 1;
  if (targets != 0 || rights != 0) {
    // To test one square is faster than to find all squares that are attacked.
    const danger = rights == 0 && rest(targets) == 0
      ? attackersOf(position, side ^ 1, lowest(targets), occupied ^ bit(king)) ? targets : 0
      : dangerBy(position, side ^ 1);
    list = writeTargets(list, king, targets & ~danger);
    for (let n = 0; n < 2; n++) {
      const right = (side << 1) + n;
      if (!(rights & (1 << n))) continue;
      const way = castlingWay(position, right);
      if (castlingKingPath(way) & danger) continue;
      // A rook that leaves the back rank's line may uncover an attack on its king (Chess960).
      const sliders = (position.rooks | position.queens) & enemies;
      if (rookAttacks(castledKing(right), occupiedAfterCastling(way, occupied)) & sliders) continue;
      store<u32>(list, castlingAction(way));
      list += 4;
    }
  }
  if (rest(checkers)) return <i32>((list - start) >> 2);

  // 2. The other pieces. In check they must capture the checking piece or go between it and the king (`checkAnswers`).
  const checkAnswers = checkers ? checkers | between(king, lowest(checkers)) : ALL_SQUARES;
  const pinned = pinnedOf(position, side, king);
  const allowedSquares = wantedSquares & checkAnswers;
  // A pinned knight has no move.
  for (let set = position.knights & own & ~pinned; set; set = rest(set)) {
    const from = lowest(set);
    list = writeTargets(list, from, knightAttacks(from) & allowedSquares);
  }
  const queens = position.queens;
  for (let set = (position.bishops | queens) & own; set; set = rest(set)) {
    const from = lowest(set);
    let reach = bishopAttacks(from, occupied) & allowedSquares;
    if (pinned & bit(from)) reach &= lineThrough(king, from);
    list = writeTargets(list, from, reach);
  }
  for (let set = (position.rooks | queens) & own; set; set = rest(set)) {
    const from = lowest(set);
    let reach = rookAttacks(from, occupied) & allowedSquares;
    if (pinned & bit(from)) reach &= lineThrough(king, from);
    list = writeTargets(list, from, reach);
  }

  // 3. Pawns. Some push, some capture along diagonals that rise or fall towards the h-file; a pinned pawn only along the line of its pin.
  const pawns = position.pawns & own;
  const freePawns = pawns & ~pinned;
  let pushers = freePawns;
  let risingCapturers = freePawns;
  let fallingCapturers = freePawns;
  const pinnedPawns = pawns & pinned;
  if (pinnedPawns) {
    pushers |= pinnedPawns & fileSquares(king);
    risingCapturers |= pinnedPawns & (ray(king, NE) | ray(king, SW));
    fallingCapturers |= pinnedPawns & (ray(king, NW) | ray(king, SE));
  }
  const capturable = enemies & checkAnswers;
  const wantedPushSquares = (withNoisy ? LAST_RANKS : 0) | (withQuiet ? ~LAST_RANKS : 0);
  const empty = ~occupied;
  if (side == 0) {
    if (withNoisy) {
      list = writePawnMoves(list, pawnAttacksLeft(0, fallingCapturers) & capturable, 7, MOVE);
      list = writePawnMoves(list, pawnAttacksRight(0, risingCapturers) & capturable, 9, MOVE);
    }
    const singlePushes = (pushers << 8) & empty;
    list = writePawnMoves(list, singlePushes & checkAnswers & wantedPushSquares, 8, MOVE);
    if (withQuiet) list = writePawnMoves(list, ((singlePushes & 0xff0000) << 8) & empty & checkAnswers, 16, DOUBLE_STEP);
  } else {
    if (withNoisy) {
      list = writePawnMoves(list, pawnAttacksLeft(1, risingCapturers) & capturable, -9, MOVE);
      list = writePawnMoves(list, pawnAttacksRight(1, fallingCapturers) & capturable, -7, MOVE);
    }
    const singlePushes = (pushers >> 8) & empty;
    list = writePawnMoves(list, singlePushes & checkAnswers & wantedPushSquares, -8, MOVE);
    if (withQuiet) list = writePawnMoves(list, ((singlePushes & 0xff0000000000) >> 8) & empty & checkAnswers, -16, DOUBLE_STEP);
  }

  // 4. En passant.
  const passant: i32 = position.passantSquare;
  if (withNoisy && passant != NOWHERE) {
    for (let set = passantCapturers(position, passant); set; set = rest(set)) {
      const from = lowest(set);
      if (canCapturePassant(position, from, passant)) list = writeMove(list, from, passant, EN_PASSANT);
    }
  }
  return <i32>((list - start) >> 2);
}

/** Writes the legal moves to `list`; returns their number. */
export function generate(position: ChessPosition, list: usize): i32 {
  return writeMoves(position, list, true, true);
}

/** Writes the legal moves that capture or promote; returns their number. */
export function generateNoisy(position: ChessPosition, list: usize): i32 {
  return writeMoves(position, list, true, false);
}

/** Writes the legal moves that neither capture nor promote; returns their number. */
export function generateQuiet(position: ChessPosition, list: usize): i32 {
  const count = writeMoves(position, list, false, true);
  assert(count + generateNoisy(position, SCRATCH) == countSuccessors(position));
  return count;
}

// Memory for moves that are only counted.
const SCRATCH: usize = memory.data(4 * 256, 8);

/** The number of legal moves, for perft's leaves. */
export function countSuccessors(position: ChessPosition): i32 {
  return generate(position, SCRATCH);
}

/** Returns whether the side to move has no legal move. */
export function hasNoMove(position: ChessPosition): bool {
  return generate(position, SCRATCH) == 0;
}
