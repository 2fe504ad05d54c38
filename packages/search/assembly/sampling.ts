// Samples of the positions that searches evaluate, for training.
import { MAX_POSITION_BYTES } from "./limits";
import { SearchPosition } from "./position";
import { PACKED } from "./position-memory";
import { copyMemory } from "./memory";

const SAMPLES_MAX: i32 = 256;
const SAMPLES: usize = memory.data(MAX_POSITION_BYTES * SAMPLES_MAX, 16);

/** The number of positions sampled since {@link beginSampling}. */
export let sampleCount: i32 = 0;
let wantedCount: i32 = 0;
// In positions: the mean distance from one sample to the next, and the distance that is left to the next one.
let meanDistance: i32 = 1;
let untilNext: i32 = 0;
let randomState: u32 = 1;

/** Samples up to `most` (256 at most; 0: none) of the positions that are evaluated from now on, about one in `step`; `seed` decides which. */
export function beginSampling(most: i32, step: i32, seed: u32): void {
  randomState = seed;
  wantedCount = min(most, SAMPLES_MAX);
  meanDistance = max(step, 1);
  sampleCount = 0;
  drawDistance();
}

/** Address of the sampled positions, packed, MAX_POSITION_BYTES bytes each. */
export function samplesAt(): usize {
  return SAMPLES;
}

/** Counts a position that is evaluated, and samples it if the next sample is due. */
export function samplePosition<Position extends SearchPosition>(position: Position): void {
  if (sampleCount < wantedCount && --untilNext <= 0) storeSample<Position>(position);
}

function storeSample<Position extends SearchPosition>(position: Position): void {
  const to = SAMPLES + <usize>(sampleCount * MAX_POSITION_BYTES);
  // A game may pack only what actions change. The rest is as in the position that the host has loaded.
  copyMemory(to, PACKED, MAX_POSITION_BYTES);
  position.pack(to);
  sampleCount++;
  drawDistance();
}

// Draws the distance to the next sample, by a linear congruential generator (constants: Numerical Recipes, 3rd edition, section 7.1).
function drawDistance(): void {
  randomState = randomState * 1664525 + 1013904223;
  untilNext = 1 + <i32>((randomState >> 8) % <u32>(2 * meanDistance));
}
