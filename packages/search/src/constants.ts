// The constants of the search that are found by matches (docs/tuning.md): each export is an index in a game's list of
// them. All constants are at least 1; distances and margins are in hundredths of a pawn. The kernel and its host both
// import this file.
//
// A new constant gets the next index, even if other constants of its technique stand further up. It needs a default in
// assembly/constants.ts, where `CONSTANT_COUNT` must then be computed from it, and a number in each game's own list.

/** Reverse futility: distance from beta for each ply of depth, and the largest depth. */
export const reverseFutilityMargin = 0;
export const reverseFutilityDepth = 1;
/**
 * Null move: the reduction at depth 0, and what each ply of depth adds, both in 64ths of a ply; and a distance. The
 * reduction grows by a further ply for each time that this distance fits between beta and the evaluation, by two plies
 * at most.
 */
export const nullMoveBase = 2;
export const nullMoveSlope = 3;
export const nullMoveEvaluationStep = 4;
/** Futility: distance from alpha, at depth 0 and for each ply of depth. */
export const futilityBase = 5;
export const futilitySlope = 6;
/** Late move pruning: the number of quiet actions that are searched at depth 0, in 16ths. */
export const latePruningBase = 7;
/** The largest depth of late move pruning, of futility and of pruning by history. */
export const quietPruningDepth = 8;
/**
 * Pruning by the exchange: an action is pruned if it loses more than this, for a quiet one times depth, for a noisy one times depth
 * squared; the largest depth.
 */
export const quietExchangeLoss = 9;
export const noisyExchangeLoss = 10;
export const exchangeDepth = 11;
/** Pruning by history: quiet actions are pruned if their history is below minus this, for each ply of depth. */
export const historyPruningSlope = 12;
/** Late move reductions, in 1024ths of a ply: a base, and a factor for the product of the logarithms of depth and index in the order. */
export const reductionBase = 13;
export const reductionSlope = 14;
/**
 * Late move reductions: added if the evaluation does not improve; subtracted in PV nodes; added in expected cut nodes; subtracted where
 * the hash table has an exact score; subtracted for each 1024 of history.
 */
export const reductionNotImproving = 15;
export const reductionPv = 16;
export const reductionCutNode = 17;
export const reductionExact = 18;
export const reductionHistory = 19;
/** Aspiration: the distance of the first window's bounds from the last score, and its growth after each failure in percent. */
export const aspirationWindow = 20;
export const aspirationGrowth = 21;
/** Singular extensions: distance from the hash table's score in 16ths for each ply of depth; a further distance for an extension of two plies. */
export const singularMargin = 22;
export const doubleExtensionMargin = 23;
/**
 * Late move reductions: an action that exceeds alpha is searched again a ply deeper if it exceeds the best so far by more than this and 4
 * for each ply of depth.
 */
export const deeperSearchMargin = 24;
/** ProbCut: distance from beta. */
export const probCutMargin = 25;
/** Quiescence: noisy actions that cannot come nearer to alpha than this are pruned. */
export const quiescenceMargin = 26;
/** The bonus of history: for each ply of depth squared, for each ply of depth, and at most. */
export const bonusSquare = 27;
export const bonusSlope = 28;
export const bonusMax = 29;
/**
 * The malus of history, in 64ths of the bonus: for the actions that were searched, or pruned by the exchange, before
 * the one that caused the cutoff.
 */
export const malusFactor = 30;
/** Late move pruning: the number of further quiet actions that are searched for each ply of depth squared, in 16ths. */
export const latePruningSlope = 31;
/** Reverse futility: subtracted from the distance if the evaluation improves. */
export const reverseFutilityImproving = 32;
/** Razoring: distance from alpha for each ply of depth. */
export const razoringMargin = 33;
