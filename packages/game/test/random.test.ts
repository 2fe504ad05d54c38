import { describe, expect, test } from 'vitest';
import { draw, seededRandom } from '../src/index.ts';

const take = (count: number, ...keys: readonly number[]) => {
  const random = seededRandom(...keys);
  return Array.from({ length: count }, random);
};

describe('seeded random numbers', () => {
  test('are the same for the same keys', () => {
    expect(take(100, 1, 2, 3)).toEqual(take(100, 1, 2, 3));
  });

  // Numbers that this generator gave. If they change, saved matches continue with different random events.
  test('never change', () => {
    expect(take(2, 1)).toEqual([0.7246962701901793, 0.5975051922723651]);
    expect(take(2, 1, 0, 5)).toEqual([0.42980340775102377, 0.05179964145645499]);
    expect(take(1, -3, 12)).toEqual([0.679452212061733]);
  });

  test('are others for other keys, however near, and for keys in another order', () => {
    const first = [[1], [2], [1, 0], [1, 0, 0], [0, 1], [0, 0, 1], [1, 1], [-1], []].map((keys) => take(1, ...keys)[0]);
    expect(new Set(first).size).toBe(first.length);
  });

  test('are spread evenly, over one stream and over the first numbers of many', () => {
    const streams = { one: take(10_000, 5), many: Array.from({ length: 10_000 }, (_, key) => take(1, 5, key)[0]!) };
    for (const [name, numbers] of Object.entries(streams)) {
      const counts = new Array<number>(10).fill(0);
      for (const number of numbers) counts[Math.floor(number * 10)]!++;
      // Chi-squared with 9 degrees of freedom: above 27.9 once in a thousand streams.
      const chiSquared = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      expect(chiSquared, `${name}: ${counts}`).toBeLessThan(27.9);
    }
  });
});

describe('drawing', () => {
  const things = [{ weight: 1 }, { weight: 3 }, { weight: 2 }];

  test.each([
    [0, 0],
    [0.166, 0],
    [0.167, 1],
    [0.666, 1],
    [0.667, 2],
    [0.999_999, 2],
  ])('at %d of the way it is thing %i', (number, index) => {
    expect(draw(() => number, things)).toBe(things[index]);
  });

  test('a border belongs to the thing after it', () => {
    const halves = [{ weight: 1 }, { weight: 1 }];
    expect(draw(() => 0.5, halves)).toBe(halves[1]);
  });

  test('rounding errors find the last one', () => {
    expect(draw(() => 1, things)).toBe(things[2]);
  });

  test('from nothing is a mistake in the program', () => {
    expect(() => draw(() => 0, [])).toThrow('nothing to draw from');
  });
});
