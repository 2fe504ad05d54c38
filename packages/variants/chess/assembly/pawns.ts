// The evaluation of pawns and kings alone. The results are kept in a table by the pawn key, since pawns and kings
// seldom change. An entry has 40 bytes:
//   0 key u64              8 passed pawns of both sides u64
//  16 squares that White's pawns attack, now or further on, u64       24 Black's
//  32 score for White, a pair i32
import { pawnAttacks, pawnAttacksLeft, pawnAttacksRight } from "@kickmate/bitboards/assembly/attacks";
import { bit, count, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { FILE_A, FILE_H } from "@kickmate/bitboards/assembly/squares";
import { ChessPosition } from "./position";
import { Black, fileSquares, rankSquares, relativeSquare, sideNumber, White } from "./sides";
import {
  BACKWARD, CANDIDATE, CONNECTED, DOUBLED, ISOLATED, KING_OPEN, PASSED, PASSED_KINGS, PASSED_PROTECTED, SHELTER,
  SHELTER_SIDE, STORM, STORM_BLOCKED, term, weightsVersion,
} from "./weights";

const ENTRY_COUNT: i32 = 4096;
const ENTRY_BYTES: i32 = 40;
const TABLE: usize = memory.data(4096 * 40, 8);
// The version of the weights for which the table's entries were computed.
let tableVersion: i32 = -1;

/** The passed pawns of both sides. */
export function passedOf(entry: usize): u64 {
  return load<u64>(entry, 8);
}

/** The squares that a side's pawns attack, now or further on if no piece stops them. */
export function pawnReachOf(entry: usize, side: i32): u64 {
  return load<u64>(entry + (<usize>side << 3), 16);
}

/** The score for White, a pair. */
export function pawnScoreOf(entry: usize): i32 {
  return load<i32>(entry, 32);
}

/** The entry of a position's pawns and kings, valid until the next call. */
export function pawnEntryOf(position: ChessPosition): usize {
  if (tableVersion != weightsVersion) emptyTable();
  const key = position.pawnKey;
  const entry = TABLE + <usize>((<i32>key & (ENTRY_COUNT - 1)) * ENTRY_BYTES);
  if (load<u64>(entry) == key) return entry;
  store<u64>(entry, key);
  store<u64>(entry, 0, 8);
  store<i32>(entry, pawnScore<White>(position, entry) - pawnScore<Black>(position, entry), 32);
  return entry;
}

// Empties the table: gives each entry a key that belongs to another entry.
function emptyTable(): void {
  tableVersion = weightsVersion;
  for (let i = 0; i < ENTRY_COUNT; i++) store<u64>(TABLE + <usize>(i * ENTRY_BYTES), <u64>(i ^ 1));
}

// All squares on the ranks ahead of a square, as a side goes.
function ranksAhead<Side>(square: i32): u64 {
  const shift = <u64>square & 56;
  return sideNumber<Side>() == 0 ? (<u64>-256) << shift : ((<u64>1) << shift) - 1;
}

/** The number of steps of a king from one square to another. */
export function kingSteps(from: i32, to: i32): i32 {
  return max(abs((from & 7) - (to & 7)), abs((from >> 3) - (to >> 3)));
}

// Value of a side's pawns and its king's shelter, as a pair. Writes the passed pawns and the pawns' reach into the
// entry.
function pawnScore<Side>(position: ChessPosition, entry: usize): i32 {
  const side = sideNumber<Side>();
  const pawns = position.pawns;
  const own = pawns & position.pieces(side);
  const enemies = pawns & position.pieces(side ^ 1);
  const king = lowest(position.kings & position.pieces(side));
  const enemyKing = lowest(position.kings & position.pieces(side ^ 1));
  const defended = pawnAttacksLeft(side, own) | pawnAttacksRight(side, own);
  let reach = defended;
  let score = 0;
  for (let set = own; set; set = rest(set)) {
    const square = lowest(set);
    const rank = (relativeSquare<Side>(square) >> 3) - 1;
    const file = fileSquares(square);
    const besideFiles = ((file & ~FILE_A) >> 1) | ((file & ~FILE_H) << 1);
    const ahead = ranksAhead<Side>(square);
    const neighbours = own & besideFiles;
    const behind = neighbours & ~ahead;
    const stoppers = enemies & ahead & (file | besideFiles);
    const isOpen = stoppers & file ? 0 : 1;
    const isDefended = (defended & bit(square)) != 0;
    reach |= besideFiles & ahead;
    if (isDefended || (behind & rankSquares<Side>(rank + 1)) != 0) score += term(CONNECTED + rank);
    else if (!neighbours) score += term(ISOLATED + isOpen);
    else if (!behind) {
      const next = square + (side == 0 ? 8 : -8);
      if (pawnAttacks(side, next) & enemies) score += term(BACKWARD + isOpen);
    }
    if (own & file & ahead) score += term(DOUBLED);
    else if (!stoppers) {
      store<u64>(entry, passedOf(entry) | bit(square), 8);
      score += term(PASSED + rank);
      if (isDefended) score += term(PASSED_PROTECTED);
      if (rank >= 2) {
        const next = square + (side == 0 ? 8 : -8);
        score += term(PASSED_KINGS + rank - 2) * kingSteps(king, next);
        score += term(PASSED_KINGS + rank + 2) * kingSteps(enemyKing, next);
      }
    } else if (isOpen == 1 && count(behind) >= count(stoppers)) score += term(CANDIDATE + rank);
  }
  store<u64>(entry + (<usize>side << 3), reach, 16);
  return score + shelter<Side>(king, own, enemies);
}

// Value of the pawns ahead of a king, its own and the enemy's, on its file and the two next to it.
function shelter<Side>(king: i32, own: u64, enemies: u64): i32 {
  const levelAndAhead = ranksAhead<Side>(king) | ((<u64>255) << (<u64>king & 56));
  const kingFile = king & 7;
  const middle = min(max(kingFile, 1), 6);
  let score = 0;
  for (let n = middle - 1; n <= middle + 1; n++) {
    const file = fileSquares(n);
    const guard = nearestRank<Side>(own & file & levelAndAhead);
    const attacker = nearestRank<Side>(enemies & file & levelAndAhead);
    score += term((n == kingFile ? SHELTER : SHELTER_SIDE) + guard);
    if (attacker >= 1 && attacker <= 5) {
      score += term((guard && attacker == guard + 1 ? STORM_BLOCKED : STORM) + attacker - 1);
    }
    if (((own | enemies) & file) == 0) score += term(KING_OPEN + (n == kingFile ? 0 : 1));
  }
  return score;
}

// The lowest rank (1 to 6, as a side counts) of the given pawns, which are on one file; 0 for no pawns.
function nearestRank<Side>(pawns: u64): i32 {
  if (!pawns) return 0;
  return sideNumber<Side>() == 0 ? lowest(pawns) >> 3 : 7 - ((63 - <i32>clz(pawns)) >> 3);
}
