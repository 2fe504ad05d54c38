import { pliesTo, positionAt, startOf } from '@kickmate/record';
import { defineStore } from 'pinia';
import { computed, onScopeDispose, shallowRef, watch } from 'vue';
import { useEngine } from '../../shared/engine/engine.ts';
import { useMatch } from '../match.ts';
import { isAsOpened, type OpenedRecord } from '../record/opened-record.ts';
import { useReview } from '../record/review.ts';

/** The time for which the engine searches a position that is shown, in milliseconds. */
const ANALYSIS_MS = 5000;

/**
 * The analysis: the engine searches the position that the board shows, in a match that is over, or that was opened from a
 * record and is played by people.
 */
export const useAnalysis = defineStore('analysis', () => {
  const game = useMatch();
  const review = useReview();
  const engine = useEngine();
  /** The record that was opened in order to analyse it. */
  const record = shallowRef<OpenedRecord>();
  /** Whether the match on the page was opened in order to analyse it. */
  const isWanted = computed(() => record.value !== undefined && record.value === game.opened);
  /** Whether the engine may search the shown position. */
  const isPossible = computed(
    () => game.end !== undefined || (game.opened !== undefined && game.computers.length === 0),
  );

  /** Whether that match is over, and nothing has been changed since it was opened: nobody plays on. */
  const isOver = computed(() => {
    const { match, opened } = game;
    return isWanted.value && match?.end !== undefined && opened !== undefined && isAsOpened(match, opened);
  });

  /** Says that a match is opened in order to analyse it. */
  function want(opened: OpenedRecord): void {
    record.value = opened;
  }

  /** Searches the shown position while this is wanted and possible, until the scope of the caller ends. */
  function run(isOn: () => boolean): void {
    let searched: unknown;
    const stop = () => {
      if (engine.thinking === 'analysis') engine.stop();
      searched = undefined;
    };
    const isBusy = () => engine.thinking !== undefined && engine.thinking !== 'analysis';
    watch(
      [() => isOn() && isPossible.value, () => review.position, isBusy],
      ([is, position, busy]) => {
        if (!is) return stop();
        if (busy || position === searched) return;
        stop();
        searched = position;
        search();
      },
      { immediate: true, flush: 'post' },
    );
    onScopeDispose(stop);
  }

  function search(): void {
    const { tree, variant } = game;
    const { path, position } = review;
    if (!tree || !variant || !path || variant.actions(position).length === 0) return;
    const { text } = variant;
    void engine.think(
      { variant, position, purpose: 'analysis' },
      {
        start: text.format(positionAt(tree, startOf(path.round))),
        actions: pliesTo(tree, path).map((ply) => text.formatAction(ply)),
        limits: { ms: ANALYSIS_MS },
      },
    );
  }

  return { isWanted, isPossible, isOver, want, run };
});
