// What a Node worker runs first. Node 20 gives workers no loader for TypeScript, not even by `--import tsx`: it has to be
// registered from within, before the real script is imported.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData);
