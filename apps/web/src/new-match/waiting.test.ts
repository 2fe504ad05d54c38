import { needsGames } from '@kickmate/catalogue/testing';
import { TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { useNewMatch } from '../match/begin/new-match.ts';
import { useSaved } from '../match/saved/saved.ts';
import { chessGame, playedMatch } from '../match/testing.ts';
import { useStageAndMatch } from '../stage/testing.ts';
import { useWaiting } from './waiting.ts';

const seats = TWO_PEOPLE;

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

const opened = () => effectScope().run(useWaiting)!;

test('the match of the chosen game is offered, and the others are named', async () => {
  needsGames('chess', 'chess-league', 'minimal');
  useSaved();
  useStageAndMatch().open(await chessGame('e2e4'), seats);
  useStageAndMatch().open(await playedMatch(''), seats);
  setActivePinia(createPinia());
  const home = opened();
  expect(await home.isInPlay()).toBe(false);
  expect(home.waiting.value!.match.variant.id).toBe('chess-league');
  expect(home.others.value.map(({ id }) => id)).toEqual(['chess']);

  useNewMatch().game = 'chess';
  expect(home.waiting.value).toBeUndefined();
  await vi.waitFor(() => expect(home.waiting.value?.match.round.plies).toHaveLength(1));
  expect([await home.isInPlay(), home.others.value.map(({ id }) => id)]).toEqual([true, ['chess-league']]);
  home.goOn();
  expect(useStageAndMatch().match!.variant.id).toBe('chess');

  useNewMatch().game = 'minimal';
  expect([await home.isInPlay(), home.waiting.value]).toEqual([false, undefined]);
});
