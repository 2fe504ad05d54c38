import { BACKENDS, type Backend, type Engine } from '@kickmate/engine';
import type { AnyVariant, Workload, WorkloadDepths } from '@kickmate/game';
import { texts } from './texts.ts';

/** The size of a run: `quick` compares speeds in seconds a game, `full` searches deeper and more often. */
export type Size = (typeof SIZES)[number];

/** All sizes, the smallest first. */
export const SIZES = ['quick', 'full'] as const;

/** The two things that are measured: counting all lines of play to a depth, and searching for the best action. */
export type Task = (typeof TASKS)[number];

/** All tasks, in the order in which they are measured. */
export const TASKS = ['perft', 'search'] as const;

/** The backends of a variant, fastest first. */
export const backendsOf = (variant: AnyVariant): readonly Backend[] => (variant.kernel ? BACKENDS : ['rules']);

/** Returns the depths for a backend. Throws if the workload has none for kernels. */
export function depthsFor({ rules, kernel }: Workload, backend: Backend): WorkloadDepths {
  if (backend === 'rules') return rules;
  if (!kernel) throw new Error(`the workload has no depths for the backend ${backend}; add 'kernel' to it`);
  return kernel;
}

/** Opens an engine of exactly this backend. Rejects if it does not run here. */
export type OpenEngine = (variant: AnyVariant, backend: Backend) => Promise<Engine>;

/** A game without a workload is measured on at most this many of its starts. */
const MOST_STARTS = 4;
/** The depths of such a game are the first at which so many nodes are counted and searched. */
const ENOUGH = { rules: { perft: 5_000, search: 1_000 }, kernel: { perft: 1_000_000, search: 50_000 } } as const;
const DEEPEST = 12;

/** How trials of depths are stopped and shown. */
export interface TrialOptions {
  /** Ends the trials at once: their engine is closed, and the call rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called before each trial with a step for people, such as `choosing depths: perft to 3 on wasm`. */
  readonly onStep?: ((step: string) => void) | undefined;
}

/** The positions on which a game is measured: those of its workload, or some of its starts. */
export async function positionsOf(variant: AnyVariant): Promise<readonly string[]> {
  const own = await variant.workload?.();
  const starts = variant.starts('w').slice(0, MOST_STARTS);
  return own?.positions ?? starts.map(({ position }) => variant.text.format(position));
}

/**
 * The work of a game: its own workload, or one made from its starts. The depths of the latter follow from numbers of nodes,
 * so that they are the same on every machine. Rejects if an engine fails, or if no backend runs on which depths are tried.
 */
export async function workloadFor(
  variant: AnyVariant,
  open: OpenEngine,
  options: TrialOptions = {},
): Promise<Workload> {
  const own = await variant.workload?.();
  if (own && (own.kernel || !variant.kernel)) return own;
  const positions = await positionsOf(variant);
  const tried = async (least: Trial, backends: readonly Backend[]) => {
    const engine = await openFirst(variant, backends, open, options);
    return depthsByTrial(engine, positions[0]!, least, options);
  };
  const rules = own?.rules ?? (await tried(ENOUGH.rules, ['rules']));
  if (!variant.kernel) return { ...own, positions, rules };
  // Both builds of a kernel visit the same nodes, and so give the same depths.
  return { ...own, positions, rules, kernel: await tried(ENOUGH.kernel, KERNEL_BACKENDS) };
}

const KERNEL_BACKENDS = BACKENDS.filter((backend) => backend !== 'rules');

/** Opens the first of the backends that runs here. Rejects with all reasons if none does. */
async function openFirst(
  variant: AnyVariant,
  backends: readonly Backend[],
  open: OpenEngine,
  { signal }: TrialOptions,
): Promise<Engine> {
  const reasons: string[] = [];
  for (const backend of backends) {
    signal?.throwIfAborted();
    try {
      return await open(variant, backend);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  signal?.throwIfAborted();
  throw new Error(reasons.join('; '));
}

/** The nodes that are enough for each task. */
type Trial = Readonly<Record<Task, number>>;

/** The first depths at which an engine counts and searches enough nodes. Closes the engine. */
async function depthsByTrial(
  engine: Engine,
  start: string,
  enough: Trial,
  { signal, onStep }: TrialOptions,
): Promise<WorkloadDepths> {
  const close = () => engine.close();
  signal?.addEventListener('abort', close);
  const firstDepth = async (task: Task, nodesAt: (depth: number) => Promise<number>) => {
    let before = 0;
    for (let depth = 1; depth < DEEPEST; depth++) {
      signal?.throwIfAborted();
      onStep?.(texts.steps.depths(task, depth, engine.backend));
      const nodes = await nodesAt(depth);
      // A game that is over by then has no more nodes at greater depths.
      if (nodes >= enough[task] || nodes < before) return depth;
      before = nodes;
    }
    return DEEPEST;
  };
  try {
    const perft = await firstDepth('perft', async (depth) => {
      const counted = await engine.perft(start, depth);
      if (!counted.ok) throw new Error(`perft of ${start}: ${counted.error.message}`);
      return counted.value.nodes;
    });
    const search = await firstDepth('search', async (depth) => {
      await engine.clear();
      const found = await engine.search({ start, actions: [], limits: { depth } });
      if (!found.ok) throw new Error(`search of ${start}: ${found.error.message}`);
      return found.value.nodes;
    });
    return { perft, search, signature: search };
  } catch (error) {
    // Closing the engine made the call fail.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', close);
    close();
  }
}

/** The work of one backend at one task. */
export interface PlannedWork {
  readonly task: Task;
  readonly backend: Backend;
  readonly positions: readonly string[];
  readonly depth: number;
}

/** All that is measured of a game. */
export interface GamePlan {
  readonly variant: AnyVariant;
  readonly size: Size;
  readonly works: readonly PlannedWork[];
  /** A perft that the rules and both builds of the kernel must agree on. */
  readonly check: Pick<PlannedWork, 'positions' | 'depth'>;
  /** The searches whose nodes are the signature: `wasm` and `js` must agree on it. */
  readonly signature: { readonly backends: readonly Backend[] } & Pick<PlannedWork, 'positions' | 'depth'>;
}

/** The runs of each work, and the other limits of a size: see `Turns`. */
export const RUNS: Readonly<Record<Size, { runs: number; mostWarmUp: number; leastMs: number; mostMs: number }>> = {
  quick: { runs: 5, mostWarmUp: 2, leastMs: 20, mostMs: 700 },
  full: { runs: 7, mostWarmUp: 3, leastMs: 50, mostMs: 4000 },
};

/** Plans the measurement of a game. */
export function planGame(variant: AnyVariant, workload: Workload, size: Size): GamePlan {
  const all = backendsOf(variant);
  const { positions } = workload;
  const depth = (task: Task, backend: Backend) => {
    const depths = depthsFor(workload, backend);
    if (size === 'full') return depths[task];
    return task === 'search' ? depths.signature : Math.max(1, depths.perft - 1);
  };
  const kernels = all.filter((backend) => backend !== 'rules');
  const signed = kernels.length > 0 ? kernels : all;
  return {
    variant,
    size,
    works: TASKS.flatMap((task) =>
      all.map((backend) => ({
        task,
        backend,
        positions: task === 'perft' ? positions.slice(0, 1) : positions,
        depth: depth(task, backend),
      })),
    ),
    check: { positions: positions.slice(0, 1), depth: depth('perft', 'rules') },
    signature: { backends: signed, positions, depth: depthsFor(workload, signed[0]!).signature },
  };
}
