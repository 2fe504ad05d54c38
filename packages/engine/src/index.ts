// For tools that bypass the engine: the kernel's boundary, and the names of the search's techniques.
export {
  ALL_TECHNIQUES,
  type KernelExports,
  KernelView,
  MAX_PERFT,
  MAX_POSITION_BYTES,
  networkPartsOf,
  readReport,
  SEARCH_CONSTANTS,
  SHORTEST_WIN_SWITCHES,
  SILENT_HOST,
  switchBits,
  TECHNIQUE_NAMES,
  type TechniqueName,
  type Tunable,
} from '@kickmate/search';
export * from './client.ts';
export { beginRead, describeEnd, type ReadRound, readActions } from './request/read-request.ts';
export { ForcedWins, TooManyPositions } from './search/forced-wins.ts';
export { type InProcessEngine, type InProcessOptions, openEngine } from './search/in-process.ts';
export {
  compileModule,
  groupProblem,
  loadKernel,
  loadNetwork,
  type MakeKernel,
  networkPlaceOf,
  techniquesOf,
  unusable,
  useNetwork,
  type WeightGroups,
  weightGroupsOf,
  zeroWeights,
} from './search/kernel.ts';
export { playSolution, puzzleFault, type ThemedPuzzle } from './search/puzzle-proof.ts';
export { type TimeLimits, timeLimitsOf } from './search/time.ts';
export { actionsPerTurn } from './search/turns.ts';
export { settingsOf } from './strength/levels.ts';
export {
  browserWorkerPort,
  type FromWorker,
  type ToWorker,
  type WorkerPort,
  type WorkerScope,
} from './worker/messages.ts';
export { runEngineWorker } from './worker/run-worker.ts';
