import { opponent } from '@kickmate/board';
import { actionFrom, actionTo, type Motif } from '@kickmate/game';
import { texts } from '../texts.ts';
import { attackersOf, canCapture, LEAST_GAIN, valueOn } from './exchange.ts';
import { named } from './named.ts';
import { keepsMaterial, type Line } from './proof.ts';

/** A capture of a piece that nothing protects, which the other side's answer does not pay back. */
export function hanging(line: Line): Omit<Motif, 'id'> | undefined {
  const [{ before, action, after }] = line;
  const [from, to] = [actionFrom(action), actionTo(action)];
  const { side, pieces } = before;
  if (valueOn(pieces, to) < LEAST_GAIN || pieces[to]?.side !== opponent(side) || after.end) return undefined;
  const isProtected = attackersOf(after.pieces, to, after.side).some((one) =>
    canCapture(after.pieces, { from: one, to }),
  );
  if (isProtected || !keepsMaterial(line, before, 2)) return undefined;
  return {
    wins: 'piece',
    squares: [to, from],
    says: texts.motifs.hanging(named(pieces, from), named(pieces, to)),
  };
}
