// The static evaluation: pieces and their places (a sum that `play` updates), mobility, danger to royal pieces, hanging pieces, keys,
// the distance to an exit.
import { count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { NO_EXIT, findExitDistances, exitDistance } from "./exits";
import { setBytes, clear, fileOf, hasDoors, hasExits, isEmptySet, isRoyal, rankOf, blackHasRoyals, whiteHasRoyals } from "./map";
import { ChesslikePosition } from "./position";
import { stepAttacks, lookAt, OBSTACLES, rides, see, stepMoves } from "./sight";
import { aroundAt } from "./tables";
import { onlySquareOf } from "./threats";
import { meanMobility, valueOf } from "./values";
import {
  HANGING_OF_ACTING, KEY, MOBILITY, ROYAL_NEARNESS, NO_EXIT_DISTANCE, ROYAL_ROOM, ROYAL_SIEGE, TEMPO, HANGING_OF_OTHER, EXIT_DISTANCE, weight,
} from "./weights";

/** A lead counts in full up to this; the rest is divided by {@link LEAD_DIVISOR}, so that no evaluation looks like a win that was found. */
const LEAD_MAX: i32 = 16000;
const LEAD_DIVISOR: i32 = 64;
const EVALUATION_MAX: i32 = 28000;
/** More squares to go to than this do not make a royal piece safer. */
const ROOM_MAX: i32 = 6;

// By side: the set of all squares that its pieces attack.
const ATTACKED: usize = memory.data(2 * 32, 16);
// The set of the squares around the enemy's last royal piece.
const ROYAL_RING: usize = memory.data(32, 16);

/** The static evaluation in hundredths of a pawn, for the side to act. */
export function evaluate(position: ChesslikePosition): i32 {
  const side: i32 = position.side;
  lookAt(position);
  let score = position.score + activity(position, 0) - activity(position, 1);
  if (side) score = -score;
  score -= hangingValue(position, side, weight(HANGING_OF_ACTING)) - hangingValue(position, side ^ 1, weight(HANGING_OF_OTHER));
  if (hasDoors && !isEmptySet(position.doorsAt())) score += weight(KEY) * (min(position.heldBy(side), 4) - min(position.heldBy(side ^ 1), 4));
  score += weight(ROYAL_ROOM) * (roomOf(position, side) - roomOf(position, side ^ 1));
  // This comes last, since it replaces the obstacles by those of the map without pieces.
  if (hasExits) score += side ? -exitValue(position) : exitValue(position);
  return limited(score + weight(TEMPO));
}

// Keeps a score within the limits of static evaluations: armies of a large map may be worth more.
function limited(score: i32): i32 {
  const lead = abs(score);
  if (lead <= LEAD_MAX) return score;
  const limitedLead = min(LEAD_MAX + (lead - LEAD_MAX) / LEAD_DIVISOR, EVALUATION_MAX);
  return score < 0 ? -limitedLead : limitedLead;
}

// The number of squares to which a side's last vital piece can go without being captured there, at most ROOM_MAX; 0 if
// the side has several vital pieces.
function roomOf(position: ChesslikePosition, side: i32): i32 {
  const square = onlySquareOf(position.vitalsAt(side));
  if (square < 0) return 0;
  const enemies = position.piecesAt(side ^ 1);
  const enemyAttacks = ATTACKED + <usize>((side ^ 1) << 5);
  see(position.pieceOn(square), square);
  let room = 0;
  for (let n: usize = 0; n < setBytes; n += 8) {
    const ridden = rides(n);
    const moves = (stepMoves(n) | ridden) & ~load<u64>(OBSTACLES + n);
    const captures = (stepAttacks(n) | ridden) & load<u64>(enemies + n);
    room += count((moves | captures) & ~load<u64>(enemyAttacks + n));
  }
  return min(room, ROOM_MAX);
}

// Value of a side's mobility, and of its nearness and attacks to the enemy's last royal piece. Sets the side's set in ATTACKED.
function activity(position: ChesslikePosition, side: i32): i32 {
  const own = position.piecesAt(side);
  const enemies = position.piecesAt(side ^ 1);
  const attacked = ATTACKED + <usize>(side << 5);
  const enemyHasRoyals = side ? whiteHasRoyals : blackHasRoyals;
  const enemyRoyal = enemyHasRoyals ? onlySquareOf(position.vitalsAt(side ^ 1)) : -1;
  clear(attacked);
  clear(ROYAL_RING);
  if (enemyRoyal >= 0) fillRoyalRing(enemyRoyal);
  let mobility = 0;
  let nearness = 0;
  let besiegers = 0;
  let ringAttackCount = 0;
  for (let n: usize = 0; n < setBytes; n += 8) {
    for (let set = load<u64>(own + n); set; set = rest(set)) {
      const square = <i32>(n << 3) + lowest(set);
      const code = position.pieceOn(square);
      see(code, square);
      let seen = 0;
      let ringAttacks = 0;
      for (let m: usize = 0; m < setBytes; m += 8) {
        const ridden = rides(m);
        const attacks = stepAttacks(m) | ridden;
        const free = ~load<u64>(OBSTACLES + m);
        seen += count((stepMoves(m) | ridden) & free) + count(attacks & (free | load<u64>(enemies + m)));
        ringAttacks += count(attacks & load<u64>(ROYAL_RING + m));
        store<u64>(attacked + m, load<u64>(attacked + m) | attacks);
      }
      if (isRoyal(code)) continue;
      mobility += 16 * seen - meanMobility(code);
      if (ringAttacks) besiegers++;
      ringAttackCount += ringAttacks;
      if (enemyRoyal >= 0) nearness += valueOf(code) * (15 - distance(square, enemyRoyal));
    }
  }
  return weight(MOBILITY) * mobility / 320 + weight(ROYAL_NEARNESS) * nearness / 1000 + weight(ROYAL_SIEGE) * ringAttackCount * besiegers / 10;
}

function fillRoyalRing(square: i32): void {
  const around = aroundAt(square);
  for (let n: usize = 0; n < setBytes; n += 8) store<u64>(ROYAL_RING + n, load<u64>(around + n));
}

// The number of king's steps between two squares.
function distance(square: i32, other: i32): i32 {
  return max(abs(fileOf(square) - fileOf(other)), abs(rankOf(square) - rankOf(other)));
}

// A percentage of the value of a side's pieces that are attacked and not defended.
function hangingValue(position: ChesslikePosition, side: i32, percent: i32): i32 {
  const own = position.piecesAt(side);
  const ownAttacks = ATTACKED + <usize>(side << 5);
  const enemyAttacks = ATTACKED + <usize>((side ^ 1) << 5);
  let value = 0;
  for (let n: usize = 0; n < setBytes; n += 8) {
    for (let set = load<u64>(own + n) & load<u64>(enemyAttacks + n) & ~load<u64>(ownAttacks + n); set; set = rest(set)) {
      value += valueOf(position.pieceOn(<i32>(n << 3) + lowest(set)));
    }
  }
  return value * percent / 100;
}

// Value of the least exit distance of White's vital pieces: 0 on an exit, negative before it.
function exitValue(position: ChesslikePosition): i32 {
  findExitDistances(position);
  const vitals = position.vitalsAt(0);
  const held = position.heldBy(0);
  let leastDistance = NO_EXIT;
  for (let n: usize = 0; n < setBytes; n += 8) {
    for (let set = load<u64>(vitals + n); set; set = rest(set)) {
      const square = <i32>(n << 3) + lowest(set);
      leastDistance = min(leastDistance, exitDistance(position.pieceOn(square), held, square));
    }
  }
  return -weight(EXIT_DISTANCE) * min(leastDistance, weight(NO_EXIT_DISTANCE));
}
