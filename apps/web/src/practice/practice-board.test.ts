import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { elevenMatch } from '../match/testing.ts';
import { useStage } from '../stage/stage.ts';
import type { BadTurn } from './bad-turns.ts';
import { usePracticeBoard } from './practice-board.ts';
import { newCard } from './schedule.ts';

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the best line is played to its end, also if chance decides there', async () => {
  const match = await elevenMatch('4r3/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9', 'e4e5');
  const turn = { round: 0, worst: 0, side: 'w', score: { kind: 'points', value: 100 }, best: ['e4!e8'] };
  const badTurn = { id: 'm/0.0', match: 'm', turn, good: [], card: newCard(new Date()) } as unknown as BadTurn;
  const scope = effectScope();
  const board = scope.run(() =>
    usePracticeBoard(
      async () => {},
      () => {},
    ),
  )!;
  board.open(badTurn, match);
  const shown = board.showBest();
  await vi.runAllTimersAsync();
  await shown;
  expect(useStage().match!.rounds[0]!.plies.map(({ before, ...ply }) => match.variant.text.formatAction(ply))).toEqual([
    expect.stringMatching(/^e4!e8/),
  ]);
  scope.stop();
});
