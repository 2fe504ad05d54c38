import type { Pinia } from 'pinia';
import { useMatch } from './local.ts';
import { useStage } from './stage.ts';

/** The stage and the match on this device as one store, for tests. */
export type Game = ReturnType<typeof useStage> & Omit<ReturnType<typeof useMatch>, keyof ReturnType<typeof useStage>>;

/**
 * Returns the stage and the match on this device as one store, for tests. What both have is the stage's.
 * @param window the stores of another window
 */
export function useGame(window?: Pinia): Game {
  const [stage, match] = [useStage(window), useMatch(window)];
  const holder = (key: string | symbol) => (key in stage ? stage : match);
  return new Proxy(stage, {
    get: (_, key) => Reflect.get(holder(key), key),
    set: (_, key, value) => Reflect.set(holder(key), key, value),
  }) as Game;
}
