// Samples of the positions that searches evaluate, for training.
import { MAX_POSITION_BYTES } from "./limits";
import { SearchPosition } from "./position";
import { PACKED } from "./positions";
import { copyMemory } from "./memory";

// The most samples.
const SAMPLES_MAX: i32 = 256;
const SAMPLES: usize = memory.data(MAX_POSITION_BYTES * SAMPLES_MAX, 16);

/** Number of positions sampled since {@link beginSampling}. */
export let sampleCount: i32 = 0;
let wanted: i32 = 0;
// The mean number of positions from one sample to the next, and the number until the next one.
let meanStep: i32 = 1;
let untilNext: i32 = 0;
// The state of the random numbers.
let random: u32 = 1;

/**
 * Samples up to `most` (at most 256; 0 samples none) of the positions that are evaluated from now on, about one in `step`. Which ones depends
 * on `seed`.
 */
export function beginSampling(most: i32, step: i32, seed: u32): void {
  random = seed;
  wanted = min(most, SAMPLES_MAX);
  meanStep = max(step, 1);
  sampleCount = 0;
  drawNext();
}

/** Address of the sampled positions, packed, MAX_POSITION_BYTES bytes each. */
export function samplesAt(): usize {
  return SAMPLES;
}

/** Counts a position that is evaluated, and samples it if the next sample is due. */
export function samplePosition<Position extends SearchPosition>(position: Position): void {
  if (sampleCount < wanted && --untilNext <= 0) keep<Position>(position);
}

function keep<Position extends SearchPosition>(position: Position): void {
  const to = SAMPLES + <usize>(sampleCount * MAX_POSITION_BYTES);
  // A game may pack only what actions change. The rest is as in the position that the host has loaded.
  copyMemory(to, PACKED, MAX_POSITION_BYTES);
  position.pack(to);
  sampleCount++;
  drawNext();
}

// Draws the next random number, by a linear congruential generator (constants: Numerical Recipes, 3rd edition, section 7.1).
function drawNext(): void {
  random = random * 1664525 + 1013904223;
  untilNext = 1 + <i32>((random >> 8) % <u32>(2 * meanStep));
}
