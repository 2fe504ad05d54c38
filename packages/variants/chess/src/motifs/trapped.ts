import { isKing, opponent } from '@kickmate/board';
import { actionFrom, actionTo, type Motif } from '@kickmate/game';
import { LEAST_GAIN } from '@kickmate/game/motifs';
import { isInCheck } from '../rules/board.ts';
import { actions, piecesAfter } from '../rules/moves.ts';
import { attackersOf, type Capture, capturesOn, gainOf, valueOn } from './exchange.ts';
import { named } from './named.ts';
import { isWonBy, type Line } from './proof.ts';
import { texts } from './texts.ts';

/** A piece that is attacked and lost, because it is lost on every square to which it may go, too. */
export function trapped(line: Line): Omit<Motif, 'id'> | undefined {
  const [{ before, action, after }] = line;
  const { pieces, side } = after;
  // A king in check has to be saved first: that is another reason than a lack of squares.
  if (after.end || isInCheck(pieces, side)) return undefined;
  const attacker = opponent(side);
  const winsOn = (among: typeof pieces, captures: readonly Capture[], paid = 0) =>
    captures.some((capture) => gainOf(among, attacker, capture) - paid >= LEAST_GAIN);
  const found = pieces.flatMap((piece, square) => {
    if (piece?.side !== side || isKing(piece) || valueOn(pieces, square) < LEAST_GAIN) return [];
    // A piece that may not leave its king is pinned, which is another reason.
    if (isInCheck(pieces.with(square, undefined), side)) return [];
    const there = capturesOn(pieces, square, attacker);
    if (!winsOn(pieces, there) || winsOn(before.pieces, capturesOn(before.pieces, square, attacker))) return [];
    const moves = actions(after).filter((answer) => actionFrom(answer) === square);
    const isLost = moves.every((answer) => {
      const to = actionTo(answer);
      const moved = piecesAfter(after, answer);
      return winsOn(moved, capturesOn(moved, to, attacker), valueOn(pieces, to));
    });
    if (!isLost) return [];
    const targets = [square, ...moves.map(actionTo)];
    const own = pieces.flatMap((one, from) => (one?.side === attacker ? [from] : []));
    const captures = own.flatMap((from) => targets.map((to) => ({ from, to })));
    return isWonBy(line, captures) ? [{ square, by: attackersOf(pieces, square, attacker) }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const mover = actionTo(action);
  const by = first.by.includes(mover) ? mover : first.by[0]!;
  return {
    wins: 'piece',
    squares: [by, first.square],
    says: texts.trapped(named(pieces, first.square), named(pieces, by)),
  };
}
