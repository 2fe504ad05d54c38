import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { depthsFor, UsageError } from '@kickmate/command';
import type { AnyVariant, Workload } from '@kickmate/game';
import { median, openExactly, perftWork, sample, searchWork } from './measure.ts';

/** The speed of this checkout's build of a kernel, compared with another checkout's. */
export interface AgainstRow {
  readonly variant: string;
  readonly task: 'perft' | 'search';
  /** Nodes in a second of CPU time, this build's over the other's: the median over all runs. */
  readonly ratio: number;
  /** The smallest and the largest ratio of a run. */
  readonly range: readonly [number, number];
  /** Nodes of a run: this build's, the other's. They differ where the two do not play alike. */
  readonly nodes: readonly [number, number];
}

/**
 * Measures this checkout's release build of a kernel and the one of the checkout in `folder` by turns, each run first the one,
 * then the other, then in the opposite order. Both are given positions as this checkout packs them. Throws a `UsageError` if
 * the folder has no build of the kernel.
 */
export async function measureAgainst(
  variant: AnyVariant,
  workload: Workload,
  folder: string,
  runs: number,
): Promise<readonly AgainstRow[]> {
  const { id, kernel } = variant;
  if (!kernel) return [];
  const { positions } = workload;
  const depths = depthsFor(workload, 'wasm');
  const file = buildIn(folder, kernel.wasm);
  const ours = await openExactly(variant, 'wasm');
  const theirs = await openExactly({ ...variant, kernel: { ...kernel, wasm: file } }, 'wasm');
  const rows: AgainstRow[] = [];
  for (const task of ['perft', 'search'] as const) {
    const [own, other] = [ours, theirs].map((engine) =>
      task === 'perft' ? perftWork(engine, positions[0]!, depths.perft) : searchWork(engine, positions, depths.search),
    ) as [ReturnType<typeof perftWork>, ReturnType<typeof perftWork>];
    const ratios: number[] = [];
    let nodes: readonly [number, number] = [0, 0];
    for (let run = 0; run <= runs; run++) {
      const isOwnFirst = run % 2 === 0;
      const first = await sample(isOwnFirst ? own : other);
      const second = await sample(isOwnFirst ? other : own);
      const [mine, its] = isOwnFirst ? [first, second] : [second, first];
      nodes = [mine.nodes, its.nodes];
      // The first run compiles the code.
      if (run > 0) ratios.push(mine.nodes / mine.cpu / (its.nodes / its.cpu));
    }
    rows.push({ variant: id, task, ratio: median(ratios), range: [Math.min(...ratios), Math.max(...ratios)], nodes });
  }
  ours.close();
  theirs.close();
  return rows;
}

/** The address of a build in another checkout that stands in the same place there. */
function buildIn(folder: string, build: URL): URL {
  const path = fileURLToPath(build);
  const file = resolve(folder, path.slice(path.lastIndexOf('/packages/variants/') + 1));
  if (!existsSync(file))
    throw new UsageError(`${file} is not there: --against wants the folder of a checkout that is built`);
  return pathToFileURL(file);
}

/** The ratios as a table in words. */
export const againstText = (rows: readonly AgainstRow[]): string =>
  rows
    .map(({ variant, task, ratio, range, nodes }) => {
      const spread = range.map((one) => one.toFixed(2)).join(' to ');
      const note = nodes[0] === nodes[1] ? '' : `, nodes ${nodes.join(' and ')}`;
      return `${variant} ${task}: ${ratio.toFixed(3)} times as fast (${spread})${note}`;
    })
    .join('\n');
