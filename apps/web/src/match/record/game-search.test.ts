import { expect, test } from 'vitest';
import { gameSearch } from './game-search.ts';

const games = ['1. Nuñez – Réti, 1-0', '2. Réti – Lasker, 0-1', '3. Lasker – White, *'].map((line, begin) => ({
  line,
  begin,
  end: begin,
}));

test.each([
  ['', [0, 1, 2]],
  ['reti', [0, 1]],
  ['LASKER réti', [1]],
  ['  1-0 ', [0]],
  ['Morphy', []],
])("'%s' finds games %j", (words, found) => {
  expect(gameSearch(games)(words).map(({ begin }) => begin)).toEqual(found);
});
