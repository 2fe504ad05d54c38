import { fail } from '@kickmate/board';
import type {
  Backend,
  Engine,
  EngineOptions,
  EvaluationKind,
  SearchInfo,
  SearchRequest,
  SearchResult,
} from '@kickmate/engine';
import { chooseFormation, type LineUpRequest, MAX_LEVEL } from '@kickmate/engine/client';
import type { AnyVariant, Formation } from '@kickmate/game';
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, triggerRef } from 'vue';
import { failureWords } from '../failure-words.ts';
import { connectWorker } from './connect-worker.ts';

/** Opens an engine. */
export type Connector = (options: EngineOptions) => Promise<Engine>;

/**
 * The purpose of a search: the computer's own action or line-up, a hint for the player, an answer to an offered draw, the
 * analysis of a position that is shown.
 */
export type Purpose = 'action' | 'lineUp' | 'hint' | 'offer' | 'analysis';

/** The position that is being searched; the engine panel shows its lines. */
export interface Subject {
  readonly variant: AnyVariant;
  readonly position: unknown;
  readonly purpose: Purpose;
}

/** The reason why a search or the engine's start failed. */
export interface Failure {
  readonly about: Subject;
  /** For people. */
  readonly message: string;
}

/** The owner of the engine and its worker. It runs one search at a time and drops answers that are no longer wanted. */
export const useEngine = defineStore('engine', () => {
  /** The backend that the address asks for; `backend` is the one that runs. */
  const wanted = ref<Backend>('wasm');
  /** The evaluation that the settings ask for; `evaluation` is the one that is used. */
  const wantedEvaluation = ref<EvaluationKind>('network');
  /** The number of threads that the settings ask for; `threads` is that of the last search. */
  const wantedThreads = ref(1);
  const engine = shallowRef<Engine>();
  const isAtFullStrength = ref(true);
  const isOpening = ref(false);
  /** Whether other engines have the processor, so that the analysis of the shown position waits. */
  const isReserved = ref(false);
  const thinking = ref<Purpose>();
  const progress = shallowRef<SearchInfo>();
  const subject = shallowRef<Subject>();
  /** The error of the last search or start; `undefined` if it succeeded. */
  const error = shallowRef<Failure>();

  const backend = computed(() => engine.value?.backend);
  const fallback = computed(() => engine.value?.fallback);
  const evaluation = computed(() => engine.value?.evaluation);
  /** Nothing is wrong if the network is switched off meanwhile. */
  const networkProblem = computed(() =>
    wantedEvaluation.value === 'network' ? engine.value?.networkProblem : undefined,
  );
  /** Those of the last search: below full strength it is one. */
  const threads = computed(() => (isAtFullStrength.value ? (engine.value?.threads ?? 1) : 1));

  let connect: Connector = connectWorker;
  let opening: { readonly key: string; readonly engine: Promise<Engine> } | undefined;
  let search = 0;

  /** Replaces the way in which engines are opened; the default is our worker. */
  function connectWith(connector: Connector): void {
    close();
    connect = connector;
  }

  /** Starts the engine for a game, unless it runs already. Rejects if it cannot start. */
  async function open(variant: string): Promise<Engine> {
    const key = `${variant} ${wanted.value} ${wantedEvaluation.value} ${wantedThreads.value}`;
    if (opening?.key === key) return opening.engine;
    release();
    isOpening.value = true;
    const settings = { evaluation: wantedEvaluation.value, threads: wantedThreads.value };
    const started = connect({ variant, backend: wanted.value, ...settings });
    opening = { key, engine: started };
    try {
      const ready = await started;
      if (opening?.engine === started) engine.value = ready;
      else ready.close();
      return ready;
    } catch (cause) {
      if (opening?.engine === started) opening = undefined;
      throw cause;
    } finally {
      if (!opening || opening.engine === started) isOpening.value = false;
    }
  }

  /**
   * Opens an engine of one thread beside that of this store, with the same backend and evaluation. The caller closes it. Rejects
   * if it cannot start.
   */
  const openAnother = (variant: string): Promise<Engine> =>
    connect({ variant, backend: wanted.value, evaluation: wantedEvaluation.value });

  /** Searches; `undefined` if it was stopped, overtaken by another search, or failed (then `error` says why). */
  async function think(about: Subject, request: SearchRequest): Promise<SearchResult | undefined> {
    stop();
    const own = search;
    const isOurs = () => own === search;
    error.value = undefined;
    thinking.value = about.purpose;
    isAtFullStrength.value = request.level === undefined || request.level === MAX_LEVEL;
    try {
      const ready = await open(about.variant.id);
      if (!isOurs()) return undefined;
      subject.value = about;
      progress.value = undefined;
      const result = await ready.search(request, (news) => {
        if (isOurs()) progress.value = news;
      });
      if (!isOurs()) return undefined;
      // The search may have been done by a new worker, with another backend or evaluation.
      triggerRef(engine);
      if (!result.ok) {
        if (result.error.cause !== 'stopped') error.value = { about, message: result.error.message };
        return undefined;
      }
      progress.value = result.value;
      return result.value;
    } catch (cause) {
      if (isOurs()) error.value = { about, message: failureWords(cause) };
      return undefined;
    } finally {
      if (isOurs()) thinking.value = undefined;
    }
  }

  /**
   * Lets the computer choose how to line up, by several searches; `undefined` if it was stopped, overtaken by another
   * search, or failed.
   */
  async function lineUp(variant: AnyVariant, request: LineUpRequest): Promise<Formation | undefined> {
    stop();
    const own = search;
    const isOurs = () => own === search;
    thinking.value = 'lineUp';
    try {
      const ready = await open(variant.id);
      const searcher: Pick<Engine, 'search'> = {
        search: async (one) => (isOurs() ? ready.search(one) : fail({ cause: 'stopped', message: 'it was overtaken' })),
      };
      const formation = await chooseFormation(searcher, variant, request);
      return isOurs() ? formation : undefined;
    } catch {
      return undefined;
    } finally {
      if (isOurs()) thinking.value = undefined;
    }
  }

  /** Stops the running search and drops its answer. */
  function stop(): void {
    search++;
    if (thinking.value) engine.value?.stop();
    thinking.value = undefined;
  }

  function release(): void {
    engine.value?.close();
    engine.value = undefined;
    opening = undefined;
    isOpening.value = false;
    progress.value = undefined;
  }

  /** Stops, and closes the engine and its worker. The next search starts another one. */
  function close(): void {
    stop();
    release();
    error.value = undefined;
  }

  const runs = { backend, fallback, threads, evaluation, networkProblem };
  const news = { isOpening, isReserved, thinking, progress, subject, error };
  const wishes = { wanted, wantedEvaluation, wantedThreads };
  return { ...wishes, ...runs, ...news, connectWith, open, openAnother, think, lineUp, stop, close };
});
