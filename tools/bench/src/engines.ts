import {
  BACKENDS,
  type Backend,
  type Engine,
  type EngineOptions,
  openEngine,
  type SearchRequest,
} from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import type { Work } from './measure.ts';

/** The backends that a variant has, fastest first. */
export const backendsOf = (variant: AnyVariant): readonly Backend[] => (variant.kernel ? BACKENDS : ['rules']);

/** An engine of exactly this backend, in process, perhaps with weights left out. Throws where it would fall back to another. */
export async function openExactly(
  variant: AnyVariant,
  backend: Backend,
  { without = [] }: Pick<EngineOptions, 'without'> = {},
): Promise<Engine> {
  const engine = await openEngine(variant, { backend, without });
  if (engine.fallback !== undefined) throw new Error(engine.fallback);
  return engine;
}

/** A perft, timed. */
export const perftWork =
  (engine: Engine, position: string, depth: number): Work =>
  async (stopwatch) => {
    const result = await stopwatch.time(() => engine.perft(position, depth));
    if (!result.ok) throw new Error(`perft of ${position}: ${result.error.message}`);
    return result.value.nodes;
  };

/** Searches to a depth, each from a clean slate, which is wiped without being timed. */
export const searchWork = (
  engine: Engine,
  positions: readonly string[],
  depth: number,
  switches: NonNullable<SearchRequest['switches']> = {},
): Work => limitedWork(engine, positions, { limits: { depth }, switches });

/** Searches of so many nodes, in the same manner. */
export const searchNodesWork = (engine: Engine, positions: readonly string[], nodes: number): Work =>
  limitedWork(engine, positions, { limits: { nodes } });

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
