// The constants of the search, in the order of src/constants.ts, which names them and says their units. They are numbers in memory,
// so that two sets of them can play each other in kernels of one build.
import { razoringMargin } from "../src/constants";
export * from "../src/constants";

/** Address of the constants that games have unless they name others. */
export const CONSTANTS: usize = memory.data<i32>([
  100, 6, // reverse futility
  192, 16, 200, // null move
  110, 90, // futility
  48, 5, // late move pruning, and the largest depth of pruning
  60, 25, 7, // pruning by the exchange
  1300, // pruning by history
  410, 539, 1024, 1024, 1024, 1024, 175, // late move reductions
  30, 200, // aspiration
  32, 25, // singular extensions
  50, // deeper
  170, // ProbCut
  150, // quiescence
  16, 32, 1600, // bonus of the history
  64, // malus
  16, // late move pruning, by depth
  100, // reverse futility, improving
  250, // razoring
], 8);

/** The number of constants; the razoring margin is the last one. */
export const CONSTANT_COUNT: i32 = razoringMargin + 1;
