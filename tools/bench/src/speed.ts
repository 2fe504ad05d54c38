import { depthsFor } from '@kickmate/command';
import type { Backend } from '@kickmate/engine';
import type { AnyVariant, Workload } from '@kickmate/game';
import { backendsOf, measureByTurns, openExactly, perftWork, type Sample, searchWork, type Work } from './measure.ts';

/** The speed of one backend in one task. */
export interface SpeedRow extends Sample {
  readonly variant: string;
  readonly task: 'perft' | 'search';
  readonly backend: Backend;
  readonly depth: number;
  /** Nodes per second of CPU time. */
  readonly perSecond: number;
}

/** Measures perft from the kick-off and searches of all positions on every backend, by turns: medians of `runs` runs. */
export async function measureSpeed(
  variant: AnyVariant,
  workload: Workload,
  runs: number,
): Promise<readonly SpeedRow[]> {
  const { positions } = workload;
  const engines = new Map(
    await Promise.all(
      backendsOf(variant).map(async (backend) => [backend, await openExactly(variant, backend)] as const),
    ),
  );
  const rows: SpeedRow[] = [];
  for (const task of ['perft', 'search'] as const) {
    const depth = (backend: Backend) => depthsFor(workload, backend)[task];
    const works = new Map<Backend, Work>();
    for (const [backend, engine] of engines) {
      const work =
        task === 'perft'
          ? perftWork(engine, positions[0]!, depth(backend))
          : searchWork(engine, positions, depth(backend));
      works.set(backend, work);
    }
    for (const [backend, sample] of await measureByTurns(works, runs)) {
      const perSecond = (sample.nodes / sample.cpu) * 1000;
      rows.push({ variant: variant.id, task, backend, depth: depth(backend), ...sample, perSecond });
    }
  }
  for (const engine of engines.values()) engine.close();
  return rows;
}

/** The speed of a backend as a multiple of another's; `undefined` if one of them was not measured. */
export function speedRatio(
  rows: readonly SpeedRow[],
  task: SpeedRow['task'],
  fast: Backend,
  slow: Backend,
): number | undefined {
  const speed = (backend: Backend) => rows.find((row) => row.task === task && row.backend === backend)?.perSecond;
  const [above, below] = [speed(fast), speed(slow)];
  return above === undefined || below === undefined ? undefined : above / below;
}

/** Lists the differences between `wasm` and `js`. They are the same program, so there must be none. */
export function findDifferences(rows: readonly SpeedRow[]): readonly string[] {
  return rows.flatMap((row) => {
    const twin = rows.find(
      ({ variant, backend, task }) => variant === row.variant && backend === 'js' && task === row.task,
    );
    if (row.backend !== 'wasm' || !twin || twin.nodes === row.nodes) return [];
    return [`${row.variant} ${row.task}: ${row.nodes} nodes on wasm, ${twin.nodes} on js`];
  });
}
