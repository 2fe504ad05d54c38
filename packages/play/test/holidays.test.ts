import { expect, test } from 'vitest';
import { afterRunning, type Holiday, holidayTimeBetween } from '../src/holidays.ts';

const h = (from: number, until: number): Holiday => ({ from, until });

test.each([
  ['none', [], 10, 15],
  ['over before', [h(0, 10)], 10, 15],
  ['not yet', [h(15, 20)], 10, 15],
  ['begins on the way', [h(12, 20)], 10, 23],
  ['runs already', [h(0, 20)], 10, 25],
  ['two apart, in either order', [h(20, 30), h(11, 13)], 10, 17],
  ['the time between two decides', [h(30, 40), h(11, 13), h(15, 25)], 10, 27],
  ['two that overlap count once', [h(12, 20), h(14, 18), h(19, 22)], 10, 25],
  ['called off', [h(12, 12)], 10, 15],
] as const)('a clock that runs for five after ten, with holidays: %s', (_, holidays, since, end) => {
  expect(afterRunning(holidays, since, 5)).toBe(end);
  // Up to that moment the clock has measured exactly five.
  expect(end - since - holidayTimeBetween(holidays, since, end)).toBe(5);
});
