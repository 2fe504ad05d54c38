import { exampleGame } from '@kickmate/catalogue/testing';
import { ALL_LEVELS } from '@kickmate/engine/client';
import { expect, test } from 'vitest';
import { GERMAN } from './level-texts.de.ts';
import { texts as english } from './level-texts.ts';
import { levelText } from './levels.ts';

test.each([
  ['English', english],
  ['German', GERMAN],
])('every level has a text of its own in %s', (_, { summaries }) => {
  expect(new Set(ALL_LEVELS.map((level) => summaries[level]('move'))).size).toBe(ALL_LEVELS.length);
  for (const level of ALL_LEVELS) expect(summaries[level]('action').length).toBeLessThanOrEqual(56);
});

test('an opponent is the same in all games, and has a way to play in those with styles', async () => {
  const [league, chess] = await Promise.all(['chess-league', 'chess'].map(exampleGame));
  expect([league, chess, undefined].map((game) => levelText(4, game))).toMatchObject([
    { name: 'Otto', manner: 'Otto likes to stay at home, in front of his goal.' },
    { name: 'Otto', manner: undefined },
    { name: 'Otto', manner: undefined },
  ]);
});

test('a level overlooks moves, or actions in games with a ball', async () => {
  const [chess, league] = await Promise.all(['chess', 'chess-league'].map(exampleGame));
  expect(levelText(1, chess).summary).toContain('every second move');
  expect(levelText(1, league).summary).toContain('every second action');
  expect(levelText(10, league).summary).toContain('a second per action');
});

test('a level has a strength only in chess', async () => {
  const [chess, chess960, league] = await Promise.all(['chess', 'chess960', 'chess-league'].map(exampleGame));
  expect(levelText(7, chess).strength).toBe('By our estimate, a rating of about 1850.');
  expect(levelText(8, chess960).strength).toBe('By our estimate, a rating of about 2100.');
  expect(new Set(ALL_LEVELS.map((level) => levelText(level, chess).strength)).size).toBe(ALL_LEVELS.length);
  expect([levelText(7, league).strength, levelText(7, undefined).strength]).toEqual([undefined, undefined]);
});
