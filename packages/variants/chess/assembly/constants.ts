// The constants of chess's search, found by matches: docs/tuning.md. packages/search/src/constants.ts says what each is.

/** Address of the constants. */
export const CONSTANTS: usize = memory.data<i32>([
  91, 6, // reverse futility
  281, 19, 206, // null move
  79, 85, // futility
  16, 5, // late pruning
  64, 25, 6, // pruning by the exchange
  1231, // pruning by history
  428, 577, 1103, 873, 1045, 986, 218, // late move reductions
  18, 210, // the first window
  32, 25, // singular extensions
  43, // searched again deeper
  194, // ProbCut
  180, // quiescence
  19, 35, 1536, // bonus of the history
  64, // malus
  16, // late pruning, slope
  91, // reverse futility, improving
  250, // razoring, which chess does not use
], 8);
