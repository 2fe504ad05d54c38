import type { Action, AnyVariant, Variant } from '@kickmate/game';
import { type KernelLine, type KernelReport, type Switch, switchBits, WIN, WIN_BOUND } from '@kickmate/search';
import {
  type Backend,
  type Line,
  MAX_DEPTH,
  type Score,
  type SearchRequest,
  type SearchResult,
} from '../request/engine.ts';
import type { ReadRequest } from '../request/read-request.ts';
import { planLevel } from '../strength/levels.ts';
import type { SearchHost, Task } from './searcher.ts';
import { Pace } from './time.ts';

/** How a request is carried out. */
export interface Plan<P> {
  readonly task: Task<P>;
  /** Milliseconds; `Infinity` for no limit. */
  readonly ms: number;
  /** Milliseconds after which no iteration is begun, as it would hardly be finished; absent: the time is used up. */
  readonly lastStartMs?: number;
  /** How it keeps to its clock, if it plays by one. */
  readonly pace?: Pace | undefined;
  /** Actions: it ends when a win within so many is found. */
  readonly winWithin?: number | undefined;
  /** Whether the searcher is to forget everything first. */
  readonly isFresh: boolean;
  /** Takes note of a finished iteration. */
  watch(report: KernelReport): void;
  /** What to play by a report; `undefined` if it has no line. */
  choose(report: KernelReport): Action | undefined;
}

/** A level begins no iteration after this share of its time: it would hardly be finished, and somebody is waiting. */
const LAST_START = 0.6;

/** What makes a search look so much further that it may overlook a win, or see a longer one first. */
const OVERLOOKING: readonly Switch[] = [
  'nullMove',
  'lateMoveReductions',
  'futility',
  'reverseFutility',
  'iir',
  'latePruning',
  'razoring',
  'singular',
  'exchange',
  'rootOrder',
];

/** Plans a request in a position whose round is not over: as its level says, or at full strength. */
export function makePlan<P>(variant: Variant<P>, request: SearchRequest, read: ReadRequest<P>): Plan<P> {
  const { limits, level, seed = 0, lines = 1 } = request;
  const { start, plies, position, candidates } = read;
  const round = { start, plies, position };
  const pace = limits.clock && new Pace(limits.clock);
  const winWithin = limits.mate && 2 * limits.mate - 1;
  const inTime = (ms: number) => Math.min(ms, pace?.hardMs ?? ms);
  if (level !== undefined) {
    const switches = switchBits(request.switches);
    const plan = planLevel({ variant, position, candidates, level, seed, limits, lines });
    const { depth, nodes, actions: only } = plan;
    const task = { ...round, depth, nodes, only, lines: plan.lines, switches: switches & plan.switches };
    const ms = inTime(plan.ms);
    return { ...plan, task, ms, lastStartMs: LAST_START * ms, pace, winWithin };
  }
  const { depth = MAX_DEPTH, nodes = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY } = limits;
  // Who has a clock and no choice does not think.
  const isForced = pace !== undefined && candidates.length === 1;
  // That deep every win within so many turns is seen.
  const deepest = Math.min(depth, winWithin ?? depth);
  const overlooking = winWithin ? Object.fromEntries(OVERLOOKING.map((name) => [name, false])) : {};
  const switches = switchBits({ ...request.switches, ...overlooking });
  return {
    task: { ...round, depth: isForced ? 1 : deepest, nodes, lines, only: request.only && candidates, switches },
    ms: inTime(ms),
    pace,
    winWithin,
    // What another search has left in the table may overlook a win.
    isFresh: winWithin !== undefined,
    watch: () => undefined,
    choose: (report) => report.lines[0]?.actions[0],
  };
}

/** Milliseconds after which a running search tells its nodes, though it found nothing new: a sign of life. */
const HEARTBEAT_MS = 500;
/** Milliseconds between two reports of one iteration. */
const REPORT_MS = 50;

/** The report of a search that has found nothing. */
export const NOTHING_YET: KernelReport = { depth: 0, selectiveDepth: 0, nodes: 0, hashFull: 0, lines: [] };

/** As much of a plan as matters while it is carried out. */
type RunPlan = Pick<Plan<unknown>, 'task' | 'ms' | 'lastStartMs' | 'pace' | 'winWithin' | 'watch'>;

/** For whom a search runs. */
export interface RunOptions {
  /** When it began, by {@link now}. */
  readonly began: number;
  /** The time in milliseconds; `performance.now` unless a test brings its own. */
  readonly now?: () => number;
  readonly isStopped: () => boolean;
  /** What is known, now and then. If it throws, the search ends and {@link Run.rethrow} throws the same. */
  readonly tell: (report: KernelReport) => void;
}

/** A running search as its host sees it: the clock, the stop, and what is told of it. */
export class Run implements SearchHost {
  readonly #plan: RunPlan;
  readonly #options: RunOptions;
  readonly #now: () => number;
  #latest = NOTHING_YET;
  #told = { at: 0, depth: 0 };
  #hasNews = false;
  #isEnough = false;
  #thrown: { readonly error: unknown } | undefined;

  constructor(plan: RunPlan, options: RunOptions) {
    this.#plan = plan;
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#told.at = options.began;
  }

  report(report: KernelReport, isWhole: boolean): void {
    const now = this.#now();
    if (isWhole) this.#plan.watch(report);
    this.#latest = report;
    this.#hasNews = true;
    if (report.depth > this.#told.depth || now - this.#told.at >= REPORT_MS) this.#tell(now);
    this.#isEnough ||= isWhole && this.#isWorthEnding(report, now);
  }

  poll(nodes: number): boolean {
    const now = this.#now();
    this.#latest = { ...this.#latest, nodes };
    if (now - this.#told.at >= (this.#hasNews ? REPORT_MS : HEARTBEAT_MS)) this.#tell(now);
    return this.#isEnough || this.#options.isStopped() || now - this.#options.began >= this.#plan.ms;
  }

  /** Throws what the listener threw, if it did. */
  rethrow(): void {
    if (this.#thrown) throw this.#thrown.error;
  }

  #tell(now: number): void {
    this.#hasNews = false;
    this.#told = { at: now, depth: this.#latest.depth };
    try {
      this.#options.tell(this.#latest);
    } catch (error) {
      // It must not unwind through the kernel, which would be left in the middle of things.
      this.#thrown = { error };
      this.#isEnough = true;
    }
  }

  /** Whether a search has found what it was to find, or, on time, gains nothing by going on after an iteration. */
  #isWorthEnding(report: KernelReport, now: number): boolean {
    const { depth, lines } = report;
    const best = lines[0];
    const { ms, lastStartMs = Number.POSITIVE_INFINITY, pace, winWithin = 0, task } = this.#plan;
    const elapsed = now - this.#options.began;
    const isPaced = pace?.isEnough(report, elapsed) ?? false;
    if (best && best.score >= WIN - winWithin) return true;
    if (!Number.isFinite(ms) || !best) return isPaced;
    const distance = WIN - Math.abs(best.score);
    const isDecided = task.lines === 1 && distance < WIN - WIN_BOUND && distance <= depth;
    return isDecided || isPaced || elapsed >= lastStartMs;
  }
}

/** A searcher's number as a score. */
function readScore(value: number): Score {
  if (value > WIN_BOUND) return { kind: 'win', actions: WIN - value };
  if (value < -WIN_BOUND) return { kind: 'win', actions: -(WIN + value) };
  return { kind: 'points', value };
}

/** A report in texts, as the result that it would be if the search ended now; `best` is the action to play then. */
export function describeReport(
  variant: AnyVariant,
  report: KernelReport,
  lines: number,
  best: Action | undefined,
  ms: number,
  backend: Backend,
): SearchResult {
  const write = (action: Action) => variant.text.formatAction({ action });
  const describeLine = (line: KernelLine): Line => ({
    score: readScore(line.score),
    actions: line.actions.map(write),
  });
  const { depth, selectiveDepth, nodes, hashFull } = report;
  return {
    depth,
    selectiveDepth,
    nodes,
    ms,
    hashFull,
    lines: report.lines.slice(0, lines).map(describeLine),
    best: best === undefined ? undefined : write(best),
    backend,
  };
}
