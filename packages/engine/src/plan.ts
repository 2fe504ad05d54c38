import type { Action, Variant } from '@kickmate/game';
import { type KernelReport, type Switch, switchBits } from '@kickmate/search';
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
