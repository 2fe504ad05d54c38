import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EffectScope, effectScope } from 'vue';
import { foreignMatchKey, store } from '../shared/storage.ts';
import type { GameFile } from './game-file.ts';
import { type KeptMatch, type MatchKeeper, useKeptMatch } from './kept-match.ts';

const about = { format: 'kickmate-game', version: 1, id: 'walk', name: 'Walk', author: 'Ada', licence: 'MIT' } as const;
const walk: GameFile = { ...about, rules: 'export const walk = 1;' };
const later: GameFile = { ...about, rules: 'export const walk = 2;' };
const match = { record: '1. a1a2 *', computer: 'b', level: 3 } as const;

let scope: EffectScope;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  scope = effectScope();
});
afterEach(() => scope.stop());

const keeper = (file: GameFile, restart = async () => {}): MatchKeeper => scope.run(() => useKeptMatch(file, restart))!;
const keptMatch = (file: GameFile): KeptMatch | undefined => keeper(file).match;

test('a match is kept for the same file, and for no other version of the game', () => {
  keeper(walk).keep(match);
  expect(keptMatch({ ...walk })).toEqual(match);
  expect(keptMatch(later)).toBeUndefined();
});

test('the match of another version is forgotten only when a match is kept', () => {
  keeper(walk).keep(match);
  keeper(later).keep(undefined);
  expect(keptMatch(walk)).toEqual(match);
  keeper(later).keep(match);
  expect(keptMatch(walk)).toBeUndefined();
});

test('each game has its own match', () => {
  keeper(walk).keep(match);
  const run: GameFile = { ...walk, id: 'run' };
  keeper(run).keep({ ...match, level: 5 });
  expect([keptMatch(walk), keptMatch(run)]).toEqual([match, { ...match, level: 5 }]);
});

test('a match that is over is forgotten', () => {
  keeper(walk).keep(match);
  keeper(walk).keep(undefined);
  expect(keptMatch(walk)).toBeUndefined();
});

test('two windows play the same game: the second is told, and may go on with the match of the first', async () => {
  const first = keeper(walk);
  let restarts = 0;
  const second = keeper(walk, async () => void restarts++);
  first.keep(match);
  second.keep({ ...match, level: 9 });
  expect([second.draft.isElsewhere, keptMatch(walk)?.level]).toEqual([true, 9]);
  await second.draft.takeOther();
  expect([second.draft.isElsewhere, restarts, keptMatch(walk)]).toEqual([false, 1, match]);
});

test.each(['', '{', '{"game":"walk"}'])('what is stored may be damaged: %j', (text) => {
  store(foreignMatchKey('walk'), text);
  expect(keptMatch(walk)).toBeUndefined();
});
