import type { ListedPuzzle } from '@kickmate/game';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { KEYS } from '../../shared/storage.ts';
import { useSprints } from './kept-sprint.ts';
import {
  askedIn,
  beginSprint,
  endOf,
  leftOf,
  missedIn,
  passTime,
  SPRINT_MS,
  type Sprint,
  withAnswer,
} from './sprint.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setActivePinia(createPinia());
});

const listOf = (count: number): readonly ListedPuzzle[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `p${number}`,
    theme: 'win-1',
    rating: 1 + (9 * number) / count,
  }));
const numberOf = (id: string | undefined) => Number(id?.slice(1));
const answered = (sprint: Sprint, ...answers: readonly boolean[]) =>
  answers.reduce((now, isRight) => withAnswer(now, askedIn(now)!, isRight), sprint);

test('puzzles come in order of difficulty, none twice; another seed draws others', () => {
  const { order } = beginSprint('one', listOf(500), 1, 0);
  const numbers = order.map(numberOf);
  expect(order).toHaveLength(60);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  expect([numbers[0]! < 9, numbers.at(-1)! >= 491]).toEqual([true, true]);
  expect(beginSprint('one', listOf(500), 1, 0).order).toEqual(order);
  expect(beginSprint('one', listOf(500), 2, 0).order).not.toEqual(order);
  expect(beginSprint('one', listOf(7), 1, 0).order).toEqual(listOf(7).map(({ id }) => id));
});

test('right answers count, and the third mistake ends it', () => {
  const begun = beginSprint('one', listOf(200), 1, 1000);
  const later = answered(begun, true, false, true, false);
  expect([later.solved.length, later.missed, endOf(later)]).toEqual([2, [begun.order[1], begun.order[3]], undefined]);
  const over = answered(later, false);
  expect([endOf(over), missedIn(over)]).toEqual(['mistakes', [1, 3, 4].map((step) => begun.order[step])]);
  expect(withAnswer(over, askedIn(over)!, true)).toBe(over);
  // An answer that comes twice, or late, belongs to a puzzle that is no longer asked.
  expect(withAnswer(later, begun.order[0]!, true)).toBe(later);
});

test('the time is the wall clock: it runs in a hidden tab, and a clock that is set back gives none back', () => {
  const begun = beginSprint('one', listOf(200), 1, 5000);
  const later = passTime(begun, 65_000);
  expect(leftOf(later)).toBe(SPRINT_MS - 60_000);
  const back = passTime(later, 1000);
  expect(leftOf(back)).toBe(SPRINT_MS - 60_000);
  expect(leftOf(passTime(back, 2000))).toBe(SPRINT_MS - 61_000);
  const over = passTime(answered(back, true), 10_000_000);
  expect([leftOf(over), endOf(over), missedIn(over)]).toEqual([0, 'timeUp', [begun.order[1]]]);
  expect(withAnswer(over, askedIn(over)!, true)).toBe(over);
});

test('it ends when no puzzle is left', () => {
  const over = answered(beginSprint('one', listOf(2), 1, 0), true, true);
  expect([endOf(over), missedIn(over)]).toEqual(['allSolved', []]);
  expect(endOf(beginSprint('one', [], 1, 0))).toBe('allSolved');
});

test('the best sprint is kept by game, in two windows too', () => {
  const [one, two] = [useSprints(), useSprints(createPinia())];
  expect([one.bestIn('one'), one.noteEnd('one', 4)]).toEqual([0, true]);
  expect([two.noteEnd('one', 3), two.noteEnd('other', 1), one.noteEnd('one', 4)]).toEqual([false, true, false]);
  expect([two.bestIn('one'), useSprints(createPinia()).bestIn('other')]).toEqual([4, 1]);
  expect(one.noteEnd('third', 0)).toBe(false);
});

test('bests that cannot be read are left out, the others stay', () => {
  localStorage.setItem(KEYS.sprints, '{"one": 5, "other": "many", "x": -1}');
  const { bestIn } = useSprints(createPinia());
  expect(['one', 'other', 'x'].map(bestIn)).toEqual([5, 0, 0]);
  localStorage.setItem(KEYS.sprints, '[]');
  expect(useSprints(createPinia()).bestIn('one')).toBe(0);
});

test('a sprint goes on after the page was loaded again; one that cannot be read is none', () => {
  const { keep, kept } = useSprints();
  const sprint = answered(beginSprint('one', listOf(200), 1, 5000), true, false);
  keep(sprint);
  expect([kept('one'), kept('other')]).toEqual([sprint, undefined]);
  keep(undefined);
  expect(kept('one')).toBeUndefined();
  for (const text of ['{"game": "one"}', 'x', '{"game":"one","order":[1],"solved":[],"missed":[],"spent":0,"at":0}']) {
    sessionStorage.setItem(KEYS.sprint, text);
    expect(kept('one')).toBeUndefined();
  }
});
