import { isKing } from '@kickmate/board';
import { actionFrom, actionTo, type Motif } from '@kickmate/game';
import { LEAST_GAIN } from '@kickmate/game/motifs';
import { nameOf } from '../rules/board.ts';
import { texts } from '../texts.ts';
import { attacksFrom, capturesOn, gainOf } from './exchange.ts';
import { named } from './named.ts';
import { isPlayed, isWonBy, type Line } from './proof.ts';

/** An attack by one piece on two others, of which one is lost: a king in check, or a piece whose capture would win material. */
export function fork(line: Line): Omit<Motif, 'id'> | undefined {
  const [{ action, after }, , third] = line;
  const { pieces, side } = after;
  const from = actionTo(action);
  const forker = pieces[from];
  // Castling may end on another square.
  if (!forker || forker.side === side || after.end) return undefined;
  const captures = attacksFrom(pieces, from).map((to) => ({ from, to }));
  const targets = captures.filter(({ to }) => {
    const target = pieces[to];
    if (target?.side !== side) return false;
    const isTaken = third !== undefined && isPlayed(third, { from, to });
    return isTaken || isKing(target) || gainOf(pieces, forker.side, { from, to }) >= LEAST_GAIN;
  });
  const back = capturesOn(pieces, from, forker.side);
  if (targets.length < 2 || !isWonBy(line, [...targets, ...back])) return undefined;
  return {
    wins: 'piece',
    squares: [from, ...targets.map(({ to }) => to)],
    says: texts.motifs.fork(
      named(pieces, from),
      nameOf(actionFrom(action)),
      targets.map(({ to }) => named(pieces, to)),
    ),
  };
}
