import type { SpeedRow } from './speed.ts';
import type { StartUp } from './start-up.ts';
import { count, ms, table } from './table.ts';
import type { Target } from './targets.ts';
import type { TechniqueRow } from './techniques.ts';

/** Everything that was measured. */
export interface Report {
  readonly node: string;
  /** Runs of which medians were taken. */
  readonly runs: number;
  readonly speed: readonly SpeedRow[];
  readonly startUp: readonly StartUp[];
  readonly targets: readonly Target[];
  /** What `wasm` and `js` did not do alike: must be empty. */
  readonly differences: readonly string[];
}

/**
 * Whether the command that made the report has failed: always if `wasm` and `js` differ, and over a missed target only if
 * targets are asserted, because times say nothing on a busy machine.
 */
export function isFailure(
  { targets, differences }: Pick<Report, 'targets' | 'differences'>,
  isAsserting: boolean,
): boolean {
  return differences.length > 0 || (isAsserting && targets.some(({ isMet }) => !isMet));
}

/** A report for people. */
export function reportText({ node, runs, speed, startUp, targets, differences }: Report): string {
  const speeds = speed.map(({ variant, task, backend, depth, nodes, wall, cpu, perSecond }) => {
    const slowest = speed.filter((row) => row.variant === variant && row.task === task).at(-1);
    const ratio = slowest ? (perSecond / slowest.perSecond).toFixed(1) : '';
    return [
      variant,
      task,
      backend,
      String(depth),
      count(nodes),
      ms(wall),
      ms(cpu),
      count(Math.round(perSecond / 1000)),
      ratio,
    ];
  });
  const starts = startUp.map(({ variant, backend, open, kickOff, memory }) => {
    return [variant, backend, ms(open), ms(kickOff), (memory / 2 ** 20).toFixed(1)];
  });
  return [
    `Node ${node}, medians of ${runs} runs by turns; times in milliseconds, speed in thousand nodes a second of CPU time`,
    table(['variant', 'task', 'backend', 'depth', 'nodes', 'wall', 'CPU', 'speed', 'over rules'], speeds),
    starts.length > 0 ? table(['variant', 'backend', 'open', 'kick-off', 'MiB'], starts) : '',
    targets
      .map(({ variant, what, measured, isMet }) => `${isMet ? 'held  ' : 'MISSED'}  ${variant}: ${what}: ${measured}`)
      .join('\n'),
    ...differences.map((difference) => `DIFFERENT  ${difference}`),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The techniques' table for people. */
export function techniquesText(rows: readonly TechniqueRow[]): string {
  const cells = rows.map(({ variant, without, depth, nodes, cpu }) => {
    const all = rows.find((row) => row.variant === variant && row.without === undefined);
    const times = (value: number, base: number | undefined) => (base ? (value / base).toFixed(2) : '');
    return [
      without ?? `${variant}, all on`,
      String(depth),
      count(nodes),
      times(nodes, all?.nodes),
      ms(cpu),
      times(cpu, all?.cpu),
    ];
  });
  return table(['without', 'depth', 'nodes', 'ratio', 'CPU ms', 'ratio'], cells);
}
