import { expect, test } from 'vitest';
import type { Clocks } from '../src/command.ts';
import { clockOf } from '../src/search.ts';

test.each<[Clocks, object]>([
  [
    { wtime: 60_000, btime: 1 },
    { remainingMs: 60_000, incrementMs: 0 },
  ],
  [
    { wtime: 60_000, winc: 2000, binc: 1 },
    { remainingMs: 60_000, incrementMs: 2000 },
  ],
  [
    { wtime: 60_000, winc: -5 },
    { remainingMs: 60_000, incrementMs: 0 },
  ],
  [
    { wtime: 60_000, movestogo: 9 },
    { remainingMs: 60_000, incrementMs: 0, movesToGo: 9 },
  ],
  [
    { wtime: 60_000, movestogo: 0 },
    { remainingMs: 60_000, incrementMs: 0 },
  ],
  // The flag has fallen.
  [
    { wtime: -300, winc: 10 },
    { remainingMs: -300, incrementMs: 10 },
  ],
  // If only the other side's time is known, both have the same.
  [{ btime: 3000 }, { remainingMs: 3000, incrementMs: 0 }],
])('%j is a clock of %j for White', (clocks, clock) => {
  expect(clockOf(clocks, 'w', { overheadMs: 30, isTimeAdaptive: true }, 0)).toEqual({
    ...clock,
    moveOverheadMs: 30,
    adapts: true,
  });
});

test('Black has its own clock, and it runs', () => {
  const clocks = { wtime: 60_000, winc: 1, btime: 3000, binc: 100 };
  expect(clockOf(clocks, 'b', { overheadMs: 0, isTimeAdaptive: false }, 250.5)).toEqual({
    remainingMs: 2749,
    incrementMs: 100,
    moveOverheadMs: 0,
    adapts: false,
  });
});
