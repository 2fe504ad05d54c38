// For tools that look behind the engine: the kernel's boundary, and the names of the search's techniques.
export {
  ALL_SWITCHES,
  type KernelExports,
  KernelView,
  MAX_PERFT,
  readReport,
  SILENT_HOST,
  SWITCH_BITS,
  type Switch,
  switchBits,
} from '@kickmate/search';
export * from './client.ts';
export { type Allowance, allowanceOf } from './clock.ts';
export { type InProcessEngine, type InProcessOptions, openEngine } from './in-process.ts';
export { loadKernel, type MakeKernel } from './kernel.ts';
export { levelsOf } from './levels.ts';
export type { FromWorker, ToWorker, WorkerPort } from './protocol.ts';
export { scopePort, type WorkerScope } from './scope-port.ts';
export { serveEngine } from './serve.ts';
export { techniquesOf } from './techniques.ts';
export { silenceGroups, type WeightGroups, weightGroupsOf, wrongGroup } from './weights.ts';
