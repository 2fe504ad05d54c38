import { randomInt } from 'node:crypto';
import { cpus } from 'node:os';
import { chooseFormation, connectEngine, type Engine } from '@kickmate/engine/client';
import { nodePort } from '@kickmate/engine/node';
import type { ComputerResult, ComputerTask } from '@kickmate/play';
import type { Log } from '../db/database.ts';
import type { Search, Searches } from './searches.ts';

/** The settings of the engine's workers. */
export interface EnginePoolOptions {
  readonly log: Log;
  /** The number of workers, from 1: as many searches run at a time. By default one less than the machine has cores. */
  readonly workers?: number | undefined;
  /** The hash table of each worker in MiB; 16 by default. */
  readonly hashMiB?: number | undefined;
  /** Opens an engine for a variant; by default in a worker thread. Tests give others. */
  readonly open?: ((variant: string) => Promise<PoolEngine>) | undefined;
}

/** The part of an engine that the pool uses. */
export type PoolEngine = Pick<Engine, 'search' | 'stop' | 'close'>;

/** A search that waits or runs. */
interface Job {
  readonly task: ComputerTask;
  /** The person for whom it is; absent where only computers play. */
  readonly player: string | undefined;
  readonly settle: (result: ComputerResult) => void;
  isStopped: boolean;
  running?: PoolEngine | undefined;
}

/** One worker at a time: it runs one search, and keeps the engine of its last variant. */
interface Slot {
  variant?: string | undefined;
  engine?: PoolEngine | undefined;
  isBusy: boolean;
}

/**
 * A few engine workers for all tables. Each runs one search at a time, because an engine stops a search when it gets another.
 * Further ones wait: people come by turns, so that somebody with many games keeps nobody waiting, and games of computers
 * alone come last. A worker starts when it is first needed, and again if it has died.
 */
export class EnginePool implements Searches {
  readonly #slots: readonly Slot[];
  readonly #open: (variant: string) => Promise<PoolEngine>;
  readonly #log: Log;
  readonly #waiting: Job[] = [];
  /** The number of the last search that began for each person, until nothing runs or waits. */
  readonly #served = new Map<string, number>();
  #begun = 0;
  #isClosed = false;

  /** @throws RangeError for a number of workers that is not a whole number from 1 */
  constructor({ log, workers = Math.max(1, cpus().length - 1), hashMiB = 16, open }: EnginePoolOptions) {
    if (!Number.isSafeInteger(workers) || workers < 1)
      throw new RangeError(`${workers} engine workers: a whole number from 1 is needed`);
    this.#log = log;
    this.#slots = Array.from({ length: workers }, () => ({ isBusy: false }));
    const script = new URL('./engine.worker.ts', import.meta.url);
    this.#open = open ?? ((variant) => connectEngine(() => nodePort(script), { variant, hashMiB }));
  }

  /** The number of searches that wait for a worker. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** The number of searches under way. */
  get running(): number {
    return this.#slots.filter(({ isBusy }) => isBusy).length;
  }

  search(task: ComputerTask, player?: string): Search {
    let job: Job | undefined;
    const result = new Promise<ComputerResult>((resolve) => {
      job = { task, player, settle: resolve, isStopped: false };
      if (this.#isClosed) resolve(undefined);
      else this.#waiting.push(job);
    });
    this.#next();
    return { result, stop: () => this.#stop(job!) };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.splice(0)) job.settle(undefined);
    for (const { engine } of this.#slots) engine?.close();
  }

  #stop(job: Job): void {
    job.isStopped = true;
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    job.running?.stop();
    job.settle(undefined);
  }

  /** Gives the next search to a free worker: one that has its variant, or a fresh one, or any. */
  #next(): void {
    const job = this.#first();
    if (!job || this.#isClosed) return;
    const { id } = job.task.match.variant;
    const free = this.#slots.filter(({ isBusy }) => !isBusy);
    const slot = free.find(({ variant }) => variant === id) ?? free.find(({ engine }) => !engine) ?? free[0];
    if (!slot) return;
    this.#waiting.splice(this.#waiting.indexOf(job), 1);
    if (job.player !== undefined) this.#served.set(job.player, ++this.#begun);
    slot.isBusy = true;
    void this.#run(slot, job).then(() => {
      slot.isBusy = false;
      if (this.#waiting.length === 0 && this.running === 0) this.#served.clear();
      this.#next();
    });
    this.#next();
  }

  /** The next search: the oldest one of the person who has waited longest since the last turn. */
  #first(): Job | undefined {
    const turnOf = ({ player }: Job) =>
      player === undefined ? Number.POSITIVE_INFINITY : (this.#served.get(player) ?? 0);
    return this.#waiting.reduce<Job | undefined>(
      (first, job) => (first && turnOf(first) <= turnOf(job) ? first : job),
      undefined,
    );
  }

  async #run(slot: Slot, job: Job): Promise<void> {
    try {
      const engine = await this.#engineOf(slot, job.task.match.variant.id);
      if (job.isStopped || this.#isClosed) return;
      job.running = engine;
      job.settle(await searched(engine, job));
    } catch (error) {
      this.#log.error({ variant: job.task.match.variant.id, error: String(error) }, 'a search failed');
      slot.engine?.close();
      slot.engine = undefined;
    } finally {
      job.running = undefined;
      job.settle(undefined);
    }
  }

  async #engineOf(slot: Slot, variant: string): Promise<PoolEngine> {
    if (slot.engine && slot.variant === variant) return slot.engine;
    slot.engine?.close();
    slot.engine = undefined;
    slot.variant = variant;
    slot.engine = await this.#open(variant);
    if (this.#isClosed) slot.engine.close();
    return slot.engine;
  }
}

/**
 * Runs the search of a task with a new random seed. With a seed of the match, players could compute the match's random
 * numbers from the computer's choices.
 */
async function searched(engine: PoolEngine, job: Job): Promise<ComputerResult> {
  const { task } = job;
  if (!task.request) return undefined;
  const seed = randomInt(2 ** 32);
  if (task.kind !== 'line up') {
    const found = await engine.search({ ...task.request, seed });
    if (!found.ok && found.error.cause !== 'stopped') throw new Error(found.error.message);
    return found.ok ? found.value : undefined;
  }
  // A formation takes several searches.
  const stoppable: Pick<Engine, 'search'> = {
    search: async (request, onInfo) =>
      job.isStopped ? { ok: false, error: { cause: 'stopped', message: 'stopped' } } : engine.search(request, onInfo),
  };
  return chooseFormation(stoppable, task.match.variant, { ...task.request, seed });
}
