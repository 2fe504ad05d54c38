import type { Level } from '@kickmate/game';
import { texts } from './texts.ts';

/** The places of the levels on the usual scale, found by matches: see docs/measurements.md. */
export const PLACES = { 2: 1.95, 3: 2.5, 4: 3.05, 5: 4, 6: 5.4, 7: 7, 8: 8.3, 9: 9.2 } as const;

/**
 * The approximate rating of each level. The distances are two thirds of those measured in matches of the levels among each other
 * (docs/measurements.md, "Levels"), as similar programs differ by more against each other than against others; the highest is
 * set to 2550. They promise nothing about results against people: a few games against Stockfish say that the distances are larger.
 */
export const RATINGS: Readonly<Record<Level, number>> = {
  1: 400,
  2: 650,
  3: 900,
  4: 1150,
  5: 1400,
  6: 1650,
  7: 1850,
  8: 2100,
  9: 2300,
  10: 2550,
};

/** The strength of each level in words. */
export const strengths = (): Readonly<Record<`${Level}`, string>> =>
  Object.fromEntries(Object.entries(RATINGS).map(([level, rating]) => [level, texts.rating(rating)])) as Readonly<
    Record<`${Level}`, string>
  >;
