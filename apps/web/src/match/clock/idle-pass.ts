import { type Side, squareCount } from '@kickmate/board';
import type { Action, AnyVariant, Ply } from '@kickmate/game';
import type { AnyMatch } from '../any-match.ts';
import { isOffBoard } from '../board/off-board.ts';

/** The pass of a side that has no pieces: there is nobody to be asked. `undefined` if there is something to be decided. */
export function idlePass({ variant, position, side, actions }: AnyMatch): Action | undefined {
  const [only, ...others] = actions;
  const isPass = only !== undefined && others.length === 0 && isOffBoard(variant, only);
  return isPass && !hasPieces(variant, position, side) ? only : undefined;
}

/** Whether what was played is such a pass. */
export const isIdlePass = (variant: AnyVariant, { before, action }: Ply<unknown>): boolean =>
  isOffBoard(variant, action) && variant.look(action) === 'pass' && !hasPieces(variant, before, variant.side(before));

const hasPieces = (variant: AnyVariant, position: unknown, side: Side): boolean =>
  Array.from({ length: squareCount(variant.board) }).some(
    (_, square) => variant.pieceAt(position, square)?.side === side,
  );
