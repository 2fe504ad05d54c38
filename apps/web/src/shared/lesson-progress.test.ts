import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { useLessonProgress } from './lesson-progress.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

test('two windows get on in lessons in turn: no step is lost', () => {
  const one = useLessonProgress();
  const two = useLessonProgress(createPinia());
  one.note('chess', { solved: 3, step: 3 });
  two.note('chesslike', { solved: 1 });
  two.note('chess', { solved: 1, step: 1 });
  one.note('chess', { isAnswered: true });
  setActivePinia(createPinia());
  const later = useLessonProgress();
  expect(later.of('chess')).toEqual({ solved: 3, step: 1, isAnswered: true });
  expect(later.of('chesslike').solved).toBe(1);
});
