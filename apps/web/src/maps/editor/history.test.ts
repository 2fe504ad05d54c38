import { expect, test } from 'vitest';
import { changed, continued, historyOf, MOST_STEPS, redone, undone } from './history.ts';

test('steps are undone and redone, and what was undone is gone after another step', () => {
  const two = changed(changed(historyOf('a'), 'b'), 'c');
  expect(undone(two).present).toBe('b');
  expect(redone(undone(two))).toEqual(two);
  expect(redone(redone(undone(undone(two))))).toEqual(two);
  const other = changed(undone(two), 'd');
  expect([redone(other).present, undone(other).present]).toEqual(['d', 'b']);
});

test('a step that goes on is undone as one', () => {
  const drawn = continued(continued(changed(historyOf('a'), 'b'), 'c'), 'd');
  expect(undone(drawn)).toEqual({ past: [], present: 'a', future: ['d'] });
});

test('beyond the ends nothing happens', () => {
  const fresh = historyOf('a');
  expect([undone(fresh), redone(fresh)]).toEqual([fresh, fresh]);
});

test('only the last steps are kept', () => {
  let history = historyOf(0);
  for (let step = 1; step <= MOST_STEPS + 10; step++) history = changed(history, step);
  expect([history.past.length, history.past[0]]).toEqual([MOST_STEPS, 10]);
});
