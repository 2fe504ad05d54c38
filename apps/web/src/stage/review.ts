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
  const game = useStage();
  /** The place to which the player went; `undefined` while the present is shown. */
  const chosen = shallowRef<Path>();

  const path = computed<Path | undefined>(() => game.path ?? (game.tree && (chosen.value ?? lastPath(game.tree))));
  const isPresent = computed(
    () => game.path !== undefined || !game.tree || !path.value || isSamePath(path.value, lastPath(game.tree)),
  );
  /** Whether nothing follows the shown place on its line. */
  const isEnd = computed(() => !game.tree || !path.value || isSamePath(path.value, nextPath(game.tree, path.value)));
  const isStart = computed(() => !path.value || isSamePath(path.value, startOf(0)));
  const position = computed(() => game.tree && path.value && positionAt(game.tree, path.value));
  /** The ply that led to the position shown, within its round. */
  const ply = computed(() => game.tree && path.value && moveAt(game.tree, path.value)?.ply);

  // The review goes on when actions are added (the computer plays). Any other change of the match ends it.
  game.follow((match, before) => {
    if (!before || !hasGrown(treeOf(before), treeOf(match))) chosen.value = undefined;
  });

  /** Shows a place. If it is the present, the board follows the match from then on. */
  function show(wanted: Path): void {
    if (game.path) game.show(wanted);
    else chosen.value = game.tree && isSamePath(wanted, lastPath(game.tree)) ? undefined : wanted;
  }

  function toStart(): void {
    show(startOf(0));
  }

  /** Shows the present; in an analysis the end of the shown line, or of the main line from there. */
  function toPresent(): void {
    const { tree, path } = game;
    if (tree && path) {
      const end = endOfLine(tree, path);
      game.show(isSamePath(end, path) ? lastPath(tree) : end);
    } else chosen.value = undefined;
  }

  function back(): void {
    if (game.tree && path.value) show(previousPath(game.tree, path.value));
  }

  function forth(): void {
    if (game.tree && path.value) show(nextPath(game.tree, path.value));
  }

  return { path, isPresent, isStart, isEnd, position, ply, show, toStart, toPresent, back, forth };
});
