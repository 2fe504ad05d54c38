import type { Square } from '@kickmate/board';
import type { Action } from '@kickmate/game';
import { ref, shallowRef } from 'vue';

/** The squares that a person has picked on the board so far. */
export type Picks = ReturnType<typeof newPicks>;

/** Nothing picked yet. */
export function newPicks() {
  const selected = ref<Square>();
  const hovered = ref<Square>();
  /** The square of an inspected piece that cannot act. */
  const inspected = ref<Square>();
  /** The far end of a way that waits for a second tap. */
  const planned = ref<Square>();
  /** Several actions to the chosen square, of which the player has to choose one. */
  const choices = shallowRef<readonly Action[]>([]);
  /** An action that waits for a second tap. By touch, kicks and shots always wait, so that the player sees the preview first. */
  const waiting = shallowRef<Action>();
  /** Whether the player picked the ball first: then its kicker is chosen, and only the ball moves. */
  const byBall = ref(false);
  /** The reason for which the last picked square could not be played, as a sentence; empty after any other choice. */
  const refusal = ref('');

  /** Clears the selection. */
  function cancel(): void {
    selected.value = undefined;
    hovered.value = undefined;
    inspected.value = undefined;
    planned.value = undefined;
    choices.value = [];
    waiting.value = undefined;
    byBall.value = false;
    refusal.value = '';
  }

  return { selected, hovered, inspected, planned, choices, waiting, byBall, refusal, cancel };
}
