import { fail, ok, type Result } from '@kickmate/board';
import type {
  Backend,
  Engine,
  EngineError,
  EngineOptions,
  Evaluation,
  PerftResult,
  SearchInfo,
  SearchRequest,
  SearchResult,
} from '../request/engine.ts';
import { optionsProblem, requestError, requestProblem, textProblem } from '../request/read-request.ts';
import type { FromWorker, Port, ToWorker } from './messages.ts';

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
   * Milliseconds for which a worker that has a request may be silent before it counts as dead; 1,500 by default. A worker
   * gives a sign of life about every 300 ms.
   */
  readonly silenceMs?: number;
  /** Milliseconds that a worker with shared memory has to answer a stop before it is replaced; 40 by default. */
  readonly stopMs?: number;
}

const CLOSED: EngineError = { cause: 'closed', message: 'the engine is closed' };
const STOPPED: EngineError = { cause: 'stopped', message: 'stopped before there was a result' };
/** See {@link ConnectOptions.silenceMs}. */
export const SILENCE_MS = 1500;
/** The number of workers that may die of one search before it fails: something in it may be what kills them. */
const MAX_LOST = 3;
/** A search that goes on in another worker has at least so many milliseconds, or all that it had. */
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
  /** The word in shared memory that tells the worker which searches to end. */
  readonly #stopWord: Int32Array<SharedArrayBuffer> | undefined;
  #worker: StartedWorker | undefined;
  #opened: Pick<Opened, 'backend' | 'fallback'> = { backend: 'rules', fallback: undefined };
  #ids = 0;
  /** The calls that are running or waiting. The worker gets one request at a time. */
  readonly #jobs = new Set<Pick<Job<never>, 'stop' | 'settle'>>();
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(spawnPort: () => Port, options: ConnectOptions) {
    this.variant = options.variant;
    this.#spawnPort = spawnPort;
    this.#options = options;
    const { sharedMemory = canShareMemory() } = options;
    this.#stopWord = sharedMemory ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
  }

  get backend(): Backend {
    return this.#opened.backend;
  }

  get fallback(): string | undefined {
    return this.#opened.fallback;
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
      job.whenStopped(stop);
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
          { silenceMs: this.#options.silenceMs ?? SILENCE_MS, onInfo: ({ info }) => receive(info) },
        );
        if (thrown) job.reject(thrown.error);
        if (answer.ok && answer.value.kind === 'found')
          return lost > 0 ? deeper(answer.value.result, latest) : answer.value.result;
        const isLost = !answer.ok && answer.error.cause === 'crashed' && asked.isEnded;
        if (!isLost || job.isSettled || ++lost === MAX_LOST) return unanswered(answer);
        const passed = performance.now() - began;
        if (latest && passed >= (plain.limits.ms ?? Number.POSITIVE_INFINITY)) return ok(latest);
        const opened = await this.start();
        const next = this.#worker?.link;
        if (!opened.ok) return opened;
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
    return this.#enqueue<PerftResult>(async (job, link) => {
      job.whenStopped(() => {
        job.settle(fail(STOPPED));
        this.#replace();
      });
      // A count is one call of the kernel, which sends nothing until it is done: silence has no limit.
      const answer = await link.ask({ kind: 'perft', id: job.id, position, depth });
      return answer.ok && answer.value.kind === 'counted' ? answer.value.result : unanswered(answer);
    });
  }

  evaluate(position: string): Promise<Result<Evaluation, EngineError>> {
    const fault = textProblem('position', position);
    if (fault !== undefined) return this.#refuse(fault);
    return this.#enqueue<Evaluation>(async (job, link) => {
      const silenceMs = this.#options.silenceMs ?? SILENCE_MS;
      const answer = await link.ask({ kind: 'evaluate', id: job.id, position }, { silenceMs });
      return answer.ok && answer.value.kind === 'evaluated' ? answer.value.result : unanswered(answer);
    }, QUICK);
  }

  stop(): void {
    for (const job of this.#jobs) job.stop();
  }

  async clear(): Promise<void> {
    await this.#enqueue<undefined>(async (job, link) => {
      const silenceMs = this.#options.silenceMs ?? SILENCE_MS;
      const answer = await link.ask({ kind: 'clear', id: job.id }, { silenceMs });
      return answer.ok ? ok(undefined) : answer;
    }, QUICK);
  }

  async loadBook(): Promise<void> {
    await this.#enqueue<undefined>(async (job, link) => {
      const silenceMs = this.#options.silenceMs ?? SILENCE_MS;
      const answer = await link.ask({ kind: 'load book', id: job.id }, { silenceMs });
      return answer.ok ? ok(undefined) : answer;
    }, QUICK);
  }

  close(): void {
    this.#isClosed = true;
    for (const job of this.#jobs) job.settle(fail(CLOSED));
    this.#worker?.link?.end(CLOSED);
  }

  /** Starts a worker if there is none. Resolves when its engine is open, or with the reason why it cannot be opened. */
  start(): Promise<Result<Opened, EngineError>> {
    if (this.#worker?.link && !this.#worker.link.isEnded) return this.#worker.opened;
    const { variant, backend, hashMiB, without, startMs = 30_000 } = this.#options;
    const options = {
      variant,
      ...(backend && { backend }),
      ...(hashMiB !== undefined && { hashMiB }),
      ...(without && { without: [...without] }),
    };
    const stop = this.#stopWord?.buffer;
    const message = { kind: 'open', id: ++this.#ids, options, ...(stop && { stop }) } as const;
    const worker = startWorker(this.#spawnPort, message, startMs);
    this.#worker = worker;
    void worker.opened.then((opened) => {
      if (opened.ok) this.#opened = opened.value;
    });
    return worker.opened;
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
      .catch((error) => job.settle(fail({ cause: 'crashed', message: `the engine could not be asked (${error})` })));
    this.#last = this.#last.then(() => job.result).catch(() => undefined);
    return job.result;
  }

  /** Ends the search that runs in the worker. */
  #stopSearch(job: Job<SearchResult>, settle: () => void): void {
    const giveUp = () => {
      if (job.isSettled) return;
      settle();
      this.#replace();
    };
    if (this.#stopWord) {
      Atomics.store(this.#stopWord, 0, job.id);
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

/** The error for an answer that is a failure, or of another kind than the request's. */
function unanswered(answer: Result<Answer, EngineError>): Result<never, EngineError> {
  if (!answer.ok) return answer;
  const reason = answer.value.kind === 'failed' ? answer.value.message : `it answered '${answer.value.kind}'`;
  return fail({ cause: 'crashed', message: `the engine failed: ${reason}` });
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

/** The message of a worker whose engine is open. */
type Opened = FromWorker & { readonly kind: 'opened' };

/** A worker that has been started. */
interface StartedWorker {
  /** The connection; absent if the worker could not be started at all. */
  readonly link: Link | undefined;
  /** Resolves when the engine is open, or with the reason why it cannot be opened; then the worker has been ended. */
  readonly opened: Promise<Result<Opened, EngineError>>;
}

/** Starts a worker and opens its engine. A worker that is silent for `startMs` is ended. */
function startWorker(spawnPort: () => Port, open: ToWorker & { kind: 'open' }, startMs: number): StartedWorker {
  try {
    const link = new Link(spawnPort());
    return { link, opened: openIn(link, open, startMs) };
  } catch (error) {
    return {
      link: undefined,
      opened: Promise.resolve(notStarted('unavailable', error instanceof Error ? error.message : `${error}`)),
    };
  }
}

async function openIn(link: Link, open: ToWorker & { kind: 'open' }, startMs: number) {
  const answer = await link.ask(open, { silenceMs: startMs });
  if (answer.ok && answer.value.kind === 'opened') return ok(answer.value);
  if (!answer.ok && (answer.error.cause === 'closed' || answer.error.cause === 'stopped')) return answer;
  const failed = answer.ok && answer.value.kind === 'failed' ? answer.value : undefined;
  const reason = failed?.message ?? (answer.ok ? 'no answer' : answer.error.message);
  const failure = notStarted(failed?.isRequest ? 'request' : 'unavailable', reason);
  link.end(failure.error);
  return failure;
}

const notStarted = (cause: 'request' | 'unavailable', reason: string) =>
  fail<EngineError>({ cause, message: `The engine does not start: ${reason}` });

/** Silent ticks after which a worker counts as dead. Ticks of a timer, as a clock also runs while the device sleeps. */
const SILENT_TICKS = 5;

type InfoMessage = FromWorker & { readonly kind: 'info' };
/** A message that answers a request. */
type Answer = Exclude<FromWorker, InfoMessage | { readonly kind: 'alive' }>;

/** The options for waiting for the answer to a request. */
interface AskOptions {
  /** Milliseconds of silence after which the worker counts as dead; absent: there is no limit. */
  readonly silenceMs?: number;
  readonly onInfo?: (message: InfoMessage) => void;
}

/** The request that the worker is working on. */
interface Asked {
  readonly id: number;
  readonly settle: (answer: Result<Answer, EngineError>) => void;
  readonly onInfo: ((message: InfoMessage) => void) | undefined;
  silentTicks: number;
}

/** The connection to one worker, with one request at a time. After it has ended, nothing is answered. */
class Link {
  readonly #port: Port;
  #asked: Asked | undefined;
  #end: EngineError | undefined;

  constructor(port: Port) {
    this.#port = port;
    port.listen(
      (message) => this.#receive(message),
      (reason) => this.end({ cause: 'crashed', message: `the engine's worker ended: ${reason}` }),
    );
  }

  /** Whether the worker has ended, or was ended. */
  get isEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Sends a request. Resolves with the answer, or with the reason why there will be none. */
  ask(message: ToWorker, options: AskOptions = {}): Promise<Result<Answer, EngineError>> {
    return new Promise((resolve) => {
      if (this.#end) return resolve(fail(this.#end));
      const { silenceMs, onInfo } = options;
      const timer = silenceMs === undefined ? undefined : setInterval(() => this.#tick(), silenceMs / SILENT_TICKS);
      const settle = (answer: Result<Answer, EngineError>) => {
        clearInterval(timer);
        this.#asked = undefined;
        resolve(answer);
      };
      this.#asked = { id: message.id, settle, onInfo, silentTicks: 0 };
      try {
        this.#port.post(message);
      } catch (error) {
        settle(fail({ cause: 'crashed', message: `the engine's worker cannot be asked: ${error}` }));
      }
    });
  }

  /** Ends the worker. The running request is answered with this error. */
  end(error: EngineError): void {
    if (this.#end) return;
    this.#end = error;
    this.#port.close();
    this.#asked?.settle(fail(error));
  }

  #receive(message: FromWorker): void {
    const asked = this.#asked;
    if (this.#end || message.id !== asked?.id) return;
    asked.silentTicks = 0;
    if (message.kind === 'alive') return;
    if (message.kind === 'info') asked.onInfo?.(message);
    else asked.settle(ok(message));
  }

  #tick(): void {
    if (!this.#asked) return;
    this.#asked.silentTicks++;
    if (this.#asked.silentTicks >= SILENT_TICKS)
      this.end({ cause: 'crashed', message: "the engine's worker fell silent" });
  }
}
