import { fileURLToPath } from 'node:url';
import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { workloadOf } from '../src/measure.ts';
import { measurePrograms, programsText } from '../src/programs.ts';

const league = await exampleGame('chess-league');
const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the programs of two checkouts are measured side by side', async () => {
  const workload = await workloadOf(league);
  const [position] = workload.positions;
  const rows = await measurePrograms(league, { ...workload, positions: [position!] }, [root, root], 1, 'js');
  expect(rows).toMatchObject([{ variant: 'chess-league', backend: 'js', position }]);
  const { perSecond, ratio, range } = rows[0]!;
  for (const number of [...perSecond, ratio]) expect(number).toBeGreaterThan(0);
  expect(range).toEqual([ratio, ratio]);
});

test('speeds are shown as a table', () => {
  const text = programsText([
    {
      variant: 'chess',
      backend: 'wasm',
      position: 'here',
      perSecond: [1_900_000, 2_000_000],
      ratio: 0.954,
      range: [0.9, 1.25],
    },
  ]);
  expect(text).toMatch(/chess +wasm +1,?900 +2,?000 +0\.95 +0\.90 to 1\.25 +here/);
});
