import type { Result } from '@kickmate/board';
import type { Language } from '@kickmate/language';
import type {
  Backend,
  EngineError,
  EngineOptions,
  Evaluation,
  EvaluationKind,
  PerftResult,
  SearchRequest,
  SearchResult,
  WinQuestion,
} from '../request/engine.ts';
import { texts } from '../request/texts.ts';

/** A request to the worker. There is one at a time, each with an id of its own; the ids rise. The first is `open`. */
export type ToWorker =
  /**
   * Opens the engine. `state` is the memory of a `SharedState`, if the page and the worker can share memory. Without it,
   * the page stops a search by ending the worker. `role` is that of the worker in an engine with several threads: its
   * number, and the memory of the hash table that they share. `language` is that of its texts.
   */
  | {
      readonly kind: 'open';
      readonly id: number;
      readonly options: EngineOptions;
      readonly language: Language;
      readonly state?: SharedArrayBuffer;
      readonly role?: { readonly thread: number; readonly memory: WebAssembly.Memory };
    }
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest }
  /** Searches the same position as thread 0 until that one's search with this id has ended. The result is not sent. */
  | { readonly kind: 'help'; readonly id: number; readonly request: SearchRequest }
  | { readonly kind: 'perft'; readonly id: number; readonly position: string; readonly depth: number }
  | { readonly kind: 'evaluate'; readonly id: number; readonly position: string }
  | { readonly kind: 'prove'; readonly id: number; readonly question: WinQuestion }
  | { readonly kind: 'clear'; readonly id: number }
  | { readonly kind: 'load book'; readonly id: number };

/** A message of the worker. Each request has one answer with its id. Before it there are signs of life and infos. */
export type FromWorker =
  /** The worker is working on the request. Sent a few times a second, but not while it opens the engine, counts or proves. */
  | { readonly kind: 'alive'; readonly id: number }
  /** The engine is open. `isShared`: it uses the hash table that came with its role. */
  | {
      readonly kind: 'opened';
      readonly id: number;
      readonly backend: Backend;
      readonly fallback: string | undefined;
      readonly isShared: boolean;
      readonly evaluation: EvaluationKind;
      readonly networkProblem: string | undefined;
    }
  /** The result that the search would have if it ended now. */
  | { readonly kind: 'info'; readonly id: number; readonly info: SearchResult }
  | { readonly kind: 'found'; readonly id: number; readonly result: Result<SearchResult, EngineError> }
  | { readonly kind: 'helped'; readonly id: number }
  | { readonly kind: 'counted'; readonly id: number; readonly result: Result<PerftResult, EngineError> }
  | { readonly kind: 'evaluated'; readonly id: number; readonly result: Result<Evaluation, EngineError> }
  | {
      readonly kind: 'proved';
      readonly id: number;
      readonly result: Result<readonly string[] | undefined, EngineError>;
    }
  | { readonly kind: 'cleared'; readonly id: number }
  | { readonly kind: 'book loaded'; readonly id: number }
  /** The request failed: it was wrong (`isRequest`; no such variant), or there is a fault in the worker's own code. */
  | { readonly kind: 'failed'; readonly id: number; readonly isRequest: boolean; readonly message: string };

/** The page's end of the connection to a worker. It can also end the worker. */
export interface Port {
  post(message: ToWorker): void;
  /** Called once, first of all. `onGone` is called when the worker fails or ends by itself, with the reason. */
  listen(onMessage: (message: FromWorker) => void, onGone: (reason: string) => void): void;
  /** Ends the worker, even in the middle of a search. */
  close(): void;
}

/** The worker's end of the connection. */
export interface WorkerPort {
  post(message: FromWorker): void;
  /** Called once, first of all. */
  listen(onMessage: (message: ToWorker) => void): void;
}

/**
 * The page's end of a browser's worker. The worker's script calls `runEngineWorker(browserWorkerPort(self), ...)`. Pass
 * the literal `new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })`: bundlers look for it.
 */
export const browserPort = (worker: Worker): Port => ({
  post: (message) => worker.postMessage(message),
  listen(onMessage, onGone) {
    worker.onmessage = (event: MessageEvent<FromWorker>) => onMessage(event.data);
    worker.onmessageerror = () => onGone(texts.worker.unreadable);
    worker.onerror = (event) => {
      event.preventDefault();
      onGone(event.message || texts.worker.noScript);
    };
  },
  close: () => worker.terminate(),
});

/** The parts of a worker's global scope that are needed. */
export interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** The worker's end in a browser: `browserWorkerPort(self)`. */
export const browserWorkerPort = (scope: WorkerScope): WorkerPort => ({
  post: (message) => scope.postMessage(message),
  listen: (onMessage) => scope.addEventListener('message', (event) => onMessage(event.data)),
});
