import { beginSession, ONLINE, TWO_PEOPLE } from '@kickmate/play';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory, createRouter } from 'vue-router';
import { remoteStage } from '../../stage/remote.ts';
import { useReview } from '../../stage/review.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { chessGame } from '../testing.ts';
import { useAnalyse } from './analyse.ts';
import { useAnalysisBoard } from './analysis-board.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

/** A page at an address, from which the analysis is opened. */
async function pageAt(address: string) {
  const page = { template: '<p />' };
  const router = createRouter({
    history: createMemoryHistory(),
    routes: ['/match', '/online/table/:id', '/analyse'].map((path) => ({ path, component: page })),
  });
  await router.push(address);
  let opener!: ReturnType<typeof useAnalyse>;
  const setup = () => {
    opener = useAnalyse();
    return () => undefined;
  };
  mount({ setup }, { global: { plugins: [router] } });
  return { router, analyse: () => opener.analyse() };
}

test('a finished online game is analysed with the names of its players; the match of this device stays', async () => {
  const game = useStageAndMatch();
  game.open(await chessGame('a2a3'), TWO_PEOPLE);
  const own = game.match;
  const match = await chessGame('f2f3 e7e5 g2g4 d8h4');
  const session = beginSession(match, { seats: TWO_PEOPLE, terms: ONLINE, beganAt: Date.UTC(2026, 10, 22, 12) }, 0);
  game.setGuest(
    remoteStage({
      session,
      side: undefined,
      names: { w: 'Ada', b: 'Bob' },
      details: {},
      site: 'https://example.org/table',
      refusalText: '',
      confirmsActions: false,
      dispatch: vi.fn(),
    }),
  );
  const { router, analyse } = await pageAt('/online/table/7');
  await analyse();
  const board = useAnalysisBoard();
  expect(router.currentRoute.value.path).toBe('/analyse');
  expect(board.record).toMatch(/\[Date "2026.11.22"\]\n.*\n\[White "Ada"\]\n\[Black "Bob"\]\n\[Result "0-1"\]/);
  expect(board.back).toEqual({ to: '/online/table/7', words: 'Back to the game' });
  game.setGuest(undefined);
  expect(game.match).toBe(own);
});

test('the analysis begins at the place that the board shows', async () => {
  useStageAndMatch().open(await chessGame('e2e4 e7e5'), TWO_PEOPLE);
  useReview().back();
  const { analyse } = await pageAt('/match');
  await analyse();
  expect(useAnalysisBoard().analysis?.path.ply).toBe(1);
});
