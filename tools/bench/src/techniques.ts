import { depthsFor, type Workload } from '@kickmate/command';
import { type Switch, techniquesOf } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { openExactly, searchWork } from './engines.ts';
import { measureByTurns, type Work } from './measure.ts';

/** What the search costs without one of its techniques. */
export interface TechniqueRow {
  readonly variant: string;
  /** The technique that was off; `undefined`: none was. */
  readonly without: Switch | undefined;
  readonly depth: number;
  readonly nodes: number;
  /** Milliseconds of CPU time. */
  readonly cpu: number;
}

/** Searches all positions to the same depth with everything on, and without each technique that the variant uses, on `wasm`. */
export async function measureTechniques(
  variant: AnyVariant,
  workload: Workload,
  runs: number,
): Promise<readonly TechniqueRow[]> {
  const engine = await openExactly(variant, 'wasm');
  const depth = depthsFor(workload, 'wasm').signature;
  const switches = techniquesOf(variant);
  const works = new Map<string, Work>();
  for (const name of [ALL_ON, ...switches])
    works.set(name, searchWork(engine, workload.positions, depth, name === ALL_ON ? {} : { [name]: false }));
  const samples = await measureByTurns(works, runs);
  engine.close();
  return [...samples].map(([name, { nodes, cpu }]) => {
    return { variant: variant.id, without: switches.find((one) => one === name), depth, nodes, cpu };
  });
}

const ALL_ON = 'all on';
