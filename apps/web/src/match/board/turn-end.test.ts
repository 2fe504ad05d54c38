import { TWO_PEOPLE } from '@kickmate/play';
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettings } from '../../settings/settings.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { footballMatch, playIn } from '../testing.ts';
import { useSelection } from './selection.ts';
import { useTurnEnd } from './turn-end.ts';

/** White's rook and queen may kick, each once. */
const TWO_KICKERS = 'k8/9/9/9/9/4R4/9/9/5Q2K w e5 m - 8';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => void vi.useRealTimers());

async function begun() {
  const game = useStageAndMatch();
  game.open(await footballMatch(TWO_KICKERS), TWO_PEOPLE);
  mount({
    setup: () => {
      useTurnEnd({ waitUntilSeen: async () => {} });
      return () => undefined;
    },
  });
  const played = () => game.match!.round.plies.map((ply) => game.variant!.text.formatAction(ply)).join(' ');
  const later = async () => {
    await flushPromises();
    await vi.runAllTimersAsync();
  };
  return { game, played, later };
}

test('a turn ends by itself when nothing else is left to do, and not before', async () => {
  const { game, played, later } = await begun();
  playIn(game, 'e4*e2');
  await later();
  expect([played(), useSelection().automaticEnd]).toEqual(['e4*e2', undefined]);
  playIn(game, 'f1*d3');
  expect(useSelection().automaticEnd).toBe(useSelection().turnEnd);
  await later();
  expect(played()).toBe('e4*e2 f1*d3 end');
});

test('after an undo the person decides', async () => {
  const { game, played, later } = await begun();
  playIn(game, 'e4*e2 f1*d3');
  await later();
  game.undo();
  await later();
  expect(played()).toBe('e4*e2 f1*d3');
  game.undo();
  playIn(game, 'f1*d3');
  await later();
  expect(played()).toBe('e4*e2 f1*d3 end');
});

test('the setting turns it off, and an undo in time keeps the turn', async () => {
  const { game, played, later } = await begun();
  playIn(game, 'e4*e2 f1*d3');
  await flushPromises();
  game.undo();
  await later();
  expect(played()).toBe('e4*e2');
  useSettings().endsTurns = false;
  playIn(game, 'f1*d3');
  await later();
  expect(played()).toBe('e4*e2 f1*d3');
});
