import { expect, test } from 'vitest';
import { Stopwatch } from './stopwatch.ts';

test('it counts while it runs, and rests in between', () => {
  let now = 100;
  const watch = new Stopwatch(() => now);
  const after = (ms: number) => {
    now += ms;
    return watch.elapsed;
  };
  expect(after(5)).toBe(0);
  watch.start();
  expect(after(7)).toBe(7);
  watch.start();
  watch.stop();
  expect(after(1000)).toBe(7);
  watch.start();
  expect(after(3)).toBe(10);
  watch.reset(50);
  expect([watch.isRunning, after(1)]).toEqual([true, 51]);
});
