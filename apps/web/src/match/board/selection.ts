import { opponent, type Square } from '@kickmate/board';
import type { Action } from '@kickmate/game';
import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useReview } from '../../stage/review.ts';
import { useStage } from '../../stage/stage.ts';
import { targetSquaresOf } from './action-look.ts';
import { type Choosable, useChoosable } from './choosable.ts';
import { useConsidered } from './considered.ts';
import { newPicks, type Picks } from './picks.ts';
import { questionOf } from './question.ts';
import { refusalWords } from './refusal.ts';
import { texts } from './texts.ts';

/** The player's choice of an action: first a piece, then its destination, then the answer if several actions fit. */
export const useSelection = defineStore('selection', () => {
  const stage = useStage();
  const review = useReview();
  const picks = newPicks();
  const { selected, hovered, inspected, planned, choices, waiting, refusal, cancel } = picks;
  watch([() => stage.match, () => review.path], cancel, { flush: 'sync' });

  const choosable = useChoosable(picks);
  const { asksForKicker, movable, destinations, offBoard, turnEnd, automaticEnd, between } = choosable;
  const considered = useConsidered(picks, choosable);
  const { choose, decide, startRoute, refuse } = destinationChoice(picks, choosable);
  const { grab, kickWith } = pieceChoice(picks, choosable, choose);

  const question = computed(() => stage.match && questionOf(stage.match, choices.value));
  /** Whether a row below the board asks which action is meant, or whether to play it. */
  const isDeciding = computed(
    () => considered.awaited.value !== undefined || (choices.value.length > 0 && question.value === undefined),
  );

  /** Returns whether a piece of the side to act stands on a square. */
  const isOwn = (square: Square | undefined): boolean =>
    stage.match !== undefined &&
    square !== undefined &&
    stage.match.variant.pieceAt(stage.match.position, square)?.side === stage.toAct;

  /** Handles a picked square: a destination of the selected piece, or a piece to select, or neither. */
  function pick(square: Square, byTouch = false): void {
    const held = selected.value;
    const wasAsked = waiting.value !== undefined || choices.value.length > 0 || planned.value !== undefined;
    if (waiting.value !== undefined && targetSquaresOf(stage.match!, waiting.value).includes(square))
      decide(waiting.value);
    else if (asksForKicker.value && choosable.kickers.value.includes(square)) kickWith(square, byTouch);
    else if (held !== undefined && between(held, square).length > 0) choose(held, square, byTouch, byTouch);
    else if (held === square) cancel();
    // Where a kick is aimed at the square to which the ball goes, its kicker stays picked.
    else if (held !== undefined && square === choosable.ball.value && choosable.kickers.value.includes(held))
      refuse(square, held);
    else if (held === undefined || !startRoute(held, square, byTouch)) {
      const stuck = isOwn(inspected.value) && !isOwn(square) ? inspected.value : undefined;
      const wasInspected = inspected.value === square;
      grab(square);
      const isUnderstood = wasAsked || wasInspected || (held === undefined && considered.reach.value !== undefined);
      // A person who has picked a piece that cannot act, and then its target, asks about the piece.
      if (selected.value === undefined && !isUnderstood) refuse(stuck ?? square, held);
    }
  }

  /** Handles a drag from one square to another. It needs no preview: the player has seen it while dragging. */
  const drop = (from: Square, to: Square, byTouch = false): void => choose(from, to, byTouch, false);

  /** Says that it is the other side's turn. */
  function refuseTurn(): void {
    const { ownSide, toAct, match } = stage;
    if (match && !match.end && ownSide !== undefined && toAct === opponent(ownSide)) refusal.value = texts.refused.turn;
  }

  /** Ends the turn, if that is legal. */
  function endTurn(): void {
    if (turnEnd.value !== undefined) decide(turnEnd.value);
  }

  /** Answers the question with one of its options. */
  function answer(index: number): void {
    const chosen = question.value?.options[index];
    if (chosen) decide(chosen.action);
  }

  const picked = { selected, hovered, inspected, planned, choices, waiting, refusal, question };
  const marks = { asksForKicker, movable, destinations, ...considered, isDeciding, offBoard, turnEnd, automaticEnd };
  return { ...picked, ...marks, refuseTurn, grab, pick, drop, decide, endTurn, between, answer, cancel };
});

/** The ways to take hold of a piece. */
function pieceChoice(
  picks: Picks,
  { movable, ball, kickers, plainKicks }: Choosable,
  choose: DestinationChoice['choose'],
) {
  const { selected, inspected, byBall, cancel } = picks;
  const stage = useStage();

  /** Selects the piece on a square if it can act, or on the ball's square its kicker; otherwise inspects what is there. */
  function grab(square: Square): void {
    const isLookedAt = inspected.value === square;
    cancel();
    stage.stay();
    if (movable.value.includes(square)) selected.value = square;
    else if (stage.can.beginAtBall && square === ball.value && kickers.value.length > 0) {
      byBall.value = true;
      selected.value = kickers.value.length === 1 ? kickers.value[0] : square;
    } else if (!isLookedAt && stage.match && stage.variant?.pieceAt(stage.match.position, square))
      inspected.value = square;
  }

  /** Chooses the kicker of the picked ball. Where it can only kick the ball from its square, that is the action. */
  function kickWith(kicker: Square, byTouch: boolean): void {
    selected.value = kicker;
    if (plainKicks(kicker).length > 0 && ball.value !== undefined) choose(kicker, ball.value, byTouch, byTouch);
  }

  return { grab, kickWith };
}

type DestinationChoice = ReturnType<typeof destinationChoice>;

/** The next step after a person has chosen where a piece goes. */
function destinationChoice(picks: Picks, { actions, between, planTo }: Choosable) {
  const { selected, planned, choices, waiting, byBall, refusal, cancel } = picks;
  const stage = useStage();
  const settings = useSettings();

  /** Plays the action between two squares, or asks first: which one of several, or whether. */
  function choose(from: Square, to: Square, byTouch: boolean, previewsKicks: boolean): void {
    const candidates = between(from, to);
    const isKick = byBall.value;
    const waits = (action: Action) =>
      stage.confirmsActions ||
      (byTouch && settings.confirmTouch) ||
      (previewsKicks && ['kick', 'shot'].includes(stage.match!.variant.look(action)));
    cancel();
    selected.value = from;
    byBall.value = isKick;
    if (candidates.length > 1) choices.value = candidates;
    else if (candidates[0] !== undefined && waits(candidates[0])) waiting.value = candidates[0];
    else if (candidates[0] !== undefined) stage.play(candidates[0]);
    else refuse(to, from);
  }

  /** Plays an action that the player has confirmed, or that has no squares. */
  function decide(action: Action): void {
    cancel();
    stage.play(action);
  }

  /**
   * Starts a route of several actions. By touch it is shown first, and so is one of which only the first action would be played:
   * the player may have taken the square for a destination. Returns false if there is no route.
   */
  function startRoute(from: Square, to: Square, byTouch: boolean): boolean {
    const found = planTo(from, to);
    if (!found) return false;
    if ((byTouch || !found.isUnopposed) && planned.value !== to) {
      planned.value = to;
      return true;
    }
    cancel();
    stage.go(found);
    return true;
  }

  /** Says why nothing can be done on a square, by the piece on `from` if one is selected. */
  function refuse(to: Square, from?: Square): void {
    if (stage.match && actions.value.length > 0) refusal.value = refusalWords(stage.match, to, from);
  }

  return { choose, decide, startRoute, refuse };
}
