import { medianSample, type Sample, sampleByTurns, sample as sampleOf, type Work, workloadFor } from '@kickmate/bench';
import { type Backend, type Engine, type EngineOptions, openEngine } from '@kickmate/engine';
import type { AnyVariant, Workload } from '@kickmate/game';

/** The CPU time of this process so far, all its threads, in milliseconds. */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Measures one run, in this process's CPU time. */
export const sample = (work: Work): Promise<Sample> => sampleOf(work, cpuTime);

/**
 * Measures several works by turns in this process's CPU time, and returns the medians of each. All are run once more before
 * that. Throws if a work's nodes differ between its runs.
 */
export async function measureByTurns<K extends string>(
  works: ReadonlyMap<K, Work>,
  runs: number,
): Promise<ReadonlyMap<K, Sample>> {
  const series = await sampleByTurns(works, { runs, cpuSoFar: cpuTime });
  return new Map([...series].map(([name, one]) => [name, medianSample(one)]));
}

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

/** The work of a game: its own, or one made from its starts. */
export const workloadOf = (variant: AnyVariant): Promise<Workload> => workloadFor(variant, openExactly);
