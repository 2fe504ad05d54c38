import { type Field, type Piece, type Placement, refuse, SIDES, sideName, squaresWith } from '@kickmate/board';
import { goalOn, nameOf } from './board.ts';

/** How many pieces a side may have at most. */
const MOST_PIECES = 16;

/**
 * Refuses a well-formed placement in which a side has no pieces or too many, or a piece stands on a goal square;
 * `undefined` if there is nothing to refuse.
 */
export function checkPlacement(pieces: Placement, { at }: Field) {
  const [onGoal] = squaresWith(pieces, (_, square) => goalOn(square) !== undefined);
  if (onGoal !== undefined)
    return refuse('impossible', 'placement', at, `a piece stands on the goal square ${nameOf(onGoal)}, where none may`);
  for (const side of SIDES) {
    const count = squaresWith(pieces, (piece: Piece) => piece.side === side).length;
    if (count < 1 || count > MOST_PIECES)
      return refuse(
        'impossible',
        'placement',
        at,
        `${sideName(side)} has ${count} pieces; 1 to ${MOST_PIECES} may be there`,
      );
  }
  return undefined;
}
