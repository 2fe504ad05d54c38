import type { Animator } from '@kickmate/board-ui';
import { TWO_PEOPLE } from '@kickmate/play';
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shallowRef } from 'vue';
import { footballMatch, GOAL, playedMatch, playIn } from '../match/testing.ts';
import { useSettings } from '../settings/settings.ts';
import { useReview } from './review.ts';
import { type ShownPosition, useShownPosition } from './shown-position.ts';
import { useStageAndMatch } from './testing.ts';

/** An animator whose animations end when the test says so. */
class SlowAnimator implements Animator {
  readonly frame = shallowRef<Animator['frame']['value']>();
  readonly played: string[] = [];
  readonly ends: (() => void)[] = [];
  play: Animator['play'] = ({ before, events }, speed) => {
    this.played.push(`${events.map(({ kind }) => kind).join(' ')} x${speed}`);
    this.frame.value = { ...before, sprites: [], effects: [] };
    return new Promise((resolve) =>
      this.ends.push(() => {
        this.frame.value = undefined;
        resolve();
      }),
    );
  };
  skip(): void {}
  noteDrop(): void {}
}

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => void vi.useRealTimers());

async function followed(actions: string) {
  const game = useStageAndMatch();
  game.open(await playedMatch(actions), TWO_PEOPLE);
  const animator = new SlowAnimator();
  let shown!: ShownPosition;
  mount({
    setup: () => {
      shown = useShownPosition(animator);
      return () => undefined;
    },
  });
  const pieceAt = (square: number) => shown.pieces.value[square]?.letter;
  return { game, animator, shown, pieceAt };
}

const [B1, C3, D5] = [1, 18, 35];

test('an action is animated, and the board shows where it led', async () => {
  const { game, animator, shown, pieceAt } = await followed('');
  playIn(game, 'b1c3');
  await flushPromises();
  expect([animator.played, pieceAt(C3), shown.lastActionSquares.value]).toEqual([['move x1'], 'N', [B1, C3]]);
  const seen = vi.fn();
  void shown.waitUntilSeen().then(seen);
  await flushPromises();
  expect([shown.isAnimating.value, shown.actor.value, seen.mock.calls.length]).toEqual([true, 'w', 0]);
  animator.ends[0]!();
  await flushPromises();
  expect([shown.isAnimating.value, seen.mock.calls.length]).toEqual([false, 1]);
});

test('after a goal its position stays for a while before the next kick-off', async () => {
  const { game, animator, shown, pieceAt } = await followed('b1c3 a7a6');
  playIn(game, 'c3d5');
  await flushPromises();
  animator.ends[0]!();
  await flushPromises();
  expect([pieceAt(D5), shown.isAnimating.value, shown.isElsewhere.value]).toEqual(['N', false, true]);
  await vi.runAllTimersAsync();
  expect([pieceAt(D5), pieceAt(B1), shown.isSettled.value]).toEqual([undefined, 'N', true]);
});

test('a step forward in looking back is animated, steps back and leaps are not', async () => {
  const { game, animator } = await followed(GOAL);
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
  expect(animator.played).toEqual(['move x1']);
});

test('animation is off or has the speed that the settings say', async () => {
  const { game, animator, pieceAt } = await followed('');
  useSettings().animation = 'off';
  playIn(game, 'b1c3');
  await flushPromises();
  expect([animator.played, pieceAt(C3)]).toEqual([[], 'N']);
  useSettings().animation = 'fast';
  playIn(game, 'a7a6');
  await flushPromises();
  expect(animator.played).toEqual(['move x2']);
});

test('the last action is marked, and in another way the earlier ones of its turn', async () => {
  const { game, shown } = await followed('');
  const football = (actions: string) => footballMatch('k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8', actions);
  const [D5, F7, G6, E8] = [39, 59, 51, 67];
  const marked = async (actions: string) => {
    game.open(await football(actions), game.seats);
    await flushPromises();
    return [shown.earlierActionSquares.value, shown.lastActionSquares.value];
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

test('the last turn is shown again, action by action, and then the present', async () => {
  const game = useStageAndMatch();
  game.open(await footballMatch('k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8', 'd5*f7 g6*e8 end'), TWO_PEOPLE);
  const animator = new SlowAnimator();
  let shown!: ShownPosition;
  mount({
    setup: () => {
      shown = useShownPosition(animator);
      return () => undefined;
    },
  });
  const present = shown.ball.value;
  shown.replay();
  const seen = [shown.ball.value];
  for (let action = 0; action < 3; action++) {
    await vi.advanceTimersByTimeAsync(1000);
    seen.push(shown.ball.value);
    expect([shown.isReplaying.value, shown.isSettled.value]).toEqual([true, false]);
    animator.ends.shift()?.();
    await flushPromises();
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown.isReplaying.value, shown.isSettled.value, shown.ball.value]).toEqual([false, true, present]);
  expect([new Set(seen).size, animator.played.length]).toEqual([3, 3]);
});

test('with less motion the positions of the last turn follow each other, and a second call ends them', async () => {
  useSettings().animation = 'off';
  const { animator, shown, pieceAt } = await followed('b1c3');
  expect(shown.canReplay.value).toBe(true);
  shown.replay();
  expect([pieceAt(B1), pieceAt(C3)]).toEqual(['N', undefined]);
  await vi.advanceTimersByTimeAsync(900);
  expect([pieceAt(B1), pieceAt(C3), shown.isReplaying.value]).toEqual([undefined, 'N', false]);
  expect([shown.isSettled.value, animator.played]).toEqual([true, []]);
  shown.replay();
  shown.replay();
  await vi.advanceTimersByTimeAsync(900);
  expect([pieceAt(C3), shown.isReplaying.value]).toEqual(['N', false]);
});

test('after a goal the turn that scored is shown again; an action ends that', async () => {
  const { game, shown, animator, pieceAt } = await followed(GOAL);
  shown.replay();
  await vi.advanceTimersByTimeAsync(1000);
  expect([pieceAt(D5), animator.played.length]).toEqual(['N', 1]);
  playIn(game, 'a7a6');
  await flushPromises();
  expect([shown.isReplaying.value, pieceAt(D5)]).toEqual([false, undefined]);
});

test('another match is shown without the place of the match before', async () => {
  const { game, shown, pieceAt } = await followed('b1c3 a7a6');
  game.open(await playedMatch(''), TWO_PEOPLE);
  // The board follows a moment later.
  expect([pieceAt(C3), shown.actor.value]).toEqual([undefined, undefined]);
  await flushPromises();
  expect([pieceAt(B1), pieceAt(C3)]).toEqual(['N', undefined]);
});
