import { fail, ok, type Result } from '@kickmate/board';
import type { Action, AnyVariant, Openings } from '@kickmate/game';
import { type KernelReport, MAX_PERFT, SWITCH_BITS } from '@kickmate/search';
import {
  type Backend,
  DEFAULT_HASH_MIB,
  type Engine,
  type EngineError,
  type EngineOptions,
  type Evaluation,
  type PerftResult,
  type SearchRequest,
  type SearchResult,
} from '../request/engine.ts';
import {
  type ReadRequest,
  type ReadRound,
  readEvaluate,
  readPosition,
  readRequest,
  requestError,
  wrongName,
  wrongNumber,
  wrongOptions,
} from '../request/read-request.ts';
import { chooseFromBook } from '../strength/levels.ts';
import { wrongGroup } from './kernel.ts';
import { type Opened, openSearcher } from './open.ts';
import { describeReport, makePlan, NOTHING_YET, Run } from './run.ts';
import type { Searcher } from './searcher.ts';

/** How an engine is opened in process. */
export interface InProcessOptions extends Omit<EngineOptions, 'variant'> {
  /** Asked all the time while a search runs; `true` stops it. The only way to stop one from another thread. */
  readonly isStopped?: () => boolean;
}

const CLOSED: EngineError = { cause: 'closed', message: 'the engine is closed' };
const STOPPED: EngineError = { cause: 'stopped', message: 'stopped before it began' };

/**
 * Opens an engine that searches on the caller's own thread: nothing else happens on it meanwhile, and `stop` works only
 * from `onProgress` (or by `isStopped`). For workers, tools and tests. A backend that cannot run here is replaced, see
 * `fallback`.
 * @throws RangeError for a wrong `backend`, `hashMiB` or `without`; its `cause` is an {@link EngineError}
 */
export async function openEngine(variant: AnyVariant, options: InProcessOptions = {}): Promise<InProcessEngine> {
  const fault = wrongOptions(options);
  if (fault !== undefined) throw requestError(fault);
  const { backend = 'wasm', hashMiB = DEFAULT_HASH_MIB, without = [], isStopped } = options;
  const group = wrongGroup(variant, without);
  if (group !== undefined) throw requestError(`without ${group}`);
  return new InProcessEngine(variant, await openSearcher(variant, backend, hashMiB, without), isStopped);
}

/** An engine on the caller's own thread: see {@link openEngine}. */
export class InProcessEngine implements Engine {
  readonly variant: string;
  readonly backend: Backend;
  readonly fallback: string | undefined;
  readonly #rules: AnyVariant;
  readonly #reopen: () => Searcher<unknown>;
  readonly #isStoppedOutside: (() => boolean) | undefined;
  #searcher: Searcher<unknown> | undefined;
  /** Calls are done one after the other, each with a number; searches up to `#stopped` are to end. */
  #calls = 0;
  #stopped = 0;
  #last: Promise<unknown> = Promise.resolve();
  /** The round of the latest search. */
  #round: ReadRound<unknown> | undefined;
  #openings: Promise<Openings<unknown> | undefined> | undefined;
  #isClosed = false;

  constructor(variant: AnyVariant, opened: Opened<unknown>, isStopped: (() => boolean) | undefined) {
    this.variant = variant.id;
    this.backend = opened.backend;
    this.fallback = opened.fallback;
    this.#rules = variant;
    this.#searcher = opened.searcher;
    this.#reopen = opened.reopen;
    this.#isStoppedOutside = isStopped;
  }

  /**
   * As {@link Engine.search}; each progress is the result that it would be if the search ended then. A search without
   * any limit needs a way to be stopped: `onProgress`, or the option `isStopped`.
   */
  search(
    request: SearchRequest,
    onProgress?: (progress: SearchResult) => void,
  ): Promise<Result<SearchResult, EngineError>> {
    this.stop();
    return this.#enqueue((call) => (this.#stopped >= call ? fail(STOPPED) : this.#search(call, request, onProgress)));
  }

  perft(position: string, depth: number): Promise<Result<PerftResult, EngineError>> {
    return this.#enqueue(() => {
      const fault = wrongNumber('depth', depth ?? Number.NaN, 0, MAX_PERFT);
      if (fault !== undefined) return fail({ cause: 'request', message: fault });
      const read = readPosition(this.#rules, position);
      if (!read.ok) return read;
      const began = performance.now();
      const nodes = this.#guard((searcher) => searcher.perft(read.value, depth));
      return nodes.ok ? ok({ nodes: nodes.value, ms: performance.now() - began }) : nodes;
    });
  }

  evaluate(position: string): Promise<Result<Evaluation, EngineError>> {
    return this.#enqueue(() => {
      const read = readEvaluate(this.#rules, position);
      return read.ok ? this.#guard((searcher) => searcher.evaluate(read.value)) : read;
    });
  }

  stop(): void {
    this.#stopped = this.#calls;
  }

  async clear(): Promise<void> {
    await this.#enqueue(() => this.#guard((searcher) => searcher.clear()));
  }

  close(): void {
    this.stop();
    this.#isClosed = true;
    this.#searcher = undefined;
  }

  #enqueue<T>(
    run: (call: number) => Result<T, EngineError> | Promise<Result<T, EngineError>>,
  ): Promise<Result<T, EngineError>> {
    const call = ++this.#calls;
    const result = this.#last.then(() => (this.#isClosed ? fail(CLOSED) : run(call)));
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Lets the searcher do something. If it breaks, it is opened anew for the next time. */
  #guard<T>(run: (searcher: Searcher<unknown>) => T): Result<T, EngineError> {
    try {
      this.#searcher ??= this.#reopen();
      return ok(run(this.#searcher));
    } catch (error) {
      this.#searcher = undefined;
      return fail({ cause: 'crashed', message: `the ${this.backend} engine crashed and is restarted (${error})` });
    }
  }

  async #search(
    call: number,
    request: SearchRequest,
    onProgress: ((progress: SearchResult) => void) | undefined,
  ): Promise<Result<SearchResult, EngineError>> {
    const began = performance.now();
    const read = readRequest(this.#rules, request, this.#round);
    if (!read.ok) return read;
    const fault = wrongName('switch', request.switches ?? {}, Object.keys(SWITCH_BITS), 'the techniques');
    if (fault !== undefined) return fail({ cause: 'request', message: fault });
    this.#round = read.value;
    const { depth, nodes, ms, clock, mate } = request.limits;
    const isEndless = (depth ?? nodes ?? ms ?? clock ?? mate ?? request.level) === undefined;
    if (isEndless && !onProgress && !this.#isStoppedOutside)
      return fail({ cause: 'request', message: 'limits: a search that nobody could stop needs one' });

    const describe = (report: KernelReport, best: Action | undefined) =>
      describeReport(this.#rules, report, request.lines ?? 1, best, performance.now() - began, this.backend);
    const { candidates } = read.value;
    if (candidates.length === 0) return ok(describe(NOTHING_YET, undefined));

    if (request.book) {
      const action = await this.#findInBook(request, read.value);
      if (this.#isClosed) return fail(CLOSED);
      if (action !== undefined) return ok({ ...describe(NOTHING_YET, action), book: true });
      if (this.#stopped >= call) return fail(STOPPED);
    }
    const plan = makePlan(this.#rules, request, read.value);
    const choose = (report: KernelReport) => plan.choose(report) ?? candidates[0]!;
    const run = new Run(plan, {
      began,
      isStopped: () => this.#stopped >= call || (this.#isStoppedOutside?.() ?? false),
      tell: (report) => onProgress?.(describe(report, choose(report))),
    });
    const found = this.#guard((searcher) => {
      if (plan.isFresh) searcher.clear();
      return searcher.search(plan.task, run);
    });
    run.rethrow();
    if (!found.ok) return found;
    const best = choose(found.value);
    return candidates.includes(best)
      ? ok(describe(found.value, best))
      : fail({ cause: 'crashed', message: `the ${this.backend} engine chose an action that the rules do not list` });
  }

  async #findInBook(
    { level, seed = 0 }: SearchRequest,
    { position, candidates }: ReadRequest<unknown>,
  ): Promise<Action | undefined> {
    // A book that cannot be loaded is one that knows nothing.
    this.#openings ??= this.#rules.openings?.().catch(() => undefined);
    const openings = await this.#openings;
    return openings && chooseFromBook(this.#rules, openings, position, candidates, { level, seed });
  }
}
