import { type KernelReport, WIN, WIN_BOUND } from '@kickmate/search';
import type { Plan } from './plan.ts';
import type { SearchHost } from './searcher.ts';

/** Milliseconds after which a running search tells its nodes, though it found nothing new: a sign of life. */
const HEARTBEAT_MS = 500;
/** Milliseconds between two reports of one iteration. */
const REPORT_MS = 50;
/** An iteration is not begun after this share of the time: it would hardly be finished. */
const LAST_START = 0.6;

/** The report of a search that has found nothing. */
export const NOTHING_YET: KernelReport = { depth: 0, selectiveDepth: 0, nodes: 0, hashFull: 0, lines: [] };

/** For whom a search runs. */
export interface RunOptions {
  /** When it began, by `performance.now()`. */
  readonly began: number;
  readonly isStopped: () => boolean;
  /** What is known, now and then. If it throws, the search ends and {@link Run.rethrow} throws the same. */
  readonly tell: (report: KernelReport) => void;
}

/** A running search as its host sees it: the clock, the stop, and what is told of it. */
export class Run implements SearchHost {
  readonly #plan: Pick<Plan<unknown>, 'task' | 'ms' | 'watch'>;
  readonly #options: RunOptions;
  #latest = NOTHING_YET;
  #told = { at: 0, depth: 0 };
  #hasNews = false;
  #isEnough = false;
  #thrown: { readonly error: unknown } | undefined;

  constructor(plan: Pick<Plan<unknown>, 'task' | 'ms' | 'watch'>, options: RunOptions) {
    this.#plan = plan;
    this.#options = options;
    this.#told.at = options.began;
  }

  report(report: KernelReport, isWhole: boolean): void {
    const now = performance.now();
    if (isWhole) this.#plan.watch(report);
    this.#latest = report;
    this.#hasNews = true;
    if (report.depth > this.#told.depth || now - this.#told.at >= REPORT_MS) this.#tell(now);
    this.#isEnough ||= isWhole && this.#isWorthEnding(report, now);
  }

  poll(nodes: number): boolean {
    const now = performance.now();
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

  /** Whether a search on time gains nothing by going on after an iteration. */
  #isWorthEnding({ depth, lines }: KernelReport, now: number): boolean {
    const best = lines[0];
    if (!Number.isFinite(this.#plan.ms) || !best) return false;
    const distance = WIN - Math.abs(best.score);
    const isDecided = this.#plan.task.lines === 1 && distance < WIN - WIN_BOUND && distance <= depth;
    return isDecided || now - this.#options.began >= LAST_START * this.#plan.ms;
  }
}
