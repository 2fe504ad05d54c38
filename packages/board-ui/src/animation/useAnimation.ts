import { onScopeDispose, readonly, type ShallowRef, shallowRef } from 'vue';
import type { Film, Scene } from './film.ts';

/** Plays films, one at a time. */
export interface Animation {
  /** What is to be shown instead of the position, while a film is playing. */
  readonly scene: Readonly<ShallowRef<Scene | undefined>>;
  /**
   * Plays a film; resolves when it is over or was skipped. A film that is still playing is skipped.
   * @param speed 1 is the usual speed, 2 is twice as fast; 0 skips at once
   */
  play(film: Film, speed?: number): Promise<void>;
  /** Ends the film that is playing, if any. */
  skip(): void;
}

/** Whether the person has asked the system for less motion. */
const prefersReducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** A player of films for the life of a component. */
export function useAnimation(): Animation {
  const scene = shallowRef<Scene>();
  let skip = (): void => {};

  function play(film: Film, speed = 1): Promise<void> {
    skip();
    // Frames do not come while the page is hidden, and nobody would see them.
    if (speed <= 0 || film.duration === 0 || document.hidden || prefersReducedMotion()) return Promise.resolve();
    return new Promise((resolve) => {
      let began: number | undefined;
      let frame = requestAnimationFrame(show);
      scene.value = film.at(0);
      document.addEventListener('visibilitychange', end);
      skip = end;

      function show(now: number): void {
        began ??= now;
        const time = (now - began) * speed;
        if (time >= film.duration) {
          end();
          return;
        }
        scene.value = film.at(time);
        frame = requestAnimationFrame(show);
      }

      function end(): void {
        cancelAnimationFrame(frame);
        document.removeEventListener('visibilitychange', end);
        skip = () => {};
        scene.value = undefined;
        resolve();
      }
    });
  }

  onScopeDispose(() => skip());
  return { scene: readonly(scene) as Readonly<ShallowRef<Scene | undefined>>, play, skip: () => skip() };
}
