import { fail, ok, type Result } from '@kickmate/board';
import { chosenLanguage } from '@kickmate/language';
import {
  DEFAULT_HASH_MIB,
  type Engine,
  type EngineError,
  type EngineOptions,
  type Evaluation,
  type EvaluationKind,
  MAX_LEVEL,
  type PerftResult,
  type SearchInfo,
  type SearchRequest,
  type SearchResult,
  type WinQuestion,
} from '../request/engine.ts';
import { optionsProblem, requestError, requestProblem, textProblem } from '../request/read-request.ts';
import { SharedState } from '../request/shared-state.ts';
import { texts } from '../request/texts.ts';
import { Helpers } from './helpers.ts';
import { type Answer, type Link, type Opened, type StartedWorker, startWorker } from './link.ts';
import type { Port, ToWorker } from './messages.ts';

/** The options for opening an engine in a worker. */
export interface ConnectOptions extends EngineOptions {
  /**
   * Whether `stop` uses shared memory; by default it does if memory can be shared. Without it, `stop` replaces the
   * worker.
   */
  readonly sharedMemory?: boolean;
  /** Milliseconds for which a worker may be silent while it starts; 30,000 by default. */
  readonly startMs?: number;
  /**
   * Milliseconds for which a worker that has a request may be silent before it counts as dead; by default 1,500, and 2 for
   * each MiB of the hash table, since it gives no sign while it clears the table. Otherwise it gives one about every 300 ms.
   */
  readonly silenceMs?: number;
  /** Milliseconds that a worker with shared memory has to answer a stop before it is replaced; 40 by default. */
  readonly stopMs?: number;
}

const CLOSED: EngineError = {
  cause: 'closed',
  get message() {
    return texts.closed;
  },
};
const STOPPED: EngineError = {
  cause: 'stopped',
  get message() {
    return texts.noResult;
  },
};
/** See {@link ConnectOptions.silenceMs}: without, and for each MiB of, the hash table. */
export const SILENCE_MS = 1500;
const CLEAR_MS = 2;
/** The number of workers that may die of one search before it fails: something in it may be what kills them. */
const MAX_LOST = 3;
/** A search that goes on in another worker has at least this many milliseconds, or all that it had. */
const LEAST_MS = 100;
/** The option for quick calls, which `stop` does not end. */
const QUICK = { isQuick: true };

/**
 * Opens an engine in a worker. A worker that died or had to be ended is replaced by a new one, until `close` is called. A
 * search goes on in the new one, with the time that is left.
 * Rejects with an `Error` whose `cause` is an {@link EngineError} if the worker does not start, or if the variant or an
 * option is wrong.
 * @param spawnPort starts a worker whose script calls `runEngineWorker`
 */
export async function connectEngine(spawnPort: () => Port, options: ConnectOptions): Promise<Engine> {
  const fault = optionsProblem(options) ?? textProblem('variant', options.variant);
  if (fault !== undefined) throw requestError(fault);
  const engine = new ConnectedEngine(spawnPort, options);
  const opened = await engine.start();
  if (opened.ok) return engine;
  engine.close();
  throw new Error(opened.error.message, { cause: opened.error });
}

class ConnectedEngine implements Engine {
  readonly variant: string;
  readonly #spawnPort: () => Port;
  readonly #options: ConnectOptions;
  /** The figures that all threads share, if memory can be shared. */
  readonly #state: SharedState | undefined;
  /** The threads beside the first one, if there are any. */
  readonly #helpers: Helpers | undefined;
  /** The worker of thread 0. */
  #worker: StartedWorker | undefined;
  #opened: Omit<Opened, 'kind' | 'id'> = {
    backend: 'rules',
    fallback: undefined,
    isShared: false,
    evaluation: 'classical',
    networkProblem: undefined,
  };
  #ids = 0;
  /** The calls that are running or waiting. The worker gets one request at a time. */
  readonly #jobs = new Set<Pick<Job<never>, 'stop' | 'settle'>>();
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(spawnPort: () => Port, options: ConnectOptions) {
    this.variant = options.variant;
    this.#spawnPort = spawnPort;
    this.#options = options;
    const { sharedMemory = canShareMemory(), threads = 1 } = options;
    this.#state = sharedMemory ? SharedState.of(threads) : undefined;
    if (this.#state && threads > 1) this.#helpers = this.#makeHelpers(this.#state, threads);
  }

  get backend(): Engine['backend'] {
    return this.#opened.backend;
  }

  get threads(): number {
    return this.#helpers && this.#opened.isShared ? (this.#options.threads ?? 1) : 1;
  }

  get fallback(): string | undefined {
    return this.#opened.fallback;
  }

  get evaluation(): EvaluationKind {
    return this.#opened.evaluation;
  }

  get networkProblem(): string | undefined {
    return this.#opened.networkProblem;
  }

  search(request: SearchRequest, onInfo?: (info: SearchInfo) => void): Promise<Result<SearchResult, EngineError>> {
    this.stop();
    const fault = requestProblem(request);
    if (fault !== undefined) return this.#refuse(fault);
    const plain = copyRequest(request);
    return this.#enqueue<SearchResult>(async (job, link) => {
      let latest: SearchResult | undefined;
      let thrown: { readonly error: unknown } | undefined;
      const stop = () =>
        this.#stopSearch(job, () => {
          if (thrown) job.reject(thrown.error);
          else job.settle(latest ? ok(latest) : fail(STOPPED));
        });
      if (this.#helpers) await this.#helpers.idle();
      if (job.isSettled) return fail(STOPPED);
      job.whenStopped(stop);
      this.#state?.begin();
      if (this.threads > 1 && usesThreads(plain)) {
        this.#helpers?.search(job.id, plain);
        const end = () => this.#helpers?.end(job.id);
        job.result.then(end, end);
      }
      let lost = 0;
      const receive = (info: SearchResult) => {
        // A search that began anew in another worker is behind at first.
        if (thrown || (lost > 0 && latest && info.depth < latest.depth)) return;
        latest = info;
        try {
          onInfo?.(info);
        } catch (error) {
          // The caller's error rejects the search, which ends as if stopped.
          thrown = { error };
          job.stop();
        }
      };
      const began = performance.now();
      let asked = link;
      let rest = plain;
      for (;;) {
        const answer = await asked.ask(
          { kind: 'search', id: job.id, request: rest },
          { silenceMs: this.#silenceMs, onInfo: ({ info }) => receive(info) },
        );
        if (thrown) job.reject(thrown.error);
        if (answer.ok && answer.value.kind === 'found')
          return lost > 0 ? deeper(answer.value.result, latest) : answer.value.result;
        const isLost = !answer.ok && answer.error.cause === 'crashed' && asked.isEnded;
        if (!isLost || job.isSettled) return unanswered(answer);
        // What an earlier worker had found is better than no answer.
        if (++lost === MAX_LOST) return latest ? ok(latest) : unanswered(answer);
        const passed = performance.now() - began;
        if (latest && passed >= (plain.limits.ms ?? Number.POSITIVE_INFINITY)) return ok(latest);
        const opened = await this.start();
        const next = this.#worker?.link;
        if (!opened.ok) return latest && opened.error.cause === 'unavailable' ? ok(latest) : opened;
        if (!next || job.isSettled) return fail(CLOSED);
        asked = next;
        rest = withTimeLeft(plain, performance.now() - began);
      }
    });
  }

  perft(position: string, depth: number): Promise<Result<PerftResult, EngineError>> {
    const fault =
      textProblem('position', position) ?? (typeof depth === 'number' ? undefined : 'depth: must be a number');
    if (fault !== undefined) return this.#refuse(fault);
    return this.#compute(
      (id) => ({ kind: 'perft', id, position, depth }),
      (answer) => (answer.kind === 'counted' ? answer.result : undefined),
    );
  }

  evaluate(position: string): Promise<Result<Evaluation, EngineError>> {
    const fault = textProblem('position', position);
    if (fault !== undefined) return this.#refuse(fault);
    return this.#enqueue<Evaluation>(async (job, link) => {
      const answer = await link.ask({ kind: 'evaluate', id: job.id, position }, { silenceMs: this.#silenceMs });
      return answer.ok && answer.value.kind === 'evaluated' ? answer.value.result : unanswered(answer);
    }, QUICK);
  }

  proveWins(question: WinQuestion): Promise<Result<readonly string[] | undefined, EngineError>> {
    // The worker checks it: each byte here is one of the first page.
    return this.#compute(
      (id) => ({ kind: 'prove', id, question: { ...question } }),
      (answer) => (answer.kind === 'proved' ? answer.result : undefined),
    );
  }

  stop(): void {
    for (const job of this.#jobs) job.stop();
  }

  async clear(): Promise<void> {
    await this.#enqueue<undefined>(async (job, link) => {
      if (this.#helpers) {
        await this.#helpers.idle();
        this.#helpers.clear(job.id);
      }
      const answer = await link.ask({ kind: 'clear', id: job.id }, { silenceMs: this.#silenceMs });
      return answer.ok ? ok(undefined) : answer;
    }, QUICK);
  }

  async loadBook(): Promise<void> {
    await this.#enqueue<undefined>(async (job, link) => {
      const answer = await link.ask({ kind: 'load book', id: job.id }, { silenceMs: this.#silenceMs });
      return answer.ok ? ok(undefined) : answer;
    }, QUICK);
  }

  async startThreads(): Promise<void> {
    if (this.threads > 1 && !this.#isClosed) await this.#helpers?.start();
  }

  close(): void {
    this.#isClosed = true;
    for (const job of this.#jobs) job.settle(fail(CLOSED));
    this.#worker?.link?.end(CLOSED);
    this.#helpers?.close();
  }

  /** Starts a worker if there is none. Resolves when its engine is open, or with the reason why it cannot be opened. */
  start(): Promise<Result<Opened, EngineError>> {
    if (this.#worker?.link && !this.#worker.link.isEnded) return this.#worker.opened;
    const worker = this.#startWorker(0, this.#helpers?.memory);
    this.#worker = worker;
    void worker.opened.then((opened) => {
      if (opened.ok) this.#opened = opened.value;
    });
    return worker.opened;
  }

  /** Starts the worker of a thread; `memory` is that of the hash table which the threads share. */
  #startWorker(thread: number, memory: WebAssembly.Memory | undefined): StartedWorker {
    const { variant, backend, evaluation, hashMiB, without, startMs = 30_000 } = this.#options;
    const options = {
      variant,
      ...(backend && { backend }),
      ...(evaluation && { evaluation }),
      ...(hashMiB !== undefined && { hashMiB }),
      ...(without && { without: [...without] }),
    };
    const state = this.#state?.buffer;
    const shared = { ...(state && { state }), ...(memory && { role: { thread, memory } }) };
    return startWorker(
      this.#spawnPort,
      { kind: 'open', id: ++this.#ids, options, language: chosenLanguage(), ...shared },
      startMs,
    );
  }

  /** The threads beside the first one; `undefined` if there is no memory for the hash table that they would share. */
  #makeHelpers(state: SharedState, threads: number): Helpers | undefined {
    const { hashMiB = DEFAULT_HASH_MIB } = this.#options;
    const silenceMs = this.#silenceMs;
    const start = (thread: number, memory: WebAssembly.Memory) => this.#startWorker(thread, memory);
    try {
      return new Helpers({ threads, hashMiB, silenceMs, state, start });
    } catch {
      return undefined;
    }
  }

  /** See {@link ConnectOptions.silenceMs}. */
  get #silenceMs(): number {
    const { hashMiB = DEFAULT_HASH_MIB, silenceMs = SILENCE_MS + CLEAR_MS * hashMiB } = this.#options;
    return silenceMs;
  }

  /** The answer to a wrong request, which is not sent to the worker. */
  async #refuse(message: string): Promise<Result<never, EngineError>> {
    return fail(this.#isClosed ? CLOSED : { cause: 'request', message });
  }

  /** Runs a job when those before it are done and the worker is ready. */
  #enqueue<T>(
    run: (job: Job<T>, link: Link) => Promise<Result<T, EngineError>>,
    { isQuick } = { isQuick: false },
  ): Promise<Result<T, EngineError>> {
    const job = new Job<T>(++this.#ids);
    if (this.#isClosed) job.settle(fail(CLOSED));
    if (!isQuick) job.whenStopped(() => job.settle(fail(STOPPED)));
    this.#jobs.add(job);
    const leave = () => this.#jobs.delete(job);
    job.result.then(leave, leave);
    void this.#last
      .then(async () => {
        if (job.isSettled) return;
        const opened = await this.start();
        const link = this.#worker?.link;
        if (job.isSettled) return;
        job.settle(opened.ok && link ? await run(job, link) : opened.ok ? fail(CLOSED) : opened);
      })
      .catch((error) => job.settle(fail({ cause: 'crashed', message: texts.notAsked(`${error}`) })));
    this.#last = this.#last.then(() => job.result).catch(() => undefined);
    return job.result;
  }

  /** Lets the worker do what sends nothing until it is done: silence has no limit, and `stop` ends the worker. */
  #compute<T>(
    question: (id: number) => ToWorker,
    resultOf: (answer: Answer) => Result<T, EngineError> | undefined,
  ): Promise<Result<T, EngineError>> {
    return this.#enqueue<T>(async (job, link) => {
      job.whenStopped(() => {
        job.settle(fail(STOPPED));
        this.#replace();
      });
      const answer = await link.ask(question(job.id));
      return (answer.ok && resultOf(answer.value)) || unanswered(answer);
    });
  }

  /** Ends the search that runs in the worker. */
  #stopSearch(job: Job<SearchResult>, settle: () => void): void {
    const giveUp = () => {
      if (job.isSettled) return;
      settle();
      this.#replace();
    };
    if (this.#state) {
      this.#state.stop(job.id);
      setTimeout(giveUp, this.#options.stopMs ?? 40);
    } else giveUp();
  }

  /** Ends the worker, and starts another at once, so that the next search does not wait for it. */
  #replace(): void {
    this.#worker?.link?.end(STOPPED);
    void this.start();
  }
}

/** Whether memory can be shared with a worker: in Node, and in pages that are isolated from other sites. */
const canShareMemory = () => typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated !== false;

/** Whether a request is searched by all threads: the same level, position and seed must give the same action. */
const usesThreads = ({ level, limits }: SearchRequest) =>
  (level === undefined || level === MAX_LEVEL) && limits.mate === undefined;

/** The error for an answer that is a failure, or of another kind than the request's. */
function unanswered(answer: Result<Answer, EngineError>): Result<never, EngineError> {
  if (!answer.ok) return answer;
  const reason = answer.value.kind === 'failed' ? answer.value.message : texts.otherAnswer(answer.value.kind);
  return fail({ cause: 'crashed', message: texts.failed(reason) });
}

/** A plain copy that can be sent to a worker. A reactive store may have wrapped the original. */
function copyRequest(request: SearchRequest): SearchRequest {
  const { actions, limits, only, switches } = request;
  return {
    ...request,
    actions: [...actions],
    limits: { ...limits, ...(limits.clock && { clock: { ...limits.clock } }) },
    ...(only && { only: [...only] }),
    ...(switches && { switches: { ...switches } }),
  };
}

/** A request for what is left of a search that has run for some milliseconds already. */
function withTimeLeft(request: SearchRequest, passedMs: number): SearchRequest {
  const { ms, clock } = request.limits;
  const left = (had: number) => Math.max(Math.floor(had - passedMs), Math.min(had, LEAST_MS));
  const limits = {
    ...request.limits,
    ...(ms !== undefined && { ms: left(ms) }),
    ...(clock && { clock: { ...clock, remainingMs: left(clock.remainingMs) } }),
  };
  return { ...request, limits };
}

/** A search's result, or what it had found in an earlier worker if that one looked further ahead. */
const deeper = (
  result: Result<SearchResult, EngineError>,
  latest: SearchResult | undefined,
): Result<SearchResult, EngineError> =>
  result.ok && latest && latest.depth > result.value.depth ? ok(latest) : result;

/** A call of the engine. It is answered exactly once: the first answer counts. */
class Job<T> {
  readonly id: number;
  /** The answer. Rejects with an error of the caller's own code; see {@link reject}. */
  readonly result: Promise<Result<T, EngineError>>;
  #resolve: (result: Result<T, EngineError>) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  #isSettled = false;
  #onStop: () => void = () => undefined;

  constructor(id: number) {
    this.id = id;
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Answers the call, unless it has been answered. */
  settle(result: Result<T, EngineError>): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#resolve(result);
  }

  /** Rejects with an error that the caller's own code threw, unless the call has been answered. */
  reject(error: unknown): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#reject(error);
  }

  /** Sets what {@link stop} does from now on. */
  whenStopped(onStop: () => void): void {
    this.#onStop = onStop;
  }

  /** Stops the call, unless it has been answered. */
  stop(): void {
    if (!this.#isSettled) this.#onStop();
  }
}
