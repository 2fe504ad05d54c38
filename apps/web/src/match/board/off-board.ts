import type { Square } from '@kickmate/board';
import { type Action, type AnyVariant, actionFrom, actionTo } from '@kickmate/game';
import { isOffBoard } from '@kickmate/play';

/** Where an action goes from and to, if it has squares. */
export const squaresOf = (variant: AnyVariant, action: Action): { from: Square; to: Square } | undefined =>
  isOffBoard(variant, action) ? undefined : { from: actionFrom(action), to: actionTo(action) };
