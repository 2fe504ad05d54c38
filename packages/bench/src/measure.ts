import type { Engine, SearchRequest } from '@kickmate/engine';
import { median } from './statistics.ts';

/** The times of one run in milliseconds, and its nodes. */
export interface Sample {
  readonly nodes: number;
  /** Time by the clock: that of the engine's own thread for its searches and counts. */
  readonly wall: number;
  /** CPU time where a program can read it, otherwise the time by the clock. */
  readonly cpu: number;
}

/** Returns the CPU time of a process so far, in milliseconds. */
export type CpuClock = () => number | Promise<number>;

/** Work to be measured: it lets the stopwatch time the parts that count, and returns the number of nodes. */
export type Work = (stopwatch: Stopwatch) => Promise<number>;

/** Adds up the times of the parts that count. */
export class Stopwatch {
  readonly #cpuSoFar: CpuClock | undefined;
  #wall = 0;
  #cpu = 0;

  /** @param cpuSoFar reads the CPU time of this process; absent where a program cannot read it, as in a page */
  constructor(cpuSoFar?: CpuClock) {
    this.#cpuSoFar = cpuSoFar;
  }

  /**
   * Times a part.
   * @param cpuSoFar reads the CPU time of the process that does the part; by default of this process
   * @param wallOf returns the part's time by another clock than this thread's, if there is one
   */
  async time<T>(
    part: () => Promise<T>,
    cpuSoFar: CpuClock | undefined = this.#cpuSoFar,
    wallOf?: (result: T) => number | undefined,
  ): Promise<T> {
    const before = await cpuSoFar?.();
    const began = performance.now();
    const result = await part();
    const wall = wallOf?.(result) ?? performance.now() - began;
    this.#wall += wall;
    this.#cpu += before === undefined || !cpuSoFar ? wall : (await cpuSoFar()) - before;
    return result;
  }

  get wall(): number {
    return this.#wall;
  }

  get cpu(): number {
    return this.#cpu;
  }
}

/** Measures one run. @param repeats the number of times that the work is done; the times are those of one */
export async function sample(work: Work, cpuSoFar?: CpuClock, repeats = 1): Promise<Sample> {
  const stopwatch = new Stopwatch(cpuSoFar);
  const nodes = await work(stopwatch);
  for (let again = 1; again < repeats; again++) {
    const others = await work(stopwatch);
    if (others !== nodes) throw new Error(`a work visited ${nodes} nodes in one run and ${others} in another`);
  }
  return { nodes, wall: stopwatch.wall / repeats, cpu: stopwatch.cpu / repeats };
}

/** All runs of one work: those that only warmed it up, and those that count. */
export interface Series {
  readonly nodes: number;
  readonly warmUp: readonly Sample[];
  readonly samples: readonly Sample[];
}

/** The way in which {@link sampleByTurns} measures. */
export interface Turns {
  /** The runs of each work that count. */
  readonly runs: number;
  readonly cpuSoFar?: CpuClock | undefined;
  /**
   * The most runs that warm a work up; 1 by default, which is also the least. With more, a work is warm as soon as a run
   * takes at least 95% of the time of the run before it: then it no longer gets faster.
   */
  readonly mostWarmUp?: number;
  /** Short works are repeated within a run until it takes about this many milliseconds; 0 by default: never. */
  readonly leastMs?: number;
  /** A work that has taken this many milliseconds gets no more runs once it has {@link LEAST_RUNS}. No limit by default. */
  readonly mostMs?: number;
  /** Called after each run with the work's name and its series so far. */
  readonly onRun?: (name: string, series: Series) => void;
}

/** The least runs that count of a work that takes long. */
export const LEAST_RUNS = 3;
/** A work is warm when a run takes at least this part of the time of the run before it. */
const WARM = 0.95;
const MOST_REPEATS = 50;

/**
 * Measures several works by turns, so that other load of the machine affects all alike. The first run of each is not
 * counted, because code is compiled on its first runs. Throws if a work's nodes differ between its runs.
 */
export async function sampleByTurns<K extends string>(
  works: ReadonlyMap<K, Work>,
  { runs, cpuSoFar, mostWarmUp = 1, leastMs = 0, mostMs = Number.POSITIVE_INFINITY, onRun }: Turns,
): Promise<ReadonlyMap<K, Series>> {
  const states = new Map(
    [...works].map(([name]) => [name, { warmUp: [] as Sample[], samples: [] as Sample[], spent: 0 }]),
  );
  const isDone = ({ samples, spent }: { samples: Sample[]; spent: number }) =>
    samples.length >= runs || (samples.length >= LEAST_RUNS && spent >= mostMs);
  while ([...states.values()].some((state) => !isDone(state))) {
    for (const [name, work] of works) {
      const state = states.get(name)!;
      if (isDone(state)) continue;
      const { warmUp, samples } = state;
      const before = warmUp.at(-1);
      const repeats =
        before && leastMs > 0 ? Math.min(MOST_REPEATS, Math.ceil(leastMs / Math.max(before.cpu, 0.01))) : 1;
      const taken = await sample(work, cpuSoFar, repeats);
      const { nodes } = warmUp[0] ?? taken;
      if (taken.nodes !== nodes)
        throw new Error(`${name} visited ${nodes} nodes in one run and ${taken.nodes} in another`);
      state.spent += taken.wall * repeats;
      const isWarm = before && (warmUp.length >= mostWarmUp || taken.cpu >= WARM * before.cpu);
      (isWarm ? samples : warmUp).push(taken);
      onRun?.(name, { nodes, warmUp: [...warmUp], samples: [...samples] });
    }
  }
  return new Map(
    [...states].map(([name, { warmUp, samples }]) => [name, { nodes: warmUp[0]!.nodes, warmUp, samples }]),
  );
}

/** The sample of medians of a series. Throws if no run counts. */
export const medianSample = ({ nodes, samples }: Series): Sample => ({
  nodes,
  wall: median(samples.map(({ wall }) => wall)),
  cpu: median(samples.map(({ cpu }) => cpu)),
});

/** The work of a perft. */
export const perftWork =
  (engine: Engine, position: string, depth: number): Work =>
  async (stopwatch) => {
    const result = await stopwatch.time(() => engine.perft(position, depth), undefined, engineTime);
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
      const result = await stopwatch.time(() => engine.search({ start, actions: [], ...how }), undefined, engineTime);
      if (!result.ok) throw new Error(`search of ${start}: ${result.error.message}`);
      nodes += result.value.nodes;
    }
    return nodes;
  };

/** The time that an engine measured itself, in its own thread: the messages to a worker do not count. */
const engineTime = (result: Awaited<ReturnType<Engine['search'] | Engine['perft']>>): number | undefined =>
  result.ok ? result.value.ms : undefined;
