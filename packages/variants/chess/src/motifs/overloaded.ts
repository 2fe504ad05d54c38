import { isKing, movePiece, opponent } from '@kickmate/board';
import { actionFrom, actionTo, type Motif } from '@kickmate/game';
import { LEAST_GAIN } from '@kickmate/game/motifs';
import { attacksFrom, canCapture, capturesOn, exchangeOn, gainOf, valueOn } from './exchange.ts';
import { named } from './named.ts';
import { keepsMaterial, type Line } from './proof.ts';
import { texts } from './texts.ts';

/** A capture that only one piece can take back, which then no longer protects another piece that is lost. */
export function overloaded(line: Line): Omit<Motif, 'id'> | undefined {
  const [{ before, action, after }] = line;
  const { pieces: was, side } = before;
  const { pieces } = after;
  const other = opponent(side);
  const [from, to] = [actionFrom(action), actionTo(action)];
  // A capture en passant and a promotion are left out.
  if (after.end || was[to]?.side !== other || pieces[to]?.letter !== was[from]?.letter) return undefined;
  const back = capturesOn(pieces, to, other).filter((capture) => canCapture(pieces, capture));
  const [taking] = back;
  if (!taking || back.length > 1 || isKing(pieces[taking.from]!)) return undefined;
  const paid = valueOn(was, from) - valueOn(was, to);
  const left = movePiece(pieces, taking.from, to);
  // A piece that is lost when it takes back protects nothing.
  if (exchangeOn(left, to, side) >= valueOn(was, from)) return undefined;
  const second = attacksFrom(was, taking.from).find((square) => {
    if (square === to || was[square]?.side !== other || isKing(was[square])) return false;
    const wasSafe = capturesOn(was, square, side).every((capture) => gainOf(was, side, capture) < LEAST_GAIN);
    const isLost = capturesOn(left, square, side).some((capture) => {
      const gain = gainOf(left, side, capture);
      // The second capture has to win by itself, and more than the first: otherwise the first is the reason.
      return gain - Math.max(0, paid) >= LEAST_GAIN && gain > -paid;
    });
    return wasSafe && isLost;
  });
  if (second === undefined || !keepsMaterial(line, before, Math.min(line.length, 3))) return undefined;
  return {
    wins: 'piece',
    squares: [to, taking.from, second],
    says: texts.overloaded(named(was, taking.from), named(was, to), named(was, second)),
  };
}
