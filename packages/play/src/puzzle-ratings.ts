import type { ListedPuzzle } from '@kickmate/game';
import { NEW_PLAYER, type Rating, ratingAfter } from './glicko.ts';

/** The points of a puzzle of level 1. */
const EASIEST = 900;
/** The points that a level more adds. */
const POINTS_PER_LEVEL = 150;
/** The deviation with which a puzzle begins: its level says only roughly how hard it is. */
const PUZZLE_DEVIATION = 200;

/** The rating with which a puzzle begins, by its rating in levels. */
export const ratingOfPuzzle = ({ rating }: Pick<ListedPuzzle, 'rating'>): Rating => ({
  ...NEW_PLAYER,
  rating: EASIEST + POINTS_PER_LEVEL * (rating - 1),
  deviation: PUZZLE_DEVIATION,
});

/** Points as a level, on the scale of {@link ListedPuzzle.rating}; it may lie below 1 and above 10. */
export const levelOfPoints = (points: number): number => 1 + (points - EASIEST) / POINTS_PER_LEVEL;

/** The rating with which a solver begins: most begin as newcomers to the game. */
export const NEW_SOLVER: Rating = { ...NEW_PLAYER, rating: 1100 };

/** The ratings of a solver and of a puzzle. */
export interface PuzzlePair {
  readonly solver: Rating;
  readonly puzzle: Rating;
}

/** The ratings after the solver's first attempt at the puzzle, by Glicko-2: whoever solves it wins against it. */
export function afterAttempt({ solver, puzzle }: PuzzlePair, isSolved: boolean): PuzzlePair {
  const score = isSolved ? 1 : 0;
  return {
    solver: ratingAfter(solver, [{ opponent: puzzle, score }]),
    puzzle: ratingAfter(puzzle, [{ opponent: solver, score: 1 - score }]),
  };
}
