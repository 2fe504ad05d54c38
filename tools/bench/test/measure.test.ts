import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { measureByTurns, median, sample } from '../src/measure.ts';

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

test('only what is timed counts', async () => {
  const began = performance.now();
  const { nodes, wall } = await sample(async (stopwatch) => {
    await pause(60);
    await stopwatch.time(() => pause(20));
    return 7;
  });
  const whole = performance.now() - began;
  expect(nodes).toBe(7);
  // Timers may be late, but never early except by rounding.
  expect(wall).toBeGreaterThan(15);
  expect(wall).toBeLessThan(whole - 55);
});

test('works run by turns, once more than they are measured', async () => {
  const turns: string[] = [];
  const work = (name: string, nodes: number) => async () => {
    turns.push(name);
    return nodes;
  };
  const samples = await measureByTurns(new Map([['a', work('a', 1)] as const, ['b', work('b', 2)] as const]), 2);
  expect(turns.join('')).toBe('ababab');
  expect([...samples].map(([name, { nodes }]) => [name, nodes])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('a work whose nodes differ from run to run is a fault', async () => {
  let nodes = 0;
  await expect(measureByTurns(new Map([['a', async () => nodes++]]), 2)).rejects.toThrow(
    'a visited 1 nodes in one run',
  );
});
