import { openWorkerPool, type WorkerPool } from '@kickmate/command';
import { openRunner, type Results } from './tasks.ts';

/** The pool of threads that all commands of this tool use. */
export type TuningPool = WorkerPool<Results>;

/** Opens a pool of this many threads; with one the work is done in this thread. */
export const openTuningPool = (size: number): TuningPool =>
  openWorkerPool(size, openRunner, new URL('./worker.ts', import.meta.url));
