import type { Ply } from '@kickmate/game';
import type { AnyMatch } from '../any-match.ts';
import { type Place, turnBefore } from '../place.ts';

const spentOn = (plies: readonly Ply<unknown>[]): number => plies.reduce((sum, { spent = 0 }) => sum + spent, 0);

/**
 * What chance has played of the turn that came to a moment, because that took too long: nobody else plays when a turn's
 * time is over.
 */
export function playedByChance(match: AnyMatch, place: Place): readonly Ply<unknown>[] {
  const { live } = match;
  if (!live) return [];
  const turn = turnBefore(match, place);
  const first = turn.findIndex((_, index) => spentOn(turn.slice(0, index + 1)) >= live.turnMs);
  return first < 0 ? [] : turn.slice(first);
}
