import type { ToWorker, WorkerPort } from './protocol.ts';

/** As much of a worker's global scope as is needed. */
export interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** The worker's end in a browser: `scopePort(self)`. */
export const scopePort = (scope: WorkerScope): WorkerPort => ({
  post: (message) => scope.postMessage(message),
  listen: (onMessage) => scope.addEventListener('message', (event) => onMessage(event.data)),
});
