import { expect, test } from 'vitest';
import { readWeightList } from '../src/index.ts';

const groups = { mobility: [7, 2] } as const;

test('weights are named by number, from a number to a number, or by group', () => {
  expect(readWeightList('only', '3-4,0,mobility', 10, groups)).toEqual([0, 3, 4, 7, 8]);
});

test.each(['', '3-1', '10', 'toString', '1,'])("'%s' names none", (text) => {
  expect(() => readWeightList('only', text, 10, groups)).toThrow('--only');
});
