import { ALL_LEVELS } from '@kickmate/engine/client';
import { expect, test } from 'vitest';
import { LEVELS, levelText } from './levels.ts';

test('every level has words of its own', () => {
  expect(LEVELS.map(({ level }) => levelText(level))).toEqual(LEVELS);
  expect(LEVELS.map(({ level }) => level)).toEqual(ALL_LEVELS);
  expect(new Set(LEVELS.flatMap(({ name, summary }) => [name, summary])).size).toBe(20);
});
