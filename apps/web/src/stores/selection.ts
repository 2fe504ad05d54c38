import type { Square } from '@kickmate/board';
import { type Action, type ActionLook, actionFrom, actionTo } from '@kickmate/game';
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { isOffBoard } from '../match/off-board.ts';
import { certainEvents } from '../match/preview.ts';
import { useMatch } from './match.ts';
import { useReview } from './review.ts';
import { useSettings } from './settings.ts';

/** A square that may be chosen, and what going there would be. */
export interface Destination {
  readonly square: Square;
  readonly look: ActionLook;
}

/** How a player says what to play: a piece, then where it goes, and where that leaves a question, the answer to it. */
export const useSelection = defineStore('selection', () => {
  const game = useMatch();
  const review = useReview();
  const settings = useSettings();

  const selected = ref<Square>();
  const hovered = ref<Square>();
  /** More than one action goes to the chosen square: the player is asked which. */
  const choices = shallowRef<readonly Action[]>([]);
  /** An action made by touch that is to be confirmed. */
  const waiting = shallowRef<Action>();

  const actions = computed(() => (game.isPlayersTurn && review.isPresent && game.match ? game.match.actions : []));
  const isWithoutSquares = (action: Action) => game.variant !== undefined && isOffBoard(game.variant, action);
  const lookOf = (action: Action): ActionLook => game.variant?.look(action) ?? 'move';
  /** Actions without squares: passing, ending a turn. */
  const offBoard = computed(() => actions.value.filter((action) => isWithoutSquares(action)));
  const onBoard = computed(() => actions.value.filter((action) => !isWithoutSquares(action)));
  const between = (from: Square, to: Square) =>
    onBoard.value.filter((action) => actionFrom(action) === from && actionTo(action) === to);

  /** Where something can be picked up. */
  const movable = computed(() => [...new Set(onBoard.value.map(actionFrom))]);
  const destinations = computed<readonly Destination[]>(() => {
    const looks = new Map<Square, ActionLook>();
    const candidates = waiting.value === undefined ? onBoard.value : [waiting.value];
    for (const action of candidates)
      if (actionFrom(action) === selected.value) looks.set(actionTo(action), lookOf(action));
    return [...looks].map(([square, look]) => ({ square, look }));
  });
  /** The action that is being considered: about to be confirmed, or under the pointer. */
  const considered = computed<Action | undefined>(() => {
    if (waiting.value !== undefined) return waiting.value;
    if (selected.value === undefined || hovered.value === undefined) return undefined;
    return between(selected.value, hovered.value)[0];
  });
  /** What a kick under consideration would do. */
  const preview = computed(() => {
    const { match, variant } = game;
    if (!match || !variant || considered.value === undefined || lookOf(considered.value) !== 'kick') return undefined;
    return certainEvents(variant, match.position, considered.value);
  });

  /** Lets go of everything. */
  function cancel(): void {
    selected.value = undefined;
    hovered.value = undefined;
    choices.value = [];
    waiting.value = undefined;
  }
  watch([() => game.match, () => review.place], cancel, { flush: 'sync' });

  /** Takes hold of what stands on a square, if it can act. */
  function grab(square: Square): void {
    cancel();
    if (movable.value.includes(square)) selected.value = square;
  }

  /** A square was chosen: the destination of what is held, or something to take hold of, or nothing. */
  function pick(square: Square, byTouch = false): void {
    const held = selected.value;
    if (waiting.value !== undefined && actionTo(waiting.value) === square) decide(waiting.value);
    else if (held !== undefined && between(held, square).length > 0) drop(held, square, byTouch);
    else if (held === square) cancel();
    else grab(square);
  }

  /** Something was carried from a square to another. */
  function drop(from: Square, to: Square, byTouch = false): void {
    const candidates = between(from, to);
    cancel();
    selected.value = from;
    if (candidates.length > 1) choices.value = candidates;
    else if (candidates[0] !== undefined && byTouch && settings.confirmTouch) waiting.value = candidates[0];
    else if (candidates[0] !== undefined) game.play(candidates[0]);
  }

  /** Plays an action that was asked about, or that needs no squares. */
  function decide(action: Action): void {
    cancel();
    game.play(action);
  }

  const marks = { movable, destinations, preview, offBoard };
  return { selected, hovered, choices, waiting, ...marks, grab, pick, drop, decide, cancel };
});
