import { judge, missingSearches, type PositionScores, type ReportOutline, searchCount } from '@kickmate/play/report';
import { useDebounceFn, useEventListener, useThrottleFn } from '@vueuse/core';
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue';
import { useAnalysisBoard } from '../match/record/analysis-board.ts';
import { useEngine } from '../shared/engine/engine.ts';
import { storageProblem } from '../shared/with-database.ts';
import { contentKey, keepReport, keptReport } from './kept-reports.ts';
import { outlineFor, runReport } from './run-report.ts';
import { engineCount, type RunningSearches } from './search-positions.ts';
import { texts } from './texts.ts';

/** The time after the last result when a report is stored, in milliseconds. */
const STORE_MS = 500;
/** The time in which the report is made again at most once while it is searched, in milliseconds. */
const JUDGE_MS = 300;

/**
 * The report of the match on the main line of the analysis board. It is kept on this device and goes on where it was stopped. The
 * searches stop when the scope of the caller ends.
 * @param begins whether it begins by itself, unless the person stopped it earlier
 */
export function useReport(begins: () => boolean) {
  const board = useAnalysisBoard();
  const engine = useEngine();

  const match = computed(() => board.analysis?.match);
  /** The contents of the match. Another place or a variation is the same match. */
  const key = computed(() => match.value && contentKey(match.value));
  const outline = shallowRef<ReportOutline>();
  const scores = shallowRef<PositionScores>(new Map());
  /** The scores of which the report is made: it is not made anew for each. */
  const judged = shallowRef<PositionScores>(new Map());
  const report = computed(() => outline.value && judge(outline.value, judged.value));
  /** True while the kept report is read. */
  const isReading = ref(true);
  const isRunning = ref(false);
  /** True if the person stopped it. */
  const isStopped = ref(false);
  /** The times that a stopped report is being written: who closes the page meanwhile may lose what was found last. */
  const writes = ref(0);
  const isKeeping = computed(() => writes.value > 0);
  /** Whether an engine over the plain rules makes it. */
  const isSlow = ref(false);
  /** The reason for which an engine is slow, or the searches failed, in words. */
  const fallback = ref<string>();
  /** The reason for which the trained network of the game does not evaluate, in words. */
  const networkProblem = ref<string>();
  const problem = ref<string>();
  /** The reason for which the browser does not keep the report, in words. */
  const refusal = ref<string>();
  const all = computed(() => (outline.value ? searchCount(outline.value, scores.value) : 0));
  const done = computed(() => all.value - (outline.value ? missingSearches(outline.value, scores.value).length : 0));
  const isWhole = computed(() => all.value > 0 && done.value === all.value);

  let running: RunningSearches | undefined;

  const judgeSoon = useThrottleFn(
    () => {
      judged.value = scores.value;
    },
    JUDGE_MS,
    true,
  );

  async function keepNow(): Promise<void> {
    keepSoon.cancel();
    if (!key.value || scores.value.size === 0) return;
    const kept = { key: key.value, at: Date.now(), isStopped: isStopped.value, isSlow: isSlow.value };
    refusal.value = await keepReport({ ...kept, scores: Object.fromEntries(scores.value) }).then(
      () => undefined,
      (error) => storageProblem(error, texts.isRefused),
    );
  }
  const keepSoon = useDebounceFn(keepNow, STORE_MS, { maxWait: 4 * STORE_MS });
  useEventListener('pagehide', () => void keepNow());

  /** Ends the searches. */
  function halt(): void {
    running?.stop();
    running = undefined;
    isRunning.value = false;
    engine.isReserved = false;
  }

  /** Stops the searches for the person; {@link start} goes on. */
  async function stop(): Promise<void> {
    halt();
    isStopped.value = true;
    judged.value = scores.value;
    writes.value++;
    await keepNow();
    writes.value--;
  }

  /** Searches what is not searched yet. */
  async function start(): Promise<void> {
    const { value: current } = outline;
    if (!current || isRunning.value || isWhole.value) return;
    isStopped.value = false;
    isRunning.value = true;
    problem.value = undefined;
    // The searches have the cores; the analysis of the shown position waits.
    engine.isReserved = true;
    const own = runReport({
      outline: current,
      scores: () => scores.value,
      engines: engineCount(engine.wantedThreads),
      open: () => engine.openAnother(current.match.variant.id),
      opened(opened) {
        isSlow.value = opened.backend === 'rules';
        fallback.value = opened.fallback;
        networkProblem.value = opened.networkProblem;
      },
      found(name, score) {
        if (running !== own) return;
        scores.value = new Map([...scores.value, [name, score]]);
        void judgeSoon();
        void keepSoon();
      },
    });
    running = own;
    const failure = await own.done;
    if (running !== own) return;
    halt();
    problem.value = failure;
    judged.value = scores.value;
    await keepNow();
  }

  /** Opens the report of the match that is on the board now. */
  async function open(name: string | undefined): Promise<void> {
    halt();
    const { value: current } = match;
    isReading.value = true;
    scores.value = new Map();
    outline.value = undefined;
    const kept = name ? await keptReport(name) : undefined;
    if (name !== key.value || !current) return;
    outline.value = outlineFor(current);
    scores.value = new Map(Object.entries(kept?.scores ?? {}));
    judged.value = scores.value;
    isStopped.value = kept?.isStopped ?? false;
    isSlow.value = kept?.isSlow ?? false;
    problem.value = undefined;
    isReading.value = false;
    if (begins() && !isStopped.value) void start();
  }
  watch(key, open, { immediate: true });

  onScopeDispose(() => {
    void keepNow();
    halt();
  });

  const progress = {
    isReading,
    isRunning,
    isStopped,
    isKeeping,
    isSlow,
    isWhole,
    refusal,
    fallback,
    networkProblem,
    problem,
    all,
    done,
  };
  return { report, outline, scores: judged, ...progress, start, stop };
}
