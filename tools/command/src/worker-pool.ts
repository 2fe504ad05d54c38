import { parentPort } from 'node:worker_threads';
import { startThread } from '@kickmate/engine/node';
import { seededRandom } from '@kickmate/game';

/** A unit of work that can be sent to another thread. Its kind names its result in a {@link TaskRunner}'s `Results`. */
export interface Task<Kind extends PropertyKey> {
  readonly kind: Kind;
}

/** Does tasks, one at a time. `Results` maps each kind of task to the type of its result. */
export interface TaskRunner<Results> {
  run<T extends Task<keyof Results>>(task: T): Promise<Results[T['kind']]>;
  /** Ends what the runner has started, such as other programs. */
  close(): Promise<void>;
}

/** Does tasks, as many at a time as the pool has threads. */
export interface WorkerPool<Results> {
  /** Yields the results in the order of the tasks. Throws the error of the first task that failed. */
  results<T extends Task<keyof Results>>(tasks: readonly T[]): AsyncGenerator<Results[T['kind']]>;
  close(): Promise<void>;
}

/** A thread that is asked to end, but is in the middle of a search, is terminated after this many milliseconds. */
const CLOSE_MS = 2000;

/**
 * Opens a pool.
 * @param size threads; with 1 the work is done in the calling thread
 * @param open makes the runner of the calling thread
 * @param script what a thread runs: a module that calls {@link serveTasks} with a runner of the same kind
 */
export function openWorkerPool<Results>(
  size: number,
  open: () => TaskRunner<Results>,
  script: URL,
): WorkerPool<Results> {
  const runners = size === 1 ? [open()] : Array.from({ length: size }, () => threadRunner<Results>(script));
  return {
    async *results(tasks) {
      const jobs = tasks.map((task) => new Job<Results, typeof task>(task));
      const queue = [...jobs];
      for (const runner of runners) void workThrough(runner, queue);
      try {
        for (const { result } of jobs) yield await result;
      } finally {
        // When the reader stops early, what has not been begun is dropped.
        queue.length = 0;
      }
    },
    async close() {
      await Promise.all(runners.map((runner) => runner.close()));
    },
  };
}

/** A task with the promise of its result. */
class Job<Results, T extends Task<keyof Results>> {
  readonly task: T;
  readonly result: Promise<Results[T['kind']]>;
  resolve!: (result: Results[T['kind']]) => void;
  reject!: (error: unknown) => void;

  constructor(task: T) {
    this.task = task;
    this.result = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // The reader of the results meets the error later, when its turn comes; until then it must not count as unhandled.
    this.result.catch(() => {});
  }
}

async function workThrough<Results, T extends Task<keyof Results>>(
  runner: TaskRunner<Results>,
  queue: Job<Results, T>[],
): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    await runner.run(next.task).then(next.resolve, next.reject);
  }
}

/** Sent to a thread instead of a task: it closes its runner and ends. */
const CLOSE = 'close';

/** A thread's answer to a task. */
type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

function threadRunner<Results>(script: URL): TaskRunner<Results> {
  const worker = startThread(script);
  // Watched from the start: a thread may die before it is closed.
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return {
    run(task) {
      return new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (answer: Answer) => {
          worker.off('error', reject);
          if (answer.ok) resolve(answer.value as Results[typeof task.kind]);
          else reject(new Error(answer.message));
        });
        worker.postMessage(task);
      });
    },
    async close() {
      worker.postMessage(CLOSE);
      const last = setTimeout(() => worker.terminate(), CLOSE_MS);
      await ended;
      clearTimeout(last);
    },
  };
}

/** Does the tasks that the main thread sends; for the module that a pool's threads run. */
export function serveTasks<Results>(runner: TaskRunner<Results>): void {
  const port = parentPort;
  if (!port) throw new Error('serveTasks must run in a worker thread');
  const reply = (answer: Answer) => port.postMessage(answer);
  port.on('message', (task: Task<keyof Results> | typeof CLOSE) => {
    // In a thread, process.exit ends this thread only.
    if (task === CLOSE) return runner.close().finally(() => process.exit());
    return runner.run(task).then(
      (value) => reply({ ok: true, value }),
      (error: Error) => reply({ ok: false, message: error.message }),
    );
  });
}

/** Opens what a task needs when it is first needed, and keeps it: one for each value of `settings`, compared as JSON. */
export class OpenedOnce<Settings, T> {
  private readonly opened = new Map<string, Promise<T>>();
  private readonly open: (settings: Settings) => Promise<T>;

  constructor(open: (settings: Settings) => Promise<T>) {
    this.open = open;
  }

  get(settings: Settings): Promise<T> {
    const key = JSON.stringify(settings);
    const found = this.opened.get(key) ?? this.open(settings);
    this.opened.set(key, found);
    return found;
  }

  /** All that have been opened; rejects if one could not be. */
  all(): Promise<readonly T[]> {
    return Promise.all(this.opened.values());
  }
}

/** The seed of one of many tasks (a pair of matches, a game): by the seed of the run and the task's number. */
export const seedOf = (seed: number, index: number): number => Math.floor(seededRandom(seed, index)() * 2 ** 32);
