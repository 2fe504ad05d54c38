import { expect, test } from 'vitest';
import { type Clock, shareOfClock } from '../src/clock.ts';

test.each<[Clock, number]>([
  [{ wtime: 60_000, btime: 1 }, 2000],
  [{ wtime: 60_000, winc: 2000, binc: 1 }, 3000],
  [{ wtime: 60_000, movestogo: 9 }, 6000],
  [{ wtime: 60_000, movestogo: 1 }, 30_000],
  // Never more than half of what is left, whatever comes after.
  [{ wtime: 100, winc: 60_000 }, 50],
  // The flag has fallen, or nearly.
  [{ wtime: 0 }, 1],
  [{ wtime: -300, winc: 10 }, 1],
  // Only the other side's clock is known: it will be alike.
  [{ btime: 3000 }, 100],
])('of the clock %j White takes %i ms', (clock, ms) => {
  expect(shareOfClock(clock, 'w')).toBe(ms);
});

test('Black has a clock of its own', () => {
  expect(shareOfClock({ wtime: 60_000, winc: 1, btime: 3000, binc: 100 }, 'b')).toBe(150);
});
