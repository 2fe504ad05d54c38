import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { workloadOf } from '../src/measure.ts';
import { measureThreads, threadsText } from '../src/threads.ts';

const league = await exampleGame('chess-league');

test('the speed of two threads is measured beside that of one', async () => {
  const workload = await workloadOf(league);
  const rows = await measureThreads(league, { ...workload, positions: workload.positions.slice(0, 1) }, 2, 1);
  expect(rows).toMatchObject([{ variant: 'chess-league', threads: 2 }]);
  const { perSecond, ratio, ratioByCpu } = rows[0]!;
  for (const number of [...perSecond, ratio, ratioByCpu]) expect(number).toBeGreaterThan(0);
});

test('speeds are shown as a table', () => {
  const text = threadsText([
    { variant: 'chess', threads: 2, perSecond: [1_000_000, 1_900_000], ratio: 1.9, ratioByCpu: 1.95 },
  ]);
  expect(text).toMatch(/chess +2 +1,?000 +1,?900 +1\.90 +1\.95/);
});
