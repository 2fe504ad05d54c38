/** What one run of something took, and how much it did. Times in milliseconds. */
export interface Sample {
  readonly nodes: number;
  /** Time on the clock. */
  readonly wall: number;
  /** Time of the processors, all threads of the process together. */
  readonly cpu: number;
}

/** Something to be measured: it has the parts that count timed, and says how many nodes they were. */
export type Work = (stopwatch: Stopwatch) => Promise<number>;

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Adds up the times of what counts; what is done between is not counted. */
export class Stopwatch {
  private wallTime = 0;
  private cpuTime = 0;

  /** @param cpuSoFar CPU time of whoever does the part, in milliseconds; of this process, if nothing is said */
  async time<T>(part: () => Promise<T>, cpuSoFar: () => number | Promise<number> = ownCpu): Promise<T> {
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
 * Measures several works by turns, so that a machine's moods meet all of them alike, and gives the medians of each.
 * Everything is run once more before that: code is compiled on its first runs. Throws if a work's nodes differ between
 * its runs.
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

/** The middle of some numbers, or the mean of the two in the middle. Throws if there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('no numbers to take the median of');
  return (low + high) / 2;
}
