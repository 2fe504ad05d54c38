import type { ListedPuzzle } from '@kickmate/game';
import { NEW_PLAYER, type Rating } from '@kickmate/play/glicko';
import { afterAttempt, levelOfPoints, NEW_SOLVER, ratingOfPuzzle } from '@kickmate/play/puzzle-ratings';
import type { PuzzleAttempt, PuzzleRatingList } from '@kickmate/protocol';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { shallowRef } from 'vue';
import { useHello } from '../shared/hello.ts';
import { useKeptValue } from '../shared/kept-value.ts';
import { KEYS } from '../shared/storage.ts';
import type { Met } from './puzzle-list.ts';
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
  /** The attempts that no server knows yet, the oldest first. */
  waiting: v.fallback(v.array(v.object({ game: v.string(), id: v.string(), isSolved: v.boolean() })), []),
});
type Kept = v.InferOutput<typeof Kept>;

/** The attempts that are kept for a server that may come; older ones are dropped. */
const MOST_WAITING = 500;

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
 * The ratings of the person in each game, and those of the puzzles, by Glicko-2. Each puzzle counts once, when it is tried for the
 * first time: whoever has seen its solution is not measured by it again. They are computed on this device; a server on which the
 * person has a name shares them with other players and devices, and its figures replace those of this device.
 */
export const usePuzzleRatings = defineStore('puzzle-ratings', () => {
  const progress = usePuzzleProgress();
  const hello = useHello();
  const { value: all, change } = useKeptValue(KEYS.puzzleRatings, (stored): Kept => {
    const read = v.safeParse(Kept, stored ?? {});
    return read.success ? read.output : { solver: {}, puzzles: {}, waiting: [] };
  });

  /** The ratings of puzzles by all players of the server, by game; none where there is no server. */
  const shared = shallowRef<Readonly<Record<string, PuzzleRatingList['puzzles']>>>({});

  const keyOf = (game: string, id: string) => `${game}/${id}`;

  /** Whether the person is rated in a game: a puzzle of it has counted. */
  const isRated = (game: string): boolean => game in all.value.solver;

  /** The rating of the person in a game. */
  const of = (game: string): Rating => solverIn(all.value, game);
  const solverIn = ({ solver }: Kept, game: string): Rating => (solver[game] ? opened(solver[game]) : NEW_SOLVER);

  /** The rating of the person in a game on the scale of puzzles, which is that of levels. */
  const levelIn = (game: string): number => levelOfPoints(of(game).rating);

  /** A list of a game's puzzles with the ratings that those who tried them on the server have brought, in tenths of a level. */
  function withShared<T extends ListedPuzzle>(game: string, puzzles: readonly T[]): readonly T[] {
    const known = shared.value[game];
    if (!known) return puzzles;
    return puzzles.map((one) => {
      const points = known[one.id]?.[0];
      if (points === undefined) return one;
      return { ...one, rating: Math.min(10, Math.max(1, Math.round(levelOfPoints(points) * 10) / 10)) };
    });
  }

  /** The rating of a puzzle before the person tries it. */
  function ratingBefore(game: string, puzzle: ListedPuzzle): Rating {
    const [rating, deviation] = shared.value[game]?.[puzzle.id] ?? [];
    return rating === undefined || deviation === undefined
      ? ratingOfPuzzle(puzzle)
      : { ...NEW_PLAYER, rating, deviation };
  }

  /** Whether a puzzle was tried, or solved before there were ratings: it does not count any more. */
  const isMet = (game: string, id: string): boolean =>
    keyOf(game, id) in all.value.puzzles || progress.stateOf(game, id) !== undefined;

  /** The puzzles of a game that the person has tried and solved, and the level of those that fit. */
  const metIn = (game: string): Met => ({
    isSolved: (id) => progress.stateOf(game, id) !== undefined,
    isMet: (id) => isMet(game, id),
    near: levelIn(game),
  });

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
      const after = afterAttempt({ solver: before, puzzle: ratingBefore(game, puzzle) }, isSolved);
      made = { before, after: after.solver };
      return {
        solver: { ...now.solver, [game]: closed(after.solver) },
        puzzles: { ...now.puzzles, [key]: closed(after.puzzle) },
        waiting: [...now.waiting, { game, id: puzzle.id, isSolved }].slice(-MOST_WAITING),
      };
    });
    if (made && hello.isOnline) void share(game, false);
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

  /**
   * Sends the server the attempts at a game's puzzles that it does not know, if the person has a name there. Without a server nothing
   * happens; what fails is done at a later call.
   * @param fetches whether the server's ratings are fetched, too
   */
  async function share(game: string, fetches = true): Promise<void> {
    await hello.ask();
    if (!hello.isOnline) return;
    // The code for play online is loaded only where there is a server.
    await import('../online/puzzle-exchange.ts')
      .then(({ usePuzzleExchange }) => usePuzzleExchange().exchange({ waitingIn, noteSent, takeOver }, game, fetches))
      .catch(() => undefined);
  }

  /** The attempts at a game's puzzles that wait for a server. */
  const waitingIn = (game: string): readonly PuzzleAttempt[] =>
    all.value.waiting.filter((one) => one.game === game).map(({ id, isSolved }) => ({ id, isSolved }));

  /** Notes that the server has counted attempts, and the rating of the person after them. */
  function noteSent(game: string, sent: readonly PuzzleAttempt[], rating: Rating): void {
    const ids = new Set(sent.map(({ id }) => id));
    change((now) => ({
      ...now,
      solver: { ...now.solver, [game]: closed(rating) },
      waiting: now.waiting.filter((one) => one.game !== game || !ids.has(one.id)),
    }));
  }

  /** Takes over the server's ratings of a game's puzzles, and of the person, who may have tried puzzles on another device. */
  function takeOver(game: string, { puzzles, you }: PuzzleRatingList): void {
    shared.value = { ...shared.value, [game]: puzzles };
    if (!you || you.tried.length === 0) return;
    change((now) => ({
      ...now,
      // An attempt that the server does not know yet has moved the rating on this device.
      ...(now.waiting.every((one) => one.game !== game) && {
        solver: { ...now.solver, [game]: closed(you.rating) },
      }),
      puzzles: {
        ...Object.fromEntries(
          you.tried.map((id) => {
            const [rating, deviation] = puzzles[id] ?? [NEW_PLAYER.rating, NEW_PLAYER.deviation];
            return [keyOf(game, id), closed({ ...NEW_PLAYER, rating, deviation })];
          }),
        ),
        ...now.puzzles,
      },
    }));
  }

  return {
    all,
    isRated,
    of,
    levelIn,
    metIn,
    withShared,
    noteAttempt,
    noteMet,
    share,
    waitingIn,
    noteSent,
    takeOver,
  };
});
