import { eloToShare } from './elo.ts';
import type { Pair } from './pair.ts';
import { shareOfPair } from './tally.ts';

/** Two claims about how much stronger the first player is: by no more than `low`, or by at least `high`, in Elo. */
export interface Claims {
  readonly low: number;
  readonly high: number;
}

/** What the matches so far say about two claims. */
export interface Sprt {
  /** Logarithm of how much better `high` explains the results than `low`. */
  readonly ratio: number;
  /** The claim that is accepted, with 5% of errors either way; `undefined`: more must be played. */
  readonly accepted: 'low' | 'high' | undefined;
}

/** The probability that a wrong claim is accepted. */
const ERRORS = 0.05;
/** How pairs scatter cannot be told from fewer. */
const LEAST_PAIRS = 20;
/** The ratio beyond which a claim is accepted (A. Wald, 1945). */
const BOUND = Math.log((1 - ERRORS) / ERRORS);

/**
 * The sequential probability ratio test on pairs, in the normal approximation that engine testers use: a pair's two
 * matches depend on each other, so pairs are counted and not matches.
 */
export function sprtOf(pairs: readonly Pair[], { low, high }: Claims): Sprt {
  const scores = pairs.map(shareOfPair);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
  if (scores.length < LEAST_PAIRS || variance === 0) return { ratio: 0, accepted: undefined };
  const [a, b] = [eloToShare(low), eloToShare(high)];
  const ratio = (scores.length * (b - a) * (2 * mean - a - b)) / (2 * variance);
  return { ratio, accepted: ratio >= BOUND ? 'high' : ratio <= -BOUND ? 'low' : undefined };
}
