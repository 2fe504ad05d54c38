import type { Engine } from '@kickmate/engine/client';
import type { MapFile, Maps } from '@kickmate/game';
import { onScopeDispose, ref, shallowRef } from 'vue';
import { useEngine } from '../../shared/engine/engine.ts';
import { failureWords } from '../../shared/failure-words.ts';
import { checkPuzzle, type Finding, type Stage } from './puzzle-check.ts';

/** See {@link usePuzzleCheck}. */
export type PuzzleCheck = ReturnType<typeof usePuzzleCheck>;

/** Checks a map as a puzzle, with an engine in a worker of its own. It stops when the page is left. */
export function usePuzzleCheck() {
  const engine = useEngine();
  /** The map of the current or last check. */
  const map = shallowRef<MapFile>();
  const stage = shallowRef<Stage>();
  const finding = shallowRef<Finding>();
  const failure = ref<string>();
  /** Whether a person stopped the last check before its end. */
  const isStopped = ref(false);
  const isRunning = ref(false);
  let engines: Engine[] = [];
  let run = 0;

  /** Checks a map, and cancels an earlier check. */
  async function start(maps: Maps, checked: MapFile): Promise<void> {
    cancel();
    const own = ++run;
    const isOurs = (): boolean => own === run;
    map.value = checked;
    stage.value = undefined;
    finding.value = undefined;
    failure.value = undefined;
    isStopped.value = false;
    isRunning.value = true;
    try {
      await checkPuzzle(maps, checked, {
        open: async (variant) => {
          const opened = await engine.openAnother(variant);
          if (isOurs()) engines.push(opened);
          else opened.close();
          return opened;
        },
        onStage: (news) => {
          if (isOurs()) stage.value = news;
        },
        onFinding: (news) => {
          if (isOurs()) finding.value = news;
        },
      });
    } catch (error) {
      if (isOurs()) failure.value = failureWords(error);
    }
    if (isOurs()) end();
  }

  function end(): void {
    engines = [];
    stage.value = undefined;
    isRunning.value = false;
  }

  /** Stops the check. What was found stays. */
  function cancel(): void {
    run++;
    isStopped.value = isRunning.value;
    for (const one of engines) one.close();
    end();
  }
  onScopeDispose(cancel);

  return { map, stage, finding, failure, isStopped, isRunning, start, cancel };
}
