// Correction history: for each side and structure key, the mean difference between the scores that searches found and
// the static evaluation. Later evaluations with that key are corrected by it.

const ENTRIES: i32 = 4096;
// By side and structure: the error in 1/256 of a hundredth of a pawn, i32.
const ERRORS: usize = memory.data(2 * 4096 * 4, 8);
const GRAIN: i32 = 256;
const MOST: i32 = 64 * GRAIN;

/** Forgets everything. */
export function clearErrors(): void {
  for (let at: usize = 0; at < 2 * 4096 * 4; at += 8) store<u64>(ERRORS + at, 0);
}

function errorAt(side: i32, structure: u64): usize {
  const entry: i32 = (side ? ENTRIES : 0) + (<i32>structure & (ENTRIES - 1));
  return ERRORS + (<usize>entry << 2);
}

/** An evaluation, corrected by the errors of earlier ones. */
export function correct(side: i32, structure: u64, evaluation: i32): i32 {
  return evaluation + load<i32>(errorAt(side, structure)) / GRAIN;
}

/** Learns the error of an evaluation: the score that a search to `depth` found, less the evaluation. */
export function learnCorrection(side: i32, structure: u64, depth: i32, error: i32): void {
  const slot = errorAt(side, structure);
  const weight = min(depth + 1, 16);
  const mean = (load<i32>(slot) * (256 - weight) + error * GRAIN * weight) / 256;
  store<i32>(slot, max(-MOST, min(MOST, mean)));
}
