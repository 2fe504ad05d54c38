import type { Square } from '@kickmate/board';
import { type Action, type AnyVariant, actionFrom, actionTo } from '@kickmate/game';

/** Whether an action has no squares: the end of a turn, a pass that is not one of the ball. */
export function isOffBoard(variant: AnyVariant, action: Action): boolean {
  const look = variant.look(action);
  return look === 'end' || (look === 'pass' && actionFrom(action) === actionTo(action));
}

/** Where an action goes from and to, if it has squares. */
export const squaresOf = (variant: AnyVariant, action: Action): { from: Square; to: Square } | undefined =>
  isOffBoard(variant, action) ? undefined : { from: actionFrom(action), to: actionTo(action) };
