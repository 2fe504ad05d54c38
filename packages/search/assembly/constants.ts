// The constants of the search that matches have to find: `npm run tune -- spsa --search` tunes them (docs/tuning.md). They
// are numbers in memory, at least 1, so that two sets of them can play each other in kernels of one build. `SEARCH_CONSTANTS` in
// src/abi.ts names them for the host.

/** Address of the constants that games have unless they name others. */
export const CONSTANTS: usize = memory.data<i32>([
  // 0 reverse futility: distance from beta for each ply of depth, and the largest depth
  100, 6,
  // 2 null move: plies less deep, in 64ths, and more of them for each ply of depth; the evaluation above beta for a ply more
  192, 16, 200,
  // 5 futility: distance from alpha, and for each ply of depth
  110, 90,
  // 7 late pruning: quiet actions that are searched at depth 0, in 16ths; the largest depth of it, of futility and of pruning
  //   by history
  48, 5,
  // 9 pruning by the exchange: a quiet action's loss for each ply of depth, a capture's for each squared; the largest depth
  60, 25, 7,
  // 12 pruning by history: below this, negative, for each ply of depth
  1300,
  // 13 late move reductions, in 1024ths of a ply: a base, and what the product of the logarithms of depth and rank is multiplied by
  410, 539,
  // 15 the same: more if nothing improves, less in an open window, more where a cutoff is expected, less where the hash table has
  //    an exact score, less for a history of 1024
  1024, 1024, 1024, 1024, 175,
  // 20 the first window around the last score, and its growth in percent
  30, 200,
  // 22 singular extensions: distance from the hash table's score in 16ths for each ply of depth; below that, for two plies
  32, 25,
  // 24 searched again deeper if this much better than the best so far
  50,
  // 25 ProbCut's distance from beta
  170,
  // 26 quiescence: captures that cannot come nearer to alpha than this are pruned
  150,
  // 27 bonus of the history for each ply of depth squared, for each ply, and at most
  16, 32, 1600,
  // 30 what actions lose that were searched before the one that caused the cutoff, in 64ths of its bonus
  64,
  // 31 late pruning: more of them for each ply of depth squared, in 16ths
  16,
  // 32 reverse futility: less of the distance if the evaluation improves
  100,
  // 33 razoring: distance from alpha for each ply of depth
  250,
], 8);

/** The number of constants. */
export const CONSTANT_COUNT: i32 = 34;

// The index of each constant above.
export const REVERSE_FUTILITY_MARGIN: i32 = 0;
export const REVERSE_FUTILITY_DEPTH: i32 = 1;
export const NULL_MOVE_BASE: i32 = 2;
export const NULL_MOVE_SLOPE: i32 = 3;
export const NULL_MOVE_MARGIN: i32 = 4;
export const FUTILITY_BASE: i32 = 5;
export const FUTILITY_SLOPE: i32 = 6;
export const LATE_PRUNING_BASE: i32 = 7;
export const QUIET_PRUNING_DEPTH: i32 = 8;
export const EXCHANGE_QUIET: i32 = 9;
export const EXCHANGE_CAPTURE: i32 = 10;
export const EXCHANGE_DEPTH: i32 = 11;
export const HISTORY_PRUNING_SLOPE: i32 = 12;
export const REDUCTION_BASE: i32 = 13;
export const REDUCTION_SLOPE: i32 = 14;
export const REDUCTION_NOT_IMPROVING: i32 = 15;
export const REDUCTION_OPEN_WINDOW: i32 = 16;
export const REDUCTION_CUT: i32 = 17;
export const REDUCTION_EXACT: i32 = 18;
export const REDUCTION_HISTORY: i32 = 19;
export const WINDOW: i32 = 20;
export const WINDOW_GROWTH: i32 = 21;
export const SINGULAR_MARGIN: i32 = 22;
export const DOUBLE_MARGIN: i32 = 23;
export const DEEPER_MARGIN: i32 = 24;
export const PROB_CUT_MARGIN: i32 = 25;
export const QUIESCENCE_MARGIN: i32 = 26;
export const BONUS_SQUARE: i32 = 27;
export const BONUS_SLOPE: i32 = 28;
export const BONUS_MOST: i32 = 29;
export const MALUS: i32 = 30;
export const LATE_PRUNING_SLOPE: i32 = 31;
export const REVERSE_FUTILITY_IMPROVING: i32 = 32;
export const RAZORING_MARGIN: i32 = 33;

/** The part of a game that {@link constant} needs. `SearchPosition` cannot be named here, since position.ts imports this file. */
interface HasConstants {
  constants(): usize;
}

/** A constant of the search of a game `P`, a `SearchPosition`. */
export function constant<P extends HasConstants>(index: i32): i32 {
  return load<i32>(changetype<P>(0).constants() + (<usize>index << 2));
}
