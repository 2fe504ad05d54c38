import type { Pinia } from 'pinia';
import { useLocalMatch } from './local.ts';
import { useStage } from './stage.ts';

type StageStore = ReturnType<typeof useStage>;

/** The stage and the match on this device as one store, for tests. */
export type StageAndMatch = StageStore & Omit<ReturnType<typeof useLocalMatch>, keyof StageStore>;

/**
 * Returns the stage and the match on this device as one store, for tests. A property of both is the stage's.
 * @param pinia the stores of another window; absent: those of this one
 */
export function useStageAndMatch(pinia?: Pinia): StageAndMatch {
  const [stage, match] = [useStage(pinia), useLocalMatch(pinia)];
  const storeOf = (key: string | symbol) => (key in stage ? stage : match);
  return new Proxy(stage, {
    get: (_, key) => Reflect.get(storeOf(key), key),
    set: (_, key, value) => Reflect.set(storeOf(key), key, value),
  }) as StageAndMatch;
}
