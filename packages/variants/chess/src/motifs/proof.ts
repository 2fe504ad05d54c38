import { isKing, opponent, type Side } from '@kickmate/board';
import { actionFrom, actionTo, type Ply } from '@kickmate/game';
import { LEAST_GAIN } from '@kickmate/game/motifs';
import { promotionOf } from '../rules/actions.ts';
import { isInCheck } from '../rules/board.ts';
import { actions, piecesAfter } from '../rules/moves.ts';
import type { ChessPosition } from '../rules/position.ts';
import { balanceOf, type Capture, exchangeOn, gainOf, valueOn } from './exchange.ts';

/** The plies of a line, at least one. In chess each is a turn. The first is the one that is described. */
export type Line = readonly [Ply<ChessPosition>, ...Ply<ChessPosition>[]];

/**
 * Returns whether the first ply threatens some captures of which one wins a piece. A line that is long enough is the best play of
 * both sides: there one is played. In a shorter one, one has to win material against every answer.
 */
export function isWonBy(line: Line, captures: readonly Capture[]): boolean {
  const [first, , third] = line;
  if (!third) return winsAgainstAll(first.after, captures);
  return captures.some((capture) => isPlayed(third, capture)) && keepsMaterial(line, first.before, 3);
}

/** Returns whether a ply is this capture of a piece, and no pawn. */
export const isPlayed = ({ before, action }: Ply<ChessPosition>, { from, to }: Capture): boolean =>
  from === actionFrom(action) && to === actionTo(action) && valueOn(before.pieces, to) >= LEAST_GAIN;

/**
 * Returns whether a line wins material in this number of plies, counted from a position. The other side's next ply is included,
 * and whatever is captured after that on its square; if the line ends before that, on the last one. A shorter line may win it.
 */
export function keepsMaterial(line: Line, { pieces }: ChessPosition, count: number): boolean {
  const { side } = line[0].before;
  const last = line[Math.min(count % 2 === 1 ? count + 1 : count, line.length) - 1]!;
  // A line that ends in mate wins by that, and not by material.
  if (last.after.end?.winner) return false;
  if (line.length < count) return true;
  const { after } = last;
  const exchange = exchangeOn(after.pieces, actionTo(last.action), after.side) * (after.side === side ? 1 : -1);
  const won = balanceOf(after.pieces, side) - balanceOf(pieces, side) + exchange;
  return won - stillToPay(line, count, side) >= LEAST_GAIN;
}

/** The value that the other side can take back on the square of a side's last capture, after a check in between. */
function stillToPay(line: Line, count: number, side: Side): number {
  const [capture, between] = [line[count - 1], line[count]];
  if (count % 2 === 0 || !capture || !between || !isInCheck(between.after.pieces, side)) return 0;
  const { pieces } = between.after;
  const to = actionTo(capture.action);
  return pieces[to]?.side === side && !isKing(pieces[to]) ? exchangeOn(pieces, to, opponent(side)) : 0;
}

/** Returns whether a ply wins material without a threat: it is a promotion, or captures what is not protected enough. */
export function winsByItself({ before, action }: Ply<ChessPosition>): boolean {
  if (promotionOf(action) !== undefined) return true;
  const capture = { from: actionFrom(action), to: actionTo(action) };
  return gainOf(before.pieces, before.side, capture) >= LEAST_GAIN;
}

/** Returns whether one of some captures wins material against every answer, less what the answer itself wins. */
function winsAgainstAll(position: ChessPosition, captures: readonly Capture[]): boolean {
  const { pieces, side } = position;
  const balance = balanceOf(pieces, side);
  return actions(position).every((answer) => {
    const after = piecesAfter(position, answer);
    const won = balanceOf(after, side) - balance;
    return captures.some((capture) => gainOf(after, opponent(side), capture) - won >= LEAST_GAIN);
  });
}
