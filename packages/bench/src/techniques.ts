import { type Engine, type Switch, techniquesOf } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';

/** The purpose of each technique of the search, in one sentence for readers who do not know it. */
export const TECHNIQUES: Readonly<Record<Switch, { readonly name: string; readonly says: string }>> = {
  hash: {
    name: 'Hash table',
    says: 'Remembers positions, so that another order of the same moves is not searched again, and the best move of the last iteration is tried first.',
  },
  quiescence: {
    name: 'Quiescence',
    says: 'Goes on with captures beyond the depth, until the position is quiet enough to be judged.',
  },
  ordering: {
    name: 'Move ordering',
    says: 'Tries the most promising moves first: a good first move lets alpha-beta leave most others out.',
  },
  pvs: {
    name: 'Principal variation search',
    says: 'Searches all moves but the first only to prove that they are no better.',
  },
  aspiration: { name: 'Aspiration window', says: 'Begins each iteration with a narrow window around the last score.' },
  nullMove: {
    name: 'Null move',
    says: 'If even skipping a turn is good enough, the position is good enough and needs no full search.',
  },
  lateMoveReductions: { name: 'Late move reductions', says: 'Searches late, quiet moves less deep at first.' },
  futility: { name: 'Futility', says: 'Leaves quiet moves out where the position is far too bad for them to help.' },
  reverseFutility: {
    name: 'Reverse futility',
    says: 'Ends a line early where the position is far better than needed.',
  },
  extensions: { name: 'Extensions', says: 'Searches one move deeper where the opponent threatens to win.' },
  repetition: { name: 'Repetition', says: 'Scores repeated positions as draws within the search.' },
  iir: { name: 'Internal iterative reductions', says: 'Searches positions without a remembered best move less deep.' },
  latePruning: {
    name: 'Late move pruning',
    says: 'Leaves out the quiet moves after the first few near the end of a line.',
  },
  star: { name: 'Star1', says: 'Cuts off chance nodes once no outcome can change the result.' },
  winInOne: { name: 'Win in one', says: 'Sees a move that wins at once without searching it.' },
  razoring: { name: 'Razoring', says: 'Leaves hopeless positions near the end of a line to quiescence.' },
  singular: {
    name: 'Singular extensions',
    says: 'Searches the remembered best move deeper if no other is nearly as good.',
  },
  continuation: {
    name: 'Continuation history',
    says: 'Also orders moves by how well they did after the one or two moves before.',
  },
  correction: {
    name: 'Evaluation correction',
    says: 'Corrects the static evaluation by what searches found with the same pawns.',
  },
  exchange: {
    name: 'Static exchange evaluation',
    says: 'Computes the captures on one square without a search, and puts losing ones last.',
  },
  quiescenceHash: {
    name: 'Quiescence hash',
    says: 'Gives positions near the end of a line a small hash table of their own.',
  },
  improving: { name: 'Improving', says: 'Leaves more out where the position is no better than two moves earlier.' },
  incremental: {
    name: 'Incremental evaluation',
    says: "Updates the sum of the pieces' values by each move instead of adding it up anew.",
  },
  rootOrder: { name: 'Root order', says: 'Orders and reduces the moves of the position itself as well.' },
};

/** One search of a position, with everything on or without one technique. */
export interface TechniqueRow {
  /** The technique that was off; `undefined`: everything was on. */
  readonly without: Switch | undefined;
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
  const row = (without: Switch | undefined, { nodes, ms, reached }: Found): TechniqueRow => {
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
  switches: Partial<Record<Switch, boolean>> = {},
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
