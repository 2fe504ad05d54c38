import {
  type BenchResult,
  backendsOf,
  FORMAT,
  type GameResult,
  type OpenEngine,
  type Place,
  planGame,
  runGame,
  type Size,
  VERSION,
  workloadFor,
} from '@kickmate/bench';
import { loadVariant } from '@kickmate/catalogue';
import type { Engine, EngineOptions } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { computed, onScopeDispose, ref, shallowRef } from 'vue';
import { texts } from './texts.ts';

/** A game whose measurement has begun; `isDone` once all its figures are there. */
export interface LiveGame extends Pick<GameResult, 'variant' | 'name' | 'rows'> {
  readonly isDone: boolean;
  readonly signature?: number;
  readonly differences: readonly string[];
  /** The reason that the game names for a small gain by WebAssembly. */
  readonly note?: string | undefined;
}

/** Opens an engine in a worker. */
export type Connect = (options: EngineOptions) => Promise<Engine>;

/** Makes a function that opens an engine of exactly one backend. It rejects with a sentence for people if that does not run here. */
export const exactly =
  (connect: Connect): OpenEngine =>
  async ({ id }, backend) => {
    const engine = await connect({ variant: id, backend });
    const problem = engine.fallback ?? engine.networkProblem;
    if (problem === undefined) return engine;
    engine.close();
    throw new Error(problem);
  };

/** The programs that a run needs; tests give others. */
export interface RunTools {
  readonly open: OpenEngine;
  /** Loads a game; by default one of the catalogue. */
  readonly load?: (id: string) => Promise<AnyVariant>;
  readonly place: () => Promise<Place>;
}

/** A run of the benchmark over several games: its figures as they come, and its result. It ends with the component. */
export function useSpeedRun({ open, load = loadVariant, place }: RunTools) {
  const games = shallowRef<readonly LiveGame[]>([]);
  /** The part that is done, from 0 to 1, and the present step; `undefined` while nothing runs. */
  const progress = ref<{ readonly done: number; readonly step: string }>();
  const problems = ref<readonly string[]>([]);
  /** The finished games of the last run, also of one that was stopped. */
  const result = shallowRef<BenchResult>();
  let stopping: AbortController | undefined;

  function show(game: LiveGame): void {
    const others = games.value.filter(({ variant }) => variant !== game.variant);
    games.value = [...others, game];
  }

  async function measure(id: string, size: Size, signal: AbortSignal, onDone: (done: number, step: string) => void) {
    const variant = await load(id);
    const base = { variant: id, name: variant.name, rows: [], differences: [], isDone: false };
    show(base);
    onDone(0, texts.speed.starting(variant.name));
    const engines: OpenEngine = async (one, backend) => {
      signal.throwIfAborted();
      return open(one, backend);
    };
    const onStep = (step: string) => onDone(0, `${variant.name}: ${step}`);
    const workload = await workloadFor(variant, engines, { signal, onStep });
    const note = backendsOf(variant).length > 1 ? workload.smallGain : undefined;
    const measured = await runGame(planGame(variant, workload, size), {
      open: engines,
      signal,
      onProgress({ done, step, rows }) {
        if (signal.aborted) return;
        onDone(done, step);
        show({ ...base, rows, note });
      },
    });
    show({ ...measured, note, isDone: true });
    return measured;
  }

  /** Measures games one after the other. A game that cannot be measured is named in {@link problems}; the others go on. */
  async function start(ids: readonly string[], size: Size): Promise<void> {
    stop();
    const own = new AbortController();
    stopping = own;
    games.value = [];
    problems.value = [];
    result.value = undefined;
    const finished: GameResult[] = [];
    for (const [index, id] of ids.entries()) {
      try {
        finished.push(
          await measure(id, size, own.signal, (done, step) => {
            progress.value = { done: (index + done) / ids.length, step };
          }),
        );
      } catch (error) {
        if (own.signal.aborted) break;
        problems.value = [...problems.value, `${id}: ${error instanceof Error ? error.message : String(error)}`];
      }
    }
    if (stopping !== own) return;
    stopping = undefined;
    const where = await place();
    progress.value = undefined;
    games.value = games.value.filter(({ isDone }) => isDone);
    if (finished.length > 0)
      result.value = {
        format: FORMAT,
        version: VERSION,
        made: new Date().toISOString(),
        place: where,
        size,
        clock: 'wall',
        games: finished,
      };
  }

  /** Stops at once. The games that are finished keep their figures. */
  function stop(): void {
    stopping?.abort(new Error('stopped'));
  }

  onScopeDispose(() => {
    stop();
    stopping = undefined;
  });

  return { games, progress, problems, result, isRunning: computed(() => progress.value !== undefined), start, stop };
}
