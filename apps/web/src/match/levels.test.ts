import { expect, test } from 'vitest';
import { LEVELS, levelText } from './levels.ts';

test('every level has words of its own', () => {
  expect(LEVELS.map(({ level }) => levelText(level))).toEqual(LEVELS);
  expect(LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(LEVELS.flatMap(({ name, summary }) => [name, summary])).size).toBe(20);
});
