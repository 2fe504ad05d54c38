import type { ShownRating } from '@kickmate/protocol';

/** The rating with which somebody looks for a rated game, and since when. */
export interface RatedSeeker {
  readonly rating: ShownRating & { readonly deviation: number };
  /** Milliseconds of a clock that never goes back. */
  readonly since: number;
}

/** The difference of ratings that everybody accepts at once, beside the own deviation, and what each second of waiting adds. */
const FIRST = 100;
const PER_SECOND = 10;

const windowOf = ({ rating, since }: RatedSeeker, now: number): number =>
  FIRST + rating.deviation + (PER_SECOND * Math.max(0, now - since)) / 1000;

/** The difference of two ratings. */
export const distanceOf = (one: RatedSeeker, other: RatedSeeker): number =>
  Math.abs(one.rating.points - other.rating.points);

/**
 * Tells whether two people are paired now: if the difference of their ratings is within the window of each. A window widens with the
 * time waited, and is wider for a rating that is little known.
 */
export const isWithinWindows = (one: RatedSeeker, other: RatedSeeker, now: number): boolean =>
  distanceOf(one, other) <= Math.min(windowOf(one, now), windowOf(other, now));
