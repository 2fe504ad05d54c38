import type { JudgedTurn } from '@kickmate/play/report';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { useAnalysisBoard } from '../match/record/analysis-board.ts';
import { chessGame } from '../match/testing.ts';
import { analysisOf } from '../stage/analysis.ts';
import { useReview } from '../stage/review.ts';
import { STEP_PAUSE_MS, useBestLine } from './best-line.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});
afterEach(() => void vi.useRealTimers());

const LINE = ['e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6', 'b5a4', 'g8f6', 'e1g1'];

/** The best line of eight actions in place of 1... f6, on the analysis board. */
async function playing() {
  const match = await chessGame('e2e4 f7f6 d2d4');
  const board = useAnalysisBoard();
  board.begin(analysisOf(match));
  board.attend();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const turn = {
    round: 0,
    side: 'b',
    worst: 1,
    score: { kind: 'points', value: 0 },
    best: LINE,
  } as unknown as JudgedTurn;
  const play = () => void effectScope().run(useBestLine)!.play({ match, turn });
  return { board, play, ply: () => board.analysis!.path.ply };
}

test('a best line is shown an action at a time, and not further than it is told', async () => {
  const { play, ply } = await playing();
  play();
  const seen = [ply()];
  for (let step = 0; step < LINE.length; step++) {
    await vi.advanceTimersByTimeAsync(STEP_PAUSE_MS);
    seen.push(ply());
  }
  expect(seen).toEqual([2, 3, 4, 5, 6, 7, 7, 7, 7]);
});

test('whoever goes elsewhere stays there, and a line that is begun again has no second one beside it', async () => {
  const { board, play, ply } = await playing();
  play();
  await vi.advanceTimersByTimeAsync(STEP_PAUSE_MS / 2);
  play();
  await vi.advanceTimersByTimeAsync(STEP_PAUSE_MS);
  expect(ply()).toBe(3);
  useReview().toStart();
  await vi.advanceTimersByTimeAsync(9 * STEP_PAUSE_MS);
  expect(board.analysis!.path.ply).toBe(0);
});
