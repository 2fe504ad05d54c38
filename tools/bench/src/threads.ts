import { median, type Sample, searchTimeWork } from '@kickmate/bench';
import { addressOf, count, table } from '@kickmate/command';
import { connectEngine, type Engine } from '@kickmate/engine';
import { nodePort } from '@kickmate/engine/node';
import type { AnyVariant, Workload } from '@kickmate/game';
import { sample } from './measure.ts';

/** The speed of a search with several threads, compared with one thread's. */
export interface ThreadsRow {
  readonly variant: string;
  readonly threads: number;
  /** Nodes a second of one thread, and of all threads together: medians. */
  readonly perSecond: readonly [alone: number, together: number];
  /** The second number divided by the first: the median of pairs. */
  readonly ratio: number;
  /** The same by CPU time: what the ratio would be if each thread had a core to itself. */
  readonly ratioByCpu: number;
}

/** Milliseconds of one search. */
const SLICE = 500;

/**
 * Measures a variant's search with several threads beside the one with a single thread, each in workers, by turns on every
 * position of the workload. Empty for a variant without a kernel.
 */
export async function measureThreads(
  variant: AnyVariant,
  { positions }: Workload,
  threads: number,
  runs: number,
): Promise<readonly ThreadsRow[]> {
  if (!variant.kernel) return [];
  const engines = await Promise.all([openInWorkers(variant, 1), openInWorkers(variant, threads)]);
  try {
    const pairs: (readonly [alone: Sample, together: Sample])[] = [];
    // The first run is not counted: workers start and code is compiled meanwhile.
    for (let run = -1; run < runs; run++) {
      for (const position of positions) {
        const [alone, together] = engines.map((engine) => searchTimeWork(engine, [position], SLICE));
        const pair = [await sample(alone!), await sample(together!)] as const;
        if (run >= 0) pairs.push(pair);
      }
    }
    const speed = ({ nodes, wall }: Sample) => (nodes * 1000) / wall;
    const speedByCpu = ({ nodes, cpu }: Sample) => nodes / cpu;
    return [
      {
        variant: variant.id,
        threads,
        perSecond: [median(pairs.map(([alone]) => speed(alone))), median(pairs.map(([, together]) => speed(together)))],
        ratio: median(pairs.map(([alone, together]) => speed(together) / speed(alone))),
        ratioByCpu: median(pairs.map(([alone, together]) => (threads * speedByCpu(together)) / speedByCpu(alone))),
      },
    ];
  } finally {
    for (const engine of engines) engine.close();
  }
}

async function openInWorkers(variant: AnyVariant, threads: number): Promise<Engine> {
  const spawn = () => nodePort(new URL('./engine.worker.ts', import.meta.url));
  const engine = await connectEngine(spawn, { variant: addressOf(variant), threads });
  if (engine.threads === threads) return engine;
  engine.close();
  throw new Error(`${variant.id} cannot have ${threads} threads here`);
}

/** The speeds as a table. */
export function threadsText(rows: readonly ThreadsRow[]): string {
  const cells = rows.map(({ variant, threads, perSecond: [alone, together], ratio, ratioByCpu }) => [
    variant,
    String(threads),
    count(Math.round(alone / 1000)),
    count(Math.round(together / 1000)),
    ratio.toFixed(2),
    ratioByCpu.toFixed(2),
  ]);
  return [
    'speed in thousand nodes a second of one thread and of all; the ratio by CPU time is that of threads with a core each',
    table(['variant', 'threads', 'one', 'all', 'ratio', 'by CPU'], cells),
  ].join('\n\n');
}
