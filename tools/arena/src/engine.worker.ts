import { loadVariant } from '@kickmate/catalogue';
import { runEngineWorker } from '@kickmate/engine';
import { nodeWorkerPort } from '@kickmate/engine/node';

runEngineWorker(nodeWorkerPort(), loadVariant);
