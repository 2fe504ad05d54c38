import { loadVariant } from '@kickmate/catalogue';
import { openEngine } from '@kickmate/engine';
import type { Motif } from '@kickmate/game';
import { againstComputer, TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useEngine } from '../../shared/engine/engine.ts';
import { analysisOf } from '../../stage/analysis.ts';
import { useReview } from '../../stage/review.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { useAnalysisBoard } from '../record/analysis-board.ts';
import { openRecord } from '../record/open-record.ts';
import { chessGame } from '../testing.ts';
import { useAnalysis } from './analysis.ts';

const MATE = 'f2f3 e7e5 g2g4 d8h4';

beforeEach(() => {
  setActivePinia(createPinia());
  useEngine().connectWith(async ({ variant }) => openEngine(await loadVariant(variant), { backend: 'rules' }));
});

/** Runs the analysis, and collects the searches that it wants. */
function analysed() {
  const searches: { readonly position: unknown; readonly actions: readonly string[] }[] = [];
  vi.spyOn(useEngine(), 'think').mockImplementation(async ({ position }, { actions }) => {
    searches.push({ position, actions });
    return undefined;
  });
  const scope = effectScope();
  scope.run(() => useAnalysis().run(() => true));
  return { searches, scope };
}

test('the engine searches each position of a finished match that is shown', async () => {
  useStageAndMatch().open(await chessGame(MATE), TWO_PEOPLE);
  const review = useReview();
  const { searches, scope } = analysed();
  // Nothing can be played after the mate.
  expect(searches).toEqual([]);
  review.back();
  await vi.waitFor(() =>
    expect(searches).toEqual([{ position: review.position, actions: MATE.split(' ').slice(0, 3) }]),
  );
  scope.stop();
  review.back();
  await new Promise((resolve) => setTimeout(resolve));
  expect(searches).toHaveLength(1);
});

test('nobody gets help in a match that is being played, unless it was opened from a record and people play it', async () => {
  const game = useStageAndMatch();
  const { searches } = analysed();
  game.open(await chessGame('e2e4'), TWO_PEOPLE);
  await new Promise((resolve) => setTimeout(resolve));
  expect(searches).toEqual([]);
  const opened = await openRecord('1. e4 e5 *');
  if (!opened.ok) throw new Error(opened.error.message);
  game.open(opened.value.match, againstComputer(1, 'w'), { opened: opened.value });
  await new Promise((resolve) => setTimeout(resolve));
  expect(searches).toEqual([]);
  game.open(opened.value.match, TWO_PEOPLE, { opened: opened.value });
  await vi.waitFor(() => expect(searches).toHaveLength(1));
});

test('the analysis board searches each place of its tree with as many lines as the person wants, without a limit of a match', async () => {
  const board = useAnalysisBoard();
  board.begin(analysisOf(await chessGame('e2e4')));
  board.attend();
  const limits: (readonly [lines: number | undefined, ms: number | undefined])[] = [];
  vi.spyOn(useEngine(), 'think').mockImplementation(async (_, request) => {
    limits.push([request.lines, request.limits.ms]);
    return undefined;
  });
  const scope = effectScope();
  scope.run(() => useAnalysis().run(() => true));
  await vi.waitFor(() => expect(limits).toEqual([[3, 60_000]]));
  useSettings().engineLines = 5;
  await vi.waitFor(() =>
    expect(limits).toEqual([
      [3, 60_000],
      [5, 60_000],
    ]),
  );
  useReview().back();
  await vi.waitFor(() => expect(limits).toHaveLength(3));
  scope.stop();
});

test('the analysis board tells the motif of the best line, until another place is shown', async () => {
  const board = useAnalysisBoard();
  board.begin(analysisOf(await chessGame('d1d5', { from: '4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1' })));
  board.attend();
  useReview().back();
  const { think } = useEngine();
  vi.spyOn(useEngine(), 'think').mockImplementation((about, request) =>
    think(about, { ...request, limits: { nodes: 500 } }),
  );
  const scope = effectScope();
  scope.run(() => useAnalysis().run(() => true));
  const { says, squares } = (await vi.waitUntil(() => useAnalysis().motif)) as Motif;
  expect(says).toBe('The rook on d1 can take the queen on d5, which nothing protects.');
  expect(squares).toEqual([35, 3]);
  useReview().forth();
  await vi.waitFor(() => expect(useAnalysis().motif).toBeUndefined());
  scope.stop();
});
