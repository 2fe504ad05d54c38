import type { Square } from '@kickmate/board';
import type { Action } from '@kickmate/game';
import { passTo } from './actions.ts';
import { ALL_SQUARES } from './board.ts';
import { type ElevenPosition, hasBall } from './position.ts';
import { reaches } from './reach.ts';

/**
 * The passes of the side to act, whether or not the turn has room for one: to a piece that the ball's carrier reaches, or
 * that reaches the ball itself. From a dead ball only the second is left.
 */
export function passes(position: ElevenPosition): readonly Action[] {
  const { pieces, side, ball } = position;
  if (ball === undefined) return [];
  const carries = hasBall(position);
  const canReceive = (square: Square): boolean =>
    square !== ball &&
    pieces[square]?.side === side &&
    ((carries && reaches(position, ball, square)) || reaches(position, square, ball));
  return ALL_SQUARES.filter(canReceive).map((square) => passTo(ball, square));
}
