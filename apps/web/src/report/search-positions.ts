import type { Engine } from '@kickmate/engine/client';
import type { PositionScore, ReportSearch } from '@kickmate/play/report';
import { failureWords } from '../shared/failure-words.ts';
import type { SharedTime } from './shared-time.ts';

/**
 * The positions that a search of a report visits, by the kind of engine. It searches at full strength, as level 10 does; a number
 * of positions in place of level 10's second makes the report the same on every machine that is fast enough for its
 * {@link SharedTime}. Over the plain rules an engine is about a hundred times slower.
 */
const NODES = { kernel: 200_000, rules: 3000 } as const;

/** The usual number of positions that a search visits. */
export const nodesOf = (isSlow: boolean): number => NODES[isSlow ? 'rules' : 'kernel'];

/** The fewest engines that search at the same time, where the device has as many cores. */
const FEWEST_ENGINES = 2;

/**
 * The number of engines for a report.
 * @param allowed the number of threads that the player allows the computer
 */
export const engineCount = (allowed: number): number =>
  Math.min(Math.max(FEWEST_ENGINES, allowed), navigator.hardwareConcurrency || 1);

/** The searches to run, and the functions that are called meanwhile. */
export interface PositionSearches {
  readonly searches: readonly ReportSearch[];
  /** The number of engines that search at the same time. */
  readonly engines: number;
  /** The time from which each search takes its part. */
  readonly time: SharedTime;
  /** Opens an engine. */
  open(): Promise<Engine>;
  /** Called with each result, in the order in which the searches end. */
  found(key: string, score: PositionScore): void;
  /** Called once when the first engine runs. */
  opened(engine: Engine): void;
}

/** Searches that are under way. */
export interface RunningSearches {
  /** Resolves when all is searched or stopped: the reason of a failure in words, or `undefined`. */
  readonly done: Promise<string | undefined>;
  /** Ends the searches; those that are not done are dropped. */
  stop(): void;
}

/**
 * Searches positions with several engines at the same time, in workers of their own. Each search begins with an empty hash table,
 * so that its result depends on its position alone, also after a stop, unless its time ends first.
 */
export function searchPositions({ searches, time, open, found, opened, ...wishes }: PositionSearches): RunningSearches {
  const engines: Engine[] = [];
  let next = 0;
  let isStopped = false;

  async function work(): Promise<void> {
    if (next >= searches.length) return;
    const engine = await open();
    engines.push(engine);
    if (isStopped) return engine.close();
    if (engines.length === 1) opened(engine);
    const nodes = nodesOf(engine.backend === 'rules');
    while (!isStopped) {
      const search = searches[next++];
      if (!search) return;
      const { key, start, actions, share, only } = search;
      await engine.clear();
      const limits = { nodes: Math.round(nodes * share), ms: time.take(share) };
      const result = await engine.search({ start, actions, limits, ...(only !== undefined && { only: [only] }) });
      if (isStopped) return;
      if (!result.ok) throw new Error(result.error.message);
      const { lines, depth, ms } = result.value;
      time.giveBack(limits.ms - ms);
      const [best] = lines;
      if (!best) throw new Error(`the search of position ${key} found nothing`);
      found(key, { score: best.score, line: best.actions, depth });
    }
  }

  function stop(): void {
    isStopped = true;
    for (const engine of engines) engine.close();
  }

  async function run(): Promise<string | undefined> {
    const count = Math.min(wishes.engines, searches.length);
    try {
      await Promise.all(Array.from({ length: count }, work));
      return undefined;
    } catch (error) {
      return isStopped ? undefined : failureWords(error);
    } finally {
      stop();
    }
  }

  return { done: run(), stop };
}
