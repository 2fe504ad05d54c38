import type { ListedPuzzle } from '@kickmate/game';
import { type Rating, ratingAfter, UNRATED } from '@kickmate/play/glicko';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { useKeptValue } from '../shared/kept-value.ts';
import { KEYS } from '../shared/storage.ts';
import { usePuzzleProgress } from './puzzle-progress.ts';
import { texts } from './texts.ts';

/** A rating as it is stored: rating, deviation, volatility. */
const Stored = v.tuple([
  v.pipe(v.number(), v.minValue(-10_000), v.maxValue(10_000)),
  v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
  v.pipe(v.number(), v.minValue(1e-6), v.maxValue(1)),
]);
type Stored = v.InferOutput<typeof Stored>;

/** Ratings by name. One that cannot be read is left out; the others stay. */
const Ratings = v.fallback(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all) =>
      Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Stored] => v.is(Stored, entry[1]))),
    ),
  ),
  {},
);
const Kept = v.object({
  /** The ratings of the person, by game. */
  solver: v.fallback(Ratings, {}),
  /** The ratings of the puzzles that were tried, by game and id. */
  puzzles: v.fallback(Ratings, {}),
});
type Kept = v.InferOutput<typeof Kept>;

/** The rating of a puzzle that is rated 1, and what a level more adds; a puzzle's rating by levels is only roughly known. */
const EASIEST = 900;
const LEVEL = 150;
const WIDE = 200;

/** The rating with which a puzzle begins, by its rating in levels. */
export const ratingOfPuzzle = ({ rating }: Pick<ListedPuzzle, 'rating'>): Rating => ({
  ...UNRATED,
  rating: EASIEST + LEVEL * (rating - 1),
  deviation: WIDE,
});

/** The rating with which a person begins: most begin as newcomers to the game. */
const BEGINNER: Rating = { ...UNRATED, rating: 1100 };

const opened = ([rating, deviation, volatility]: Stored): Rating => ({ rating, deviation, volatility });
const closed = ({ rating, deviation, volatility }: Rating): Stored => [
  Math.round(rating * 100) / 100,
  Math.round(deviation * 100) / 100,
  Math.round(volatility * 1e6) / 1e6,
];

/** A rating before and after a puzzle. */
export interface RatingChange {
  readonly before: Rating;
  readonly after: Rating;
}

/** A rating in words: `1480 ± 90`, with one deviation. */
export const ratingText = ({ rating, deviation }: Rating): string =>
  texts.ratingNow(Math.round(rating), Math.round(deviation));

/** The rating after a puzzle in words, and how it moved. */
export const changeText = ({ before, after }: RatingChange): string =>
  texts.ratingChange(ratingText(after), Math.round(after.rating) - Math.round(before.rating));

/**
 * The ratings of the person in each game, and those of the puzzles, by Glicko-2 on this device. Each puzzle counts once, when it is
 * tried for the first time: whoever has seen its solution is not measured by it again.
 */
export const usePuzzleRatings = defineStore('puzzle-ratings', () => {
  const progress = usePuzzleProgress();
  const { value: all, change } = useKeptValue(KEYS.puzzleRatings, (stored): Kept => {
    const read = v.safeParse(Kept, stored ?? {});
    return read.success ? read.output : { solver: {}, puzzles: {} };
  });

  const keyOf = (game: string, id: string) => `${game}/${id}`;

  /** Whether the person is rated in a game: a puzzle of it has counted. */
  const isRated = (game: string): boolean => game in all.value.solver;

  /** The rating of the person in a game. */
  const of = (game: string): Rating => solverIn(all.value, game);
  const solverIn = ({ solver }: Kept, game: string): Rating => (solver[game] ? opened(solver[game]) : BEGINNER);

  /** The rating of the person in a game on the scale of puzzles, which is that of levels. */
  const levelIn = (game: string): number => 1 + (of(game).rating - EASIEST) / LEVEL;

  /** Whether a puzzle was tried, or solved before there were ratings: it does not count any more. */
  const isMet = (game: string, id: string): boolean =>
    keyOf(game, id) in all.value.puzzles || progress.stateOf(game, id) !== undefined;

  /**
   * Rates person and puzzle by the first attempt at it: whether it was solved without a mistake and without help. Returns the change
   * of the person's rating; `undefined` if the puzzle does not count any more.
   */
  function noteAttempt(game: string, puzzle: ListedPuzzle, isSolved: boolean): RatingChange | undefined {
    let made: RatingChange | undefined;
    change((now) => {
      const key = keyOf(game, puzzle.id);
      if (key in now.puzzles || progress.stateOf(game, puzzle.id) !== undefined) return now;
      const before = solverIn(now, game);
      const opponent = ratingOfPuzzle(puzzle);
      const score = isSolved ? 1 : 0;
      const after = ratingAfter(before, [{ opponent, score }]);
      made = { before, after };
      return {
        solver: { ...now.solver, [game]: closed(after) },
        puzzles: { ...now.puzzles, [key]: closed(ratingAfter(opponent, [{ opponent: before, score: 1 - score }])) },
      };
    });
    return made;
  }

  /** Notes that a puzzle was seen where it is not rated, so that it does not count any more. */
  function noteMet(game: string, puzzle: ListedPuzzle): void {
    change((now) => {
      const key = keyOf(game, puzzle.id);
      if (key in now.puzzles) return now;
      return { ...now, puzzles: { ...now.puzzles, [key]: closed(ratingOfPuzzle(puzzle)) } };
    });
  }

  return { all, isRated, of, levelIn, isMet, noteAttempt, noteMet };
});
