import type { AnyMatch } from '@kickmate/play';
import {
  chartSearchesOf,
  greatestSwing,
  judge,
  outlineOf,
  type PositionScores,
  type ReportOutline,
} from '@kickmate/play/report';
import { useThrottleFn } from '@vueuse/core';
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue';
import { useEngine } from '../shared/engine/engine.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { contentKey, keptReport } from './kept-reports.ts';
import { factsOf } from './report-words.ts';
import { type RunningSearches, searchPositions } from './search-positions.ts';
import { SharedTime } from './shared-time.ts';

/** The part of the effort of a report: enough to see goals and mates that are near, and who stands better. */
const EFFORT = 1 / 20;
/** The milliseconds for all searches together. */
const ALL_MS = 4000;
/** The time in which the graph is drawn again at most once while it is searched, in milliseconds. */
const DRAW_MS = 300;

/**
 * The course of a match that is over: the chance to win at each of its places. It comes from the kept report; without one, short
 * searches by one engine find it roughly, when the page has nothing else to do. They stop when the caller's scope ends.
 */
export function useMatchCourse(match: () => AnyMatch) {
  const engine = useEngine();
  const outline = shallowRef<ReportOutline>();
  const scores = shallowRef<PositionScores>(new Map());
  /** Whether there is nothing to show: the searches failed. */
  const isMissing = ref(false);
  /** Short searches do not see far enough to judge turns, so they have no marks. */
  const report = computed(() => outline.value && { ...judge(outline.value, scores.value), turns: [] });
  const facts = computed(() => (report.value ? factsOf(outline.value!.match, report.value) : []));
  /** Whether every place is known. */
  const isWhole = computed(
    () => outline.value !== undefined && chartSearchesOf(outline.value).every(({ key }) => scores.value.has(key)),
  );
  /** The moment that changed most, once all are known. */
  const moment = computed(() => (isWhole.value && report.value ? greatestSwing(report.value.points) : undefined));
  let running: RunningSearches | undefined;
  let isEnded = false;

  async function open(shown: AnyMatch): Promise<void> {
    running?.stop();
    running = undefined;
    isMissing.value = false;
    const isOurs = () => !isEnded && match() === shown;
    const kept = await keptReport(contentKey(shown));
    if (!isOurs()) return;
    outline.value = outlineOf(shown);
    scores.value = new Map(Object.entries(kept?.scores ?? {}));
    if (!isWhole.value) whenIdle(() => isOurs() && void search(outline.value!));
  }

  async function search(of: ReportOutline): Promise<void> {
    const searches = chartSearchesOf(of)
      .filter(({ key }) => !scores.value.has(key))
      .map((one) => ({ ...one, share: EFFORT }));
    const time = new SharedTime(ALL_MS);
    time.expect(searches.length * EFFORT);
    const found = new Map(scores.value);
    const draw = () => {
      if (outline.value === of) scores.value = new Map(found);
    };
    const drawSoon = useThrottleFn(draw, DRAW_MS, true);
    const own = searchPositions({
      searches,
      engines: 1,
      time,
      open: () => engine.openAnother(of.match.variant.id),
      opened: () => undefined,
      found: (key, score) => {
        found.set(key, score);
        void drawSoon();
      },
    });
    running = own;
    const failure = await own.done;
    if (running !== own) return;
    draw();
    isMissing.value = failure !== undefined;
  }

  watch(match, open, { immediate: true });
  onScopeDispose(() => {
    isEnded = true;
    running?.stop();
  });
  return { facts, moment, isWhole, isMissing };
}
