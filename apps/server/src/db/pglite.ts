import { Worker } from 'node:worker_threads';
import { type Database, DatabaseAway, type Log, type Query, refusalOf } from './database.ts';

/** A message to the thread of PGlite. Without values, the SQL may be several statements. */
type Request =
  | { readonly kind: 'query'; readonly sql: string; readonly values?: readonly unknown[] | undefined }
  | { readonly kind: 'copy'; readonly folder: string }
  | { readonly kind: 'close' };

/** A message from the thread: the answer to the request with this id. Id 0 means that the database is open. */
interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly code?: string; readonly isBroken: boolean };
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The pause before PGlite is started again after its thread broke (out of memory, for example), in milliseconds. */
const RESTART_MS = 1000;

/** The options for opening PGlite. */
export interface PGliteOptions {
  /** The folder of the database's files. Nobody else may use it: the caller holds its lock. */
  readonly folder: string;
  readonly log: Log;
}

/**
 * Opens PGlite in a thread of its own. The first start on a folder makes the database, which takes seconds.
 * @throws {DatabaseAway} if there is not enough memory now.
 * @throws Error if the files cannot be opened; the message is PostgreSQL's reason.
 */
export async function openPGlite(options: PGliteOptions): Promise<Database> {
  const database = new PGliteDatabase(options);
  await database.start();
  return database;
}

/** PGlite in a worker thread. Statements run one after the other; a transaction keeps the others waiting. */
class PGliteDatabase implements Database {
  readonly kind = 'pglite';
  readonly #folder: string;
  readonly #log: Log;
  readonly #listeners = new Set<(error: Error) => void>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;
  /** Settles when everything before has been answered. */
  #tail: Promise<unknown> = Promise.resolve();
  #closing: Promise<void> | undefined;

  constructor({ folder, log }: PGliteOptions) {
    this.#folder = folder;
    this.#log = log;
  }

  /** Starts the thread; resolves when the database is open. */
  start(): Promise<void> {
    const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
      workerData: { folder: this.#folder },
      // The parent's flags would load the TypeScript loader again, which this thread does not need.
      execArgv: [],
    });
    return new Promise((resolve, reject) => {
      let cause: unknown;
      worker.on('message', ({ id, result, error }: Answer) => {
        if (id === 0) {
          this.#worker = worker;
          resolve();
          return;
        }
        const waiting = this.#waiting.get(id);
        this.#waiting.delete(id);
        if (error === undefined) waiting?.resolve(result);
        else waiting?.reject(failureOf(error));
      });
      worker.on('error', (error) => {
        cause = error;
      });
      worker.on('exit', (code) => {
        const reason = cause instanceof Error ? cause.message : `its thread ended with code ${code}`;
        const gone = new DatabaseAway(`PGlite in ${this.#folder} is not running: ${reason}`, { cause });
        reject(isOutOfMemory(cause) ? gone : new Error(reason, { cause }));
        if (this.#worker === worker) this.#gone(gone);
      });
    });
  }

  readonly query: Query = <R>(sql: string, values?: readonly unknown[]) =>
    this.#alone(() => this.#send<readonly R[]>({ kind: 'query', sql, values }));

  transaction<T>(run: (query: Query) => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      // A thread that was started again knows nothing of this transaction.
      const worker = this.#worker;
      const query: Query = (sql, values) => this.#send({ kind: 'query', sql, values }, worker);
      await query('begin');
      try {
        const result = await run(query);
        await query('commit');
        return result;
      } catch (error) {
        if (this.#worker === worker) await query('rollback');
        throw error;
      }
    });
  }

  copyTo(folder: string): Promise<void> {
    return this.#alone(() => this.#send<void>({ kind: 'copy', folder }));
  }

  onLost(listener: (error: Error) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): Promise<void> {
    this.#closing ??= this.#alone(async () => {
      const worker = this.#worker;
      if (!worker) return;
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      await this.#send({ kind: 'close' });
      this.#worker = undefined;
      await ended;
    });
    return this.#closing;
  }

  /** Runs work after all earlier work, and before all later work. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  /** Sends a request to the thread, if it is still the expected one. */
  #send<T>(request: Request, worker = this.#worker): Promise<T> {
    return new Promise((resolve, reject) => {
      if (!worker || worker !== this.#worker) {
        reject(new DatabaseAway(`PGlite in ${this.#folder} is ${this.#closing ? 'closed' : 'not running'}`));
        return;
      }
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve: (result) => resolve(result as T), reject });
      worker.postMessage({ id, ...request });
    });
  }

  /** The thread has broken: all that waits fails, and the thread is started again. */
  #gone(error: DatabaseAway): void {
    this.#worker = undefined;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    if (this.#closing) return;
    this.#log.error({ folder: this.#folder, error: error.message }, 'PGlite has stopped; it is started again');
    for (const listener of this.#listeners) listener(error);
    this.#restart();
  }

  #restart(): void {
    const timer = setTimeout(() => {
      if (this.#closing) return;
      void this.start().catch((error: Error) => {
        this.#log.error({ folder: this.#folder, error: error.message }, 'PGlite does not start');
        this.#restart();
      });
    }, RESTART_MS);
    timer.unref();
  }
}

/** Whether an error that ended a thread is a lack of memory, which may be there later. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError || (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The error of a statement. Without a SQLSTATE it is PGlite's own: a value of the wrong type, or it has broken. */
const failureOf = ({ message, code, isBroken }: NonNullable<Answer['error']>): Error =>
  isBroken ? new DatabaseAway(`PGlite has broken: ${message}`) : refusalOf(message, code ?? 'PGLITE');
