// The constants of the search that are found by matches (docs/tuning.md): the index of each in a game's list, which is
// numbers of at least 1. The kernel and its host both import this file. Margins are in hundredths of a pawn. A new constant gets the
// next index, also if its technique stands further up.

/** Reverse futility: distance from beta for each ply of depth, and the largest depth. */
export const reverseFutilityMargin = 0;
export const reverseFutilityDepth = 1;
/** Null move: plies less deep, in 64ths, and more of them for each ply of depth; a ply less deep for each such distance of the evaluation above beta. */
export const nullMoveBase = 2;
export const nullMoveSlope = 3;
export const nullMoveMargin = 4;
/** Futility: distance from alpha, and more of it for each ply of depth. */
export const futilityBase = 5;
export const futilitySlope = 6;
/** Late move pruning: number of quiet actions that are searched at depth 0, in 16ths. */
export const latePruningBase = 7;
/** The largest depth of late move pruning, of futility and of pruning by history. */
export const quietPruningDepth = 8;
/** Pruning by the exchange: a quiet action's loss for each ply of depth, a capture's for each ply of depth squared; the largest depth. */
export const exchangeQuiet = 9;
export const exchangeCapture = 10;
export const exchangeDepth = 11;
/** Pruning by history: quiet actions are pruned if their history is below minus this for each ply of depth. */
export const historyPruningSlope = 12;
/** Late move reductions, in 1024ths of a ply: a base, and the factor of the product of the logarithms of depth and rank. */
export const reductionBase = 13;
export const reductionSlope = 14;
/**
 * Added if nothing improves; subtracted in an open window; added where a cutoff is expected; subtracted where the hash table has an
 * exact score, and for a history of 1024.
 */
export const reductionNotImproving = 15;
export const reductionOpenWindow = 16;
export const reductionCut = 17;
export const reductionExact = 18;
export const reductionHistory = 19;
/** Aspiration: the first window around the last score, and its growth in percent. */
export const window = 20;
export const windowGrowth = 21;
/** Singular extensions: distance from the hash table's score in 16ths for each ply of depth; the further distance for an extension of two plies. */
export const singularMargin = 22;
export const doubleMargin = 23;
/** A reduced action is searched deeper than usual if it is this much better than the best so far. */
export const deeperMargin = 24;
/** ProbCut: distance from beta. */
export const probCutMargin = 25;
/** Quiescence: captures that cannot come nearer to alpha than this are pruned. */
export const quiescenceMargin = 26;
/** Bonus of the history for each ply of depth squared, for each ply, and its largest value. */
export const bonusSquare = 27;
export const bonusSlope = 28;
export const bonusMost = 29;
/** Loss of the actions that were searched before the one that caused the cutoff, in 64ths of its bonus. */
export const malus = 30;
/** Late move pruning: more actions are searched for each ply of depth squared, in 16ths. */
export const latePruningSlope = 31;
/** Reverse futility: less of the distance if the evaluation improves. */
export const reverseFutilityImproving = 32;
/** Razoring: distance from alpha for each ply of depth. */
export const razoringMargin = 33;
