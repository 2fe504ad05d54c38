// The static evaluation: pieces and their places, the ball and the pieces that can reach it, threats, lanes to the
// goals, mobility, pawns.
import {
  bishopAttacks, kingAttacks, knightAttacks, pawnAttacksLeft, pawnAttacksRight, ray, rookAttacks,
} from "@kickmate/bitboards/assembly/attacks";
import { bit, count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { sideOf, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { BLOCKED, fly, isGoal, OUT_TOP, pathOf, STEPS } from "./flight";
import { LeaguePosition } from "./position";
import { forward, kickers, slidersTo } from "./shots";
import {
  BALL_RANK, CAN_KICK, FREE_PAWN, GUARDED_LANE, HANGING, HITS, KICKERS, LANE, material, MOBILITY, MORE_THREATS, PAWN_ATTACKS,
  PROGRESS, TEMPO, THREAT, THREAT_TO_ACT, UNSTOPPABLE, weight,
} from "./weights";

/** What a side's pieces attack, and how much that is worth. */
@unmanaged
class Mobility {
  /** All squares that they attack. */
  attacks: u64 = 0;
  /** Value of the squares that they can move to. */
  value: i32 = 0;
}

const MOBILITY_BYTES: usize = (offsetof<Mobility>() + 7) & ~7;
// The mobility of each side.
const MOBILITIES: usize = memory.data(2 * <i32>MOBILITY_BYTES, 8);

/** The static evaluation in hundredths of a pawn, for the side to act. */
export function evaluate(position: LeaguePosition): i32 {
  const side: i32 = position.side;
  const ball: i32 = position.ball;
  const all = position.white | position.black;
  let score = position.score + ballPlace(ball);
  const sliders = slidersTo(position, ball, all);
  score += kicks(position, 0, side, ball, all, sliders) - kicks(position, 1, side, ball, all, sliders);
  const blockers = all | bit(ball);
  const white = mobility(position, 0, blockers);
  const black = mobility(position, 1, blockers);
  score += white.value - black.value;
  score += attackedPieces(position, 0, white.attacks, black.attacks) - attackedPieces(position, 1, black.attacks, white.attacks);
  score += freePawns(position, 0, all, black.attacks) - freePawns(position, 1, all, white.attacks);
  return (side == 0 ? score : -score) + weight(TEMPO);
}

// Value of the ball's rank: the nearer it is to an end, the better for the side that attacks there.
function ballPlace(ball: i32): i32 {
  const rank = ball >> 3;
  return rank >= 4 ? weight(BALL_RANK + rank - 4) : -weight(BALL_RANK + 3 - rank);
}

// Value of a side's kicks in its three forward directions.
function kicks(position: LeaguePosition, side: i32, sideToAct: i32, ball: i32, all: u64, sliders: u64): i32 {
  const stop = position.stoppers();
  const destroyable = all & ~stop;
  const guards = stop & position.pieces(side ^ 1);
  const rank = ball >> 3;
  let score = 0;
  let kickerCount = 0;
  let progress = 0;
  let hits = 0;
  let goals = 0;
  for (let diagonal = -1; diagonal <= 1; diagonal++) {
    const direction = (forward(side) + diagonal) & 7;
    const path = pathOf(ball, direction);
    const flight = fly(path, STEPS, stop, destroyable);
    const place = flight.place;
    const destroyed = flight.destroyed;
    const isShot = isGoal(side, place);
    if (isShot) score += weight(LANE);
    else if (isGuarded(path, guards)) score -= weight(GUARDED_LANE);
    if (place == BLOCKED) continue;
    const able = kickers(position, side, direction, ball, all, sliders);
    if (!able) continue;
    kickerCount += count(able);
    if (isShot) {
      goals++;
      continue;
    }
    const gained = abs((place >> 3) - rank);
    progress = max(progress, gained);
    if (destroyed) hits = max(hits, netHits(position, side, destroyed));
  }
  if (kickerCount > 0) {
    score += weight(CAN_KICK) + weight(KICKERS) * (kickerCount - 1) + weight(PROGRESS) * progress;
    score += (hits * weight(HITS)) >> 4;
  }
  if (goals > 0) {
    score += side == sideToAct ? weight(THREAT_TO_ACT) : weight(THREAT) + weight(MORE_THREATS) * (goals - 1);
  }
  return score;
}

// Whether one of a set of pieces stands on a path.
function isGuarded(path: u32, guards: u64): bool {
  for (let n = 0; n < STEPS; n++) {
    const square = <i32>(path & 255);
    if (square >= OUT_TOP) return false;
    if (guards & bit(square)) return true;
    path >>= 8;
  }
  return false;
}

/** Value of destroyed pieces for a side: the other side's pieces less its own. */
export function netHits(position: LeaguePosition, side: i32, destroyed: u64): i32 {
  let net = 0;
  for (; destroyed; destroyed = rest(destroyed)) {
    const piece = position.pieceOn(lowest(destroyed));
    const value = material(typeOf(piece));
    net += sideOf(piece) == side ? -value : value;
  }
  return net;
}

// A side's mobility. It is valid until the next call for this side.
function mobility(position: LeaguePosition, side: i32, blockers: u64): Mobility {
  const own = position.pieces(side);
  const free = ~own;
  const pawns = own & position.pawns;
  let attacks = pawnAttacksLeft(side, pawns) | pawnAttacksRight(side, pawns);
  let value = 0;
  for (let set = own & position.knights; set; set = rest(set)) {
    const reach = knightAttacks(lowest(set));
    attacks |= reach;
    value += weight(MOBILITY) * count(reach & free);
  }
  for (let set = own & position.bishops; set; set = rest(set)) {
    const reach = bishopAttacks(lowest(set), blockers);
    attacks |= reach;
    value += weight(MOBILITY + 1) * count(reach & free);
  }
  for (let set = own & position.rooks; set; set = rest(set)) {
    const reach = rookAttacks(lowest(set), blockers);
    attacks |= reach;
    value += weight(MOBILITY + 2) * count(reach & free);
  }
  for (let set = own & position.queens; set; set = rest(set)) {
    const square = lowest(set);
    const reach = rookAttacks(square, blockers) | bishopAttacks(square, blockers);
    attacks |= reach;
    value += weight(MOBILITY + 3) * count(reach & free);
  }
  for (let set = own & position.kings; set; set = rest(set)) {
    const reach = kingAttacks(lowest(set));
    attacks |= reach;
    value += weight(MOBILITY + 4) * count(reach & free);
  }
  const result = changetype<Mobility>(MOBILITIES + <usize>side * MOBILITY_BYTES);
  result.attacks = attacks;
  result.value = value;
  return result;
}

// Value of the enemy pieces that a side's pawns attack, and of those that it attacks and no enemy defends.
function attackedPieces(position: LeaguePosition, side: i32, attacks: u64, defences: u64): i32 {
  const enemies = position.pieces(side ^ 1);
  const pawns = position.pawns;
  const own = position.pieces(side) & pawns;
  const byPawns = pawnAttacksLeft(side, own) | pawnAttacksRight(side, own);
  return weight(PAWN_ATTACKS) * count(byPawns & enemies & ~pawns) + weight(HANGING) * count(attacks & enemies & ~defences);
}

// Value of a side's pawns with no piece before them on their file, and more for those that no enemy can stop there.
function freePawns(position: LeaguePosition, side: i32, all: u64, enemyAttacks: u64): i32 {
  const direction = forward(side);
  let score = 0;
  for (let set = position.pieces(side) & position.pawns; set; set = rest(set)) {
    const square = lowest(set);
    const ahead = ray(square, direction);
    if (ahead & all) continue;
    const rank = side == 0 ? square >> 3 : 7 - (square >> 3);
    score += weight(FREE_PAWN) * rank;
    if ((ahead & enemyAttacks) == 0) score += weight(UNSTOPPABLE) * rank;
  }
  return score;
}
