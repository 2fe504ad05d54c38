import { count, ms, table } from '@kickmate/command';
import type { EpdRow } from './epd.ts';
import type { RivalReport } from './other-programs.ts';
import type { SpeedRow } from './speed.ts';
import type { StartUp } from './start-up.ts';
import type { Target } from './targets.ts';
import type { TechniqueRow } from './techniques.ts';

/** All measurements. */
export interface Report {
  readonly node: string;
  /** The number of runs of which medians were taken. */
  readonly runs: number;
  readonly speed: readonly SpeedRow[];
  readonly startUp: readonly StartUp[];
  readonly targets: readonly Target[];
  /** The differences between `wasm` and `js`: must be empty. */
  readonly differences: readonly string[];
}

/**
 * Whether the command has failed: if `wasm` and `js` differ, or if a target is missed and targets are asserted. They are not
 * asserted by default because times depend on the load of the machine.
 */
export function isFailure(
  { targets, differences }: Pick<Report, 'targets' | 'differences'>,
  isAsserting: boolean,
): boolean {
  return differences.length > 0 || (isAsserting && targets.some(({ isMet }) => !isMet));
}

/** Formats a report as text. */
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
    targetsText(targets),
    ...differences.map((difference) => `DIFFERENT  ${difference}`),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const targetsText = (targets: readonly Target[]): string =>
  targets
    .map(({ variant, what, measured, isMet }) => `${isMet ? 'held  ' : 'MISSED'}  ${variant}: ${what}: ${measured}`)
    .join('\n');

/** Formats the comparison with other programs as text. */
export function rivalsText({ node, runs, rows, first, targets }: RivalReport): string {
  const cells = rows.map(({ task, program, limit, nodes, wall, cpu, perSecond }) => {
    const wasm = rows.find((row) => row.task === task && row.program === 'wasm');
    const ratio = wasm ? (wasm.perSecond / perSecond).toFixed(2) : '';
    const speed = count(Math.round(perSecond / 1000));
    return [task, program, String(limit), count(nodes), ms(wall), ms(cpu), speed, ratio];
  });
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  return [
    `Node ${node}, medians of ${runs} runs by turns; times in milliseconds, speed in thousand leaves or nodes a second of CPU time`,
    table(['task', 'program', 'limit', 'nodes', 'wall', 'CPU', 'speed', 'wasm is'], cells),
    `first node after ${ms(first.start)} ms; kernel ${kib(first.kernel)}, opening book ${kib(first.book)} (gzip)`,
    targetsText(targets),
  ].join('\n\n');
}

/** Formats the results of problems as text. */
export function epdText(rows: readonly EpdRow[]): string {
  const cells = rows.map(({ backend, problems, solved, nodes, ms: time }) => {
    const share = `${((100 * solved) / problems).toFixed(1)}%`;
    return [backend, String(solved), String(problems), share, count(nodes), (time / 1000).toFixed(1)];
  });
  const missed = rows.map(({ backend, missed }) => {
    const list = Object.entries(missed).map(([id, played]) => `${id} (${played})`);
    return list.length > 0 ? `missed on ${backend}, and what was played: ${list.join(', ')}` : '';
  });
  return [table(['backend', 'solved', 'of', 'share', 'nodes', 'seconds'], cells), ...missed]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Formats the techniques as a table. */
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
