import { beforeEach, expect, test } from 'vitest';
import { KEYS, store } from '../shared/storage.ts';
import type { GameFile } from './game-file.ts';
import { keepMatch, keptMatch } from './kept-match.ts';

const about = { format: 'kickmate-game', version: 1, id: 'walk', name: 'Walk', author: 'Ada', licence: 'MIT' } as const;
const walk: GameFile = { ...about, rules: 'export const walk = 1;' };
const later: GameFile = { ...about, rules: 'export const walk = 2;' };
const match = { record: '1. a1a2 *', computer: 'b', level: 3 } as const;

beforeEach(() => localStorage.clear());

test('a match is kept for the same file, and for no other version of the game', () => {
  keepMatch(walk, match);
  expect(keptMatch({ ...walk })).toEqual(match);
  expect(keptMatch(later)).toBeUndefined();
});

test('the match of another game is forgotten only when a match is kept', () => {
  keepMatch(walk, match);
  keepMatch(later, undefined);
  expect(keptMatch(walk)).toEqual(match);
  keepMatch(later, match);
  expect(keptMatch(walk)).toBeUndefined();
});

test('a match that is over is forgotten', () => {
  keepMatch(walk, match);
  keepMatch(walk, undefined);
  expect(keptMatch(walk)).toBeUndefined();
});

test.each(['', '{', '{"game":"walk"}'])('what is stored may be damaged: %j', (text) => {
  store(KEYS.foreignMatch, text);
  expect(keptMatch(walk)).toBeUndefined();
});
