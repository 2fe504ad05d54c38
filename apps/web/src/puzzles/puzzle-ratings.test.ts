import type { ListedPuzzle } from '@kickmate/game';
import { afterAttempt, ratingOfPuzzle } from '@kickmate/play/puzzle-ratings';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeeping } from '../shared/keeping.ts';
import { KEYS } from '../shared/storage.ts';
import { usePuzzleProgress } from './puzzle-progress.ts';
import { usePuzzleRatings } from './puzzle-ratings.ts';

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

test('the first attempt moves the ratings of person and puzzle; each puzzle counts once, and all is kept', () => {
  const ratings = usePuzzleRatings();
  const start = ratings.of('one');
  expect([ratings.isRated('one'), start.deviation, ratings.metIn('one').isMet('a')]).toEqual([false, 350, false]);
  const won = ratings.noteAttempt('one', puzzle('a'), true)!;
  expect(won.before).toEqual(start);
  const expected = afterAttempt({ solver: start, puzzle: ratingOfPuzzle(puzzle('a')) }, true);
  expect(won.after).toEqual(expected.solver);
  expect(ratings.all.puzzles['one/a']![0]).toBeCloseTo(expected.puzzle.rating, 2);
  expect(ratings.noteAttempt('one', puzzle('a'), false)).toBeUndefined();
  const lost = ratings.noteAttempt('one', puzzle('b'), false)!;
  expect(lost.after.rating).toBeLessThan(won.after.rating);
  expect(lost.after.deviation).toBeLessThan(won.after.deviation);
  // Each game has its own rating.
  expect([ratings.isRated('one'), ratings.isRated('other')]).toEqual([true, false]);
  expect(reopened().all).toEqual(ratings.all);
  expect(reopened().metIn('one').isMet('b')).toBe(true);
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
    expect(ratings.metIn('one').isMet(id)).toBe(true);
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
  expect(reopened().all).toEqual({ solver: { one: good }, puzzles: { 'one/a': good }, waiting: [] });
  for (const text of ['[]', '{"solver": 3}', 'no JSON', '7', '{"waiting": [{"game": 1}]}']) {
    localStorage.setItem(KEYS.puzzleRatings, text);
    expect(reopened().all).toEqual({ solver: {}, puzzles: {}, waiting: [] });
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

test('shared ratings replace those by levels, in lists and for the first attempt', () => {
  const ratings = usePuzzleRatings();
  ratings.takeOver('one', { puzzles: { a: [1800, 60], b: [100, 90] } });
  const list = [puzzle('a'), puzzle('b'), puzzle('c')];
  expect(ratings.withShared('one', list).map(({ rating }) => rating)).toEqual([7, 1, 2]);
  expect(ratings.withShared('other', list)).toBe(list);
  const start = ratings.of('one');
  const shared = { rating: 1800, deviation: 60, volatility: 0.06 };
  expect(ratings.noteAttempt('one', puzzle('a'), true)!.after).toEqual(
    afterAttempt({ solver: start, puzzle: shared }, true).solver,
  );
});

test('what was tried on another device does not count here; an attempt that no server knows keeps its rating', () => {
  const ratings = usePuzzleRatings();
  const rating = { rating: 1400, deviation: 80, volatility: 0.06 };
  ratings.takeOver('one', { puzzles: { a: [1800, 60] }, you: { rating, tried: ['a'] } });
  expect([ratings.of('one'), ratings.metIn('one').isMet('a')]).toEqual([rating, true]);
  expect(ratings.noteAttempt('one', puzzle('a'), true)).toBeUndefined();
  const { after } = ratings.noteAttempt('one', puzzle('b'), true)!;
  ratings.takeOver('one', { puzzles: {}, you: { rating, tried: ['a'] } });
  expect(ratings.of('one').rating).toBeCloseTo(after.rating, 2);
  expect(ratings.waitingIn('one')).toEqual([{ id: 'b', isSolved: true }]);
  ratings.noteSent('one', ratings.waitingIn('one'), { ...rating, rating: 1450 });
  expect([ratings.of('one').rating, ratings.waitingIn('one')]).toEqual([1450, []]);
});
