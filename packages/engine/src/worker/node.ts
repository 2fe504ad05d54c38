import { parentPort, Worker } from 'node:worker_threads';
import { texts } from '../request/texts.ts';
import type { FromWorker, Port, ToWorker, WorkerPort } from './messages.ts';

/**
 * Starts a worker thread. Its script may be TypeScript, under `tsx` and under vitest, too.
 * @param script the thread's own script, a module
 */
export function startThread(script: URL): Worker {
  // The worker gets none of the parent's options, which may be a test runner's.
  const options = { execArgv: [], workerData: script.href };
  return new Worker(script.pathname.endsWith('.ts') ? new URL('./node-worker.mjs', import.meta.url) : script, options);
}

/**
 * Starts a worker thread, and returns the page's end of the connection.
 * @param script the worker's script, a module that calls `runEngineWorker(nodeWorkerPort(), ...)`
 */
export function nodePort(script: URL): Port {
  const worker = startThread(script);
  return {
    post: (message) => worker.postMessage(message),
    listen(onMessage, onGone) {
      worker.on('message', (message: FromWorker) => onMessage(message));
      worker.on('messageerror', (error) => onGone(error.message));
      worker.on('error', (error) => onGone(error instanceof Error ? error.message : String(error)));
      worker.on('exit', (code) => onGone(texts.worker.exited(code)));
    },
    close: () => void worker.terminate(),
  };
}

/** The worker's end of the connection in a Node worker thread. Throws on the main thread. */
export function nodeWorkerPort(): WorkerPort {
  const port = parentPort;
  if (!port) throw new Error('this is not a worker thread');
  return {
    post: (message) => port.postMessage(message),
    listen: (onMessage) => port.on('message', (message: ToWorker) => onMessage(message)),
  };
}
