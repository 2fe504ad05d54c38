import { SIDES, type Side } from '@kickmate/board';
import type { Half } from '@kickmate/game';
import { useDocumentVisibility, useIntervalFn } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { useLineUp } from '../line-up/line-up.ts';
import { useMatch } from '../match.ts';
import { leftOfTurn } from './live-time.ts';

/** How often a running clock is looked at, in milliseconds. */
const TICK_MS = 100;

/** What is left in a live match: milliseconds, as of the last tick. */
export interface LiveClock {
  readonly half: Half;
  readonly halfMs: number;
  readonly turnMs: number;
}

/**
 * The clocks of the match: each side's, or the one of a live match with its turn's, and the time to line up there. They
 * rest while the match is not in sight: on another page of the app, while its window is hidden or closed, while the
 * computer is made to wait, and while sides line up. There is nobody to be unfair to, and the computer rests, too.
 */
export const useClock = defineStore('clock', () => {
  const game = useMatch();
  const lineUp = useLineUp();
  const visibility = useDocumentVisibility();
  /** Whether the page with the match is open. */
  const isInSight = ref(false);
  /** Whether the formations are on the page, and no more what went before. */
  const isLineUpInSight = ref(false);
  const time = computed(() => game.match?.time);
  const live = computed(() => game.match?.live);
  const isAttended = computed(
    () => game.toAct !== undefined && isInSight.value && visibility.value === 'visible' && !game.isPaused,
  );
  const isRunning = computed(() => !!(time.value ?? live.value) && isAttended.value && !lineUp.isOpen);
  const isLiningUp = computed(
    () => live.value !== undefined && isAttended.value && lineUp.isOpen && isLineUpInSight.value,
  );
  /** How long the turn has taken, as of the last tick. */
  const elapsed = ref(0);

  function look(): void {
    elapsed.value = game.stopwatch.elapsed;
    if (isLiningUp.value && lineUpMs.value === 0) lineUp.timeIsOver();
    else if (isRunning.value && live.value) game.keepTime();
    else if (isRunning.value && game.toAct && remainingOf(game.toAct) <= 0) game.flag();
  }
  const ticking = useIntervalFn(look, TICK_MS, { immediate: false });

  watch(
    [() => isRunning.value || isLiningUp.value, () => game.match, () => lineUp.side],
    ([counts]) => {
      if (counts) {
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

  /** What is left of the half and of the turn; `undefined` in a match that is not live. */
  const left = computed<LiveClock | undefined>(() => {
    const { match } = game;
    if (!match?.live) return undefined;
    const spent = lineUp.isOpen ? 0 : elapsed.value;
    return {
      half: match.half!,
      halfMs: Math.max(0, match.leftMs! - spent),
      turnMs: Math.max(0, leftOfTurn(match, match.live) - spent),
    };
  });
  /** What is left to line up in a live match, in milliseconds; `undefined` while nobody does. */
  const lineUpMs = computed(() =>
    live.value && lineUp.isOpen ? Math.max(0, game.variant!.formations!.lineUpMs - elapsed.value) : undefined,
  );

  return { time, isInSight, isLineUpInSight, isRunning, remaining, left, lineUpMs };
});
