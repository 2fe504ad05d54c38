import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shallowRef } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useMatch } from '../match.ts';
import { useReview } from '../record/review.ts';
import { footballMatch, GOAL, playedMatch, playOn } from '../testing.ts';
import { type Performer, type Stage, useStage } from './stage.ts';

/** A board whose performances end when the test says so. */
class SlowBoard implements Performer {
  readonly shown: string[] = [];
  readonly ends: (() => void)[] = [];
  animate: Performer['animate'] = (_before, _ball, events, options) => {
    this.shown.push(`${events.map(({ kind }) => kind).join(' ')} x${options?.speed}`);
    return new Promise((resolve) => this.ends.push(resolve));
  };
}

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => void vi.useRealTimers());

async function staged(actions: string) {
  const game = useMatch();
  game.open(await playedMatch(actions), { opponent: { kind: 'person' }, side: 'w' });
  const board = new SlowBoard();
  let stage!: Stage;
  mount({
    setup: () => {
      stage = useStage(shallowRef(board));
      return () => undefined;
    },
  });
  const pieceAt = (square: number) => stage.pieces.value[square]?.letter;
  return { game, board, stage, pieceAt };
}

const [B1, C3, D5] = [1, 18, 35];

test('an action is performed, and the board shows where it led', async () => {
  const { game, board, stage, pieceAt } = await staged('');
  game.match = playOn(game.match!, 'b1c3');
  await flushPromises();
  expect([board.shown, pieceAt(C3), stage.lastAction.value]).toEqual([['move x1'], 'N', [B1, C3]]);
  const seen = vi.fn();
  void stage.settled().then(seen);
  await flushPromises();
  expect([stage.isPerforming.value, stage.actor.value, seen.mock.calls.length]).toEqual([true, 'w', 0]);
  board.ends[0]!();
  await flushPromises();
  expect([stage.isPerforming.value, seen.mock.calls.length]).toEqual([false, 1]);
});

test('after a goal its position stays for a while before the next kick-off', async () => {
  const { game, board, stage, pieceAt } = await staged('b1c3 a7a6');
  game.match = playOn(game.match!, 'c3d5');
  await flushPromises();
  board.ends[0]!();
  await flushPromises();
  expect([pieceAt(D5), stage.isPerforming.value, stage.isBehind.value]).toEqual(['N', false, true]);
  await vi.runAllTimersAsync();
  expect([pieceAt(D5), pieceAt(B1), stage.isSettled.value]).toEqual([undefined, 'N', true]);
});

test('a step forward in looking back is performed, steps back and leaps are not', async () => {
  const { game, board } = await staged(GOAL);
  const review = useReview();
  review.back();
  await flushPromises();
  review.toStart();
  await flushPromises();
  review.forth();
  await flushPromises();
  review.toPresent();
  await flushPromises();
  game.undo();
  await flushPromises();
  expect(board.shown).toEqual(['move x1']);
});

test('who wants no animation gets none, and speed is as chosen', async () => {
  const { game, board, pieceAt } = await staged('');
  useSettings().animation = 'off';
  game.match = playOn(game.match!, 'b1c3');
  await flushPromises();
  expect([board.shown, pieceAt(C3)]).toEqual([[], 'N']);
  useSettings().animation = 'fast';
  game.match = playOn(game.match!, 'a7a6');
  await flushPromises();
  expect(board.shown).toEqual(['move x2']);
});

test('the last action is marked, and apart from it what came before it in its turn', async () => {
  const { game, stage } = await staged('');
  const football = (actions: string) => footballMatch('k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8', actions);
  const [D5, F7, G6, E8] = [39, 59, 51, 67];
  const marked = async (actions: string) => {
    game.open(await football(actions), game.setup);
    await flushPromises();
    return [stage.earlierActions.value, stage.lastAction.value];
  };
  expect(await marked('d5*f7')).toEqual([[], [D5, F7]]);
  expect(await marked('d5*f7 g6*e8')).toEqual([
    [D5, F7],
    [G6, E8],
  ]);
  // The end of a turn leaves it in sight; what is played next takes its place.
  expect(await marked('d5*f7 g6*e8 end')).toEqual(await marked('d5*f7 g6*e8'));
  expect(await marked('d5*f7 g6*e8 end a9a8')).toEqual([[], [72, 63]]);
});
