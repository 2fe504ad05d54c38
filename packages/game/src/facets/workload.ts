import type { MapFile } from './maps.ts';

/**
 * Facet: the positions and depths that the bench measures, and openings for matches between engines. Positions and depths
 * stay the same, so that figures can be compared over time.
 */
export interface Workload {
  /** Positions as text. The first is a kick-off. */
  readonly positions: readonly string[];
  /** Depths for the rules and the search that runs on them. */
  readonly rules: WorkloadDepths;
  /** Depths for the kernel, on both of its backends; absent where there is none. */
  readonly kernel?: WorkloadDepths;
  /** The least speeds of the kernel, where they are not those that the bench wants of every kernel. */
  readonly targets?: WorkloadTargets;
  /**
   * The reason, in a sentence or two for people, for which a search on WebAssembly is less than three times as fast as in
   * JavaScript; absent where it is faster than that. The bench shows it beside its figures, and then has no target for
   * searches.
   */
  readonly smallGain?: string;
  /** Maps whose starts are hard to search: many pieces that attack each other. For games with maps. */
  readonly heavyMaps?: readonly MapFile[];
  /** Openings for matches: actions in coordinates from the usual start. Absent: matches begin from the starts. */
  readonly openings?: readonly string[];
}

/** The depths to which the bench goes: enough for a measurement, but done in seconds. */
export interface WorkloadDepths {
  readonly perft: number;
  readonly search: number;
  /** For the signature, on every position. */
  readonly signature: number;
}

/** The least ratios of speeds that a kernel has to reach. */
export interface WorkloadTargets {
  /** Perft of the WebAssembly kernel over perft of the rules. */
  readonly perft: number;
  /** Search of the WebAssembly kernel over search of the same kernel as JavaScript; 3 if absent, none with `smallGain`. */
  readonly search?: number;
}
