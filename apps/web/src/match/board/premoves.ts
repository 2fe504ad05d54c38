import { opponent, type Piece, type Placement, type Square, squareName } from '@kickmate/board';
import { pictureOf } from '@kickmate/board-ui/picture';
import type { Action } from '@kickmate/game';
import { isLiningUp } from '@kickmate/play';
import { hasGrown, treeOf } from '@kickmate/record';
import { useEventListener } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, nextTick, type Ref, ref, shallowRef, watch } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useReview } from '../../stage/review.ts';
import type { ShownPosition } from '../../stage/shown-position.ts';
import { useStage } from '../../stage/stage.ts';
import { promotions } from './question.ts';
import { useSelection } from './selection.ts';
import { texts } from './texts.ts';

/** A move that is planned while the other side is to act. */
export interface Premove {
  readonly from: Square;
  readonly to: Square;
}

/**
 * The moves that a person plans in the other side's turn, in games in which sides alternate. When the person's turn comes, the
 * first is played if it is legal, and the rest stays; otherwise all are dropped. None is played or sent before.
 */
export const usePremoves = defineStore('premoves', () => {
  const stage = useStage();
  const review = useReview();
  const settings = useSettings();
  const queue = shallowRef<readonly Premove[]>([]);
  /** The square of the piece for which a place is to be picked. */
  const selected = ref<Square>();
  /** Whether the last planned move was not legal when its turn came. */
  const isDropped = ref(false);

  /** Whether a move can be planned now. */
  const isOpen = computed(() => {
    const { ownSide, variant, session, can, confirmsActions, toAct, end } = stage;
    if (!settings.premoves || !can.playOn || confirmsActions || !ownSide || !variant || !session || end) return false;
    const alternates = variant.turns === undefined && variant.routes === undefined;
    return alternates && toAct === opponent(ownSide) && !isLiningUp(session) && review.isAtPresent;
  });
  /** The pieces as they would stand after the planned moves. */
  const pieces = computed<Placement | undefined>(() => {
    const { match } = stage;
    if (!isOpen.value || !match) return undefined;
    return queue.value.reduce<readonly (Piece | undefined)[]>(
      (before, { from, to }) => before.with(to, before[from]).with(from, undefined),
      pictureOf(match.variant, match.position).pieces,
    );
  });
  const isOwn = (square: Square): boolean => pieces.value?.[square]?.side === stage.ownSide;
  /** The squares of pieces for which a move can be planned. */
  const movable = computed(() => pieces.value?.flatMap((_, square) => (isOwn(square) ? [square] : [])) ?? []);
  /** The planned moves in words: "Planned: e2 to e4, g1 to f3." */
  const words = computed(() => {
    if (isDropped.value) return texts.notPossible;
    const { board } = stage.variant ?? {};
    if (!board || queue.value.length === 0) return '';
    return texts.planned(
      queue.value.map(({ from, to }) => texts.plannedMove(squareName(board, from), squareName(board, to))),
    );
  });

  /** Forgets all planned moves. */
  function cancel(): void {
    if (queue.value.length > 0) queue.value = [];
    selected.value = undefined;
    isDropped.value = false;
  }

  function add(from: Square, to: Square): void {
    selected.value = undefined;
    isDropped.value = false;
    queue.value = [...queue.value, { from, to }];
  }

  /** Picks a piece, or the place for the picked one. */
  function pick(square: Square): void {
    const from = selected.value;
    if (from !== undefined && !isOwn(square)) add(from, square);
    else selected.value = from !== square && isOwn(square) ? square : undefined;
  }

  /** Plans the move of a piece that was dragged; also onto a piece of its own side, which the other side may capture. */
  function drop(from: Square, to: Square): void {
    if (isOwn(from) && from !== to) add(from, to);
  }

  const { playFirst, handOver } = inOwnTurn({ queue, selected, isDropped, isOwn });

  // A match that was taken back, is over, or has another round leaves nothing to plan.
  stage.onMatchChange((match, before) => {
    const isSameRound = before?.rounds.length === match.rounds.length && hasGrown(treeOf(before), treeOf(match));
    if (!isSameRound || match.end) cancel();
    else isDropped.value = false;
  });

  return { queue, selected, isOpen, pieces, movable, words, pick, drop, cancel, playFirst, handOver };
});

/** The squares or actions that the person has planned. */
interface Plan {
  readonly queue: Ref<readonly Premove[]>;
  readonly selected: Ref<Square | undefined>;
  readonly isDropped: Ref<boolean>;
  isOwn(square: Square): boolean;
}

/** The use of a plan when the person's turn comes. */
function inOwnTurn({ queue, selected, isDropped, isOwn }: Plan) {
  const stage = useStage();
  const selection = useSelection();

  /** Plays the first planned move. If it is not legal, or needs a choice other than a promotion, all are dropped. */
  function playFirst(): void {
    const [first, ...rest] = queue.value;
    if (!first) return;
    const action = actionOf(first);
    queue.value = action === undefined ? [] : rest;
    isDropped.value = action === undefined;
    if (action !== undefined && !stage.play(action).ok) queue.value = [];
    if (stage.isTurnHere) handOver();
    else if (selected.value !== undefined && !isOwn(selected.value)) selected.value = undefined;
  }

  /** Picks the piece that is picked for planning in the person's own turn instead. */
  function handOver(): void {
    const square = selected.value;
    selected.value = undefined;
    if (square !== undefined && stage.isTurnHere) selection.grab(square);
  }

  /** The legal action of a planned move, of several promotions that to the most valuable piece. */
  function actionOf({ from, to }: Premove): Action | undefined {
    const fitting = selection.between(from, to);
    return stage.match && fitting.length > 1 ? promotions(stage.match, fitting)[0]?.action : fitting[0];
  }

  return { playFirst, handOver };
}

/** Plays the planned moves of a match on its page when the person's turn comes. Escape drops them. */
export function usePremovePlay(shown: Pick<ShownPosition, 'waitUntilSeen'>): void {
  const stage = useStage();
  const premoves = usePremoves();

  watch(
    () => (premoves.queue.length > 0 && stage.isTurnHere ? stage.match : undefined),
    async (match) => {
      if (!match) return;
      // Where time counts, the board only begins to show the other side's move.
      await (match.time || match.live ? nextTick() : shown.waitUntilSeen());
      if (stage.match === match && stage.isTurnHere) premoves.playFirst();
    },
    { immediate: true, flush: 'post' },
  );
  // A piece that is picked when the person's turn comes stays picked. If a planned move is played first, it is for the next plan.
  watch(
    () => premoves.isOpen,
    (isOpen) => {
      if (!isOpen && !(stage.isTurnHere && premoves.queue.length > 0)) premoves.handOver();
    },
    { flush: 'post' },
  );
  useEventListener(document, 'keydown', ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target instanceof Element && target.closest('[role=dialog]'))) premoves.cancel();
  });
}
