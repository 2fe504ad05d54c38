import { type KernelReport, WIN, WIN_BOUND } from '@kickmate/search';
import type { Plan } from './plan.ts';
import type { SearchHost } from './searcher.ts';

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
