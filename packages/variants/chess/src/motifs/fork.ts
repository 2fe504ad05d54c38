import { isKing, type Placement } from '@kickmate/board';
import { actionFrom, actionTo, type Motif } from '@kickmate/game';
import { LEAST_GAIN } from '@kickmate/game/motifs';
import { nameOf } from '../rules/board.ts';
import { attacksFrom, type Capture, capturesOn, exchangeOn, gainOf } from './exchange.ts';
import { named } from './named.ts';
import { isPlayed, isWonBy, type Line } from './proof.ts';
import { texts } from './texts.ts';

/** An attack by one piece on two others, of which one is lost: a king in check, or a piece whose capture would win material. */
export function fork(line: Line): Omit<Motif, 'id'> | undefined {
  const [{ action, after }, , third] = line;
  const { pieces, side } = after;
  const from = actionTo(action);
  const forker = pieces[from];
  // Castling may end on another square.
  if (!forker || forker.side === side || after.end) return undefined;
  // A fork wins nothing if the forking piece is lost.
  if (exchangeOn(pieces, from, side) > 0) return undefined;
  const captures = attacksFrom(pieces, from)
    .filter((to) => pieces[to]?.side === side)
    .map((to) => ({ from, to }));
  const wins = (among: Placement, capture: Capture) => gainOf(among, forker.side, capture) >= LEAST_GAIN;
  const sure = captures.filter((capture) => {
    const isTaken = third !== undefined && isPlayed(third, capture);
    return isTaken || isKing(pieces[capture.to]!) || wins(pieces, capture);
  });
  // What only another target protects is a target, too.
  const targets = captures.filter(
    (capture) =>
      sure.includes(capture) ||
      sure.some(({ to }) => !isKing(pieces[to]!) && wins(pieces.with(to, undefined), capture)),
  );
  const back = capturesOn(pieces, from, forker.side);
  const onTargets = targets.flatMap(({ to }) => capturesOn(pieces, to, forker.side));
  if (targets.length < 2 || !isWonBy(line, [...onTargets, ...back])) return undefined;
  return {
    wins: 'piece',
    squares: [from, ...targets.map(({ to }) => to)],
    says: texts.fork(
      named(pieces, from),
      nameOf(actionFrom(action)),
      targets.map(({ to }) => named(pieces, to)),
    ),
  };
}
