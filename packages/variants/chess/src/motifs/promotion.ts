import { actionFrom, actionTo, type Motif } from '@kickmate/game';
import { promotionOf } from '../rules/actions.ts';
import { nameOf } from '../rules/board.ts';
import { attackersOf, canCapture } from './exchange.ts';
import { named } from './named.ts';
import { keepsMaterial, type Line } from './proof.ts';
import { texts } from './texts.ts';

/** A promotion after which nothing can take the new piece. */
export function promotion(line: Line): Omit<Motif, 'id'> | undefined {
  const [{ before, action, after }] = line;
  if (promotionOf(action) === undefined || after.end) return undefined;
  const { pieces, side } = after;
  const to = actionTo(action);
  const canBeTaken = attackersOf(pieces, to, side).some((from) => canCapture(pieces, { from, to }));
  if (canBeTaken || !keepsMaterial(line, before, 2)) return undefined;
  return {
    wins: 'piece',
    squares: [to],
    says: texts.promotion(nameOf(actionFrom(action)), named(pieces, to)),
  };
}
