import type { Action, AnyVariant, Variant } from '@kickmate/game';
import {
  type KernelLine,
  type KernelReport,
  SHORTEST_WIN_SWITCHES,
  switchBits,
  WIN,
  WIN_BOUND,
} from '@kickmate/search';
import {
  type Backend,
  type Line,
  MAX_DEPTH,
  type Score,
  type SearchRequest,
  type SearchResult,
} from '../request/engine.ts';
import type { ReadRequest } from '../request/read-request.ts';
import { applyLevel } from '../strength/levels.ts';
import type { SearchHost, SearchTask } from './searcher.ts';
import { TimeManager } from './time.ts';
import { actionsPerTurn, turnsToWin } from './turns.ts';

/** The settings of one search: the searcher's task, the limits of time, and the choice of an action. */
export interface SearchSettings<P> {
  readonly task: SearchTask<P>;
  /** Milliseconds after which the search ends; `Infinity` for no limit. */
  readonly ms: number;
  /** Milliseconds after which no iteration begins, since it would hardly be finished; absent: all the time is used. */
  readonly lastStartMs?: number;
  /** Ends the search by the clock; absent if the request has none. */
  readonly time?: TimeManager | undefined;
  /** Whether a report has a win within the turns that the request names (`mate`); absent if it names none. */
  readonly hasWin?: ((report: KernelReport) => boolean) | undefined;
  /** Whether the searcher forgets everything first. */
  readonly isFresh: boolean;
  /** Takes note of a finished iteration. */
  watch(report: KernelReport): void;
  /** The action to play by a report; `undefined` if the report has no line. */
  choose(report: KernelReport): Action | undefined;
}

/** A level begins no iteration after this share of its time: it would hardly be finished, and a person is waiting. */
const LAST_START = 0.6;

/** The settings of a request whose round is not over: those of its level, or of full strength. */
export function settingsFor<P>(variant: Variant<P>, request: SearchRequest, read: ReadRequest<P>): SearchSettings<P> {
  const { limits, level, style, seed = 0, lines = 1 } = request;
  const { candidates } = read;
  const { first: start, plies, position } = read.round;
  const round = { start, plies, position };
  const time = limits.clock && new TimeManager(limits.clock, actionsPerTurn(variant, plies));
  const hasWin = limits.mate === undefined ? undefined : winWithin(variant, position, limits.mate);
  const withinHardLimit = (ms: number) => Math.min(ms, time?.hardMs ?? ms);
  if (level !== undefined) {
    const settings = applyLevel({ variant, position, candidates, level, style, seed, limits, lines });
    const { depth, nodes, actions: only } = settings;
    const switches = switchBits(request.switches) & settings.switches;
    const task = { ...round, depth, nodes, only, lines: settings.lines, switches };
    const ms = withinHardLimit(settings.ms);
    return { ...settings, task, ms, lastStartMs: LAST_START * ms, time, hasWin };
  }
  const { depth = MAX_DEPTH, nodes = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY } = limits;
  // On a clock, a single legal action needs no thought.
  const isForced = time !== undefined && candidates.length === 1;
  const switches = switchBits({ ...request.switches, ...(hasWin && SHORTEST_WIN_SWITCHES) });
  return {
    task: {
      ...round,
      depth: isForced ? 1 : Math.min(depth, depthForMate(variant, limits.mate)),
      nodes,
      lines,
      only: request.only && candidates,
      switches,
    },
    ms: withinHardLimit(ms),
    time,
    hasWin,
    // Entries of an earlier search may hide a win.
    isFresh: hasWin !== undefined,
    watch: () => undefined,
    choose: (report) => report.lines[0]?.actions[0],
  };
}

/** Makes a test of whether the best line of a report wins within this many turns of the side to act. */
const winWithin =
  <P>(variant: Variant<P>, position: P, turns: number) =>
  ({ lines: [best] }: KernelReport): boolean =>
    best !== undefined &&
    best.score > WIN_BOUND &&
    turnsToWin(variant, position, best.actions, WIN - best.score) <= turns;

/**
 * The depth at which every win within this many turns is seen. Where turns have several actions, a win in the present
 * turn is looked for first ({@link findWinThisTurn}), and later wins may be at any depth.
 */
function depthForMate<P>(variant: Variant<P>, turns: number | undefined): number {
  if (turns === undefined || (variant.turns?.hasSeveralActions && turns > 1)) return MAX_DEPTH;
  return 2 * turns - 1;
}

/** Milliseconds after which a running search reports its nodes even if it found nothing new, as a sign of life. */
const HEARTBEAT_MS = 500;
/** Milliseconds between two reports of one iteration. */
const REPORT_MS = 50;

/** The report of a search that has found nothing. */
export const EMPTY_REPORT: KernelReport = { depth: 0, selectiveDepth: 0, nodes: 0, hashFull: 0, lines: [] };

/** The settings that matter while a search runs. */
type RunSettings = Pick<SearchSettings<unknown>, 'task' | 'ms' | 'lastStartMs' | 'time' | 'hasWin' | 'watch'>;

/** The functions and times that a running search needs from its caller. */
export interface RunOptions {
  /** The time at which the search began, in {@link now}'s milliseconds. */
  readonly began: number;
  /** The time in milliseconds; `performance.now` unless a test brings its own. */
  readonly now?: () => number;
  readonly isStopped: () => boolean;
  /**
   * Receives the latest report from time to time. If it throws, the search ends and {@link SearchRun.rethrow} throws
   * the same.
   */
  readonly onReport: (report: KernelReport) => void;
  /** The nodes of the threads that search the same position; absent if there is one thread. */
  readonly threads?: NodeCounts | undefined;
}

/** The counts of nodes in a search with several threads. */
export interface NodeCounts {
  /** Notes the nodes that this thread has visited. */
  note(nodes: number): void;
  /** The nodes that the other threads have visited. */
  others(): number;
}

/** The host of one running search: it ends the search in time, and passes its reports on. */
export class SearchRun implements SearchHost {
  readonly #settings: RunSettings;
  readonly #options: RunOptions;
  readonly #now: () => number;
  #latest = EMPTY_REPORT;
  #passedOn = { at: 0, depth: 0 };
  #hasNews = false;
  #isEnough = false;
  #thrown: { readonly error: unknown } | undefined;

  constructor(settings: RunSettings, options: RunOptions) {
    this.#settings = settings;
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#passedOn.at = options.began;
  }

  report(report: KernelReport, isWhole: boolean): void {
    const now = this.#now();
    if (isWhole) this.#settings.watch(report);
    this.#latest = this.withAllNodes(report);
    this.#hasNews = true;
    if (report.depth > this.#passedOn.depth || now - this.#passedOn.at >= REPORT_MS) this.#passOn(now);
    this.#isEnough ||= isWhole && this.#isDone(report, now);
  }

  poll(nodes: number): boolean {
    const now = this.#now();
    this.#latest = this.withAllNodes({ ...this.#latest, nodes });
    if (now - this.#passedOn.at >= (this.#hasNews ? REPORT_MS : HEARTBEAT_MS)) this.#passOn(now);
    return (
      this.#isEnough ||
      this.#hasAllNodes() ||
      this.#options.isStopped() ||
      now - this.#options.began >= this.#settings.ms
    );
  }

  /** A report of this thread, with the nodes of all threads. */
  withAllNodes(report: KernelReport): KernelReport {
    const { threads } = this.#options;
    if (!threads) return report;
    threads.note(report.nodes);
    return { ...report, nodes: report.nodes + threads.others() };
  }

  /**
   * Whether the threads together have visited the nodes of the limit. The searcher knows only its own thread's. Without
   * a line there would be no result yet.
   */
  #hasAllNodes(): boolean {
    const { nodes, lines } = this.#latest;
    return this.#options.threads !== undefined && lines.length > 0 && nodes >= this.#settings.task.nodes;
  }

  /** Throws the error that `onReport` threw, if there was one. */
  rethrow(): void {
    if (this.#thrown) throw this.#thrown.error;
  }

  #passOn(now: number): void {
    this.#hasNews = false;
    this.#passedOn = { at: now, depth: this.#latest.depth };
    try {
      this.#options.onReport(this.#latest);
    } catch (error) {
      // The error must not unwind the kernel's stack: the kernel could not be used again.
      this.#thrown = { error };
      this.#isEnough = true;
    }
  }

  /** Whether the search ends after a finished iteration: it found its win, or more time would not help. */
  #isDone(report: KernelReport, now: number): boolean {
    const { depth, lines } = report;
    const best = lines[0];
    const { ms, lastStartMs = Number.POSITIVE_INFINITY, time, hasWin, task } = this.#settings;
    const elapsed = now - this.#options.began;
    const isTimeUp = time?.isEnough(report, elapsed) ?? false;
    if (hasWin?.(report)) return true;
    if (!Number.isFinite(ms) || !best) return isTimeUp;
    const distance = WIN - Math.abs(best.score);
    const isDecided = task.lines === 1 && distance < WIN - WIN_BOUND && distance <= depth;
    return isDecided || isTimeUp || elapsed >= lastStartMs;
  }
}

/** The score of a searcher's line. */
function scoreOf<P>(variant: Variant<P>, position: P, { score, actions: line }: KernelLine): Score {
  if (Math.abs(score) <= WIN_BOUND) return { kind: 'points', value: score };
  const actions = score > 0 ? WIN - score : -(WIN + score);
  return { kind: 'win', actions, turns: turnsToWin(variant, position, line, actions) };
}

/** The parts of a result that a report does not have. */
export interface ResultParts {
  /** The position that was searched. */
  readonly position: unknown;
  /** The number of lines that the request wants. */
  readonly lines: number;
  /** The action to play; `undefined` when the round is over. */
  readonly best: Action | undefined;
  readonly ms: number;
  readonly backend: Backend;
}

/** A report as the result that the search would have if it ended now. */
export function resultOf(
  variant: AnyVariant,
  report: KernelReport,
  { position, lines, best, ms, backend }: ResultParts,
): SearchResult {
  const write = (action: Action) => variant.text.formatAction({ action });
  const lineOf = (line: KernelLine): Line => ({
    score: scoreOf(variant, position, line),
    actions: line.actions.map(write),
  });
  const { depth, selectiveDepth, nodes, hashFull } = report;
  return {
    depth,
    selectiveDepth,
    nodes,
    ms,
    hashFull,
    lines: report.lines.slice(0, lines).map(lineOf),
    best: best === undefined ? undefined : write(best),
    backend,
  };
}
