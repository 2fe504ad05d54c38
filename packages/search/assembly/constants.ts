// The constants of the search, in the order of src/constants.ts, which says what each is. They are in memory, so that two sets of them
// can play each other in kernels of one build.
import { razoringMargin } from "../src/constants";
export * from "../src/constants";

/** Address of the constants (i32) of games that have none of their own. */
export const DEFAULT_CONSTANTS: usize = memory.data<i32>([
  100, 6, // reverse futility
  192, 16, 200, // null move
  110, 90, // futility
  48, 5, // late move pruning, and the largest depth of pruning
  60, 25, 7, // pruning by the exchange
  1300, // pruning by history
  410, 539, 1024, 1024, 1024, 1024, 175, // late move reductions
  30, 200, // aspiration window
  32, 25, // singular extensions
  50, // late move reductions, a ply deeper
  170, // ProbCut
  150, // quiescence
  16, 32, 1600, // bonus of the history
  64, // malus
  16, // late move pruning, by depth
  100, // reverse futility, improving
  250, // razoring
], 8);

/** The number of constants: razoringMargin is the last one. */
export const CONSTANT_COUNT: i32 = razoringMargin + 1;
