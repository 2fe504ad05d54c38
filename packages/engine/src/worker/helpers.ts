import type { EngineError, SearchRequest } from '../request/engine.ts';
import type { SharedState } from '../request/shared-state.ts';
import { texts } from '../request/texts.ts';
import type { Link, StartedWorker } from './link.ts';
import type { ToWorker } from './messages.ts';

/** The number of times that a helper may die one after the other before it is not started again. */
const MAX_LOST = 3;

/** Milliseconds that a helper has to end after its search has ended. Then it is replaced. */
const END_MS = 250;

const ENDED: EngineError = {
  cause: 'stopped',
  get message() {
    return texts.searchEnded;
  },
};

/** Pages of memory, of 64 KiB, in a MiB. */
const PAGES = 16;

/** A thread beside the first one. */
interface Helper {
  readonly thread: number;
  worker: StartedWorker | undefined;
  /** The connection to its worker, once its engine is open. */
  link: Link | undefined;
  /** How often it has died since it last answered. */
  lost: number;
}

/** The settings of the helpers of an engine. */
export interface HelperOptions {
  readonly threads: number;
  readonly hashMiB: number;
  /** Milliseconds for which a helper that searches may be silent before it counts as dead. */
  readonly silenceMs: number;
  readonly state: SharedState;
  /** Starts the worker of a thread, from number 1, with the memory of the hash table. */
  start(thread: number, memory: WebAssembly.Memory): StartedWorker;
}

/**
 * The threads of an engine beside the first one. While thread 0 searches, they search the same position with the same hash
 * table, and so make it faster (Lazy SMP). A helper is started by {@link Helpers.start}, or when it is needed first. One that dies
 * ends nothing; another is started for the next search.
 */
export class Helpers {
  /** The memory of the hash table. */
  readonly memory: WebAssembly.Memory;
  readonly #options: HelperOptions;
  readonly #helpers: readonly Helper[];
  /** The requests that helpers are working on. Each settles without a value, and never rejects. */
  readonly #running = new Map<Helper, Promise<void>>();

  /** Throws if there is no memory for the hash table. */
  constructor(options: HelperOptions) {
    const pages = options.hashMiB * PAGES;
    this.memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
    this.#options = options;
    this.#helpers = Array.from({ length: options.threads - 1 }, (_, index) => ({
      thread: index + 1,
      worker: undefined,
      link: undefined,
      lost: 0,
    }));
  }

  /** Starts all helpers. Resolves when each is ready or has failed. */
  async start(): Promise<void> {
    await Promise.all(this.#helpers.map((helper) => this.#linkOf(helper)));
  }

  /** Lets all helpers search, each as soon as its worker is ready, until {@link end}. They must be idle. */
  search(id: number, { start, actions, lines, only, switches }: SearchRequest): void {
    const request: SearchRequest = {
      start,
      actions,
      limits: {},
      ...(lines !== undefined && { lines }),
      ...(only && { only }),
      ...(switches && { switches }),
    };
    for (const helper of this.#helpers) void this.#help(helper, id, request);
  }

  /** Ends a search in all helpers. */
  end(id: number): void {
    this.#options.state.end(id);
  }

  /** Resolves when no helper works any more, which must have been told to {@link end}. Those that do not end are replaced. */
  async idle(): Promise<void> {
    if (this.#running.size === 0) return;
    const giveUp = setTimeout(() => {
      for (const helper of this.#running.keys()) helper.worker?.link?.end(ENDED);
    }, END_MS);
    await Promise.all(this.#running.values());
    clearTimeout(giveUp);
  }

  /** Lets all helpers forget what they have learnt. They must be idle. The hash table is cleared by thread 0. */
  clear(id: number): void {
    for (const helper of this.#helpers) {
      if (helper.link && !helper.link.isEnded) this.#ask(helper, helper.link, { kind: 'clear', id });
    }
  }

  close(): void {
    for (const { worker } of this.#helpers) worker?.link?.end({ cause: 'closed', message: texts.closed });
  }

  async #help(helper: Helper, id: number, request: SearchRequest): Promise<void> {
    const link = await this.#linkOf(helper);
    if (link && !this.#options.state.hasEnded(id)) this.#ask(helper, link, { kind: 'help', id, request });
  }

  /** The connection to a helper, once its worker is ready; `undefined` if it failed or cannot help. */
  async #linkOf(helper: Helper): Promise<Link | undefined> {
    const worker = this.#workerOf(helper);
    const opened = await worker?.opened;
    if (!worker || !opened || helper.worker !== worker) return undefined;
    if (!opened.ok) {
      helper.worker = undefined;
      helper.lost++;
    }
    if (!opened.ok || !worker.link) return undefined;
    if (opened.value.isShared) helper.link = worker.link;
    else {
      // Its kernel has a hash table of its own, as every other one would have.
      helper.lost = MAX_LOST;
      worker.link.end(ENDED);
    }
    return helper.link;
  }

  /** The worker of a helper. One that has ended is replaced, unless it has died too often. */
  #workerOf(helper: Helper): StartedWorker | undefined {
    const { worker } = helper;
    if (worker?.link && !worker.link.isEnded) return worker;
    helper.link = undefined;
    helper.worker = helper.lost < MAX_LOST ? this.#options.start(helper.thread, this.memory) : undefined;
    return helper.worker;
  }

  #ask(helper: Helper, link: Link, message: ToWorker): void {
    const answered = link.ask(message, { silenceMs: this.#options.silenceMs }).then((answer) => {
      this.#running.delete(helper);
      if (answer.ok) helper.lost = 0;
      else if (answer.error.cause === 'crashed') helper.lost++;
    });
    this.#running.set(helper, answered);
  }
}
