import { gameOf } from '@kickmate/game';
import { ONLINE, open, TWO_PEOPLE } from '@kickmate/play';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory, createRouter } from 'vue-router';
import { useClock } from '../match/clock/clock.ts';
import { useAnalysis } from '../match/computer/analysis.ts';
import { useMatch } from '../match/match.ts';
import { recordedName } from '../match/record/opened-record.ts';
import { useSaved } from '../match/saved/saved.ts';
import { chessGame } from '../match/testing.ts';
import { useOpenHere } from './open-here.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

/** A finished game of Ada against Bob at a table that is shown. */
async function atTable() {
  const game = useMatch();
  const time = { ms: 300_000, incrementMs: 3000 };
  const match = (await chessGame('f2f3 e7e5 g2g4 d8h4', { time })) as NonNullable<typeof game.match>;
  const opened = open(match, { seats: TWO_PEOPLE, terms: ONLINE, begun: Date.UTC(2026, 10, 22, 12) }, 0);
  // White thought for 5 seconds before the end.
  const session = { ...opened, stopwatch: { before: 5000 } };
  game.showRemote({
    session,
    side: undefined,
    names: { w: 'Ada', b: 'Bob' },
    details: {},
    isSending: false,
    isReconnecting: false,
    refusal: '',
    confirms: false,
    dispatch: vi.fn(),
  });
  const page = { template: '<p />' };
  const router = createRouter({
    history: createMemoryHistory(),
    routes: ['/', '/match'].map((path) => ({ path, component: page })),
  });
  let here!: ReturnType<typeof useOpenHere>;
  const setup = () => {
    here = useOpenHere();
    return () => undefined;
  };
  mount({ setup }, { global: { plugins: [router] } });
  return { game, router, here };
}

test('a finished game becomes a match of this device, with the names of its players', async () => {
  const { game, router, here } = await atTable();
  await here.offer();
  expect([router.currentRoute.value.path, here.asks.value, here.problem.value]).toEqual(['/match', false, '']);
  const { remaining } = useClock();
  expect(remaining?.w).toBe(295_000);
  game.hideRemote();
  expect(useClock().remaining).toEqual(remaining);
  expect(game.match?.round.plies).toHaveLength(4);
  expect(recordedName(game.match!, game.opened!, 'b')).toBe('Bob');
  expect(game.begun?.getUTCDate()).toBe(22);
  expect(useAnalysis().isWanted).toBe(true);
});

test('a match of this device that is not over is not replaced without a question', async () => {
  useSaved();
  useMatch().open(await chessGame('e2e4'), TWO_PEOPLE);
  const { game, router, here } = await atTable();
  await here.offer();
  expect([router.currentRoute.value.path, here.asks.value]).toEqual(['/', true]);
  expect(game.local?.match.round.plies).toHaveLength(1);
  await here.open();
  expect([router.currentRoute.value.path, gameOf(game.local!.match.variant.id)]).toEqual(['/match', 'chess']);
  expect(game.local?.match.round.plies).toHaveLength(4);
});
