import type { Score } from '@kickmate/engine/client';

/**
 * The chance to win, in percent, that a score stands for. Source: "Lichess Accuracy metric", https://lichess.org/page/accuracy,
 * which fitted the curve to games of chess between people. The evaluations of all games here have the scale of chess: a hundred
 * points are about a pawn.
 */
export function winChance(score: Score): number {
  if (score.kind === 'win') return score.actions > 0 ? 100 : 0;
  return 50 + 50 * (2 / (1 + Math.exp(-0.00368208 * score.value)) - 1);
}

/** A score as the other side sees it. */
export const negated = (score: Score): Score =>
  score.kind === 'win' ? { ...score, actions: -score.actions } : { ...score, value: -score.value };
