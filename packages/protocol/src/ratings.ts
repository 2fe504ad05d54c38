import { gameOf } from '@kickmate/game';
import * as v from 'valibot';
import { KnownPlayerSchema } from './api.ts';
import { ConductSchema } from './conduct.ts';
import { HolidaySchema } from './holidays.ts';
import { type Pace, ShownRatingSchema, ShownSeatSchema, type Terms } from './messages.ts';
import type { Refusal } from './refusals.ts';

/** The kinds of pace, each with ratings of its own. */
export const RATED_PACES = ['fast', 'slow', 'correspondence'] as const;
export type RatedPace = (typeof RATED_PACES)[number];

/** The games that one rating is about: those of one game, on all its maps, at one kind of pace. */
export interface RatingPool {
  readonly game: string;
  readonly pace: RatedPace;
}

/** A game with clocks is slow if a player has so much time for 40 turns, in milliseconds. */
const SLOW_MS = 600_000;

/** The kind of a pace; `undefined` without a limit of time: such a game need not end. */
export function ratedPaceOf(pace: Pace): RatedPace | undefined {
  switch (pace.kind) {
    case 'clock':
      return pace.ms + 40 * pace.incrementMs < SLOW_MS ? 'fast' : 'slow';
    case 'live':
      // Two halves, which both sides share.
      return pace.halfMs < SLOW_MS ? 'fast' : 'slow';
    case 'days':
      return 'correspondence';
    case 'unlimited':
      return undefined;
  }
}

/** Whether the game is played on a map that is not one of the catalogue's: its text is a part of the id. */
export const hasOwnMap = ({ variant }: Pick<Terms, 'variant'>): boolean => !/^[\w:-]{1,60}$/.test(variant);

/** The pool of games on these terms, also of casual ones; `undefined` if none like them are rated. */
export function poolOf(terms: Pick<Terms, 'variant' | 'pace'>): RatingPool | undefined {
  const pace = ratedPaceOf(terms.pace);
  return pace === undefined || hasOwnMap(terms) ? undefined : { game: gameOf(terms.variant), pace };
}

/** The reason for which games on these terms are never rated; `undefined` if they may be. */
export function ratedRefusal(terms: Pick<Terms, 'variant' | 'pace'>): Refusal | undefined {
  if (hasOwnMap(terms)) return { why: 'ratedMap' };
  return ratedPaceOf(terms.pace) === undefined ? { why: 'ratedPace' } : undefined;
}

const Pool = { game: v.string(), pace: v.picklist(RATED_PACES) };

/** The page of a player, or of the server's computer at a level. */
export const PlayerPageSchema = v.object({
  id: v.string(),
  name: v.string(),
  level: ShownSeatSchema.entries.level,
  /** When the player came, in milliseconds since 1970; absent for the computer. */
  since: v.optional(v.number()),
  /** How the one who asks knows the player; absent for the own page, the computer's, and people without a name. */
  known: v.optional(KnownPlayerSchema),
  /** The holiday that the player has now or next. */
  holiday: v.optional(HolidaySchema),
  /** Games called off and left; absent for the computer. */
  conduct: v.optional(ConductSchema),
  /** One for each pool in which the player has played, the one with most games first. */
  ratings: v.array(
    v.object({
      ...Pool,
      ...ShownRatingSchema.entries,
      /** The deviation, in whole points: in 19 of 20 cases the strength is within two of them. */
      deviation: v.number(),
      /** The number of rated games. */
      games: v.number(),
    }),
  ),
});
export type PlayerPage = v.InferOutput<typeof PlayerPageSchema>;

/** The history of a rating: a point after each game, the latest first. */
export const RatingHistorySchema = v.object({
  points: v.array(
    v.object({
      ...ShownRatingSchema.entries,
      /** The points that the game has added or taken. */
      change: v.number(),
      /** When the game ended, in milliseconds since 1970. */
      at: v.number(),
      /** 1 for a win of the player, 0.5 for a draw, 0 for a loss. */
      score: v.number(),
      /** The opponent; the rating is the one before the game, absent in somebody's first one. */
      opponent: ShownSeatSchema,
      /** The game; absent if it was played by link, so that only its players know its address. */
      table: v.optional(v.string()),
    }),
  ),
  /** The value of `before` for earlier points; absent if there are none. */
  next: v.optional(v.number()),
});
export type RatingHistory = v.InferOutput<typeof RatingHistorySchema>;

/** A rating of Glicko-2 as it is kept, not rounded. */
export const StoredRatingSchema = v.object({
  rating: v.number(),
  deviation: v.pipe(v.number(), v.gtValue(0)),
  volatility: v.pipe(v.number(), v.gtValue(0)),
});
export type StoredRating = v.InferOutput<typeof StoredRatingSchema>;

/** The ratings of a game's puzzles by all players of a server. */
export const PuzzleRatingListSchema = v.object({
  /** Rating and deviation of each puzzle that somebody has tried, by its id. */
  puzzles: v.record(v.string(), v.tuple([v.number(), v.pipe(v.number(), v.gtValue(0))])),
  /** The player's own rating, and the ids of the puzzles that the player has tried. */
  you: v.optional(v.object({ rating: StoredRatingSchema, tried: v.array(v.string()) })),
});
export type PuzzleRatingList = v.InferOutput<typeof PuzzleRatingListSchema>;

/** The most attempts of one request. */
export const MAX_ATTEMPTS = 100;

/** A player's first attempts at puzzles of a game, in their order; solved is without a mistake and without help. */
export const PuzzleAttemptsSchema = v.object({
  attempts: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-z]{1,10}$/)), isSolved: v.boolean() })),
    v.minLength(1),
    v.maxLength(MAX_ATTEMPTS),
  ),
});
export type PuzzleAttempt = v.InferOutput<typeof PuzzleAttemptsSchema>['attempts'][number];
