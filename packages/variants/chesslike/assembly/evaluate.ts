// The static evaluation: pieces and their places (updated by play), what they see, danger to royal pieces, hanging
// pieces, the way to the exit.
import { count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { FAR, findWays, wayFrom } from "./exits";
import { bytes, clear, fileOf, hasDoors, hasExits, isRoyal, rankOf, blackHasRoyals, whiteHasRoyals } from "./map";
import { ChesslikePosition } from "./position";
import { hits, look, OBSTACLES, rides, see, steps } from "./sight";
import { aroundAt } from "./tables";
import { lastOf } from "./threats";
import { meanView, valueOf } from "./values";
import {
  HANGING, KEY, MOBILITY, NEARNESS, NO_WAY, ROOM, SIEGE, TEMPO, THREATENED, WAY, weight,
} from "./weights";

/**
 * A lead beyond this is divided by {@link SMALL}, up to {@link MOST}: larger scores are those of wins that were found.
 */
const AHEAD: i32 = 16000;
const SMALL: i32 = 64;
const MOST: i32 = 28000;
/** More squares than this do not make a royal piece safer. */
const ROOM_MOST: i32 = 6;

// By side: the set of all squares that its pieces see.
const SEEN: usize = memory.data(2 * 32, 16);
// The squares next to the last royal piece of the other side than the one that is evaluated.
const YARD: usize = memory.data(32, 16);

/** The static evaluation in hundredths of a pawn, for the side to act. */
export function evaluate(position: ChesslikePosition): i32 {
  const side: i32 = position.side;
  look(position);
  let score = position.score + sights(position, 0) - sights(position, 1);
  if (side) score = -score;
  score -= hanging(position, side, weight(HANGING)) - hanging(position, side ^ 1, weight(THREATENED));
  if (hasDoors && !isEmpty(position.doorsAt())) score += weight(KEY) * (min(position.heldBy(side), 4) - min(position.heldBy(side ^ 1), 4));
  score += weight(ROOM) * (roomOf(position, side) - roomOf(position, side ^ 1));
  // This comes last, since it replaces the obstacles by those of the map without pieces.
  if (hasExits) score += side ? -way(position) : way(position);
  return bounded(score + weight(TEMPO));
}

// Keeps a score within the limits of static evaluations: armies of a large map may be worth more.
function bounded(score: i32): i32 {
  const lead = abs(score);
  if (lead <= AHEAD) return score;
  const told = min(AHEAD + (lead - AHEAD) / SMALL, MOST);
  return score < 0 ? -told : told;
}

// The number of squares to which a side's last vital piece can go without being captured there, at most ROOM_MOST; 0 if
// the side has several vital pieces.
function roomOf(position: ChesslikePosition, side: i32): i32 {
  const square = lastOf(position.vitalsAt(side));
  if (square < 0) return 0;
  const enemies = position.piecesAt(side ^ 1);
  const attack = SEEN + <usize>((side ^ 1) << 5);
  see(position.pieceOn(square), square);
  let room = 0;
  for (let n: usize = 0; n < bytes; n += 8) {
    const ridden = rides(n);
    const moves = (steps(n) | ridden) & ~load<u64>(OBSTACLES + n);
    const captures = (hits(n) | ridden) & load<u64>(enemies + n);
    room += count((moves | captures) & ~load<u64>(attack + n));
  }
  return min(room, ROOM_MOST);
}

function isEmpty(set: usize): bool {
  for (let n: usize = 0; n < bytes; n += 8) if (load<u64>(set + n)) return false;
  return true;
}

// Value of the squares that a side's pieces see. Also fills the side's set in SEEN.
function sights(position: ChesslikePosition, side: i32): i32 {
  const own = position.piecesAt(side);
  const enemies = position.piecesAt(side ^ 1);
  const all = SEEN + <usize>(side << 5);
  const royal = side ? whiteHasRoyals : blackHasRoyals;
  const goal = royal ? lastOf(position.vitalsAt(side ^ 1)) : -1;
  clear(all);
  clear(YARD);
  if (goal >= 0) fillYard(goal);
  let mobility = 0;
  let nearness = 0;
  let besiegers = 0;
  let besieged = 0;
  for (let n: usize = 0; n < bytes; n += 8) {
    for (let set = load<u64>(own + n); set; set = rest(set)) {
      const square = <i32>(n << 3) + lowest(set);
      const code = position.pieceOn(square);
      see(code, square);
      let seen = 0;
      let near = 0;
      for (let m: usize = 0; m < bytes; m += 8) {
        const ridden = rides(m);
        const strikes = hits(m) | ridden;
        const free = ~load<u64>(OBSTACLES + m);
        seen += count((steps(m) | ridden) & free) + count(strikes & (free | load<u64>(enemies + m)));
        near += count(strikes & load<u64>(YARD + m));
        store<u64>(all + m, load<u64>(all + m) | strikes);
      }
      if (isRoyal(code)) continue;
      mobility += 16 * seen - meanView(code);
      if (near) besiegers++;
      besieged += near;
      if (goal >= 0) nearness += valueOf(code) * (15 - distance(square, goal));
    }
  }
  return weight(MOBILITY) * mobility / 320 + weight(NEARNESS) * nearness / 1000 + weight(SIEGE) * besieged * besiegers / 10;
}

function fillYard(square: i32): void {
  const around = aroundAt(square);
  for (let n: usize = 0; n < bytes; n += 8) store<u64>(YARD + n, load<u64>(around + n));
}

// The number of king's steps between two squares.
function distance(square: i32, other: i32): i32 {
  return max(abs(fileOf(square) - fileOf(other)), abs(rankOf(square) - rankOf(other)));
}

// A percentage of the value of a side's pieces that are attacked and not covered.
function hanging(position: ChesslikePosition, side: i32, percent: i32): i32 {
  const own = position.piecesAt(side);
  const cover = SEEN + <usize>(side << 5);
  const attack = SEEN + <usize>((side ^ 1) << 5);
  let value = 0;
  for (let n: usize = 0; n < bytes; n += 8) {
    for (let set = load<u64>(own + n) & load<u64>(attack + n) & ~load<u64>(cover + n); set; set = rest(set)) {
      value += valueOf(position.pieceOn(<i32>(n << 3) + lowest(set)));
    }
  }
  return value * percent / 100;
}

// Value of the shortest way from one of White's vital pieces to an exit: 0 on the exit, negative before it.
function way(position: ChesslikePosition): i32 {
  findWays(position);
  const vitals = position.vitalsAt(0);
  const held = position.heldBy(0);
  let least = FAR;
  for (let n: usize = 0; n < bytes; n += 8) {
    for (let set = load<u64>(vitals + n); set; set = rest(set)) {
      const square = <i32>(n << 3) + lowest(set);
      least = min(least, wayFrom(position.pieceOn(square), held, square));
    }
  }
  return -weight(WAY) * min(least, weight(NO_WAY));
}
