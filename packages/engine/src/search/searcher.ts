import type { Action, Ply } from '@kickmate/game';
import type { KernelReport } from '@kickmate/search';
import type { Evaluation } from '../request/engine.ts';

/** The task of a {@link Searcher}. Everything in it has been read and checked. */
export interface SearchTask<P> {
  /** The round's starting position. */
  readonly start: P;
  /** The plies played since. */
  readonly plies: readonly Ply<P>[];
  /** The position to search: the one after `plies`. Its round is not over. */
  readonly position: P;
  /** The number of actions to look ahead, 1-100. */
  readonly depth: number;
  /** The number of positions to visit; `Infinity` for no limit. */
  readonly nodes: number;
  /** The number of best actions to report, 1-64. */
  readonly lines: number;
  /** The root actions to search, each legal and listed once; absent: all of them. */
  readonly only?: readonly Action[] | undefined;
  /** The techniques that are on, as bits. A searcher without a technique ignores its bit. */
  readonly switches: number;
}

/** The caller of a running search: it receives the reports, and may end the search. */
export interface SearchHost {
  /** Called every thousand nodes or more often; `true` ends the search with the result so far. */
  poll(nodes: number): boolean;
  /**
   * Called when there is a new report. `isWhole`: the iteration is finished, all lines are of the report's depth.
   * Otherwise some lines may be of the iteration before.
   */
  report(report: KernelReport, isWhole: boolean): void;
}

/**
 * Searches a variant, by its kernel or over its rules. All calls are synchronous. A searcher that has thrown is broken:
 * it must be opened again.
 */
export interface Searcher<P> {
  /** Searches, and returns the final report. The report has no line if the search was ended before it had one. */
  search(task: SearchTask<P>, host: SearchHost): KernelReport;
  /** Counts the leaves `depth` actions below a position. */
  perft(position: P, depth: number): number;
  /** The static evaluation of a position whose round is not over. */
  evaluate(position: P): Evaluation;
  /** Forgets everything learnt. */
  clear(): void;
}
