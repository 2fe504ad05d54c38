import { expect, test } from 'vitest';
import { eloOf, shareOf } from '../src/statistics.ts';

test.each([
  // The rating formula's usual table.
  [0.5, 0],
  [0.64, 100],
  [0.76, 200],
  [0.24, -200],
  [1, Number.POSITIVE_INFINITY],
  [0, Number.NEGATIVE_INFINITY],
])('a share of %d is worth %d', (share, elo) => {
  expect(Math.round(eloOf(share))).toBeCloseTo(elo, -1);
});

// Wilson's interval, worked out by hand.
test.each([
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [0, 10, 0, 0.2775],
  [65, 100, 0.5526, 0.7364],
])('%d of %d points lie between %d and %d', (points, games, low, high) => {
  const share = shareOf(points, games);
  expect(share.low).toBeCloseTo(low, 3);
  expect(share.high).toBeCloseTo(high, 3);
});

test('without games the interval is everything', () => {
  expect(shareOf(0, 0)).toEqual({ value: 0.5, low: 0, high: 1 });
});
