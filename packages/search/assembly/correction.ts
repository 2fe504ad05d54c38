// Correction history: the mean errors that corrected evaluations still had (the score that a search found, less the corrected
// evaluation), for each side by what positions have in common. Later evaluations of positions like these are corrected by them.
import { plyAt } from "./ply";
import { SearchPosition } from "./position";
import { clearMemory } from "./memory";

// A table has the error for each side to act and key, in 1/256 of a hundredth of a pawn, i16.
const KEY_COUNT: i32 = 4096;
const TABLE_BYTES: i32 = 2 * KEY_COUNT * 2;
const BY_STRUCTURE: usize = memory.data(TABLE_BYTES, 8);
const BY_WHITE_PIECES: usize = memory.data(TABLE_BYTES, 8);
const BY_BLACK_PIECES: usize = memory.data(TABLE_BYTES, 8);
const BY_LAST_ACTION: usize = memory.data(TABLE_BYTES, 8);
const GRAIN: i32 = 256;
// The largest mean error: 64 hundredths of a pawn. An i16 would have room for 127.
const LARGEST_ERROR: i32 = 64 * GRAIN;

/** Forgets everything. */
export function clearErrors(): void {
  clearMemory(BY_STRUCTURE, TABLE_BYTES);
  clearMemory(BY_WHITE_PIECES, TABLE_BYTES);
  clearMemory(BY_BLACK_PIECES, TABLE_BYTES);
  clearMemory(BY_LAST_ACTION, TABLE_BYTES);
}

function errorAt(table: usize, side: i32, key: u64): usize {
  return table + (<usize>(side * KEY_COUNT + (<i32>key & (KEY_COUNT - 1))) << 1);
}

/**
 * The correction of a static evaluation: the mean errors of earlier ones, added up. `byPieces`: adds the errors by the pieces of each side.
 * `byLast`: adds that after the last action, too (only with `byPieces`).
 */
export function correctionOf<Position extends SearchPosition>(position: Position, ply: i32, byPieces: bool, byLast: bool): i32 {
  const side = position.side;
  let sum = <i32>load<i16>(errorAt(BY_STRUCTURE, side, position.structureKey()));
  if (byPieces) {
    const white = <i32>load<i16>(errorAt(BY_WHITE_PIECES, side, position.piecesKey(0)));
    const black = <i32>load<i16>(errorAt(BY_BLACK_PIECES, side, position.piecesKey(1)));
    sum += white + black;
    if (byLast && ply > 0) sum += <i32>load<i16>(errorAt(BY_LAST_ACTION, side, <u64>plyAt(ply - 1).continuationIndex));
  }
  return sum / GRAIN;
}

/**
 * Learns the error of an evaluation: the score that a search to `depth` found, less the corrected evaluation. `byPieces`, `byLast`: see
 * {@link correctionOf}.
 */
export function learnError<Position extends SearchPosition>(
  position: Position, ply: i32, depth: i32, error: i32, byPieces: bool, byLast: bool,
): void {
  const side = position.side;
  learn(errorAt(BY_STRUCTURE, side, position.structureKey()), depth, error);
  if (!byPieces) return;
  learn(errorAt(BY_WHITE_PIECES, side, position.piecesKey(0)), depth, error);
  learn(errorAt(BY_BLACK_PIECES, side, position.piecesKey(1)), depth, error);
  if (byLast && ply > 0) learn(errorAt(BY_LAST_ACTION, side, <u64>plyAt(ply - 1).continuationIndex), depth, error);
}

function learn(slot: usize, depth: i32, error: i32): void {
  const weight = min(depth + 1, 16);
  const mean = (<i32>load<i16>(slot) * (256 - weight) + error * GRAIN * weight) / 256;
  store<i16>(slot, <i16>max(-LARGEST_ERROR, min(LARGEST_ERROR, mean)));
}
