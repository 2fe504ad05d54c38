import type { Pinia } from 'pinia';
import { useMatch } from './local.ts';
import { useStage } from './stage.ts';

/** For tests: what is shown, and the match on this device, in one. */
export type Game = ReturnType<typeof useStage> & Omit<ReturnType<typeof useMatch>, keyof ReturnType<typeof useStage>>;

/**
 * For tests: what is shown, and the match on this device, as one store; what both have is what is shown.
 * @param window the stores of another window than the present one
 */
export function useGame(window?: Pinia): Game {
  const [stage, match] = [useStage(window), useMatch(window)];
  const holder = (key: string | symbol) => (key in stage ? stage : match);
  return new Proxy(stage, {
    get: (_, key) => Reflect.get(holder(key), key),
    set: (_, key, value) => Reflect.set(holder(key), key, value),
  }) as Game;
}
