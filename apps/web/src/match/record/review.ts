import {
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
import { useMatch } from '../match.ts';

/** The review: the place in the match's tree that the board shows. It never changes the match. */
export const useReview = defineStore('review', () => {
  const game = useMatch();
  /** The place to which the player went; `undefined` while the present is shown. */
  const chosen = shallowRef<Path>();

  const path = computed<Path | undefined>(() => game.tree && (chosen.value ?? lastPath(game.tree)));
  const isPresent = computed(() => !game.tree || !path.value || isSamePath(path.value, lastPath(game.tree)));
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
    chosen.value = game.tree && isSamePath(wanted, lastPath(game.tree)) ? undefined : wanted;
  }

  function toStart(): void {
    show(startOf(0));
  }

  function toPresent(): void {
    chosen.value = undefined;
  }

  function back(): void {
    if (game.tree && path.value) show(previousPath(game.tree, path.value));
  }

  function forth(): void {
    if (game.tree && path.value) show(nextPath(game.tree, path.value));
  }

  return { path, isPresent, isStart, position, ply, show, toStart, toPresent, back, forth };
});
