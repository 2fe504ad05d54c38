import {
  type BenchResult,
  type Change,
  type Comparison,
  changeText,
  digits,
  placeText,
  type SpeedRow,
  speedBars,
  speedRatio,
  summarise,
  TASKS,
  type Task,
} from '@kickmate/bench';
import type { ExperimentResult } from '@kickmate/bench/experiments';
import { count, ms, table } from '@kickmate/command';
import type { EpdRow } from './epd.ts';
import type { RivalReport } from './other-programs.ts';
import type { StartUp } from './start-up.ts';
import type { Target } from './targets.ts';
import type { TechniqueRow } from './techniques.ts';

/** All measurements: a result, and what only this tool measures. A file of one can be opened on the app's bench page. */
export interface Report extends BenchResult {
  readonly startUp: readonly StartUp[];
  readonly targets: readonly Target[];
}

/**
 * Whether the command has failed: if backends count other nodes than they must, or if a target is missed and targets are
 * asserted. They are not asserted by default because times depend on the load of the machine.
 */
export function isFailure(
  { games = [], targets }: Partial<Pick<Report, 'games'>> & Pick<Report, 'targets'>,
  isAsserting: boolean,
): boolean {
  const isDifferent = games.some(({ differences }) => differences.length > 0);
  return isDifferent || (isAsserting && targets.some(({ isMet }) => !isMet));
}

/** Formats a report as text. */
export function reportText({ place, size, games, startUp, targets }: Report): string {
  const speeds = games.flatMap(({ variant, rows }) => TASKS.flatMap((task) => speedLines(variant, task, rows)));
  const starts = startUp.map(({ variant, backend, open, kickOff, memory }) => {
    return [variant, backend, ms(open), ms(kickOff), (memory / 2 ** 20).toFixed(1)];
  });
  return [
    `${placeText(place)}; ${size}; medians of runs by turns, CPU time in milliseconds, speed in thousand nodes a second; the ` +
      'first run is one of those that warm up and are not counted; half of the runs are within the spread; the last columns ' +
      'compare the fastest runs',
    table(
      ['variant', 'task', 'backend', 'depth', 'nodes', 'first', 'CPU', 'spread', 'speed', 'over js', 'over rules'],
      speeds,
    ),
    `Signatures (the nodes of the search; another number means that the engine plays otherwise): ${games
      .map(({ variant, signature }) => `${variant} ${signature}`)
      .join(', ')}`,
    starts.length > 0 ? table(['variant', 'backend', 'open', 'kick-off', 'MiB'], starts) : '',
    targetsText(targets),
    ...games.flatMap(({ variant, differences }) => differences.map((one) => `DIFFERENT  ${variant} ${one}`)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function speedLines(variant: string, task: Task, all: readonly SpeedRow[]): readonly (readonly string[])[] {
  const rows = all.filter((row) => row.task === task);
  const overJs = speedRatio(rows, task, 'wasm', 'js');
  return speedBars(rows).map(({ row, perSecond = 0, timesSlowest }) => {
    const { backend, depth, nodes, warmUp, times } = row;
    const { median, quartiles } = summarise(times);
    return [
      variant,
      task,
      backend,
      String(depth),
      count(nodes),
      ms(warmUp[0] ?? 0),
      ms(median),
      `${((50 * (quartiles[1] - quartiles[0])) / median).toFixed(0)}%`,
      count(Math.round(perSecond / 1000)),
      backend === 'wasm' && overJs ? overJs.times.toFixed(1) : '',
      timesSlowest === undefined ? '' : digits(timesSlowest),
    ];
  });
}

/** Formats a comparison as text: first what became slower. */
export function comparisonText({ changes, cautions }: Comparison): string {
  const of = (verdict: Change['verdict']) => changes.filter((change) => change.verdict === verdict);
  const [slower, faster] = [of('slower'), of('faster')];
  return [
    ...cautions,
    ...slower.map((change) => `SLOWER  ${changeText(change)}`),
    ...faster.map((change) => `faster  ${changeText(change)}`),
    `${slower.length} slower beyond noise, ${faster.length} faster, ${of('same').length} the same within noise, ${of('unclear').length} unclear`,
  ].join('\n');
}

/** Formats the small experiments as text. */
export const experimentsText = (results: readonly ExperimentResult[]): string =>
  results
    .map(({ title, forms, checksum }) => {
      const rows = forms.map(({ name, ns, quartiles }) => [
        name,
        digits(ns),
        `${digits(quartiles[0])} to ${digits(quartiles[1])}`,
        (ns / forms[0]!.ns).toFixed(2),
      ]);
      return `${title} (checksum of all forms: ${checksum})\n\n${table(['form', 'ns', 'half of the runs', 'ratio'], rows)}`;
    })
    .join('\n\n');

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
