import { loadVariant } from '@kickmate/catalogue';
import { openEngine } from '@kickmate/engine';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { effectScope } from 'vue';
import { useEngine } from '../../shared/engine/engine.ts';
import { maps, SMALL } from '../testing.ts';
import { GAMES } from './self-play.ts';
import { useSelfPlay } from './useSelfPlay.ts';

/** The side to move wins within a few actions. */
const RACE = { ...SMALL, tiles: ['....', '....', '....'], placement: '2rk/4/KQ2' };

beforeEach(() => {
  setActivePinia(createPinia());
  useEngine().connectWith(async ({ variant }) => openEngine(await loadVariant(variant), { backend: 'rules' }));
});

test('all games are played, each with its own seed', async () => {
  const scope = effectScope();
  const play = scope.run(useSelfPlay)!;
  await play.start(maps, RACE);
  expect(play.failure.value).toBeUndefined();
  expect([play.isRunning.value, play.summary.value?.games, play.progress.value]).toEqual([false, GAMES, 1]);
  expect(play.summary.value!.wins.w + play.summary.value!.wins.b).toBeGreaterThan(0);
  scope.stop();
});

test('the end of the scope stops the games', async () => {
  const scope = effectScope();
  const play = scope.run(useSelfPlay)!;
  const running = play.start(maps, maps.shipped[0]!.file);
  expect(play.isRunning.value).toBe(true);
  scope.stop();
  await running;
  expect([play.isRunning.value, play.games.value, play.failure.value]).toEqual([false, [], undefined]);
});

test('a map that cannot be played on is refused', async () => {
  const play = effectScope().run(useSelfPlay)!;
  await play.start(maps, { ...SMALL, placement: '4/4/4' });
  expect(play.failure.value).toContain('needs a king');
  expect(play.isRunning.value).toBe(false);
});
