import { lineUpLeftAt, liveClockAt, remainingAt } from '@kickmate/play';
import { useIntervalFn } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import { useMatch } from '../match.ts';

/** How often a running clock is looked at, in milliseconds. */
const TICK_MS = 100;

/** What the clocks of the match show: each side's, or the one of a live match with its turn's, and the time to line up there. */
export const useClock = defineStore('clock', () => {
  const game = useMatch();
  const time = computed(() => game.match?.time);
  const isCounting = computed(() => game.session?.stopwatch.since !== undefined);
  const isRunning = computed(() => isCounting.value && game.session?.lineUp === undefined);
  const ticking = useIntervalFn(game.look, TICK_MS, { immediate: false });
  watch(isCounting, (counts) => (counts ? ticking.resume() : ticking.pause()), { immediate: true, flush: 'sync' });

  /** What each side has left, in milliseconds, as of the last tick; `undefined` in a match without clocks. */
  const remaining = computed(() => game.session && remainingAt(game.session, game.moment));
  /** What is left of the half and of the turn; `undefined` in a match that is not live. */
  const left = computed(() => game.session && liveClockAt(game.session, game.moment));
  /** What is left to line up in a live match, in milliseconds; `undefined` while nobody does. */
  const lineUpMs = computed(() => game.session && lineUpLeftAt(game.session, game.moment));

  return { time, isRunning, remaining, left, lineUpMs };
});
