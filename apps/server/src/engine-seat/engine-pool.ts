import { randomInt } from 'node:crypto';
import { cpus } from 'node:os';
import { chooseFormation, connectEngine, type Engine, type Level, MAX_LEVEL } from '@kickmate/engine/client';
import { nodePort } from '@kickmate/engine/node';
import type { ComputerResult, ComputerTask } from '@kickmate/play';
import type { Log } from '../db/database.ts';
import type { Requester } from '../member.ts';
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
  /** Milliseconds of a clock that never goes back; tests give their own. */
  readonly now?: (() => number) | undefined;
}

/** The part of an engine that the pool uses. */
export type PoolEngine = Pick<Engine, 'search' | 'stop' | 'close'>;

/** A search that waits or runs. */
interface Job {
  readonly task: ComputerTask;
  /** The person for whom it is, and the share that it uses; absent where only computers play. */
  readonly player?: string | undefined;
  readonly share?: Share | undefined;
  /** The milliseconds that it is expected to take. */
  readonly expectedMs: number;
  readonly settle: (result: ComputerResult) => void;
  isStopped: boolean;
  running?: PoolEngine | undefined;
}

/** The part of the workers' time that one network gets: as much as each other one. Where it is not known, one player. */
interface Share {
  /** The milliseconds of its searches that have ended or run, counted as if it had always had as much as the others. */
  usedMs: number;
  /** The number of its searches that run. */
  running: number;
  /** The number of the last search that began for it, and for each of its people. */
  turn: number;
  readonly turns: Map<string, number>;
}

/**
 * The milliseconds that the search for an action takes at a level, about: few positions at low levels. The search for a
 * formation, or for the answer to an offer, takes as long as at the highest.
 */
const EXPECTED_MS: Readonly<Record<Level, number>> = {
  1: 20,
  2: 30,
  3: 50,
  4: 70,
  5: 100,
  6: 140,
  7: 200,
  8: 300,
  9: 500,
  10: 1000,
};

/** One worker at a time: it runs one search, and keeps the engine of its last variant. */
interface Slot {
  variant?: string | undefined;
  engine?: PoolEngine | undefined;
  isBusy: boolean;
}

/**
 * A few engine workers for all tables. Each runs one search at a time, because an engine stops a search when it gets another.
 * Further ones wait. The next one is that of the network which would have used the least time with it: so many games, or many
 * accounts, keep nobody elsewhere waiting, and a short search goes before a long one. The people of a network come by turns,
 * and games of computers alone come last. A worker starts when it is first needed, and again if it has died.
 */
export class EnginePool implements Searches {
  readonly #slots: readonly Slot[];
  readonly #open: (variant: string) => Promise<PoolEngine>;
  readonly #log: Log;
  readonly #waiting: Job[] = [];
  readonly #now: () => number;
  readonly #shares = new Map<string, Share>();
  /** The time that the share of the last search had used when it began. A new share begins with as much. */
  #usedMs = 0;
  #begun = 0;
  #isClosed = false;

  /** @throws RangeError for a number of workers that is not a whole number from 1 */
  constructor({ log, workers = Math.max(1, cpus().length - 1), hashMiB = 16, open, now }: EnginePoolOptions) {
    if (!Number.isSafeInteger(workers) || workers < 1)
      throw new RangeError(`${workers} engine workers: a whole number from 1 is needed`);
    this.#log = log;
    this.#now = now ?? (() => performance.now());
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

  search(task: ComputerTask, requester?: Requester): Search {
    const expectedMs = EXPECTED_MS[task.kind === 'act' ? task.level : MAX_LEVEL];
    let job: Job | undefined;
    const result = new Promise<ComputerResult>((resolve) => {
      const share = requester && this.#shareOf(requester.network ?? requester.player);
      job = { task, player: requester?.player, share, expectedMs, settle: resolve, isStopped: false };
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
    slot.isBusy = true;
    const end = this.#begin(job);
    void this.#run(slot, job).then(() => {
      slot.isBusy = false;
      end();
      this.#next();
    });
    this.#next();
  }

  /** Counts the time of a search that begins. The function that it returns is called at the end. */
  #begin({ share, player, expectedMs }: Job): () => void {
    if (!share || player === undefined) return () => {};
    const begun = this.#now();
    this.#usedMs = share.usedMs;
    share.usedMs += expectedMs;
    share.turn = ++this.#begun;
    share.turns.set(player, share.turn);
    share.running++;
    return () => {
      share.usedMs += Math.max(0, this.#now() - begun - expectedMs);
      share.running--;
      this.#forget();
    };
  }

  #shareOf(owner: string): Share {
    const share = this.#shares.get(owner) ?? { usedMs: 0, running: 0, turn: 0, turns: new Map() };
    this.#shares.set(owner, share);
    // Time in which it asked for nothing is not saved up.
    if (this.#isQuiet(share)) share.usedMs = Math.max(share.usedMs, this.#usedMs);
    return share;
  }

  #isQuiet(share: Share): boolean {
    return share.running === 0 && this.#waiting.every((job) => job.share !== share);
  }

  /** Forgets the shares that would begin anew. */
  #forget(): void {
    const isIdle = this.#waiting.length === 0 && this.running === 0;
    for (const [owner, share] of this.#shares)
      if (this.#isQuiet(share) && (isIdle || share.usedMs <= this.#usedMs)) this.#shares.delete(owner);
  }

  /** The next search: of each share the one of the person who has waited longest since the last turn, and of these the cheapest. */
  #first(): Job | undefined {
    const heads = new Map<Share | undefined, Job>();
    const turnOf = ({ share, player }: Job) => share?.turns.get(player!) ?? 0;
    for (const job of this.#waiting) {
      const head = heads.get(job.share);
      if (!head || turnOf(job) < turnOf(head)) heads.set(job.share, job);
    }
    const usedWith = ({ share, expectedMs }: Job) => (share ? share.usedMs + expectedMs : Number.POSITIVE_INFINITY);
    const [first] = [...heads.values()].sort(
      (a, b) => usedWith(a) - usedWith(b) || (a.share?.turn ?? 0) - (b.share?.turn ?? 0),
    );
    return first;
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
