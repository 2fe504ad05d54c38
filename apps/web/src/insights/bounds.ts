/**
 * The number of standard errors beyond which a difference counts as real. The plan asks about a dozen questions at once; with three
 * standard errors all of them together find a difference that is none in about one plan of twenty or fewer.
 */
export const ERRORS = 3;

/** A mean over matches and its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** The mean of values with its standard error, which is infinite for fewer than two. */
export function meanOf(values: readonly number[]): Mean {
  const { length } = values;
  if (length === 0) return { mean: 0, error: Number.POSITIVE_INFINITY };
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  if (length === 1) return { mean, error: Number.POSITIVE_INFINITY };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (length - 1) / length) };
}

/** The difference of two independent means. */
export const difference = (a: Mean, b: Mean): Mean => ({ mean: a.mean - b.mean, error: Math.hypot(a.error, b.error) });

/** The limits of a share by Wilson's score interval, {@link ERRORS} standard errors wide on each side, from 0 to 1. */
export function shareLimits(count: number, all: number): { readonly low: number; readonly high: number } {
  if (all === 0) return { low: 0, high: 1 };
  const share = count / all;
  const square = ERRORS ** 2;
  const middle = share + square / (2 * all);
  const half = ERRORS * Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2));
  const scale = 1 + square / all;
  return { low: (middle - half) / scale, high: (middle + half) / scale };
}
