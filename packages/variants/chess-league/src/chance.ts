import type { Action, Chance } from '@kickmate/game';
import { PASS } from './actions.ts';
import { courseOf, dropSquares } from './course.ts';
import type { LeaguePosition } from './position.ts';

/** Where a legal action's ball may be dropped, all squares equally likely; empty unless the action clears the ball. */
export function chance(position: LeaguePosition, action: Action): readonly Chance[] {
  if (action === PASS) return [];
  const { isCleared, pieces } = courseOf(position, action);
  return isCleared ? dropSquares(pieces).map((outcome) => ({ outcome, weight: 1 })) : [];
}
