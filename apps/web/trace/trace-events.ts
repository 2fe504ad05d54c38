/** An event of a trace in Chromium's JSON form; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Wall time. */
  readonly dur?: number;
  /** Time on the processor. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly startTime?: number } };
}

/** A task of a page's main thread; times are in milliseconds, `at` since the page's address was opened. */
export interface Task {
  readonly at: number;
  /** Wall time. On a busy machine it contains the time for which the thread waited for a processor. */
  readonly wall: number;
  /** Time on the processor, at most the wall time. */
  readonly cpu: number;
}

/** The categories that {@link tasksOf} needs. */
export const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * The tasks of the main thread of the page that set a mark (`performance.mark`), in the order in which they began.
 * @throws Error if the trace has no such mark
 */
export function tasksOf(events: readonly TraceEvent[], mark: string): readonly Task[] {
  const found = events.find(({ name, args }) => name === mark && args?.data?.startTime !== undefined);
  if (!found)
    throw new Error(`the trace has no mark '${mark}'; record it with the categories ${CATEGORIES.join(', ')}`);
  const origin = found.ts - found.args!.data!.startTime! * 1000;
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === found.pid && tid === found.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      at: (ts - origin) / 1000,
      wall: dur / 1000,
      cpu: Math.min(dur, tdur) / 1000,
    }))
    .sort((a, b) => a.at - b.at);
}

/** The time on the processor that tasks took which began between two moments, in milliseconds. */
export const cpuBetween = (tasks: readonly Task[], from: number, to: number): number =>
  tasks.filter(({ at }) => at >= from && at < to).reduce((sum, { cpu }) => sum + cpu, 0);

/** The longest task by a measure; 0 without tasks. */
export const longest = (tasks: readonly Task[], measure: 'wall' | 'cpu'): number =>
  tasks.reduce((most, task) => Math.max(most, task[measure]), 0);

/** The median, the least and the greatest of some numbers; of an even number of them the lower middle one. */
export function spread(values: readonly number[]): {
  readonly median: number;
  readonly min: number;
  readonly max: number;
} {
  const sorted = [...values].sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) throw new RangeError('there is no median of no values');
  return { median: sorted[(sorted.length - 1) >> 1]!, min, max };
}
