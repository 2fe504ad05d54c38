import { must } from '@kickmate/board';
import type { Engine } from '@kickmate/engine/client';
import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { chessGame, elevenMatch } from '../match/testing.ts';
import { useEngine } from '../shared/engine/engine.ts';
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

test('an action that is being judged counts: nothing leaves the position meanwhile', async () => {
  let judge: (result: unknown) => void = () => {};
  const search = () => new Promise((resolve) => (judge = resolve));
  useEngine().connectWith(async () => ({ backend: 'wasm', search, close: () => {} }) as unknown as Engine);
  const match = await chessGame('f2f3 e7e5 g2g4 a7a6 h2h3');
  const turn = { round: 0, side: 'b', worst: 3, before: 100, worth: 50, best: ['d8h4'] };
  const badTurn = { id: 'm/0.3', match: 'm', turn, good: ['d8h4'], card: newCard(new Date()) } as unknown as BadTurn;
  const rated: boolean[] = [];
  const scope = effectScope();
  const board = scope.run(() =>
    usePracticeBoard(
      async () => {},
      (_, isRight) => rated.push(isRight),
    ),
  )!;
  board.open(badTurn, match);
  const stage = useStage();
  const act = (text: string) => {
    const { variant, position } = stage.match!;
    stage.dispatch({ side: 'b', kind: 'act', action: must(variant.text.parseAction(position, text)).action });
  };
  act('h7h6');
  await flushPromises();
  expect(board.isJudging()).toBe(true);
  board.again();
  expect(board.play.value?.state).toBe('judging');
  judge({ ok: true, value: { lines: [{ score: { kind: 'points', value: -300 }, actions: [] }] } });
  await flushPromises();
  expect(board.isJudging()).toBe(false);
  expect(board.play.value?.state).toBe('wrong');
  board.again();
  act('d8h4');
  expect(board.play.value?.state).toBe('solved');
  // The first attempt is the one that counts.
  expect(rated).toEqual([false]);
  scope.stop();
});
