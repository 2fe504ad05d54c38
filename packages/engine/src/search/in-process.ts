import { fail, ok, type Result } from '@kickmate/board';
import type { Action, AnyVariant, Openings } from '@kickmate/game';
import { type KernelReport, MAX_PERFT, TECHNIQUE_NAMES, WIN } from '@kickmate/search';
import {
  type Backend,
  DEFAULT_HASH_MIB,
  type Engine,
  type EngineError,
  type EngineOptions,
  type Evaluation,
  type EvaluationKind,
  type PerftResult,
  type SearchRequest,
  type SearchResult,
  type WinQuestion,
} from '../request/engine.ts';
import {
  nameProblem,
  numberProblem,
  optionsProblem,
  type ReadRequest,
  type ReadRound,
  readPosition,
  readRequest,
  readUnfinished,
  requestError,
  winQuestionProblem,
} from '../request/read-request.ts';
import { texts as reasons } from '../request/texts.ts';
import { chooseFromBook } from '../strength/levels.ts';
import { ForcedWins, TooManyPositions } from './forced-wins.ts';
import { groupProblem } from './kernel.ts';
import { type OpenedSearcher, openSearcher, type SharedRole } from './open.ts';
import { EMPTY_REPORT, type NodeCounts, resultOf, SearchRun, settingsFor } from './run.ts';
import type { Searcher } from './searcher.ts';
import { texts } from './texts.ts';
import { findWinThisTurn, type WinThisTurn } from './turns.ts';

/** The report of a win within the turn that is under way. */
function reportOf({ line, nodes }: Extract<WinThisTurn, { kind: 'win' }>): KernelReport {
  const lines = [{ score: WIN - line.length, actions: line }];
  return { ...EMPTY_REPORT, depth: line.length, selectiveDepth: line.length, nodes, lines };
}

/** The options for opening an engine in process. */
export interface InProcessOptions extends Omit<EngineOptions, 'variant' | 'threads'> {
  /**
   * Called again and again while a search is prepared and runs; `true` stops it. It is the only way to stop a search from
   * another thread.
   */
  readonly isStopped?: () => boolean;
  /** The role of this thread in an engine with several; absent: the engine is alone. */
  readonly role?: SharedRole;
}

const CLOSED: EngineError = {
  cause: 'closed',
  get message() {
    return reasons.closed;
  },
};
const STOPPED: EngineError = {
  cause: 'stopped',
  get message() {
    return reasons.notBegun;
  },
};

const badRequest = (message: string) => fail<EngineError>({ cause: 'request', message });

/**
 * Opens an engine that searches on the caller's own thread, for workers, tools and tests. Nothing else runs on the thread
 * during a search, so `stop` works only from `onInfo` (or by `isStopped`). A backend that cannot run here is replaced;
 * `fallback` says why.
 * @throws RangeError for a wrong `backend`, `hashMiB` or `without`; its `cause` is an {@link EngineError}
 */
export async function openEngine(variant: AnyVariant, options: InProcessOptions = {}): Promise<InProcessEngine> {
  const fault = optionsProblem(options);
  if (fault !== undefined) throw requestError(fault);
  const {
    backend = 'wasm',
    evaluation = 'network',
    hashMiB = DEFAULT_HASH_MIB,
    without = [],
    isStopped,
    role,
  } = options;
  const group = groupProblem(variant, without);
  if (group !== undefined) throw requestError(`without ${group}`);
  const opened = await openSearcher(variant, { backend, evaluation, hashMiB, without, role });
  return new InProcessEngine(variant, opened, isStopped, role);
}

/** An engine on the caller's own thread; see {@link openEngine}. */
export class InProcessEngine implements Engine {
  readonly variant: string;
  readonly backend: Backend;
  readonly fallback: string | undefined;
  readonly evaluation: EvaluationKind;
  readonly networkProblem: string | undefined;
  readonly threads = 1;
  /** Whether this engine uses the hash table that threads share. */
  readonly isShared: boolean;
  readonly #nodes: NodeCounts | undefined;
  readonly #rules: AnyVariant;
  readonly #reopen: () => Searcher<unknown>;
  readonly #isStoppedOutside: (() => boolean) | undefined;
  /** The searcher; absent after it has thrown. Then the next call opens it again. */
  #searcher: Searcher<unknown> | undefined;
  /** The number of the latest call. Calls are carried out one after the other. */
  #calls = 0;
  /** Searches whose call has this number or a lower one end. */
  #stopped = 0;
  #last: Promise<unknown> = Promise.resolve();
  /** The round of the latest search. */
  #round: ReadRound<unknown> | undefined;
  #openings: Promise<Openings<unknown> | undefined> | undefined;
  #forcedWins: ForcedWins<unknown> | undefined;
  #isClosed = false;

  constructor(
    variant: AnyVariant,
    opened: OpenedSearcher<unknown>,
    isStopped: (() => boolean) | undefined,
    role: SharedRole | undefined,
  ) {
    this.variant = variant.id;
    this.backend = opened.backend;
    this.fallback = opened.fallback;
    this.evaluation = opened.evaluation;
    this.networkProblem = opened.networkProblem;
    this.#rules = variant;
    this.#searcher = opened.searcher;
    this.#reopen = opened.reopen;
    this.#isStoppedOutside = isStopped;
    this.isShared = opened.isShared;
    this.#nodes = role && {
      note: (nodes) => role.state.count(role.thread, nodes),
      others: () => role.state.nodesBeside(role.thread),
    };
  }

  /**
   * See {@link Engine.search}. Each info is the result that the search would have if it ended then. A search without
   * any limit needs a way to be stopped: `onInfo`, or the option `isStopped`.
   */
  search(request: SearchRequest, onInfo?: (info: SearchResult) => void): Promise<Result<SearchResult, EngineError>> {
    this.stop();
    return this.#enqueue((call) => (this.#stopped >= call ? fail(STOPPED) : this.#search(call, request, onInfo)));
  }

  perft(position: string, depth: number): Promise<Result<PerftResult, EngineError>> {
    return this.#enqueue(() => {
      const fault = numberProblem('depth', depth ?? Number.NaN, 0, MAX_PERFT);
      if (fault !== undefined) return badRequest(fault);
      const read = readPosition(this.#rules, position);
      if (!read.ok) return read;
      const began = performance.now();
      const nodes = this.#guard((searcher) => searcher.perft(read.value, depth));
      return nodes.ok ? ok({ nodes: nodes.value, ms: performance.now() - began }) : nodes;
    });
  }

  evaluate(position: string): Promise<Result<Evaluation, EngineError>> {
    return this.#enqueue(() => {
      const read = readUnfinished(this.#rules, position);
      return read.ok ? this.#guard((searcher) => searcher.evaluate(read.value)) : read;
    });
  }

  proveWins(question: WinQuestion): Promise<Result<readonly string[] | undefined, EngineError>> {
    return this.#enqueue(async (call) => {
      const fault = winQuestionProblem(question);
      if (fault !== undefined) return badRequest(fault);
      const read = readUnfinished(this.#rules, question.position);
      if (!read.ok) return read;
      if (this.backend === 'rules') return ok(undefined);
      try {
        this.#forcedWins ??= await ForcedWins.open(this.#rules, this.backend);
        if (this.#isClosed) return fail(CLOSED);
        if (this.#stopped >= call) return fail(STOPPED);
        const actions = this.#forcedWins.winning(read.value, question.turns, question.nodes);
        return ok(actions.map((action) => this.#rules.text.formatAction({ action })));
      } catch (error) {
        if (error instanceof TooManyPositions) return ok(undefined);
        this.#forcedWins = undefined;
        return fail({ cause: 'crashed', message: texts.crashed(this.backend, `${error}`) });
      }
    });
  }

  stop(): void {
    this.#stopped = this.#calls;
  }

  async clear(): Promise<void> {
    await this.#enqueue(() => this.#guard((searcher) => searcher.clear()));
  }

  async loadBook(): Promise<void> {
    await this.#enqueue(async () => ok(await this.#book()));
  }

  async startThreads(): Promise<void> {}

  close(): void {
    this.stop();
    this.#isClosed = true;
    this.#searcher = undefined;
    this.#forcedWins = undefined;
  }

  #enqueue<T>(
    run: (call: number) => Result<T, EngineError> | Promise<Result<T, EngineError>>,
  ): Promise<Result<T, EngineError>> {
    const call = ++this.#calls;
    const result = this.#last.then(() => (this.#isClosed ? fail(CLOSED) : run(call)));
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Calls the searcher. If it throws, the next call opens it again. */
  #guard<T>(run: (searcher: Searcher<unknown>) => T): Result<T, EngineError> {
    try {
      this.#searcher ??= this.#reopen();
      return ok(run(this.#searcher));
    } catch (error) {
      this.#searcher = undefined;
      return fail({ cause: 'crashed', message: texts.crashed(this.backend, `${error}`) });
    }
  }

  async #search(
    call: number,
    request: SearchRequest,
    onInfo: ((info: SearchResult) => void) | undefined,
  ): Promise<Result<SearchResult, EngineError>> {
    // 1. Read and check.
    const began = performance.now();
    const read = readRequest(this.#rules, request, this.#round, () => void this.#isStoppedOutside?.());
    if (!read.ok) return read;
    this.#round = read.value.round;
    const fault = nameProblem('switch', request.switches ?? {}, TECHNIQUE_NAMES, 'the techniques');
    if (fault !== undefined) return badRequest(fault);
    const { depth, nodes, ms, clock, mate } = request.limits;
    const isEndless = (depth ?? nodes ?? ms ?? clock ?? mate ?? request.level) === undefined;
    if (isEndless && !onInfo && !this.#isStoppedOutside)
      return badRequest('limits: there must be one, as nothing could stop this search');

    // 2. Answer without the searcher: the round is over, the opening book knows the position, or this turn wins.
    const describe = (report: KernelReport, best: Action | undefined) =>
      resultOf(this.#rules, report, {
        position: read.value.round.position,
        lines: request.lines ?? 1,
        best,
        ms: performance.now() - began,
        backend: this.backend,
      });
    const { candidates } = read.value;
    if (candidates.length === 0) return ok(describe(EMPTY_REPORT, undefined));
    if (request.book) {
      const action = await this.#findInBook(request, read.value);
      if (this.#isClosed) return fail(CLOSED);
      if (action !== undefined) return ok({ ...describe(EMPTY_REPORT, action), book: true });
      if (this.#stopped >= call) return fail(STOPPED);
    }

    const isStopped = () => this.#stopped >= call || (this.#isStoppedOutside?.() ?? false);
    const settings = settingsFor(this.#rules, request, read.value);
    let visited = 0;
    if (mate !== undefined && this.#rules.turns?.hasSeveralActions && request.level === undefined) {
      const { task, ms: most } = settings;
      const isOver = (count: number) => isStopped() || count >= task.nodes || performance.now() - began >= most;
      const found = findWinThisTurn(this.#rules, read.value.round.plies, read.value.round.position, candidates, isOver);
      visited = found.nodes;
      if (found.kind === 'win') {
        const result = describe(reportOf(found), found.line[0]);
        onInfo?.(result);
        return ok(result);
      }
    }

    // 3. Search with the nodes that are left. The kernel needs at least one.
    const task = { ...settings.task, nodes: Math.max(1, settings.task.nodes - visited) };
    const choose = (report: KernelReport) => settings.choose(report) ?? candidates[0]!;
    const describeAll = (report: KernelReport) =>
      describe({ ...report, nodes: report.nodes + visited }, choose(report));
    const run = new SearchRun(
      { ...settings, task },
      {
        began,
        isStopped,
        threads: this.#nodes,
        onReport: (report) => onInfo?.(describeAll(report)),
      },
    );
    const found = this.#guard((searcher) => {
      if (settings.isFresh) searcher.clear();
      return searcher.search(task, run);
    });
    run.rethrow();
    if (!found.ok) return found;
    return candidates.includes(choose(found.value))
      ? ok(describeAll(run.withAllNodes(found.value)))
      : fail({ cause: 'crashed', message: texts.illegal(this.backend) });
  }

  async #findInBook(
    { level, seed = 0 }: SearchRequest,
    { round, candidates }: ReadRequest<unknown>,
  ): Promise<Action | undefined> {
    const openings = await this.#book();
    return openings && chooseFromBook(this.#rules, openings, round.position, candidates, { level, seed });
  }

  /** The opening book, loaded once; `undefined` if there is none or it cannot be loaded. */
  #book(): Promise<Openings<unknown> | undefined> {
    this.#openings ??= Promise.resolve(this.#rules.openings?.()).catch(() => undefined);
    return this.#openings;
  }
}
