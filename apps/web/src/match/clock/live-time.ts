import { lastTurn, type Ply } from '@kickmate/game';
import type { AnyMatch } from '../any-match.ts';

const spentOn = (plies: readonly Ply<unknown>[]): number => plies.reduce((sum, { spent = 0 }) => sum + spent, 0);

/**
 * Those of the last turn among the plies of a round that chance has played because the turn took too long. Nobody else
 * plays when a turn's time is over.
 */
export function playedByChance({ variant, live }: AnyMatch, plies: readonly Ply<unknown>[]): readonly Ply<unknown>[] {
  if (!live) return [];
  const turn = lastTurn(variant, plies);
  const first = turn.findIndex((_, index) => spentOn(turn.slice(0, index + 1)) >= live.turnMs);
  return first < 0 ? [] : turn.slice(first);
}
