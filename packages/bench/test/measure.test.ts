import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { medianSample, type Stopwatch, sample, sampleByTurns } from '../src/measure.ts';

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

test('without a clock of the processor its time is that of the clock', async () => {
  const { wall, cpu } = await sample(async (stopwatch) => stopwatch.time(async () => 1));
  expect(cpu).toBe(wall);
});

/** A work that takes these milliseconds, one after the other. */
const workOf = (times: readonly number[], nodes = 1) => {
  let run = 0;
  return async (stopwatch: Stopwatch) => {
    const ms = times[run++] ?? times.at(-1)!;
    await stopwatch.time(
      async () => undefined,
      undefined,
      () => ms,
    );
    return nodes;
  };
};

test('works run by turns, once more than they are measured', async () => {
  const turns: string[] = [];
  const work = (name: string, nodes: number) => async () => {
    turns.push(name);
    return nodes;
  };
  const series = await sampleByTurns(new Map([['a', work('a', 1)] as const, ['b', work('b', 2)] as const]), {
    runs: 2,
  });
  expect(turns.join('')).toBe('ababab');
  expect([...series].map(([name, one]) => [name, medianSample(one).nodes])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test.each([
  ['gets faster until the fourth run', [100, 50, 30, 30, 31], 3, [100, 50, 30], [30, 31]],
  ['is steady at once', [100, 99, 98], 3, [100], [99, 98]],
  ['gets faster for ever', [100, 50, 25, 12, 6, 3], 2, [100, 50], [25, 12]],
])('a work that %s is warm when a run is not faster than the one before', async (_, times, mostWarmUp, cold, warm) => {
  const series = await sampleByTurns(new Map([['a', workOf(times)]]), { runs: 2, mostWarmUp });
  const { warmUp, samples } = series.get('a')!;
  expect([warmUp.map(({ wall }) => wall), samples.map(({ wall }) => wall)]).toEqual([cold, warm]);
});

test('a short work is repeated within a run, and a long one gets fewer runs', async () => {
  let calls = 0;
  const short = async (stopwatch: Stopwatch) => {
    calls++;
    return workOf([2])(stopwatch);
  };
  await sampleByTurns(new Map([['short', short]]), { runs: 3, leastMs: 20 });
  expect(calls).toBe(1 + 3 * 10);
  const long = await sampleByTurns(new Map([['long', workOf([500])]]), { runs: 9, mostMs: 1000 });
  expect(long.get('long')!.samples.length).toBe(3);
});

test('a work whose nodes differ from run to run is a fault', async () => {
  let nodes = 0;
  await expect(sampleByTurns(new Map([['a', async () => nodes++]]), { runs: 2 })).rejects.toThrow(
    'a visited 0 nodes in one run and 1 in another',
  );
});
