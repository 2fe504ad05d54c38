import type { Side } from '@kickmate/board';

/** The result that both players expect. */
export type Verdict = Side | 'draw';

/** Both players must agree for this many actions, each by its own score. */
const AGREED_ACTIONS = 10;
/** A lead of this many hundredths of a pawn is a win. */
const WON = 1000;
/** After this many actions, scores within {@link LEVEL} hundredths of a pawn are a draw. */
const LATE = 80;
const LEVEL = 10;

/**
 * The result that both players expect, or undefined if they do not agree.
 * @param scores White's scores of the round so far; NaN where a player gave none
 */
export function verdictOf(scores: readonly number[], actions: number): Verdict | undefined {
  const latest = scores.slice(-AGREED_ACTIONS);
  if (latest.length < AGREED_ACTIONS) return undefined;
  if (latest.every((score) => score >= WON)) return 'w';
  if (latest.every((score) => score <= -WON)) return 'b';
  return actions >= LATE && latest.every((score) => Math.abs(score) <= LEVEL) ? 'draw' : undefined;
}
