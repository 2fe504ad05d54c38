import type { Worker } from 'node:worker_threads';
import { startThread } from '@kickmate/engine/node';
import type { Log } from '../db/database.ts';
import type { LinkAnswer, LinkRequest, LinkTasks } from './source.ts';

/** The most requests that wait for the thread. */
const MOST_WAITING = 40;
/** The time after which a request has failed, in milliseconds: the longest game is read and drawn in a part of it. */
const LONGEST_MS = 20_000;
/** The most values that are kept of each task: a picture has about 80 KB. */
const MOST_KEPT: Readonly<Record<keyof LinkTasks, number>> = {
  words: 1000,
  picture: 100,
  embedded: 200,
  games: 200,
  styles: 1,
};

/** Too many requests wait, or the thread failed. */
export class LinksBusy extends Error {}

interface Waiting {
  settle(value: LinkTasks[keyof LinkTasks]): void;
  fail(error: Error): void;
}

/** A request for something that may be kept. */
export type LinkWish = Omit<LinkRequest, 'id' | 'task'>;

/**
 * Describes and draws links in a thread of its own, one after the other, and keeps what was used last. The thread starts with the first
 * request, and again if it fails.
 */
export class Links {
  readonly #log: Log;
  readonly #kept = new Map<keyof LinkTasks, Map<string, Promise<LinkTasks[keyof LinkTasks]>>>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;
  #drawn = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** The pictures that were drawn since the start. */
  get drawn(): number {
    return this.#drawn;
  }

  /** Whether the value for a key is kept, so that {@link ask} costs nothing. */
  isKept(task: keyof LinkTasks, key: string): boolean {
    return this.#kept.get(task)?.has(key) ?? false;
  }

  /**
   * Does a task, or returns the value that is kept. Rejects with {@link LinksBusy}.
   * @param key changes whenever the value may
   * @param wish reads what the task needs, if its value is not kept
   */
  ask<T extends keyof LinkTasks>(task: T, key: string, wish: () => Promise<LinkWish>): Promise<LinkTasks[T]> {
    const kept = this.#kept.get(task) ?? new Map<string, Promise<LinkTasks[keyof LinkTasks]>>();
    this.#kept.set(task, kept);
    const value = kept.get(key) ?? wish().then((read) => this.#do({ id: this.#count++, task, ...read }));
    // What was used last stands last.
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > MOST_KEPT[task]) kept.delete(kept.keys().next().value!);
    value.catch(() => kept.delete(key));
    return value as Promise<LinkTasks[T]>;
  }

  async #do(request: LinkRequest): Promise<LinkTasks[keyof LinkTasks]> {
    if (this.#waiting.size >= MOST_WAITING) throw new LinksBusy('too many links wait');
    if (request.task === 'picture') this.#drawn++;
    const worker = this.#open();
    return new Promise((settle, fail) => {
      const timer = setTimeout(() => this.#fail(worker, 'a link took too long'), LONGEST_MS * (1 + this.#waiting.size));
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(request.id);
        if (this.#waiting.size === 0) worker.unref();
      };
      this.#waiting.set(request.id, {
        settle(value) {
          end();
          settle(value);
        },
        fail(error) {
          end();
          fail(error);
        },
      });
      worker.ref();
      worker.postMessage(request);
    });
  }

  #open(): Worker {
    if (this.#worker) return this.#worker;
    const worker = startThread(new URL('./links.worker.ts', import.meta.url));
    worker.on('message', (answer: LinkAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      if ('value' in answer) return waiting?.settle(answer.value);
      this.#log.error({ reason: answer.fault }, 'a link could not be shown');
      waiting?.fail(new LinksBusy('a link could not be shown'));
    });
    worker.on('error', (error) => this.#fail(worker, String(error)));
    this.#worker = worker;
    return worker;
  }

  /** Ends a thread with all its requests. */
  #fail(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#log.error({ reason }, 'the thread of the links failed');
    for (const { fail } of [...this.#waiting.values()]) fail(new LinksBusy(reason));
    void worker.terminate();
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    for (const { fail } of [...this.#waiting.values()]) fail(new LinksBusy('the server ends'));
    await worker?.terminate();
  }
}
