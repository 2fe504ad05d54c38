/** What the bench measures of a game: always the same positions and depths, so that figures can be compared over time. */
export interface Workload {
  /** Positions as text. The first is a kick-off. */
  readonly positions: readonly string[];
  /** Depths for the rules and the search that runs on them. */
  readonly rules: WorkloadDepths;
  /** Depths for the kernel, on both of its backends; absent where there is none. */
  readonly kernel?: WorkloadDepths;
}

/** The depths to which the bench goes: enough for a measurement, but done in seconds. */
export interface WorkloadDepths {
  readonly perft: number;
  readonly search: number;
  /** For the signature, on every position. */
  readonly signature: number;
}
