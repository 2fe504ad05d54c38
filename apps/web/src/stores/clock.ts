import { SIDES, type Side } from '@kickmate/board';
import { useDocumentVisibility, useIntervalFn } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { useLineUp } from './line-up.ts';
import { useMatch } from './match.ts';

/** How often a running clock is looked at, in milliseconds. */
const TICK_MS = 100;

/**
 * The clocks of the match. They rest while the match is not in sight: on another page of the app, while its window is
 * hidden or closed, while the computer is made to wait, and while sides line up. There is nobody to be unfair to, and the computer rests, too.
 */
export const useClock = defineStore('clock', () => {
  const game = useMatch();
  const lineUp = useLineUp();
  const visibility = useDocumentVisibility();
  /** Whether the page with the match is open. */
  const isInSight = ref(false);
  const time = computed(() => game.match?.time);
  const isRunning = computed(
    () =>
      time.value !== undefined &&
      game.toAct !== undefined &&
      isInSight.value &&
      visibility.value === 'visible' &&
      !game.isPaused &&
      !lineUp.isOpen,
  );
  /** How long the turn has taken, as of the last tick. */
  const elapsed = ref(0);

  function look(): void {
    elapsed.value = game.stopwatch.elapsed;
    if (isRunning.value && game.toAct && remainingOf(game.toAct) <= 0) game.flag();
  }
  const ticking = useIntervalFn(look, TICK_MS, { immediate: false });

  watch(
    [isRunning, () => game.match],
    ([runs]) => {
      if (runs) {
        game.stopwatch.start();
        ticking.resume();
      } else {
        game.stopwatch.stop();
        ticking.pause();
      }
      elapsed.value = game.stopwatch.elapsed;
    },
    { immediate: true, flush: 'sync' },
  );

  function remainingOf(side: Side): number {
    const left = game.match?.clocks?.[side] ?? 0;
    return Math.max(0, left - (game.toAct === side ? elapsed.value : 0));
  }
  /** What each side has left, in milliseconds, as of the last tick; `undefined` in a match without clocks. */
  const remaining = computed<Readonly<Record<Side, number>> | undefined>(() => {
    if (!time.value) return undefined;
    const [w, b] = SIDES.map(remainingOf) as [number, number];
    return { w, b };
  });

  return { time, isInSight, isRunning, remaining };
});
