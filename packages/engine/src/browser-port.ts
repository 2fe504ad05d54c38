import type { FromWorker, Port } from './protocol.ts';

/**
 * The page's end of a browser's worker, whose script calls `serveEngine(scopePort(self), ...)`. Pass the literal
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
