import type { AnyVariant, Motif } from '@kickmate/game';
import { pliesTo, positionAt, startOf } from '@kickmate/record';
import { defineStore } from 'pinia';
import { computed, onScopeDispose, ref, type ShallowRef, shallowRef, watch } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useEngine } from '../../shared/engine/engine.ts';
import { useReview } from '../../stage/review.ts';
import { useStage } from '../../stage/stage.ts';
import { firstMotif } from '../../words/motifs.ts';
import { squaresOf } from '../../words/preview.ts';
import { type EngineLine, linesOf } from './engine-rows.ts';

/** The time for which the engine searches a position that is shown in a match, in milliseconds. */
const MATCH_MS = 5000;
/** The time for which it searches a position on the analysis board, in milliseconds. */
const BOARD_MS = 60_000;

/**
 * The engine's search of the position that the board shows: on the analysis board, in a match that is over, and in one that
 * was opened from a record and is played by people.
 */
export const useAnalysis = defineStore('analysis', () => {
  const stage = useStage();
  const review = useReview();
  const engine = useEngine();
  const settings = useSettings();
  /** Whether the engine may search the shown position. */
  const isPossible = computed(() => stage.can.search === true);
  /** Whether a page wants the shown positions to be searched. */
  const isOn = ref(false);

  /** The best lines of the shown position, best first; none until the search has found some. */
  const lines = computed<readonly EngineLine[]>(() => {
    const { progress, subject } = engine;
    const isShown = isOn.value && isPossible.value && subject?.position === review.position;
    return progress && subject && isShown ? linesOf(subject, progress.lines) : [];
  });
  /** The squares of the best action, for an arrow on the board. */
  const arrow = computed(() => arrowOf(stage.variant, lines.value[0]));

  /** The motif of the best line on the analysis board, if the game knows one. */
  const motif = useMotifOf(() => (stage.can.branch ? lines.value[0] : undefined));

  /** The settings on which a search depends besides its position: after a change of the settings the position is searched again. */
  const searchSettings = () =>
    [settings.engineLines, engine.wantedEvaluation, engine.wantedThreads, engine.wanted].join(' ');

  /** Searches the shown position while this is wanted and possible, until the scope of the caller ends. */
  function run(isWanted: () => boolean): void {
    let searched: unknown;
    const stop = () => {
      if (engine.thinking === 'analysis') engine.stop();
      searched = undefined;
    };
    const isFree = () => !engine.isReserved;
    const isBusy = () => engine.thinking !== undefined && engine.thinking !== 'analysis';
    watch(
      [() => isWanted() && isPossible.value, () => review.position, isBusy, searchSettings, isFree],
      ([isSearchWanted, position, isEngineBusy, settingsNow, isEngineFree], [, , , settingsBefore]) => {
        isOn.value = isSearchWanted;
        if (!isSearchWanted || !isEngineFree) return stop();
        if (isEngineBusy || (position === searched && settingsNow === settingsBefore)) return;
        stop();
        searched = position;
        search();
      },
      { immediate: true, flush: 'post' },
    );
    onScopeDispose(() => {
      isOn.value = false;
      stop();
    });
  }

  function search(): void {
    const { tree, variant } = stage;
    const { path, position } = review;
    // On the analysis board the match ends at the shown place, perhaps by its history.
    const isEnded = stage.path !== undefined && stage.match?.round.end !== undefined;
    if (!tree || !variant || !path || isEnded || variant.actions(position).length === 0) return;
    const { text } = variant;
    void engine.think(
      { variant, position, purpose: 'analysis' },
      {
        start: text.format(positionAt(tree, startOf(path.round))),
        actions: pliesTo(tree, path).map((ply) => text.formatAction(ply)),
        limits: { ms: stage.can.branch ? BOARD_MS : MATCH_MS },
        lines: settings.engineLines,
      },
    );
  }

  /** Starts the engine anew and searches the shown position again, after a failure. */
  function retry(): void {
    engine.close();
    search();
  }

  return { isPossible, isOn, lines, arrow, motif, run, retry };
});

function arrowOf(variant: AnyVariant | undefined, line: EngineLine | undefined) {
  const action = line?.steps[0]?.successor.action;
  return action !== undefined && variant ? squaresOf(variant, action) : undefined;
}

/** The motif of a line from the shown position. */
function useMotifOf(shownLine: () => EngineLine | undefined): Readonly<ShallowRef<Motif | undefined>> {
  const [stage, review] = [useStage(), useReview()];
  const motif = shallowRef<Motif>();
  watch(shownLine, async (line) => {
    const { variant } = stage;
    const actions = line?.steps.map(({ successor }) => variant!.text.formatAction(successor)) ?? [];
    const found = variant && line ? await firstMotif(variant, [], review.position, actions) : undefined;
    if (shownLine() === line) motif.value = found;
  });
  return motif;
}
