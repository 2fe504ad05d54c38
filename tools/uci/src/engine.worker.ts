import { loadGame } from '@kickmate/command/load-game';
import { runEngineWorker } from '@kickmate/engine';
import { nodeWorkerPort } from '@kickmate/engine/node';

runEngineWorker(nodeWorkerPort(), loadGame);
