import { expect, test } from 'vitest';
import { ratingAfter } from '../src/glicko.ts';
import { afterAttempt, levelOfPoints, NEW_SOLVER, ratingOfPuzzle } from '../src/puzzle-ratings.ts';

test('a puzzle begins with the rating of its level, and a wide deviation', () => {
  expect([1, 2.5, 10].map((rating) => ratingOfPuzzle({ rating }).rating)).toEqual([900, 1125, 2250]);
  expect(ratingOfPuzzle({ rating: 4 }).deviation).toBe(200);
  expect([900, 1125, 2250, 750].map(levelOfPoints)).toEqual([1, 2.5, 10, 0]);
});

test('whoever solves a puzzle wins against it, and loses otherwise', () => {
  const pair = { solver: NEW_SOLVER, puzzle: ratingOfPuzzle({ rating: 3 }) };
  for (const isSolved of [true, false]) {
    const { solver, puzzle } = afterAttempt(pair, isSolved);
    const score = isSolved ? 1 : 0;
    expect(solver).toEqual(ratingAfter(pair.solver, [{ opponent: pair.puzzle, score }]));
    expect(puzzle).toEqual(ratingAfter(pair.puzzle, [{ opponent: pair.solver, score: 1 - score }]));
    expect(Math.sign(solver.rating - pair.solver.rating)).toBe(isSolved ? 1 : -1);
    expect(Math.sign(puzzle.rating - pair.puzzle.rating)).toBe(isSolved ? -1 : 1);
  }
});
