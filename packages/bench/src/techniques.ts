import { type Engine, type TechniqueName, techniquesOf } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { texts } from './texts.ts';

/** The name and the purpose of each technique of the search. */
export const TECHNIQUES: Readonly<Record<TechniqueName, { readonly name: string; readonly says: string }>> =
  texts.techniques;

/** One search of a position, with everything on or without one technique. */
export interface TechniqueRow {
  /** The technique that was off; `undefined`: everything was on. */
  readonly without: TechniqueName | undefined;
  /** The depth to which it was to search. */
  readonly depth: number;
  /** The depth that it had reached after as many nodes as the search with everything on needed for {@link depth}. */
  readonly depthForSameNodes: number;
  readonly nodes: number;
  readonly ms: number;
  /** Whether it was ended before it reached {@link depth}, at {@link MOST_TIMES} times the nodes: it needs even more. */
  readonly isCutOff: boolean;
}

/** A search without a technique ends at this multiple of the nodes of the search with everything on. */
export const MOST_TIMES = 20;

/**
 * Searches a position with everything on for `ms` milliseconds at most, then to the depth reached without each technique in
 * turn. Every search begins with an empty hash table. Rejects if a search fails.
 * @param onRow called with each search as it ends
 */
export async function measureTechniques(
  engine: Engine,
  variant: AnyVariant,
  position: string,
  { ms = 300, signal, onRow }: TechniqueOptions = {},
): Promise<readonly TechniqueRow[]> {
  // 1. The depth that the position allows in this time, then exactly that depth: so its nodes are always the same.
  const first = await searchFresh(engine, position, { ms });
  const depth = Math.max(1, first.reached.at(-1)?.depth ?? 1);
  const all = await searchFresh(engine, position, { depth });
  const row = (without: TechniqueName | undefined, { nodes, ms, reached }: Found): TechniqueRow => {
    const last = reached.at(-1)?.depth ?? 0;
    const same = reached.filter((one) => one.nodes <= all.nodes).at(-1)?.depth ?? 0;
    return { without, depth, depthForSameNodes: Math.min(same, depth), nodes, ms, isCutOff: last < depth };
  };
  const rows = [row(undefined, all)];
  onRow?.(rows[0]!);

  // 2. The same depth without each technique.
  for (const without of techniquesOf(variant)) {
    signal?.throwIfAborted();
    const limits = { depth, nodes: MOST_TIMES * Math.max(all.nodes, 1000) };
    const found = row(without, await searchFresh(engine, position, limits, { [without]: false }));
    rows.push(found);
    onRow?.(found);
  }
  return rows;
}

/** The options of {@link measureTechniques}. */
export interface TechniqueOptions {
  /** Milliseconds of the search with everything on that finds the depth; 300 by default. */
  readonly ms?: number;
  readonly signal?: AbortSignal | undefined;
  readonly onRow?: (row: TechniqueRow) => void;
}

interface Found {
  readonly nodes: number;
  readonly ms: number;
  /** The nodes at the end of each finished iteration. */
  readonly reached: readonly { readonly depth: number; readonly nodes: number }[];
}

async function searchFresh(
  engine: Engine,
  start: string,
  limits: { readonly depth?: number; readonly nodes?: number; readonly ms?: number },
  switches: Partial<Record<TechniqueName, boolean>> = {},
): Promise<Found> {
  await engine.clear();
  const nodesAt = new Map<number, number>();
  const found = await engine.search({ start, actions: [], limits, switches }, ({ depth, nodes }) => {
    if (!nodesAt.has(depth)) nodesAt.set(depth, nodes);
  });
  if (!found.ok) throw new Error(`search of ${start}: ${found.error.message}`);
  const { depth, nodes, ms } = found.value;
  if (!nodesAt.has(depth)) nodesAt.set(depth, nodes);
  return { nodes, ms, reached: [...nodesAt].map(([depth, nodes]) => ({ depth, nodes })) };
}
