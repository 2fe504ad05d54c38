import type { Side, Square } from '@kickmate/board';
import { type Animator, useAnimator } from '@kickmate/board-ui';
import { type Picture, pictureOf } from '@kickmate/board-ui/picture';
import { type AnyVariant, isOneRound, lastTurn, type Ply } from '@kickmate/game';
import { sideWithBall } from '@kickmate/play';
import {
  hasPath,
  isSamePath,
  moveAt,
  nextPath,
  type Path,
  pliesTo,
  plyBetween,
  positionAt,
  previousPath,
} from '@kickmate/record';
import { usePreferredReducedMotion } from '@vueuse/core';
import { computed, type Ref, shallowRef, watch } from 'vue';
import { type AnimationSpeed, useSettings } from '../settings/settings.ts';
import { kickersAfter } from '../words/course.ts';
import { cheerAt } from '../words/goals.ts';
import { squaresOf } from '../words/preview.ts';
import { useReview } from './review.ts';
import { type AnyTree, useStage } from './stage.ts';

/** See {@link useShownPosition}. */
export type ShownPosition = ReturnType<typeof useShownPosition>;

/** The speed of animations by setting; 1 is normal. */
const SPEED: Readonly<Record<Exclude<AnimationSpeed, 'off'>, number>> = { slow: 0.5, normal: 1, fast: 2 };
/** The time for which the board shows a round's end before the next kick-off, in milliseconds at normal speed. */
const ROUND_END_MS = 700;
/** The time for which a replay shows a position without an animation, in milliseconds. */
const STILL_MS = 800;

/**
 * Decides what the board shows. It follows the match and the review, and animates a step forward before it goes on. It
 * alone starts animations; the board and all panels follow.
 */
export function useShownPosition(animator: Animator = useAnimator()) {
  const stage = useStage();
  const review = useReview();
  const settings = useSettings();
  const reducedMotion = usePreferredReducedMotion();
  /** The speed of animations; `undefined` if nothing moves. */
  const speed = computed(() =>
    settings.animation === 'off' || reducedMotion.value === 'reduce' ? undefined : SPEED[settings.animation],
  );
  /** The place that the board shows: that of the review, or another one during an animation or a replay. */
  const path = shallowRef<Path | undefined>(review.path);
  let lastStep: Promise<void> = Promise.resolve();

  /**
   * Animates the step from one position to the next; after a round's last step it waits before the kick-off.
   * @param reached the place to which the ply leads
   * @param shownAfter the place to show after the animation: the next kick-off if the ply ends a round, else `reached`
   */
  async function showStep(variant: AnyVariant, ply: Ply<unknown>, reached: Path, shownAfter: Path): Promise<void> {
    const { value: rate } = speed;
    if (rate === undefined) return;
    path.value = reached;
    const events = variant.events(ply.before, ply);
    const pictureBefore = pictureOf(variant, ply.before);
    // A side without pieces can only pass; nobody has to wait for that.
    const [first] = events;
    if (first?.kind === 'pass' && !pictureBefore.pieces.some((piece) => piece?.side === first.side)) return;
    const { mainLine, ownSide, seats } = stage;
    const cheer = mainLine && cheerAt(mainLine, reached, seats, ownSide);
    await animator.play(
      { board: variant.board, before: pictureBefore, events, isOneRound: isOneRound(variant), cheer },
      rate,
    );
    if (isSamePath(reached, shownAfter) || path.value !== reached) return;
    await new Promise((resolve) => setTimeout(resolve, ROUND_END_MS / rate));
    if (path.value === reached) path.value = shownAfter;
  }

  /** Whether an action is being animated. Until it is over, nothing on the page may give its outcome away. */
  const isAnimating = computed(() => animator.frame.value !== undefined);
  /** Whether the board shows another place than the review: the end of a round before the next kick-off, or an earlier place in a replay. */
  const isElsewhere = computed(() => !!path.value && !!review.path && !isSamePath(path.value, review.path));
  /** Whether the board shows the position that it should show, and nothing moves. */
  const isSettled = computed(() => !isAnimating.value && !isElsewhere.value);
  /** The side that scores in the animation. People see the goal now, so it may be counted. */
  const scorer = computed(() => animator.frame.value?.effects.find(({ kind }) => kind === 'goal')?.side);

  const { isReplaying, canReplay, startReplay } = useReplay(path, speed, isSettled, showStep);

  watch(
    [() => stage.tree, () => review.path] as const,
    ([tree, to], [treeBefore, from]) => {
      path.value = to;
      isReplaying.value = false;
      const ply = tree && treeBefore && from && to && plyToAnimate(treeBefore, tree, from, to);
      lastStep = ply ? showStep(tree.variant, ply, placeReached(tree, from, to), to) : Promise.resolve();
    },
    // Runs before anything is drawn, because a position that was taken back no longer exists.
    { flush: 'pre' },
  );

  /** Shows the last turn again; a second call ends that. With less motion its positions are shown one after the other. */
  function replay(): void {
    if (isReplaying.value) {
      path.value = review.path;
      animator.skip();
    } else if (canReplay.value && stage.tree) lastStep = startReplay(stage.tree);
  }

  /** Resolves when the player has seen everything that has been played. */
  const waitUntilSeen = async (): Promise<void> => {
    for (let seen: Promise<void> | undefined; seen !== lastStep; await seen) seen = lastStep;
  };

  const state = { isAnimating, scorer, isElsewhere, isSettled, waitUntilSeen };
  return { animator, path, ...viewsAt(path), canReplay, isReplaying, replay, ...state };
}

/** The values that boards and panels read from a place of the shown match. */
export function viewsAt(wanted: Readonly<Ref<Path | undefined>>) {
  const stage = useStage();
  /** The place; `undefined` for a moment in which another match is shown, and the place is still one of the match before. */
  const path = computed(() =>
    stage.tree && wanted.value && hasPath(stage.tree, wanted.value) ? wanted.value : undefined,
  );
  const position = computed(() => stage.tree && path.value && positionAt(stage.tree, path.value));
  const picture = computed<Picture>(() =>
    stage.variant && position.value
      ? pictureOf(stage.variant, position.value)
      : { pieces: [], ball: undefined, tiles: undefined },
  );
  const pieces = computed(() => picture.value.pieces);
  const ball = computed(() => picture.value.ball);
  const tiles = computed(() => picture.value.tiles);
  /** The side that has the ball, in games in which pieces carry it. */
  const ballSide = computed(() =>
    stage.variant && position.value ? sideWithBall(stage.variant, position.value) : undefined,
  );
  /** Squares of pieces in check; in games without check, of pieces whose capture may lose the round. */
  const threatened = computed<readonly Square[]>(() =>
    position.value ? (stage.variant?.inCheck?.(position.value) ?? stage.variant?.inDanger?.(position.value) ?? []) : [],
  );
  /** The plies of the round that led to the position. */
  const plies = computed(() => (stage.tree && path.value ? pliesTo(stage.tree, path.value) : []));
  /** The pieces that may still kick in the turn that goes on, and those that have kicked. */
  const kickers = computed(() => stage.variant && path.value && kickersAfter(stage.variant, plies.value));
  /** The plies of the turn that led here. */
  const turnPlies = computed(() => (stage.variant ? lastTurn(stage.variant, plies.value) : []));
  /** The squares of each action of this turn; none for actions without squares. */
  const turnSquares = computed(() => turnPlies.value.flatMap(({ action }) => squaresOf(stage.variant!, action) ?? []));
  /** The events of each action of this turn, in games whose turns have several. */
  const turnEvents = computed(() => {
    const { variant } = stage;
    return variant?.turns?.hasSeveralActions ? turnPlies.value.map((ply) => variant.events(ply.before, ply)) : [];
  });
  /** The squares of the turn's last action. */
  const lastActionSquares = computed<readonly Square[]>(() =>
    turnSquares.value.slice(-1).flatMap(({ from, to }) => [from, to]),
  );
  /** The squares of the turn's earlier actions. */
  const earlierActionSquares = computed<readonly Square[]>(() =>
    turnSquares.value.slice(0, -1).flatMap(({ from, to }) => [from, to]),
  );
  /** The side whose action led to what is shown, or is being animated. */
  const actor = computed<Side | undefined>(() => {
    const ply = stage.tree && path.value && moveAt(stage.tree, path.value)?.ply;
    return ply && stage.variant?.side(ply.before);
  });

  const board = { pieces, ball, tiles, sideWithBall: ballSide, threatened, kickers };
  return { position, ...board, lastActionSquares, earlierActionSquares, turnEvents, actor };
}

/**
 * Replays the last turn.
 * @param showStep animates a step between two places
 */
function useReplay(
  path: Ref<Path | undefined>,
  speed: Ref<number | undefined>,
  isSettled: Ref<boolean>,
  showStep: (variant: AnyVariant, ply: Ply<unknown>, reached: Path, shownAfter: Path) => Promise<void>,
) {
  const stage = useStage();
  const review = useReview();
  const isReplaying = shallowRef(false);

  /** The places of the last turn: before it, and after each of its actions. After a round's end that is the turn that ended it. */
  const lastTurnPlaces = computed<readonly Path[]>(() => {
    const [tree, to] = [stage.tree, review.path];
    if (!tree || !to) return [];
    const places = [to.ply === 0 ? previousPath(tree, to) : to];
    const { length } = lastTurn(tree.variant, pliesTo(tree, places[0]!));
    while (places.length <= length) places.unshift(previousPath(tree, places[0]!));
    return places;
  });
  const canReplay = computed(() => lastTurnPlaces.value.length > 1 && (isReplaying.value || isSettled.value));

  async function startReplay(tree: AnyTree): Promise<void> {
    const [start, ...places] = lastTurnPlaces.value;
    const isStill = speed.value === undefined;
    const pause = () => new Promise((resolve) => setTimeout(resolve, STILL_MS));
    isReplaying.value = true;
    let shown = start!;
    path.value = shown;
    await pause();
    for (const place of places) {
      // The match has gone on, or the person has ended the replay.
      if (path.value !== shown) break;
      const ply = plyBetween(tree, shown, place);
      if (ply && !isStill) await showStep(tree.variant, ply, place, place);
      else path.value = place;
      // Without animation each position is shown for a while, else only the last one. The review's own place stays anyway.
      const isReviewPlace = review.path !== undefined && isSamePath(place, review.path);
      if (path.value === place && !isReviewPlace && (isStill || place === places.at(-1))) await pause();
      shown = place;
    }
    if (path.value === shown) path.value = review.path;
    isReplaying.value = false;
  }

  return { isReplaying, canReplay, startReplay };
}

/** The ply to animate, if the step from one place to the other is exactly one ply. */
function plyToAnimate(treeBefore: AnyTree, tree: AnyTree, from: Path, to: Path): Ply<unknown> | undefined {
  const ply = hasPath(treeBefore, from) ? plyBetween(tree, from, to) : undefined;
  return ply && ply.before === positionAt(treeBefore, from) ? ply : undefined;
}

/** The place to which the animated ply leads: the round's end if the place to show is the next round's start. */
const placeReached = (tree: AnyTree, from: Path, to: Path): Path => (to.ply === 0 ? nextPath(tree, from) : to);
