import type { Side, Square } from '@kickmate/board';
import { type Animator, useAnimator } from '@kickmate/board-ui';
import { isOneRound, type Ply } from '@kickmate/game';
import { usePreferredReducedMotion } from '@vueuse/core';
import { computed, shallowRef, watch } from 'vue';
import { type AnimationSpeed, useSettings } from '../../settings/settings.ts';
import type { AnyMatch } from '../any-match.ts';
import { useMatch } from '../match.ts';
import {
  isSamePlace,
  kickersAt,
  type Place,
  placeAfter,
  plyBefore,
  plyBetween,
  positionAt,
  turnBefore,
} from '../place.ts';
import { useReview } from '../record/review.ts';
import { possession } from './ball.ts';
import { squaresOf } from './off-board.ts';
import { type Picture, pictureOf } from './picture.ts';

/** See {@link useShownPosition}. */
export type ShownPosition = ReturnType<typeof useShownPosition>;

/** How many times as fast as normal. */
const SPEED: Readonly<Record<Exclude<AnimationSpeed, 'off'>, number>> = { slow: 0.5, normal: 1, fast: 2 };
/** How long the last position of a round stays before the next kick-off, in milliseconds at normal speed. */
const CURTAIN_MS = 700;

/**
 * Decides what the board shows. It follows the match and the review, and animates a step forward before it goes on. It
 * alone starts animations; the board and the panels beside it follow.
 */
export function useShownPosition(animator: Animator = useAnimator()) {
  const game = useMatch();
  const review = useReview();
  const settings = useSettings();
  const reducedMotion = usePreferredReducedMotion();
  const place = shallowRef<Place | undefined>(review.place);
  let lastStep: Promise<void> = Promise.resolve();

  watch(
    [() => game.match, () => review.place] as const,
    ([match, to], [before, from]) => {
      place.value = to;
      const ply = match && before && from && to && nextPly(before, match, from, to);
      lastStep = ply ? showStep(match, ply, from, to) : Promise.resolve();
    },
    // Before anything is drawn: a position that was taken back is not there any more.
    { flush: 'pre' },
  );

  /** Shows the step from one position to the next, and after a round's last one a pause before the kick-off. */
  async function showStep(match: AnyMatch, ply: Ply<unknown>, from: Place, to: Place): Promise<void> {
    if (settings.animation === 'off' || reducedMotion.value === 'reduce') return;
    const { variant } = match;
    const speed = SPEED[settings.animation];
    const stepEnd = placeAfter(match, from);
    place.value = stepEnd;
    const events = variant.events(ply.before, ply);
    const before = pictureOf(variant, ply.before);
    // A side without pieces can only pass; nobody has to wait for that.
    const [first] = events;
    if (first?.kind === 'pass' && !before.pieces.some((piece) => piece?.side === first.side)) return;
    await animator.play({ board: variant.board, before, events, isOneRound: isOneRound(variant) }, speed);
    if (isSamePlace(stepEnd, to) || place.value !== stepEnd) return;
    await new Promise((resolve) => setTimeout(resolve, CURTAIN_MS / speed));
    if (place.value === stepEnd) place.value = to;
  }

  const position = computed(() => game.match && place.value && positionAt(game.match, place.value));
  const picture = computed<Picture>(() =>
    game.variant && position.value
      ? pictureOf(game.variant, position.value)
      : { pieces: [], ball: undefined, tiles: undefined },
  );
  const pieces = computed(() => picture.value.pieces);
  const ball = computed(() => picture.value.ball);
  const tiles = computed(() => picture.value.tiles);
  /** Who has the ball, in games in which pieces carry it. */
  const holder = computed(() =>
    game.variant && position.value ? possession(game.variant, position.value) : undefined,
  );
  /** Squares of pieces under a threat that must be answered. */
  const threatened = computed<readonly Square[]>(() =>
    position.value ? (game.variant?.inCheck?.(position.value) ?? []) : [],
  );
  /** Who may still kick in the turn that goes on, and who has kicked. */
  const kickers = computed(() => game.match && place.value && kickersAt(game.match, place.value));
  /** The squares of each action of the turn that led here; of its mere end there are none. */
  const turn = computed(() => {
    const { match } = game;
    if (!match || !place.value) return [];
    return turnBefore(match, place.value).flatMap(({ action }) => squaresOf(match.variant, action) ?? []);
  });
  /** The squares of the last of them. */
  const lastAction = computed<readonly Square[]>(() => turn.value.slice(-1).flatMap(({ from, to }) => [from, to]));
  /** The squares of those before it. */
  const earlierActions = computed<readonly Square[]>(() =>
    turn.value.slice(0, -1).flatMap(({ from, to }) => [from, to]),
  );

  /** Resolves when the player has seen everything that has been played. */
  const settled = async (): Promise<void> => {
    let seen: Promise<void>;
    do {
      seen = lastStep;
      await seen;
    } while (seen !== lastStep);
  };

  /** Whether an action is being animated. Until it is over, nothing on the page may give its outcome away. */
  const isAnimating = computed(() => animator.frame.value !== undefined);

  /** Whether the board still shows the end of a round, and not yet the kick-off of the next. */
  const isBehind = computed(() => !!place.value && !!review.place && !isSamePlace(place.value, review.place));
  /** Whether the board shows the position that it should show, and nothing moves. */
  const isSettled = computed(() => !isAnimating.value && !isBehind.value);
  /** The side whose action led to what is shown, or is being animated. */
  const actor = computed<Side | undefined>(() => {
    const ply = game.match && place.value && plyBefore(game.match, place.value);
    return ply && game.variant?.side(ply.before);
  });

  return {
    animator,
    place,
    position,
    pieces,
    ball,
    tiles,
    holder,
    threatened,
    kickers,
    lastAction,
    earlierActions,
    isAnimating,
    isBehind,
    isSettled,
    actor,
    settled,
  };
}

/** The ply to animate, if the step from one moment to the other is exactly one ply. */
function nextPly(before: AnyMatch, match: AnyMatch, from: Place, to: Place): Ply<unknown> | undefined {
  const ply = plyBetween(match, from, to);
  return ply && ply.before === positionAt(before, from) ? ply : undefined;
}
