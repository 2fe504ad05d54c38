import { lastTurn, type Ply } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';

/** The time that plies took, in milliseconds. */
export const spentOn = (plies: readonly Ply<unknown>[]): number => plies.reduce((sum, { spent = 0 }) => sum + spent, 0);

/**
 * The plies of a round's last turn that chance played because the turn took too long. Every ply of a turn after its time
 * is over is one of them: a player's action is then refused.
 */
export function playedByChance({ variant, live }: AnyMatch, plies: readonly Ply<unknown>[]): readonly Ply<unknown>[] {
  if (!live) return [];
  const turn = lastTurn(variant, plies);
  const first = turn.findIndex((_, index) => spentOn(turn.slice(0, index + 1)) >= live.turnMs);
  return first < 0 ? [] : turn.slice(first);
}
