// What a position is worth: pieces and their places, kept up by play; what they see; royal pieces in danger; what hangs; the
// way to the exit.
import { count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { FAR, findWays, wayFrom } from "./exits";
import { bytes, clear, fileOf, hasDoors, hasExits, isRoyal, rankOf, blackHasRoyals, whiteHasRoyals } from "./map";
import { doorsAt, heldBy, piecesAt, pieceOn, scoreOf, sideOf, vitalsAt } from "./record";
import { hits, look, OBSTACLES, rides, see, steps } from "./sight";
import { aroundAt } from "./tables";
import { lastOf } from "./threats";
import { meanView, valueOf } from "./values";
import {
  HANGING, KEY, MOBILITY, NEARNESS, NO_WAY, ROOM, SIEGE, TEMPO, THREATENED, WAY, weight,
} from "./weights";

/** From here on a side is so far ahead that its lead is told in small: scores as large as those of wins are kept for wins. */
const AHEAD: i32 = 16000;
const SMALL: i32 = 64;
const MOST: i32 = 28000;
/** More squares than this make nobody safer. */
const ROOM_MOST: i32 = 6;

// By side: all squares that it sees.
const SEEN: usize = memory.data(2 * 32, 16);
// The squares about the royal piece of the side that is looked at by the other one, and the piece's own.
const YARD: usize = memory.data(32, 16);

/** Hundredths of a pawn for the side to act. */
export function evaluate(at: usize): i32 {
  const side = sideOf(at);
  look(at);
  let score = scoreOf(at) + sights(at, 0) - sights(at, 1);
  if (side) score = -score;
  score -= hanging(at, side, weight(HANGING)) - hanging(at, side ^ 1, weight(THREATENED));
  if (hasDoors && !isEmpty(doorsAt(at))) score += weight(KEY) * (min(heldBy(at, side), 4) - min(heldBy(at, side ^ 1), 4));
  score += weight(ROOM) * (roomOf(at, side) - roomOf(at, side ^ 1));
  // Last, as it looks at the map without its pieces.
  if (hasExits) score += side ? -way(at) : way(at);
  return bounded(score + weight(TEMPO));
}

// Armies of a large map may be worth more than any number that a score can have.
// @ts-ignore: decorator
@inline
function bounded(score: i32): i32 {
  const lead = abs(score);
  if (lead <= AHEAD) return score;
  const told = min(AHEAD + (lead - AHEAD) / SMALL, MOST);
  return score < 0 ? -told : told;
}

// To how many squares the last royal piece of a side can go without being captured there, as far as it matters.
function roomOf(at: usize, side: i32): i32 {
  const square = lastOf(vitalsAt(at, side));
  if (square < 0) return 0;
  const enemies = piecesAt(at, side ^ 1);
  const attack = SEEN + <usize>((side ^ 1) << 5);
  see(pieceOn(at, square), square);
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

// What a side's pieces see is worth.
function sights(at: usize, side: i32): i32 {
  const own = piecesAt(at, side);
  const enemies = piecesAt(at, side ^ 1);
  const all = SEEN + <usize>(side << 5);
  const royal = side ? whiteHasRoyals : blackHasRoyals;
  const goal = royal ? lastOf(vitalsAt(at, side ^ 1)) : -1;
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
      const code = pieceOn(at, square);
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

// By a king's steps.
// @ts-ignore: decorator
@inline
function distance(square: i32, other: i32): i32 {
  return max(abs(fileOf(square) - fileOf(other)), abs(rankOf(square) - rankOf(other)));
}

// What a side stands to lose of pieces that are attacked and not covered, as a share of their worth.
function hanging(at: usize, side: i32, percent: i32): i32 {
  const own = piecesAt(at, side);
  const cover = SEEN + <usize>(side << 5);
  const attack = SEEN + <usize>((side ^ 1) << 5);
  let value = 0;
  for (let n: usize = 0; n < bytes; n += 8) {
    for (let set = load<u64>(own + n) & load<u64>(attack + n) & ~load<u64>(cover + n); set; set = rest(set)) {
      value += valueOf(pieceOn(at, <i32>(n << 3) + lowest(set)));
    }
  }
  return value * percent / 100;
}

// How near the nearest of those of White's pieces is to an exit that may win there.
function way(at: usize): i32 {
  findWays(at);
  const vitals = vitalsAt(at, 0);
  const held = heldBy(at, 0);
  let least = FAR;
  for (let n: usize = 0; n < bytes; n += 8) {
    for (let set = load<u64>(vitals + n); set; set = rest(set)) {
      const square = <i32>(n << 3) + lowest(set);
      least = min(least, wayFrom(pieceOn(at, square), held, square));
    }
  }
  return -weight(WAY) * min(least, weight(NO_WAY));
}
