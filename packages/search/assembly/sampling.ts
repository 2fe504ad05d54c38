// Samples of the positions that searches evaluate, for training.
import { SearchPosition } from "./position";
import { PACKED, RECORD_MAX } from "./records";

/** The most samples. */
const SAMPLES_MAX: i32 = 256;
const SAMPLES: usize = memory.data(1024 * 256, 16);

/** Number of positions sampled since {@link beginSampling}. */
export let sampled: i32 = 0;
let most: i32 = 0;
// The number of positions until the next sample.
let untilNext: i32 = 0;
let step: i32 = 1;
let seed: u32 = 1;

/**
 * Samples up to `count` (256) of the positions that are evaluated from now on, one of about `everyNth`; with 0, none. Which
 * ones depends on `chance`.
 */
export function beginSampling(count: i32, everyNth: i32, chance: u32): void {
  seed = chance;
  most = min(count, SAMPLES_MAX);
  step = max(everyNth, 1);
  sampled = 0;
  drawNext();
}

/** Address of the sampled positions, packed, 1024 bytes each. */
export function samplesAt(): usize {
  return SAMPLES;
}

/** Counts a position that is evaluated. Samples it if it is its turn. */
export function samplePosition<P extends SearchPosition>(position: P): void {
  if (sampled < most && --untilNext <= 0) keep<P>(position);
}

function keep<P extends SearchPosition>(position: P): void {
  const to = SAMPLES + <usize>sampled * RECORD_MAX;
  // A game may write only what actions change.
  memory.copy(to, PACKED, RECORD_MAX);
  position.pack(to);
  sampled++;
  drawNext();
}

// A linear congruential generator (constants: Numerical Recipes, 3rd edition, section 7.1).
function drawNext(): void {
  seed = seed * 1664525 + 1013904223;
  untilNext = 1 + <i32>((seed >> 8) % <u32>(2 * step));
}
