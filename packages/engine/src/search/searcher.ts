import type { Action, Ply } from '@kickmate/game';
import type { KernelReport } from '@kickmate/search';
import type { Evaluation } from '../request/engine.ts';

/** A search with everything read and checked: what a {@link Searcher} is given. */
export interface Task<P> {
  /** The round's starting position. */
  readonly start: P;
  /** What has been played since. */
  readonly plies: readonly Ply<P>[];
  /** The position to search: the one after `plies`. Its round is not over. */
  readonly position: P;
  /** Actions to look ahead, 1-100. */
  readonly depth: number;
  /** Positions to visit; `Infinity` for no limit. */
  readonly nodes: number;
  /** How many of the best actions to report, 1-64. */
  readonly lines: number;
  /** The actions to which the root is confined, each legal and named once; absent: all of them. */
  readonly only?: readonly Action[] | undefined;
  /** The techniques that are on, as bits (`SWITCH_BITS`); a searcher without a technique ignores its bit. */
  readonly switches: number;
}

/** Whom a running search reports to. */
export interface SearchHost {
  /** Asked every thousand nodes or more often; `true` ends the search with what is known. */
  poll(nodes: number): boolean;
  /**
   * Something new is known. `isWhole` if the iteration is finished: all lines are of the report's depth. Lines of an
   * unfinished one may be of the iteration before.
   */
  report(report: KernelReport, isWhole: boolean): void;
}

/**
 * Something that can search a variant: its kernel, or its rules. Synchronous; whatever it throws means that it is broken
 * and has to be opened anew.
 */
export interface Searcher<P> {
  /** Searches, and gives the final report: no line if it was ended before it knew one. */
  search(task: Task<P>, host: SearchHost): KernelReport;
  /** Leaves `depth` actions below a position. */
  perft(position: P, depth: number): number;
  /** What a position, its round not over, is worth at a glance. */
  evaluate(position: P): Evaluation;
  /** Forgets everything learnt. */
  clear(): void;
}
