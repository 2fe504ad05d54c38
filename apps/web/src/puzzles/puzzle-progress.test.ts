import type { ListedPuzzle } from '@kickmate/game';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { KEYS } from '../shared/storage.ts';
import { chosen, filterOf, fitting, following, gradeOf, queryOf } from './puzzle-list.ts';
import { dayBefore, dayOf, drawnOn, usePuzzleProgress } from './puzzle-progress.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

test('the draw of a day is the same for everybody, and days differ', () => {
  const list = Array.from({ length: 50 }, (_, index) => index);
  const drawn = (day: string) => {
    const draw = drawnOn(day);
    return [draw(list), draw(list)];
  };
  expect(drawn('2026-11-23')).toEqual(drawn('2026-11-23'));
  expect(drawn('2026-11-24')).not.toEqual(drawn('2026-11-23'));
  expect(drawnOn('2026-11-23')([])).toBeUndefined();
});

test('a day has one name on this device, and one before it', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(['2026-01-01', '2028-03-01'].map(dayBefore)).toEqual(['2025-12-31', '2028-02-29']);
});

test('puzzles in a row: a mistake ends the run, a puzzle counts once', () => {
  const progress = usePuzzleProgress();
  progress.noteSolved('chess', 'a', true);
  progress.noteSolved('chess', 'a', true);
  progress.noteSolved('chess', 'b', true);
  expect([progress.all.run, progress.all.bestRun]).toEqual([2, 2]);
  progress.noteMistake();
  progress.noteSolved('chess', 'c', false);
  expect([progress.all.run, progress.all.bestRun]).toEqual([0, 2]);
  expect(['a', 'c', 'd'].map((id) => progress.stateOf('chess', id))).toEqual(['clean', 'helped', undefined]);
  setActivePinia(createPinia());
  expect(usePuzzleProgress().all).toEqual(progress.all);
});

test('two windows solve puzzles in turn: none is lost, nor the run, nor the day', () => {
  const one = usePuzzleProgress();
  const two = usePuzzleProgress(createPinia());
  one.noteSolved('chess', 'a', true);
  two.noteSolved('chess', 'b', true);
  two.noteDaily('2026-11-23');
  one.noteSolved('chess', 'c', true);
  setActivePinia(createPinia());
  const later = usePuzzleProgress();
  expect(later.all).toMatchObject({ run: 3, bestRun: 3, day: '2026-11-23', days: 1 });
  expect(Object.keys(later.all.solved)).toEqual(['chess/a', 'chess/b', 'chess/c']);
  two.noteMistake();
  one.noteSolved('chess', 'd', true);
  expect([one.all.run, one.all.bestRun]).toEqual([1, 3]);
});

test('days in a row', () => {
  const progress = usePuzzleProgress();
  for (const day of ['2026-11-21', '2026-11-22', '2026-11-22', '2026-11-23']) progress.noteDaily(day);
  const streaks = ['2026-11-23', '2026-11-24', '2026-11-25'].map(progress.streakOn);
  expect(streaks).toEqual([3, 3, 0]);
  progress.noteDaily('2026-11-26');
  expect([progress.streakOn('2026-11-26'), progress.all.bestDays]).toEqual([1, 3]);
});

test('progress that cannot be read counts as none', () => {
  localStorage.setItem(KEYS.puzzleProgress, '{"run": -3, "solved": 7, "days": "many", "bestRun": 4}');
  setActivePinia(createPinia());
  expect(usePuzzleProgress().all).toMatchObject({ run: 0, solved: {}, days: 0, bestRun: 4 });
  localStorage.setItem(KEYS.puzzleProgress, '[]');
  setActivePinia(createPinia());
  expect(usePuzzleProgress().all.run).toBe(0);
});

test('a choice of puzzles, and the one that follows', () => {
  const one = (id: string, theme: string, rating: number): ListedPuzzle => ({ id, theme, rating });
  const all = [one('a', 'win', 1), one('b', 'save', 2.4), one('c', 'win', 2.5), one('d', 'win', 10)];
  expect(all.map((puzzle) => gradeOf(puzzle).id)).toEqual(['easy', 'easy', 'medium', 'hard']);
  const ids = (theme: string, grade: string) => chosen(all, { theme, motif: '', grade }).map(({ id }) => id);
  expect([ids('', ''), ids('win', ''), ids('win', 'easy')]).toEqual([['a', 'b', 'c', 'd'], ['a', 'c', 'd'], ['a']]);
  const forks = [{ ...one('e', 'win', 1), motif: 'fork' }, ...all];
  expect(chosen(forks, filterOf({ motif: 'fork' })).map(({ id }) => id)).toEqual(['e']);
  expect(queryOf(filterOf({ motif: 'fork', theme: '' }))).toEqual({ motif: 'fork' });
  const next = (id: string | undefined, solved: string, met: string, near: number) =>
    following(all, id, { isSolved: (other) => solved.includes(other), isMet: (other) => met.includes(other), near })
      ?.id;
  // Never tried: the nearest to the person's rating, the easier of two.
  expect([next(undefined, '', '', 3), next('c', 'c', 'c', 3), next('b', 'bc', 'bc', 5.6)]).toEqual(['c', 'b', 'd']);
  expect(next('b', '', 'b', 1.75)).toBe('a');
  // One that was tried comes back when nothing is new, and never twice in a row.
  expect([next('b', 'ad', 'abcd', 1), next('c', 'ad', 'abcd', 1), next('d', 'abcd', 'abcd', 1)]).toEqual([
    'c',
    'b',
    'a',
  ]);
  expect(following([], 'a', { isSolved: () => false, isMet: () => false, near: 1 })).toBeUndefined();
});

test("a newcomer's puzzle of the day is an easy one, where there are easy ones", () => {
  const [easy, hard] = [{ rating: 1.5 }, { rating: 6 }] as ListedPuzzle[];
  expect(fitting([hard!, easy!], 0)).toEqual([easy]);
  expect(fitting([hard!], 0)).toEqual([hard]);
  expect(fitting([hard!, easy!], 10)).toEqual([hard, easy]);
});
