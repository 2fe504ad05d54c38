import { lineUpLeftAt, liveClockAt, remainingAt } from '@kickmate/play';
import { useIntervalFn } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import { useLocalMatch } from '../../stage/local.ts';
import { useStage } from '../../stage/stage.ts';

/** The time between two looks at a running clock, in milliseconds. */
const TICK_MS = 100;

/** The clocks that the page shows: each side's, or in a live match those of the half, the turn and the line-up. */
export const useClock = defineStore('clock', () => {
  const stage = useStage();
  const local = useLocalMatch();
  const time = computed(() => stage.match?.time);
  const isCounting = computed(() => stage.session?.stopwatch.since !== undefined);
  const isRunning = computed(() => isCounting.value && stage.session?.lineUp === undefined);
  const ticking = useIntervalFn(local.updateMoment, TICK_MS, { immediate: false });
  watch(isCounting, (counts) => (counts ? ticking.resume() : ticking.pause()), { immediate: true, flush: 'sync' });

  /** The time that each side has left, in milliseconds, as of the last tick; `undefined` in a match without clocks. */
  const remaining = computed(() => stage.session && remainingAt(stage.session, local.moment));
  /** The time that is left of the half and of the turn; `undefined` in a match that is not live. */
  const left = computed(() => stage.session && liveClockAt(stage.session, local.moment));
  /** The time that is left to line up in a live match, in milliseconds; `undefined` while nobody lines up. */
  const lineUpMs = computed(() => stage.session && lineUpLeftAt(stage.session, local.moment));

  return { time, isRunning, remaining, left, lineUpMs };
});
