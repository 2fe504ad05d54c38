import type { ListedPuzzle } from '@kickmate/game';
import { ratingAfter } from '@kickmate/play/glicko';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeeping } from '../shared/keeping.ts';
import { KEYS } from '../shared/storage.ts';
import { usePuzzleProgress } from './puzzle-progress.ts';
import { ratingOfPuzzle, usePuzzleRatings } from './puzzle-ratings.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});
afterEach(() => void vi.unstubAllGlobals());

const puzzle = (id: string, rating = 2): ListedPuzzle => ({ id, theme: 'win-1', rating });
const reopened = () => {
  setActivePinia(createPinia());
  return usePuzzleRatings();
};

test('a puzzle begins with the rating of its level, and a wide deviation', () => {
  expect([1, 2.5, 10].map((rating) => ratingOfPuzzle({ rating }).rating)).toEqual([900, 1125, 2250]);
  expect(ratingOfPuzzle({ rating: 4 }).deviation).toBe(200);
});

test('the first attempt moves the ratings of person and puzzle; each puzzle counts once, and all is kept', () => {
  const ratings = usePuzzleRatings();
  const start = ratings.of('one');
  expect([ratings.isRated('one'), start.deviation, ratings.isMet('one', 'a')]).toEqual([false, 350, false]);
  const won = ratings.noteAttempt('one', puzzle('a'), true)!;
  expect(won.before).toEqual(start);
  expect(won.after).toEqual(ratingAfter(start, [{ opponent: ratingOfPuzzle(puzzle('a')), score: 1 }]));
  expect(won.after.rating).toBeGreaterThan(start.rating);
  expect(ratings.all.puzzles['one/a']![0]).toBeLessThan(ratingOfPuzzle(puzzle('a')).rating);
  expect(ratings.noteAttempt('one', puzzle('a'), false)).toBeUndefined();
  const lost = ratings.noteAttempt('one', puzzle('b'), false)!;
  expect(lost.after.rating).toBeLessThan(won.after.rating);
  expect(lost.after.deviation).toBeLessThan(won.after.deviation);
  // Each game has its own rating.
  expect([ratings.isRated('one'), ratings.isRated('other')]).toEqual([true, false]);
  expect(reopened().all).toEqual(ratings.all);
  expect(reopened().isMet('one', 'b')).toBe(true);
});

test("the person's rating as a level", () => {
  const ratings = usePuzzleRatings();
  const before = ratings.levelIn('one');
  expect(before).toBeCloseTo(1 + 200 / 150, 6);
  ratings.noteAttempt('one', puzzle('a', 3), true);
  expect(ratings.levelIn('one')).toBeGreaterThan(before);
});

test('what was solved before there were ratings, or seen in a sprint, does not count', () => {
  usePuzzleProgress().noteSolved('one', 'old', true);
  const ratings = usePuzzleRatings();
  ratings.noteMet('one', puzzle('seen'));
  for (const id of ['old', 'seen']) {
    expect(ratings.isMet('one', id)).toBe(true);
    expect(ratings.noteAttempt('one', puzzle(id), true)).toBeUndefined();
  }
  expect(ratings.isRated('one')).toBe(false);
});

test('two windows rate in turn: none overwrites the other', () => {
  const one = usePuzzleRatings();
  const two = usePuzzleRatings(createPinia());
  one.noteAttempt('one', puzzle('a'), true);
  const second = two.noteAttempt('one', puzzle('b'), true)!;
  expect(second.before.rating).toBeCloseTo(one.of('one').rating, 1);
  one.noteAttempt('other', puzzle('c'), false);
  expect(two.noteAttempt('one', puzzle('a'), false)).toBeUndefined();
  const { solver, puzzles } = reopened().all;
  expect([Object.keys(solver), Object.keys(puzzles)]).toEqual([
    ['one', 'other'],
    ['one/a', 'one/b', 'other/c'],
  ]);
});

test('a rating that cannot be read is left out, the others stay', () => {
  const good = [1500, 90, 0.06];
  const bad = { a: [1, 2], b: 'x', c: [Number.MAX_VALUE, 90, 0.06], d: [1500, -1, 0.06] };
  localStorage.setItem(
    KEYS.puzzleRatings,
    JSON.stringify({ solver: { one: good, ...bad }, puzzles: { 'one/a': good } }),
  );
  expect(reopened().all).toEqual({ solver: { one: good }, puzzles: { 'one/a': good } });
  for (const text of ['[]', '{"solver": 3}', 'no JSON', '7']) {
    localStorage.setItem(KEYS.puzzleRatings, text);
    expect(reopened().all).toEqual({ solver: {}, puzzles: {} });
  }
});

test('what the browser refuses to store is told, and goes on in this window', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined });
  const ratings = usePuzzleRatings();
  ratings.noteAttempt('one', puzzle('a'), true);
  ratings.noteAttempt('one', puzzle('b'), true);
  expect([useKeeping().showsNotice, Object.keys(ratings.all.puzzles).length]).toEqual([true, 2]);
});
