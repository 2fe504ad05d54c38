import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { depthsFor, median, perftWork, type Sample, searchWork, type Work } from '@kickmate/bench';
import { UsageError } from '@kickmate/command';
import type { Engine } from '@kickmate/engine';
import type { AnyVariant, Workload } from '@kickmate/game';
import { openExactly, sample } from './measure.ts';

/** The speed of this checkout's build of a kernel, compared with another checkout's. */
export interface AgainstRow {
  readonly variant: string;
  readonly task: 'perft' | 'search';
  /** Nodes per second of CPU time, this build's divided by the other's: the median over all pairs of slices. */
  readonly ratio: number;
  /** Half of the pairs have a ratio between these two. */
  readonly quartiles: readonly [number, number];
  /** The number of pairs of slices. */
  readonly pairs: number;
  /** Nodes of a run over all positions: this build's, the other's. They differ where the two do not play alike. */
  readonly nodes: readonly [number, number];
}

// Other load of the machine changes within a fraction of a second, so the two builds take turns as often. A slice is the
// work on one position to the first depth at which it takes this time in milliseconds.
const SLICE = 20;
// The first runs are not counted: meanwhile the code is compiled.
const WARM_UP = 3;

/**
 * Measures this checkout's release build of a kernel and that of the checkout in `folder`. In each run each of them works
 * once on every position, in short slices by turns; which one is first alternates. Both are given positions as this
 * checkout packs them. Throws a `UsageError` if the folder has no build of the kernel.
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
    const workOn = (position: string, depth: number) => (engine: Engine) =>
      task === 'perft' ? perftWork(engine, position, depth) : searchWork(engine, [position], depth);
    const works: ReturnType<typeof workOn>[] = [];
    for (const position of positions) {
      const depth = await sliceDepth((depth) => workOn(position, depth)(theirs), depths[task]);
      works.push(workOn(position, depth));
    }
    const ratios: number[] = [];
    let nodes: readonly [number, number] = [0, 0];
    for (let run = -WARM_UP; run < runs; run++) {
      nodes = [0, 0];
      for (const [n, work] of works.entries()) {
        const [mine, its] = await measurePair(work(ours), work(theirs), (run + n) % 2 === 0);
        nodes = [nodes[0] + mine.nodes, nodes[1] + its.nodes];
        if (run >= 0) ratios.push(mine.nodes / mine.cpu / (its.nodes / its.cpu));
      }
    }
    const quartiles = [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const;
    rows.push({ variant: id, task, ratio: median(ratios), quartiles, pairs: ratios.length, nodes });
  }
  ours.close();
  theirs.close();
  return rows;
}

/** The first depth, at most `limit`, at which a work takes as long as a slice. Work at lower depths warms the code up. */
async function sliceDepth(workTo: (depth: number) => Work, limit: number): Promise<number> {
  for (let depth = 1; depth < limit; depth++) {
    const [first, second] = [await sample(workTo(depth)), await sample(workTo(depth))];
    if (Math.min(first.cpu, second.cpu) >= SLICE) return depth;
  }
  return limit;
}

async function measurePair(own: Work, other: Work, isOwnFirst: boolean): Promise<readonly [Sample, Sample]> {
  const first = await sample(isOwnFirst ? own : other);
  const second = await sample(isOwnFirst ? other : own);
  return isOwnFirst ? [first, second] : [second, first];
}

/** The number below which a part (0 to 1) of some numbers lies, at least one of them. */
function quantile(numbers: readonly number[], part: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(part * (numbers.length - 1))]!;
}

/** The address of the same build in another checkout. */
function buildIn(folder: string, build: URL): URL {
  const path = fileURLToPath(build);
  const file = resolve(folder, path.slice(path.lastIndexOf('/packages/variants/') + 1));
  if (!existsSync(file))
    throw new UsageError(`${file} does not exist: give --against the folder of a checkout that is built`);
  return pathToFileURL(file);
}

/** The ratios in words, a line each. */
export const againstText = (rows: readonly AgainstRow[]): string =>
  rows
    .map(({ variant, task, ratio, quartiles, pairs, nodes }) => {
      const spread = quartiles.map((one) => one.toFixed(3)).join(' to ');
      const note = nodes[0] === nodes[1] ? '' : `, nodes ${nodes.join(' and ')}`;
      return `${variant} ${task}: ${ratio.toFixed(3)} times as fast (median of ${pairs} pairs, half are ${spread})${note}`;
    })
    .join('\n');
