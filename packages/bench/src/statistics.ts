/** The median of some numbers. Throws if there are none. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number below which a part (0 to 1) of some numbers lies, interpolated between neighbours. Throws if there are none. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === undefined || high === undefined) throw new Error('no numbers to take the median of');
  return low + (high - low) * (place - Math.floor(place));
}

/** The middle and the spread of several measurements of the same thing. */
export interface Summary {
  readonly median: number;
  /** Half of the measurements lie between these two. */
  readonly quartiles: readonly [low: number, high: number];
  readonly least: number;
  readonly most: number;
  /** The uncertainty of the median, as a part of it: see {@link noiseOf}. */
  readonly noise: number;
}

/** Summarises measurements. Throws if there are none. */
export function summarise(times: readonly number[]): Summary {
  return {
    median: median(times),
    quartiles: [quantile(times, 0.25), quantile(times, 0.75)],
    least: Math.min(...times),
    most: Math.max(...times),
    noise: noiseOf(times),
  };
}

/** Two runs on one machine differ by about this part even if each of them is steady: clock rates, memory layout. */
export const LEAST_NOISE = 0.03;
/** The noise of fewer than three measurements, whose spread says nothing. */
const UNKNOWN_NOISE = 0.25;

/**
 * The uncertainty of the median of some measurements, as a part of it: twice the notch of a box plot, which is 1.57 times the
 * distance of the quartiles divided by the root of the number of measurements (McGill, Tukey and Larsen, "Variations of Box
 * Plots", 1978); at least {@link LEAST_NOISE}. Two medians whose notches do not overlap differ with a confidence of about
 * 95%. A comparison has some forty rows, of which two would differ by chance, so the notch is doubled.
 */
export function noiseOf(times: readonly number[]): number {
  if (times.length < 3) return UNKNOWN_NOISE;
  const distance = quantile(times, 0.75) - quantile(times, 0.25);
  return Math.max(LEAST_NOISE, (2 * 1.57 * distance) / Math.sqrt(times.length) / median(times));
}
