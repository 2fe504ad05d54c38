import { expect, test } from 'vitest';
import { LEAST_NOISE, median, noiseOf, quantile, summarise } from '../src/statistics.ts';

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 2, 10], 3],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no numbers');
});

test.each([
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[10, 20], 0.25, 12.5],
  [[7], 0.75, 7],
])('the quantile of %j at %d is %d', (numbers, part, expected) => {
  expect(quantile(numbers, part)).toBe(expected);
});

test('the noise is twice the notch of a box plot, at least that of two steady runs', () => {
  // Quartiles 90 and 110 of five measurements: 2 * 1.57 * 20 / sqrt(5) = 28.08 of 100.
  expect(noiseOf([80, 90, 100, 110, 120])).toBeCloseTo(0.2809, 3);
  expect(noiseOf([100, 100, 100])).toBe(LEAST_NOISE);
  expect(noiseOf([100, 100])).toBeGreaterThan(0.2);
});

test('a summary has the middle and the ends', () => {
  expect(summarise([4, 1, 3, 2])).toMatchObject({ median: 2.5, least: 1, most: 4, quartiles: [1.75, 3.25] });
});
