import { depthsFor, searchWork, type Work } from '@kickmate/bench';
import { techniquesOf, weightGroupsOf } from '@kickmate/engine';
import type { AnyVariant, Workload } from '@kickmate/game';
import { measureByTurns, openExactly } from './measure.ts';

/** The cost of the search without one of its techniques or one group of weights. */
export interface TechniqueRow {
  readonly variant: string;
  /** The technique that was off, or the group of weights after a minus sign, as in the arena; `undefined`: everything was on. */
  readonly without: string | undefined;
  readonly depth: number;
  readonly nodes: number;
  /** Milliseconds of CPU time. */
  readonly cpu: number;
}

/**
 * Searches all positions to the same depth with everything on, without each technique that the variant uses, and without
 * each group of its weights, on `wasm`.
 */
export async function measureTechniques(
  variant: AnyVariant,
  workload: Workload,
  runs: number,
): Promise<readonly TechniqueRow[]> {
  const depth = depthsFor(workload, 'wasm').signature;
  const engine = await openExactly(variant, 'wasm');
  const works = new Map<string, Work>();
  works.set(ALL_ON, searchWork(engine, workload.positions, depth));
  for (const name of techniquesOf(variant))
    works.set(name, searchWork(engine, workload.positions, depth, { [name]: false }));
  const poorer = [];
  for (const name of Object.keys(weightGroupsOf(variant))) {
    const one = await openExactly(variant, 'wasm', { without: [name] });
    works.set(`-${name}`, searchWork(one, workload.positions, depth));
    poorer.push(one);
  }
  const samples = await measureByTurns(works, runs);
  for (const one of [engine, ...poorer]) one.close();
  return [...samples].map(([name, { nodes, cpu }]) => {
    return { variant: variant.id, without: name === ALL_ON ? undefined : name, depth, nodes, cpu };
  });
}

const ALL_ON = 'all on';
