import type { Engine } from '@kickmate/engine/client';
import { judge, missingSearches, type PositionScore, type PositionScores } from '@kickmate/play/report';
import { useDocumentVisibility } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue';
import { useRoute } from 'vue-router';
import { figuresOf } from '../figures/figures.ts';
import { forgetSummaries, keepSummaries, type MatchSummary, summarised } from '../figures/summaries.ts';
import type { FinishedMatch } from '../match/history/finished.ts';
import { useHistory } from '../match/history/history.ts';
import { type KeptMatch, parseSavedMatch } from '../match/saved/saved-match.ts';
import { contentKey, keepReport, keptReport } from '../report/kept-reports.ts';
import { outlineFor, runReport } from '../report/run-report.ts';
import type { RunningSearches } from '../report/search-positions.ts';
import type { TriedTurn } from '../report/try-again.ts';
import { useEngine } from '../shared/engine/engine.ts';
import { useHello } from '../shared/hello.ts';
import { useKeptValue } from '../shared/kept-value.ts';
import { KEYS } from '../shared/storage.ts';
import { type BadTurn, goodActions, goodSearch, turnsToPractise, winQuestion } from './bad-turns.ts';
import { addBadTurns, forgetMatches, lookedThrough } from './deck.ts';
import { newCard } from './schedule.ts';

/** The pages beside which matches are looked through: nothing is played or measured there. */
const QUIET_PAGES: readonly string[] = ['/', '/new', '/history', '/insights', '/practice', '/puzzles', '/about'];

/** Looking through goes on this long after the app has become quiet, in milliseconds. */
const QUIET_MS = 2000;

/** The failures in a row after which no further match is tried: the engine does not run here. */
const MOST_FAILURES = 3;

/** What was found in a match. */
interface Found {
  readonly badTurns: readonly BadTurn[];
  readonly summary: MatchSummary;
}

/**
 * Looks through the finished matches, one after the other, the person's own first and of these the latest, with one engine and only
 * while nothing else computes. The searches are stored as the match's report; of own ones also the bad turns, and the figures for the
 * insights.
 */
export const useLookThrough = defineStore('look-through', () => {
  const history = useHistory();
  const engine = useEngine();
  const route = useRoute();
  const visibility = useDocumentVisibility();
  const { value: isPaused, change } = useKeptValue(KEYS.lookThrough, (stored) => stored === true);
  /** The matches that were not looked through; `undefined` until that is known. */
  const waiting = shallowRef<readonly FinishedMatch[]>();
  /** The part of the first one that is done, from 0 to 1. */
  const part = ref(0);
  const isRunning = ref(false);
  /** Matches that the engine could not search; they are tried again when the list of matches changes. */
  const failed = new Set<string>();
  /** True when looking through has ended with failures: all others are done, {@link MOST_FAILURES} failed in a row, or the storage refused. */
  const hasFailed = ref(false);
  /** The number of matches that were looked through since the page was opened. */
  const looked = ref(0);

  const isQuiet = computed(
    () =>
      visibility.value === 'visible' &&
      QUIET_PAGES.includes(route.path) &&
      !engine.thinking &&
      !engine.isReserved &&
      !engine.isOpening,
  );
  let searches: RunningSearches | undefined;
  /** The engine that looks for good actions and proves them. */
  let judging: Engine | undefined;
  /** The number of the present run; each pause begins another one. */
  let run = 0;

  /** Updates the matches to look through, and forgets what was found in those that were deleted, or that have another end now. */
  async function updateWaiting(removed: ReadonlySet<string>): Promise<void> {
    try {
      const [known, summaries] = await Promise.all([lookedThrough(), summarised()]);
      const all = history.matches;
      if (!all) return;
      const ids = new Set(all.map(({ id }) => id));
      const unlisted = history.problem
        ? []
        : [...new Set([...known.keys(), ...summaries])].filter((id) => !ids.has(id));
      // The list may be older than what another window has ended and looked through.
      const gone: string[] = [];
      for (const id of unlisted) if (removed.has(id) || (await history.textOf(id)) === undefined) gone.push(id);
      const again = new Set(
        all
          .filter(({ id, ended }) => {
            const before = known.get(id) ?? true;
            return before !== true && before < ended;
          })
          .map(({ id }) => id),
      );
      const forgotten = [...gone, ...again];
      if (forgotten.length > 0) await Promise.all([forgetMatches(forgotten), forgetSummaries(forgotten)]);
      waiting.value = all.filter(({ id }) => !(known.has(id) && summaries.has(id) && !again.has(id)));
      tryAgain();
    } catch {
      hasFailed.value = true;
    }
  }
  // One after the other: a match that is deleted and read again must have been forgotten before it is looked for.
  let updated = Promise.resolve();
  const update = (all = history.matches, before = all) => {
    const left = new Set(all?.map(({ id }) => id));
    const removed = new Set(before?.map(({ id }) => id).filter((id) => !left.has(id)));
    updated = updated.then(() => updateWaiting(removed));
  };
  watch(() => history.matches, update, { immediate: true });
  if (!history.matches) void history.refresh();

  const hello = useHello();
  watch(
    () => hello.server?.you?.id,
    (player) => {
      if (player === undefined) return;
      // What is online is loaded for players only. Where it cannot be fetched now, it is the next time.
      void import('../online/finished-games.ts')
        .then(({ useFinishedGames }) => useFinishedGames().fetchNew())
        .catch(() => undefined);
    },
    { immediate: true },
  );

  const mayRun = computed(
    () => isQuiet.value && !isPaused.value && !hasFailed.value && (waiting.value?.length ?? 0) > 0,
  );
  watch(mayRun, (may) => (may ? void goOn() : halt()), { immediate: true });
  onScopeDispose(halt);

  function halt(): void {
    run++;
    searches?.stop();
    searches = undefined;
    judging?.stop();
    isRunning.value = false;
  }

  async function goOn(): Promise<void> {
    const own = ++run;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    isRunning.value = own === run;
    let failures = 0;
    for (let next = nextMatch(); own === run && next; next = nextMatch()) {
      const { id, ended } = next;
      try {
        const found = await lookInto(next, () => own === run);
        if (!found) return;
        await keepSummaries([found.summary]);
        await addBadTurns(id, ended, found.badTurns);
      } catch {
        if (own !== run) return;
        failed.add(id);
        part.value = 0;
        if (++failures === MOST_FAILURES || !nextMatch()) hasFailed.value = true;
        if (hasFailed.value) return;
        continue;
      }
      failures = 0;
      looked.value++;
      part.value = 0;
      waiting.value = waiting.value!.filter((one) => one.id !== id);
    }
    if (own !== run) return;
    isRunning.value = false;
    hasFailed.value = failed.size > 0;
  }

  /** The match that is looked through next; `undefined` if all others have failed. */
  const nextMatch = () => {
    const left = waiting.value?.filter(({ id }) => !failed.has(id));
    return left?.find(({ side }) => side) ?? left?.[0];
  };

  /** Lets the matches that failed be tried again. */
  function tryAgain(): void {
    failed.clear();
    hasFailed.value = false;
  }

  /** The bad turns of the person in a match and its summary; `undefined` if it was interrupted. Rejects if the engine fails. */
  async function lookInto(one: FinishedMatch, isWanted: () => boolean): Promise<Found | undefined> {
    const { id, game, side } = one;
    const text = await history.textOf(id);
    const read = text === undefined ? undefined : await parseSavedMatch(text);
    const nothing: Found = { badTurns: [], summary: { id, game } };
    if (!read?.ok) return nothing;
    const report = await makeReport(read.value, one.ended, isWanted);
    if (!report || !isWanted()) return undefined;
    if (!side) return nothing;
    const { match } = read.value;
    const motifs = await match.variant.motifs?.().catch(() => undefined);
    const badTurns: BadTurn[] = [];
    // Whoever updates the app has matches whose bad turns are known, and only the summary is missing.
    const turns = (await lookedThrough()).has(id) ? [] : turnsToPractise(match, report, side, motifs);
    const finder = await engine.openAnother(match.variant.id);
    judging = finder;
    try {
      if (!isWanted()) return undefined;
      for (const turn of turns) {
        const tried: TriedTurn = { match, turn };
        const result = await finder.search(goodSearch(tried, finder.backend === 'rules'));
        if (!isWanted()) return undefined;
        if (!result.ok) throw new Error(result.error.message);
        const question = winQuestion(tried, result.value);
        const proof = question && (await finder.proveWins(question));
        if (!isWanted()) return undefined;
        const good = goodActions(tried, result.value, proof?.ok ? proof.value : undefined);
        if (good)
          badTurns.push({
            id: `${id}/${turn.round}.${turn.worst}`,
            match: id,
            turn,
            good,
            card: newCard(new Date(one.ended)),
          });
      }
    } finally {
      if (judging === finder) judging = undefined;
      finder.close();
    }
    return { badTurns, summary: { id, game, figures: figuresOf(match, report, side, motifs) } };
  }

  /** Makes the whole report of a match, and keeps everything that is searched for it; `undefined` if it was interrupted. */
  async function makeReport({ match }: KeptMatch, ended: number, isWanted: () => boolean) {
    const key = contentKey(match);
    const kept = await keptReport(key);
    if (!isWanted()) return undefined;
    const outline = outlineFor(match);
    let scores: PositionScores = new Map(Object.entries(kept?.scores ?? {}));
    let isSlow = kept?.isSlow ?? false;
    const all = missingSearches(outline, scores).length;
    searches = runReport({
      outline,
      scores: () => scores,
      engines: 1,
      open: () => engine.openAnother(match.variant.id),
      opened(opened) {
        isSlow = opened.backend === 'rules';
      },
      found(name: string, score: PositionScore) {
        scores = new Map([...scores, [name, score]]);
        part.value = Math.min(1, 1 - missingSearches(outline, scores).length / Math.max(1, all));
      },
    });
    const failure = await searches.done;
    if (scores.size > Object.keys(kept?.scores ?? {}).length)
      await keepReport({
        key,
        // The latest match is looked through first: when there are too many reports, those of the earliest are dropped.
        at: kept?.at ?? ended,
        isStopped: kept?.isStopped ?? false,
        isSlow,
        scores: Object.fromEntries(scores),
      }).catch(() => undefined);
    if (!isWanted()) return undefined;
    if (failure !== undefined) throw new Error(failure);
    return judge(outline, scores);
  }

  /** Pauses for good, or goes on; kept on this device. */
  const setPaused = (next: boolean): void => change(() => next);

  return { waiting, part, isRunning, isPaused, looked, hasFailed, setPaused, tryAgain };
});
