import type { Backend, Engine } from '@kickmate/engine';
import { type CpuClock, perftWork, type Sample, type Series, sample, sampleByTurns, searchWork } from './measure.ts';
import { type GamePlan, type OpenEngine, type PlannedWork, RUNS, TASKS } from './plan.ts';
import { type GameResult, LONGEST_TEXT, type SpeedRow } from './result.ts';
import { texts } from './texts.ts';

/** The parts of the program around it that a run needs. */
export interface BenchHost {
  readonly open: OpenEngine;
  readonly cpuSoFar?: CpuClock | undefined;
  /** Overrides the number of runs of the size. */
  readonly runs?: number | undefined;
  /** Called after each run. */
  readonly onProgress?: (progress: Progress) => void;
  /** Ends the measurement at once: its engines are closed, and it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The state of a game's measurement. */
export interface Progress {
  /** The part that is done, from 0 to 1. */
  readonly done: number;
  /** The present step, for people. */
  readonly step: string;
  /** All rows so far; a work that is still warming up has no times. */
  readonly rows: readonly SpeedRow[];
}

/**
 * Measures a game: first it compares the nodes of all backends, then it measures each task on all backends by turns. A backend
 * that does not run here is left out and named in `differences`. Rejects if an engine fails, or if no backend runs that has the
 * signature.
 */
export async function runGame(plan: GamePlan, host: BenchHost): Promise<GameResult> {
  const { variant, check, signature } = plan;
  let { works } = plan;
  const { cpuSoFar, onProgress, signal } = host;
  const engines = new Map<Backend, Engine>();
  const close = () => {
    for (const engine of engines.values()) engine.close();
  };
  signal?.addEventListener('abort', close);
  const rows = new Map<PlannedWork, SpeedRow>();
  const turns = { ...RUNS[plan.size], ...(host.runs !== undefined && { runs: host.runs }), cpuSoFar };
  const report = (step: string) => {
    const parts = works.map((work) => partDone(rows.get(work), turns));
    const done = parts.reduce((sum, part) => sum + part, 0) / works.length;
    onProgress?.({ done, step: texts.steps.of(variant.name, step), rows: [...rows.values()] });
  };
  try {
    report(texts.steps.engines);
    const missing: string[] = [];
    for (const backend of new Set(works.map((work) => work.backend))) {
      signal?.throwIfAborted();
      try {
        engines.set(backend, await host.open(variant, backend));
      } catch (error) {
        signal?.throwIfAborted();
        const why = error instanceof Error ? error.message : String(error);
        missing.push(texts.differences.missing(backend, why).slice(0, LONGEST_TEXT));
      }
    }
    const signed = signature.backends.filter((backend) => engines.has(backend));
    if (signed.length === 0) throw new Error(missing.join('; '));
    works = works.filter(({ backend }) => engines.has(backend));
    signal?.throwIfAborted();

    // 1. The same nodes everywhere.
    report(texts.steps.nodes);
    const counts = new Map<Backend, number>();
    for (const [backend, engine] of engines)
      counts.set(backend, (await sample(perftWork(engine, check.positions[0]!, check.depth))).nodes);
    const signatures = new Map<Backend, number>();
    for (const backend of signed)
      signatures.set(
        backend,
        (await sample(searchWork(engines.get(backend)!, signature.positions, signature.depth))).nodes,
      );

    // 2. The speeds.
    for (const task of TASKS) {
      const own = works.filter((work) => work.task === task);
      const byName = new Map(own.map((work) => [work.backend, work]));
      await sampleByTurns(new Map(own.map((work) => [work.backend, workOf(work, engines.get(work.backend)!)])), {
        ...turns,
        onRun(name, series) {
          const work = byName.get(name as Backend)!;
          rows.set(work, rowOf(work, series));
          report(texts.steps.runs(task, name));
        },
      });
    }
    const all = [...rows.values()];
    const differences = [
      ...missing,
      ...differencesOf(texts.differences.perft(check.depth), counts),
      ...differencesOf(texts.differences.search(signature.depth), signatures),
      ...differencesBetween(all),
    ];
    return { variant: variant.id, name: variant.name, signature: [...signatures.values()][0]!, rows: all, differences };
  } catch (error) {
    // Closing the engines made the call fail.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', close);
    close();
  }
}

const workOf = ({ task, positions, depth }: PlannedWork, engine: Engine) =>
  task === 'perft' ? perftWork(engine, positions[0]!, depth) : searchWork(engine, positions, depth);

const rowOf = ({ task, backend, depth }: PlannedWork, { nodes, warmUp, samples }: Series): SpeedRow => {
  const time = ({ cpu }: Sample) => cpu;
  return { task, backend, depth, nodes, warmUp: warmUp.map(time), times: samples.map(time) };
};

/** The part of a work that is done: a run that warms up counts like one of the others. */
function partDone(row: SpeedRow | undefined, { runs, mostMs }: { runs: number; mostMs: number }): number {
  if (!row) return 0;
  const spent = [...row.warmUp, ...row.times].reduce((sum, time) => sum + time, 0);
  const byRuns = (1 + row.times.length) / (1 + runs);
  const byTime = row.times.length >= 3 ? spent / mostMs : 0;
  return Math.min(1, Math.max(byRuns, byTime));
}

function differencesOf(what: string, nodes: ReadonlyMap<Backend, number>): readonly string[] {
  const [first, ...others] = nodes;
  return others
    .filter(([, count]) => count !== first?.[1])
    .map(([backend, count]) => texts.differences.nodes(what, first![1], first![0], count, backend));
}

/** Lists the differences between `wasm` and `js`. They are the same program, so there must be none. */
export function differencesBetween(rows: readonly SpeedRow[]): readonly string[] {
  return rows.flatMap((row) => {
    const twin = rows.find(({ backend, task }) => backend === 'js' && task === row.task);
    if (row.backend !== 'wasm' || !twin || twin.nodes === row.nodes) return [];
    return [texts.differences.nodes(row.task, row.nodes, 'wasm', twin.nodes, 'js')];
  });
}
