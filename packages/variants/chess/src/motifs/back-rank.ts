import { kingSquare, opponent, rankOf } from '@kickmate/board';
import { actionTo, type Motif } from '@kickmate/game';
import { board, isAttacked, isOnBackRank, nameOf, RAYS } from '../rules/board.ts';
import { named } from './named.ts';
import type { Line } from './proof.ts';
import { texts } from './texts.ts';

/** A mate along the back rank, from which the king could flee if its own pieces did not stand before it. */
export function backRank([{ action, after }]: Line): Omit<Motif, 'id'> | undefined {
  if (!after.end?.winner) return undefined;
  const { pieces, side } = after;
  const king = kingSquare(pieces, side);
  const mover = actionTo(action);
  const letter = pieces[mover]?.letter ?? '';
  if (!isOnBackRank(king, side) || rankOf(board, mover) !== rankOf(board, king) || !'RQ'.includes(letter))
    return undefined;
  const shut = RAYS.K![king]!.flat().filter((to) => {
    if (rankOf(board, to) === rankOf(board, king) || pieces[to]?.side !== side) return false;
    return !isAttacked(pieces.with(to, undefined).with(king, undefined), to, opponent(side));
  });
  if (shut.length === 0) return undefined;
  return {
    wins: 'round',
    squares: [mover, king, ...shut],
    says: texts.backRank(named(pieces, mover), named(pieces, king), shut.map(nameOf)),
  };
}
