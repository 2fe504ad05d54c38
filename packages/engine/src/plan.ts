import type { Action, Variant } from '@kickmate/game';
import { type KernelReport, switchBits } from '@kickmate/search';
import { Pace } from './clock.ts';
import { MAX_DEPTH, type SearchRequest } from './engine.ts';
import { planLevel } from './levels.ts';
import type { ReadRequest } from './request.ts';
import type { Task } from './searcher.ts';

/** How a request is carried out. */
export interface Plan<P> {
  readonly task: Task<P>;
  /** Milliseconds; `Infinity` for no limit. */
  readonly ms: number;
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

/** Plans a request in a position whose round is not over: as its level says, or at full strength. */
export function makePlan<P>(variant: Variant<P>, request: SearchRequest, read: ReadRequest<P>): Plan<P> {
  const { limits, level, seed = 0, lines = 1 } = request;
  const { start, plies, position, candidates } = read;
  const round = { start, plies, position };
  const switches = switchBits(request.switches);
  const pace = limits.clock && new Pace(limits.clock);
  const winWithin = limits.mate && 2 * limits.mate - 1;
  const inTime = (ms: number) => Math.min(ms, pace?.hardMs ?? ms);
  if (level !== undefined) {
    const plan = planLevel({ variant, position, candidates, level, seed, limits, lines });
    const { depth, nodes, actions: only } = plan;
    const task = { ...round, depth, nodes, only, lines: plan.lines, switches: switches & plan.switches };
    return { ...plan, task, ms: inTime(plan.ms), pace, winWithin };
  }
  const { depth = MAX_DEPTH, nodes = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY } = limits;
  // Who has a clock and no choice does not think.
  const isForced = pace !== undefined && candidates.length === 1;
  return {
    task: { ...round, depth: isForced ? 1 : depth, nodes, lines, only: request.only && candidates, switches },
    ms: inTime(ms),
    pace,
    winWithin,
    isFresh: false,
    watch: () => undefined,
    choose: (report) => report.lines[0]?.actions[0],
  };
}
