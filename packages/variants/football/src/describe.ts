import { disambiguate } from '@kickmate/board';
import { actionFrom, actionKind, actionTo, rivalsOf, type Successor } from '@kickmate/game';
import { formatAction } from './rules/action-text.ts';
import { END_OF_TURN, KIND, SWAP } from './rules/actions.ts';
import { board, nameOf } from './rules/board.ts';
import { actions } from './rules/moves.ts';
import { endByKick } from './rules/play.ts';
import type { FootballPosition } from './rules/position.ts';
import { texts } from './texts.ts';

/** The short form of a legal action for people: `Nc3`, `Qd4*f6`, `Bd8*e9 goal`, `end`, `swap`. Source: the rule page, "Notation". */
export function describe(position: FootballPosition, successor: Successor): string {
  const { action } = successor;
  if (action === END_OF_TURN || action === SWAP) return formatAction(successor);
  const [from, to] = [actionFrom(action), actionTo(action)];
  const { letter } = position.pieces[from]!;
  if (actionKind(action) === KIND.kick) {
    const end = endByKick(position.side, action);
    const goal = end ? ` ${end.winner === position.side ? texts.written.goal : texts.written.ownGoal}` : '';
    return letter + formatAction(successor) + goal;
  }
  const moves = actions(position).filter((other) => actionKind(other) === KIND.move);
  const rivals = rivalsOf(position.pieces, moves, action);
  return letter + disambiguate(board, from, rivals) + nameOf(to);
}
