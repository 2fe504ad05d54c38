import {
  BACKENDS,
  type Backend,
  type Engine,
  type EngineOptions,
  openEngine,
  type SearchRequest,
} from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';

/** The times of one run in milliseconds, and its nodes. */
export interface Sample {
  readonly nodes: number;
  /** Time by the clock. */
  readonly wall: number;
  /** CPU time of all threads of the process. */
  readonly cpu: number;
}

/** Work to be measured: it lets the stopwatch time the parts that count, and returns the number of nodes. */
export type Work = (stopwatch: Stopwatch) => Promise<number>;

/** The CPU time of this process so far, all its threads, in milliseconds. */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Adds up the times of the parts that count. */
export class Stopwatch {
  private wallTime = 0;
  private cpuTime = 0;

  /** @param cpuSoFar returns the CPU time of the process that does the part, in milliseconds; by default of this process */
  async time<T>(part: () => Promise<T>, cpuSoFar: () => number | Promise<number> = cpuTime): Promise<T> {
    const before = await cpuSoFar();
    const began = performance.now();
    const result = await part();
    this.wallTime += performance.now() - began;
    this.cpuTime += (await cpuSoFar()) - before;
    return result;
  }

  get wall(): number {
    return this.wallTime;
  }

  get cpu(): number {
    return this.cpuTime;
  }
}

/** Measures one run. */
export async function sample(work: Work): Promise<Sample> {
  const stopwatch = new Stopwatch();
  const nodes = await work(stopwatch);
  return { nodes, wall: stopwatch.wall, cpu: stopwatch.cpu };
}

/**
 * Measures several works by turns, so that other load of the machine affects all alike, and returns the medians of each. All are
 * run once more before that, because code is compiled on its first runs. Throws if a work's nodes differ between its runs.
 */
export async function measureByTurns<K extends string>(
  works: ReadonlyMap<K, Work>,
  runs: number,
): Promise<ReadonlyMap<K, Sample>> {
  const samples = new Map<K, Sample[]>();
  for (let run = 0; run <= runs; run++) {
    for (const [name, work] of works) {
      const taken = await sample(work);
      if (run > 0) samples.set(name, [...(samples.get(name) ?? []), taken]);
    }
  }
  return new Map([...samples].map(([name, taken]) => [name, medianSample(name, taken)]));
}

function medianSample(name: string, samples: readonly Sample[]): Sample {
  const { nodes } = samples[0]!;
  const odd = samples.find((one) => one.nodes !== nodes);
  if (odd) throw new Error(`${name} visited ${nodes} nodes in one run and ${odd.nodes} in another`);
  return { nodes, wall: median(samples.map(({ wall }) => wall)), cpu: median(samples.map(({ cpu }) => cpu)) };
}

/** The median of some numbers. Throws if there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('no numbers to take the median of');
  return (low + high) / 2;
}

/** The backends of a variant, fastest first. */
export const backendsOf = (variant: AnyVariant): readonly Backend[] => (variant.kernel ? BACKENDS : ['rules']);

/** Opens an engine of exactly this backend in this process. Throws if it would fall back to another one, or lacks its network. */
export async function openExactly(
  variant: AnyVariant,
  backend: Backend,
  options: Pick<EngineOptions, 'without' | 'evaluation'> = {},
): Promise<Engine> {
  const engine = await openEngine(variant, { backend, ...options });
  const problem = engine.fallback ?? engine.networkProblem;
  if (problem !== undefined) throw new Error(problem);
  return engine;
}

/** The work of a perft. */
export const perftWork =
  (engine: Engine, position: string, depth: number): Work =>
  async (stopwatch) => {
    const result = await stopwatch.time(() => engine.perft(position, depth));
    if (!result.ok) throw new Error(`perft of ${position}: ${result.error.message}`);
    return result.value.nodes;
  };

/** The work of searches to a depth. Each begins with an empty hash table; clearing it is not timed. */
export const searchWork = (
  engine: Engine,
  positions: readonly string[],
  depth: number,
  switches: NonNullable<SearchRequest['switches']> = {},
): Work => limitedWork(engine, positions, { limits: { depth }, switches });

/** The work of searches with this many nodes, in the same manner. */
export const searchNodesWork = (engine: Engine, positions: readonly string[], nodes: number): Work =>
  limitedWork(engine, positions, { limits: { nodes } });

/** The work of searches of this many milliseconds, in the same manner. */
export const searchTimeWork = (engine: Engine, positions: readonly string[], ms: number): Work =>
  limitedWork(engine, positions, { limits: { ms } });

const limitedWork =
  (engine: Engine, positions: readonly string[], how: Pick<SearchRequest, 'limits' | 'switches'>): Work =>
  async (stopwatch) => {
    let nodes = 0;
    for (const start of positions) {
      await engine.clear();
      const result = await stopwatch.time(() => engine.search({ start, actions: [], ...how }));
      if (!result.ok) throw new Error(`search of ${start}: ${result.error.message}`);
      nodes += result.value.nodes;
    }
    return nodes;
  };
