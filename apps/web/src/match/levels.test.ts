import { loadVariant } from '@kickmate/catalogue';
import { ALL_LEVELS } from '@kickmate/engine/client';
import { expect, test } from 'vitest';
import { LEVELS, levelText } from './levels.ts';

test('every level has words of its own', () => {
  expect(LEVELS.map(({ level }) => level)).toEqual(ALL_LEVELS);
  expect(new Set(LEVELS.flatMap(({ ballName, plainName, summary }) => [ballName, plainName, summary])).size).toBe(30);
});

test('levels are called after football only where there is a ball', async () => {
  const names = await Promise.all(
    ['chess-league', 'chess', 'minimal'].map(async (id) => levelText(3, await loadVariant(id)).name),
  );
  expect(names).toEqual(['Sunday side', 'Park bench', 'Park bench']);
});
