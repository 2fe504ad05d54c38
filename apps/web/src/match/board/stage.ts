import type { Piece, Side, Square } from '@kickmate/board';
import type { BallPlace } from '@kickmate/board-ui';
import type { GameEvent, Ply, Tile } from '@kickmate/game';
import { usePreferredReducedMotion } from '@vueuse/core';
import { computed, type Ref, ref, shallowRef, watch } from 'vue';
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

/** See {@link useStage}. */
export type Stage = ReturnType<typeof useStage>;

/** What the stage needs of a board: showing an action as it happens. */
export interface Performer {
  animate(
    before: readonly (Piece | undefined)[],
    ball: BallPlace | undefined,
    events: readonly GameEvent[],
    options?: { readonly speed?: number; readonly tiles?: readonly Tile[] | undefined },
  ): Promise<void>;
}

/** How many times as fast as normal. */
const SPEED: Readonly<Record<Exclude<AnimationSpeed, 'off'>, number>> = { slow: 0.5, normal: 1, fast: 2 };
/** How long the last position of a round stays before the next kick-off, in milliseconds at normal speed. */
const CURTAIN_MS = 700;

/**
 * What the board shows. It follows the match and the review, and has a step forward performed before it goes on.
 * @param performer the board, as Vue's template reference gives it
 */
export function useStage(performer: Readonly<Ref<Performer | null>>) {
  const game = useMatch();
  const review = useReview();
  const settings = useSettings();
  const reducedMotion = usePreferredReducedMotion();
  const place = shallowRef<Place | undefined>(review.place);
  /** How many performances are going on: none, or one and perhaps another that it gives way to. */
  const performing = ref(0);
  let performance: Promise<void> = Promise.resolve();

  watch(
    [() => game.match, () => review.place] as const,
    ([match, to], [before, from]) => {
      place.value = to;
      const ply = match && before && from && to && nextPly(before, match, from, to);
      performance = ply ? perform(match, ply, from, to) : Promise.resolve();
    },
    // Before anything is drawn: a position that was taken back is not there any more.
    { flush: 'pre' },
  );

  /** Shows the step from one position to the next, and after a round's last one a pause before the kick-off. */
  async function perform(match: AnyMatch, ply: Ply<unknown>, from: Place, to: Place): Promise<void> {
    if (settings.animation === 'off' || reducedMotion.value === 'reduce') return;
    const { variant } = match;
    const speed = SPEED[settings.animation];
    const shown = placeAfter(match, from);
    place.value = shown;
    const events = variant.events(ply.before, ply);
    const { pieces, ball, tiles } = pictureOf(variant, ply.before);
    // That a side without pieces passes is nothing to be waited for.
    const [first] = events;
    if (first?.kind === 'pass' && !pieces.some((piece) => piece?.side === first.side)) return;
    performing.value++;
    try {
      await performer.value?.animate(pieces, ball, events, { speed, tiles });
    } finally {
      performing.value--;
    }
    if (isSamePlace(shown, to) || place.value !== shown) return;
    await new Promise((resolve) => setTimeout(resolve, CURTAIN_MS / speed));
    if (place.value === shown) place.value = to;
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
    position.value ? (game.variant?.threatened?.(position.value) ?? []) : [],
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

  /** Resolves when all that has been played has been seen. */
  const settled = async (): Promise<void> => {
    let seen: Promise<void>;
    do {
      seen = performance;
      await seen;
    } while (seen !== performance);
  };

  /** Whether something is being performed: what it leads to is not to be told yet. */
  const isPerforming = computed(() => performing.value > 0);

  /** Whether the board still shows the end of a round, and not yet the kick-off of the next. */
  const isBehind = computed(() => !!place.value && !!review.place && !isSamePlace(place.value, review.place));
  /** Whether the board shows what it is to show, and nothing moves. */
  const isSettled = computed(() => !isPerforming.value && !isBehind.value);
  /** Whose action it is that led to what is shown, or is being performed. */
  const actor = computed<Side | undefined>(() => {
    const ply = game.match && place.value && plyBefore(game.match, place.value);
    return ply && game.variant?.side(ply.before);
  });

  return {
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
    isPerforming,
    isBehind,
    isSettled,
    actor,
    settled,
  };
}

/** The ply to perform, if what is shown becomes what is to be shown by playing one. */
function nextPly(before: AnyMatch, match: AnyMatch, from: Place, to: Place): Ply<unknown> | undefined {
  const ply = plyBetween(match, from, to);
  return ply && ply.before === positionAt(before, from) ? ply : undefined;
}
