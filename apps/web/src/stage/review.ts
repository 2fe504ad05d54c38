import {
  endOfLine,
  hasGrown,
  isSamePath,
  lastPath,
  moveAt,
  nextPath,
  type Path,
  positionAt,
  previousPath,
  startOf,
  treeOf,
} from '@kickmate/record';
import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import { useStage } from './stage.ts';

/**
 * The review: the place in the match's tree that the board shows. It never changes the match. Where the stage says which place is
 * shown, as in an analysis, every place is the present: actions can be played there.
 */
export const useReview = defineStore('review', () => {
  const stage = useStage();
  /** The place to which the player went; `undefined` while the present is shown. */
  const chosen = shallowRef<Path>();

  const path = computed<Path | undefined>(() => stage.path ?? (stage.tree && (chosen.value ?? lastPath(stage.tree))));
  const isAtPresent = computed(
    () => stage.path !== undefined || !stage.tree || !path.value || isSamePath(path.value, lastPath(stage.tree)),
  );
  /** Whether nothing follows the shown place on its line. */
  const isAtEnd = computed(
    () => !stage.tree || !path.value || isSamePath(path.value, nextPath(stage.tree, path.value)),
  );
  const isAtStart = computed(() => !path.value || isSamePath(path.value, startOf(0)));
  const position = computed(() => stage.tree && path.value && positionAt(stage.tree, path.value));
  /** The ply that led to the position shown, within its round. */
  const ply = computed(() => stage.tree && path.value && moveAt(stage.tree, path.value)?.ply);

  // The review goes on when actions are added (the computer plays). Any other change of the match ends it.
  stage.onMatchChange((match, before) => {
    if (!before || !hasGrown(treeOf(before), treeOf(match))) chosen.value = undefined;
  });

  /** Shows a place. If it is the present, the board follows the match from then on. */
  function show(wanted: Path): void {
    if (stage.path) stage.show(wanted);
    else chosen.value = stage.tree && isSamePath(wanted, lastPath(stage.tree)) ? undefined : wanted;
  }

  function toStart(): void {
    show(startOf(0));
  }

  /** Shows the present; in an analysis the end of the shown line, and from there the end of the main line. */
  function toPresent(): void {
    const { tree, path: shown } = stage;
    if (tree && shown) {
      const end = endOfLine(tree, shown);
      stage.show(isSamePath(end, shown) ? lastPath(tree) : end);
    } else chosen.value = undefined;
  }

  function back(): void {
    if (stage.tree && path.value) show(previousPath(stage.tree, path.value));
  }

  function forth(): void {
    if (stage.tree && path.value) show(nextPath(stage.tree, path.value));
  }

  return { path, isAtPresent, isAtStart, isAtEnd, position, ply, show, toStart, toPresent, back, forth };
});
