import type { Engine, EngineOptions } from '@kickmate/engine';
import { browserPort, connectEngine } from '@kickmate/engine/client';

/** Opens an engine in a worker of this page. Rejects if the worker does not start. */
export const connectWorker = (options: EngineOptions): Promise<Engine> =>
  connectEngine(
    () => browserPort(new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' })),
    options,
  );
