// Correction history: the mean difference between the scores that searches found and the static evaluation, for each side
// by what positions have in common. Later evaluations of positions like these are corrected by it.
import { plyAt } from "./ply";
import { SearchPosition } from "./position";

const ENTRIES: usize = 4096;
// By side and key, the error in 1/256 of a hundredth of a pawn, i16: by structure, by the pieces of White and of Black, by the
// last action.
const STRUCTURES: usize = memory.data(2 * 4096 * 2, 8);
const PIECES: usize = memory.data(2 * 2 * 4096 * 2, 8);
const LAST: usize = memory.data(2 * 4096 * 2, 8);
const GRAIN: i32 = 256;
// An entry has 16 bits: at most 127 * GRAIN.
const MOST: i32 = 64 * GRAIN;

/** Forgets everything. */
export function clearErrors(): void {
  memory.fill(STRUCTURES, 0, 2 * ENTRIES * 2);
  memory.fill(PIECES, 0, 2 * 2 * ENTRIES * 2);
  memory.fill(LAST, 0, 2 * ENTRIES * 2);
}

function slotOf(table: usize, side: i32, key: u64): usize {
  return table + (((<usize>side * ENTRIES) + (<usize>key & (ENTRIES - 1))) << 1);
}

/** The correction of a static evaluation: the mean errors of earlier ones, added up. */
export function errorOf<P extends SearchPosition>(position: P, ply: i32, byPieces: bool, byLast: bool): i32 {
  const side = position.side;
  let error = <i32>load<i16>(slotOf(STRUCTURES, side, position.structureKey()));
  if (byPieces) {
    const white = <i32>load<i16>(slotOf(PIECES, side, position.piecesKey(0)));
    const black = <i32>load<i16>(slotOf(PIECES + 2 * 2 * ENTRIES, side, position.piecesKey(1)));
    error += white + black;
    if (byLast && ply > 0) error += <i32>load<i16>(slotOf(LAST, side, <u64>plyAt(ply - 1).continuation));
  }
  return error / GRAIN;
}

/** Learns the error of an evaluation: the score that a search to `depth` found, less the corrected evaluation. */
export function learnError<P extends SearchPosition>(
  position: P, ply: i32, depth: i32, error: i32, byPieces: bool, byLast: bool,
): void {
  const side = position.side;
  learn(slotOf(STRUCTURES, side, position.structureKey()), depth, error);
  if (!byPieces) return;
  learn(slotOf(PIECES, side, position.piecesKey(0)), depth, error);
  learn(slotOf(PIECES + 2 * 2 * ENTRIES, side, position.piecesKey(1)), depth, error);
  if (byLast && ply > 0) learn(slotOf(LAST, side, <u64>plyAt(ply - 1).continuation), depth, error);
}

function learn(slot: usize, depth: i32, error: i32): void {
  const weight = min(depth + 1, 16);
  const mean = (<i32>load<i16>(slot) * (256 - weight) + error * GRAIN * weight) / 256;
  store<i16>(slot, <i16>max(-MOST, min(MOST, mean)));
}
