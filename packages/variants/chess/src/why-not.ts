import type { Square } from '@kickmate/board';
import { actionTo, whyKingForbids } from '@kickmate/game';
import { isInCheck } from './rules/board.ts';
import { movesFrom } from './rules/moves.ts';
import type { ChessPosition } from './rules/position.ts';

/** Why a piece cannot move, or cannot move to a square, if that is for its king's sake; `undefined` for any other reason. */
export function whyNot(position: ChessPosition, to: Square, from?: Square): string | undefined {
  const { pieces, side } = position;
  const piece = pieces[from ?? to];
  const isPossible = movesFrom(position, from ?? to).some((action) => from === undefined || actionTo(action) === to);
  if (!isPossible) return undefined;
  return whyKingForbids(isInCheck(pieces, side), piece?.letter === 'K', from !== undefined);
}
