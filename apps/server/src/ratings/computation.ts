import { afterPeriods, NEW_PLAYER, type Rating, ratingAfter } from '@kickmate/play/glicko';
import type { ShownRating } from '@kickmate/protocol';
import type { RatedResult } from '../db/commits.ts';
import { levelOf } from './computer-id.ts';

/** A rating as it is kept: after a result, at a play time. */
export interface KeptRating extends Rating {
  readonly at: number;
  /** The number of results that have changed it. */
  readonly games: number;
}

/** A result that counts, at its place in the order of all of them. */
export interface NumberedResult extends RatedResult {
  readonly number: number;
  /** Play time. */
  readonly at: number;
}

/** The rating of one player after a result. */
export interface RatingAfterResult extends KeptRating, Pick<RatedResult, 'game' | 'pace'> {
  readonly number: number;
  readonly holder: string;
}

/** The constant of Glicko-2 for games between people. */
const TAU = 0.75;
/** A rating whose deviation is larger is provisional. */
const PROVISIONAL = 110;
/** The time in which a deviation grows by a period's worth without games: a year makes 110 of 60. In milliseconds. */
const PERIOD_MS = 4.665 * 86_400_000;

/** A rating at a play time: the deviation has grown since the last game, at most to that of somebody unknown. */
export function ratingAt(kept: KeptRating | undefined, at: number): Rating {
  if (!kept) return NEW_PLAYER;
  const { rating, deviation, volatility } = kept;
  const grown = afterPeriods({ rating, deviation, volatility }, Math.max(0, at - kept.at) / PERIOD_MS);
  return { ...grown, deviation: Math.min(grown.deviation, NEW_PLAYER.deviation) };
}

const isProvisional = ({ deviation }: Rating): boolean => deviation > PROVISIONAL;

/** A rating as everybody sees it at a play time. */
export function shownRating(kept: KeptRating | undefined, at: number): ShownRating & { readonly deviation: number } {
  const known = ratingAt(kept, at);
  return {
    points: Math.round(known.rating),
    deviation: Math.round(known.deviation),
    ...(isProvisional(known) && { isProvisional: true }),
  };
}

/** The key of a rating: that of somebody in a pool. */
export const ratingKey = (holder: string, { game, pace }: Pick<RatedResult, 'game' | 'pace'>): string =>
  `${holder} ${game} ${pace}`;

/**
 * The ratings after results, in their order: each result is a period of Glicko-2 of its own. A provisional rating does not change
 * the computer's: otherwise new players, as many as one likes, could move it.
 * @param kept the ratings before, by {@link ratingKey}; they are brought up to date
 */
export function ratingsAfter(
  results: readonly NumberedResult[],
  kept: Map<string, KeptRating>,
): readonly RatingAfterResult[] {
  return results.flatMap((result) => {
    const { number, game, pace, white, black, score } = result;
    const keys = [ratingKey(white, result), ratingKey(black, result)] as const;
    const before = keys.map((key) => kept.get(key));
    // No result counts as earlier than the ratings before it, even if the clock was set back.
    const at = Math.max(result.at, ...before.map((one) => one?.at ?? 0));
    const [w, b] = before.map((one) => ratingAt(one, at)) as [Rating, Rating];
    const sides = [
      { holder: white, own: w, opponent: b, score },
      { holder: black, own: b, opponent: w, score: 1 - score },
    ];
    return sides.flatMap(({ holder, own, opponent, score }, index) => {
      if (levelOf(holder) !== undefined && isProvisional(opponent)) return [];
      const after = { ...ratingAfter(own, [{ opponent, score }], TAU), at, games: (before[index]?.games ?? 0) + 1 };
      kept.set(keys[index]!, after);
      return [{ number, holder, game, pace, ...after }];
    });
  });
}
