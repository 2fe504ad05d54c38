import type { Board } from '@kickmate/board';
import type { GameEvent } from '@kickmate/game';
import { onScopeDispose, readonly, type ShallowRef, shallowRef } from 'vue';
import type { Frame, Still } from './timeline.ts';
import { type FromTo, timelineOf } from './timeline-of.ts';

/** An action to animate. */
export interface AnimatedAction {
  readonly board: Board;
  /** The position before the action. */
  readonly before: Still;
  readonly events: readonly GameEvent[];
  /** Whether the winner of a round wins everything; the words for its end depend on it. */
  readonly isOneRound?: boolean;
  /** The words across the board for a goal among the events; absent: how it was scored, and for whom. */
  readonly cheer?: string | undefined;
}

/**
 * Plays actions, one at a time. The owner of a board makes one with {@link useAnimator}, calls `play`, and
 * gives it to the board, which shows its `frame`.
 */
export interface Animator {
  /** The frame that the board shows instead of its position while an action is played; otherwise `undefined`. */
  readonly frame: Readonly<ShallowRef<Frame | undefined>>;
  /**
   * Plays an action; resolves when it is over or was skipped: by {@link skip}, by another call, or at the end of the
   * scope. Resolves at once where less motion is asked for, or the page is hidden.
   * @param speed 1 is the usual speed, 2 is twice as fast; 0 skips at once
   */
  play(action: AnimatedAction, speed?: number): Promise<void>;
  /** Ends what is being played, if anything is. */
  skip(): void;
  /** Says that the player has just dragged a piece. The next action leaves this move out: the player has seen it. */
  noteDrop(move: FromTo | undefined): void;
}

/** Whether the person has asked the system for less motion. */
const prefersReducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Makes an {@link Animator} that lives as long as the current scope. */
export function useAnimator(): Animator {
  const frame = shallowRef<Frame>();
  let dropped: FromTo | undefined;
  let skip = (): void => {};

  function play({ board, before, events, isOneRound, cheer }: AnimatedAction, speed = 1): Promise<void> {
    skip();
    const timeline = timelineOf(board, before, events, { dragged: dropped, isOneRound, cheer });
    dropped = undefined;
    // Frames do not come while the page is hidden, and nobody would see them.
    if (speed <= 0 || timeline.duration === 0 || document.hidden || prefersReducedMotion()) return Promise.resolve();
    return new Promise((resolve) => {
      let began: number | undefined;
      let request = requestAnimationFrame(show);
      frame.value = timeline.at(0);
      document.addEventListener('visibilitychange', end);
      skip = end;

      function show(now: number): void {
        began ??= now;
        const time = (now - began) * speed;
        if (time >= timeline.duration) {
          end();
          return;
        }
        frame.value = timeline.at(time);
        request = requestAnimationFrame(show);
      }

      function end(): void {
        cancelAnimationFrame(request);
        document.removeEventListener('visibilitychange', end);
        skip = () => {};
        frame.value = undefined;
        resolve();
      }
    });
  }

  onScopeDispose(() => skip());
  return {
    frame: readonly(frame) as Readonly<ShallowRef<Frame | undefined>>,
    play,
    skip: () => skip(),
    noteDrop: (move) => {
      dropped = move;
    },
  };
}
