import type { Result } from '@kickmate/board';
import type {
  Backend,
  EngineError,
  EngineOptions,
  Evaluation,
  PerftResult,
  SearchRequest,
  SearchResult,
} from '../request/engine.ts';

/** What the page asks of the worker: one thing at a time, each with an id of its own; those of searches rise. The first is `open`. */
export type ToWorker =
  /**
   * Opens the engine. `stop` is one 32-bit word in shared memory, if the two can share some: a search ends when the word
   * is its id or more. (Without it, the page ends a search by ending the worker.)
   */
  | { readonly kind: 'open'; readonly id: number; readonly options: EngineOptions; readonly stop?: SharedArrayBuffer }
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest }
  | { readonly kind: 'perft'; readonly id: number; readonly position: string; readonly depth: number }
  | { readonly kind: 'evaluate'; readonly id: number; readonly position: string }
  | { readonly kind: 'clear'; readonly id: number };

/** What the worker says: to each request one answer with its id, and progress before the answer to a search. */
export type FromWorker =
  | { readonly kind: 'opened'; readonly id: number; readonly backend: Backend; readonly fallback: string | undefined }
  /** What the result would be if the search ended now; twice a second at least, as a sign of life. */
  | { readonly kind: 'progress'; readonly id: number; readonly progress: SearchResult }
  | { readonly kind: 'found'; readonly id: number; readonly result: Result<SearchResult, EngineError> }
  | { readonly kind: 'counted'; readonly id: number; readonly result: Result<PerftResult, EngineError> }
  | { readonly kind: 'evaluated'; readonly id: number; readonly result: Result<Evaluation, EngineError> }
  | { readonly kind: 'cleared'; readonly id: number }
  /** The request could not be met at all: it was wrong (no such variant), or there is a fault in the worker's own code. */
  | { readonly kind: 'failed'; readonly id: number; readonly isRequest: boolean; readonly message: string };

/** The page's end of the boundary, together with the worker behind it. */
export interface Port {
  post(message: ToWorker): void;
  /** Called once, right away. `onGone` says that the worker failed or ended by itself, and why. */
  listen(onMessage: (message: FromWorker) => void, onGone: (reason: string) => void): void;
  /** Ends the worker, whatever it is doing. */
  close(): void;
}

/** The worker's end of the boundary. */
export interface WorkerPort {
  post(message: FromWorker): void;
  /** Called once, right away. */
  listen(onMessage: (message: ToWorker) => void): void;
}

/**
 * The page's end of a browser's worker, whose script calls `runEngineWorker(browserWorkerPort(self), ...)`. Pass the literal
 * `new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })`, which is what bundlers look for.
 */
export const browserPort = (worker: Worker): Port => ({
  post: (message) => worker.postMessage(message),
  listen(onMessage, onGone) {
    worker.onmessage = (event: MessageEvent<FromWorker>) => onMessage(event.data);
    worker.onmessageerror = () => onGone('a message of the worker could not be read');
    worker.onerror = (event) => {
      event.preventDefault();
      onGone(event.message || 'its script could not be loaded');
    };
  },
  close: () => worker.terminate(),
});

/** As much of a worker's global scope as is needed. */
export interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** The worker's end in a browser: `browserWorkerPort(self)`. */
export const browserWorkerPort = (scope: WorkerScope): WorkerPort => ({
  post: (message) => scope.postMessage(message),
  listen: (onMessage) => scope.addEventListener('message', (event) => onMessage(event.data)),
});
