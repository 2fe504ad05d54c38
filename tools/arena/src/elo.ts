/** 95% of a normal distribution lie within so many standard deviations. */
const Z = 1.959964;

/** An estimate with the bounds of its 95% interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A share of points (0-1) out of so many games, with Wilson's interval (E. B. Wilson, 1927): it stays sensible when all
 * games were won, and counts draws as if they told less than they do, so it is rather too wide than too narrow.
 */
export function shareOf(points: number, games: number): Estimate {
  if (games === 0) return { value: 0.5, low: 0, high: 1 };
  const value = points / games;
  const centre = (value + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z / (1 + Z ** 2 / games)) * Math.sqrt((value * (1 - value)) / games + Z ** 2 / (4 * games ** 2));
  return { value, low: value === 0 ? 0 : centre - half, high: value === 1 ? 1 : centre + half };
}

/** The difference of ratings at which a share of points (0-1) is expected; infinite for 0 and 1. */
export const eloOf = (share: number): number => (share === 0.5 ? 0 : -400 * Math.log10(1 / share - 1));

/** The share of points that is expected at a difference of ratings; the inverse of {@link eloOf}. */
export const eloToShare = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** A share's estimate as a difference of ratings. */
export const eloEstimate = ({ value, low, high }: Estimate): Estimate => ({
  value: eloOf(value),
  low: eloOf(low),
  high: eloOf(high),
});

/** The mean of shares (0-1) that do not depend on each other, with the interval of the normal distribution. */
export function meanOf(shares: readonly number[]): Estimate {
  const value = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - value) ** 2, 0) / (shares.length - 1);
  const half = Z * Math.sqrt(variance / shares.length);
  return { value, low: Math.max(0, value - half), high: Math.min(1, value + half) };
}
