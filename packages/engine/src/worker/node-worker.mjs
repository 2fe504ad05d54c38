// The script that a Node worker runs first. Node 20 gives workers no loader for TypeScript, not even by `--import tsx`:
// this script registers the loader, then imports the worker's own script.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData);
