import { disambiguate, fileOf, opponent, type Square } from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, rivalsOf, type Successor } from '@kickmate/game';
import { signOf } from './rules/action-text.ts';
import { isMove, KIND, OUTCOME_WORDS } from './rules/actions.ts';
import { board, isInCheck, nameOf } from './rules/board.ts';
import { moves } from './rules/moves.ts';
import { chance, play } from './rules/play.ts';
import type { ElevenPosition } from './rules/position.ts';
import { texts } from './texts.ts';

/**
 * The short form of a legal action for people: `Nc3`, `Nxe5+`, `Rd4>Pd2`, `Qd6!e8 save`, `end`.
 * Source: the rule page, "Notation".
 */
export function describe(position: ElevenPosition, successor: Successor): string {
  const { action, outcome } = successor;
  const result = outcome === undefined ? '' : ` ${texts.written[OUTCOME_WORDS[outcome]!]}`;
  return act(position, action) + result + checkSign(position, successor);
}

function act(position: ElevenPosition, action: Action): string {
  switch (actionKind(action)) {
    case KIND.end:
      return 'end';
    case KIND.pass:
      return carrier(position) + signOf(action) + placed(position, actionTo(action));
    case KIND.shot:
      return carrier(position) + signOf(action) + nameOf(actionTo(action));
    default:
      return position.pieces[actionFrom(action)]!.letter === 'P' ? pawnMove(action) : pieceMove(position, action);
  }
}

/** A piece's letter and square. */
const placed = ({ pieces }: ElevenPosition, square: Square): string => pieces[square]!.letter + nameOf(square);

/** The ball's carrier and square; only the square if the ball is dead. */
const carrier = (position: ElevenPosition): string => {
  const ball = position.ball!;
  return position.pieces[ball]?.side === position.side ? placed(position, ball) : nameOf(ball);
};

function pawnMove(action: Action): string {
  const [from, to] = [actionFrom(action), actionTo(action)];
  return fileOf(board, from) === fileOf(board, to) ? nameOf(to) : `${nameOf(from)[0]}x${nameOf(to)}`;
}

/** A piece's move; it names the piece's square if another like it could go to the same target. */
function pieceMove(position: ElevenPosition, action: Action): string {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const { letter } = position.pieces[from]!;
  const rivals = rivalsOf(position.pieces, moves(position), action);
  const sign = actionKind(action) === KIND.capture ? 'x' : '';
  return letter + disambiguate(board, from, rivals) + sign + nameOf(to);
}

/** `#` where the turn ends in mate, `+` with a move that gives check. */
function checkSign(position: ElevenPosition, { action, outcome }: Successor): string {
  if (outcome === undefined && chance(position, action).length > 0) return '';
  const { pieces, end } = play(position, action, outcome);
  if (end?.kind === 'mate') return '#';
  return isMove(action) && isInCheck(pieces, opponent(position.side)) ? '+' : '';
}
