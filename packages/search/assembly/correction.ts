// Correction history: mean errors of corrected evaluations. An error is the score that a search found, less the corrected evaluation.
// There are four tables: by the structure key, by White's and by Black's pieces key, by the last action. Positions with the same side to act
// and the same key of a table share a mean there, which corrects their later evaluations.
//
// An error is what remains after the correction, so a mean does not grow to the static evaluation's whole mean error:
// with one table it settles at half of that, with four tables that agree each settles at a fifth.
import { stackEntryAt } from "./stack";
import { SearchPosition } from "./position";
import { clearMemory } from "./memory";

// Each table has a slot for each side to act and the lower bits of a key: the mean error i16, in 1/256 of a hundredth of a pawn.
const SLOT_COUNT: i32 = 4096;
const TABLE_BYTES: i32 = 2 * SLOT_COUNT * 2;
const BY_STRUCTURE: usize = memory.data(TABLE_BYTES, 8);
const BY_WHITE_PIECES: usize = memory.data(TABLE_BYTES, 8);
const BY_BLACK_PIECES: usize = memory.data(TABLE_BYTES, 8);
const BY_LAST_ACTION: usize = memory.data(TABLE_BYTES, 8);
const ERROR_SCALE: i32 = 256;
// The largest mean error: 64 hundredths of a pawn. An i16 would have room for 127.
const ERROR_MAX: i32 = 64 * ERROR_SCALE;

/** Forgets everything. */
export function clearErrors(): void {
  clearMemory(BY_STRUCTURE, TABLE_BYTES);
  clearMemory(BY_WHITE_PIECES, TABLE_BYTES);
  clearMemory(BY_BLACK_PIECES, TABLE_BYTES);
  clearMemory(BY_LAST_ACTION, TABLE_BYTES);
}

function errorSlot(table: usize, side: i32, key: u64): usize {
  return table + (<usize>(side * SLOT_COUNT + (<i32>key & (SLOT_COUNT - 1))) << 1);
}

/**
 * The correction of a static evaluation: the mean error by the structure key; with `byPieces` plus those by the pieces of White and of
 * Black; with `byPieces` and `byLastAction` also that by the last action.
 */
export function correctionOf<Position extends SearchPosition>(position: Position, ply: i32, byPieces: bool, byLastAction: bool): i32 {
  const side = position.side;
  let sum = <i32>load<i16>(errorSlot(BY_STRUCTURE, side, position.structureKey()));
  if (byPieces) {
    const white = <i32>load<i16>(errorSlot(BY_WHITE_PIECES, side, position.piecesKey(0)));
    const black = <i32>load<i16>(errorSlot(BY_BLACK_PIECES, side, position.piecesKey(1)));
    sum += white + black;
    if (byLastAction && ply > 0) sum += <i32>load<i16>(errorSlot(BY_LAST_ACTION, side, <u64>stackEntryAt(ply - 1).pieceToIndex));
  }
  return sum / ERROR_SCALE;
}

/** Learns the error of a corrected evaluation that a search to `depth` found, for the means of {@link correctionOf}. */
export function learnError<Position extends SearchPosition>(
  position: Position, ply: i32, depth: i32, error: i32, byPieces: bool, byLastAction: bool,
): void {
  const side = position.side;
  updateMean(errorSlot(BY_STRUCTURE, side, position.structureKey()), depth, error);
  if (!byPieces) return;
  updateMean(errorSlot(BY_WHITE_PIECES, side, position.piecesKey(0)), depth, error);
  updateMean(errorSlot(BY_BLACK_PIECES, side, position.piecesKey(1)), depth, error);
  if (byLastAction && ply > 0) updateMean(errorSlot(BY_LAST_ACTION, side, <u64>stackEntryAt(ply - 1).pieceToIndex), depth, error);
}

function updateMean(slot: usize, depth: i32, error: i32): void {
  const weight = min(depth + 1, 16);
  const mean = (<i32>load<i16>(slot) * (256 - weight) + error * ERROR_SCALE * weight) / 256;
  store<i16>(slot, <i16>max(-ERROR_MAX, min(ERROR_MAX, mean)));
}
