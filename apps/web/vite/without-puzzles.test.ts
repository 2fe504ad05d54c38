import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '@kickmate/catalogue';
import { expect, test } from 'vitest';
import { withoutPuzzles } from './without-puzzles.ts';

const GAMES = join(import.meta.dirname, '../../../packages/variants');

test('a worker has no list of puzzles, whatever the game; everything else stays', () => {
  const load = withoutPuzzles().load as (id: string) => string | undefined;
  const lists = readdirSync(GAMES)
    .map((game) => join(GAMES, game, 'src/puzzle-list/index.ts'))
    .filter((path) => existsSync(path));
  expect(lists).toHaveLength(entries.filter(({ hasPuzzles }) => hasPuzzles).length);
  for (const list of lists) expect(load(list)).toContain('PARTS = []');
  expect(load(join(GAMES, '../game/src/puzzle-list.ts'))).toBeUndefined();
});
