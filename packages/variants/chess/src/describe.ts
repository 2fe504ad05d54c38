import { disambiguate, squareName } from '@kickmate/board';
import { type Action, actionFrom, actionTo, rivalsOf, type Successor } from '@kickmate/game';
import { isCastling, look, promotionOf } from './rules/actions.ts';
import { board, isInCheck, nameOf } from './rules/board.ts';
import { wingOf } from './rules/castling.ts';
import { actions } from './rules/moves.ts';
import { play } from './rules/play.ts';
import type { ChessPosition } from './rules/position.ts';

/** A legal action in standard algebraic notation (SAN), exactly as PGN's export format has it: `Nbxd2+`, `e8=Q#`. */
export function describe(position: ChessPosition, { action }: Successor): string {
  const piece = position.pieces[actionFrom(action)]!;
  return act(position, action, piece.letter) + checkSign(position, action);
}

function act(position: ChessPosition, action: Action, letter: string): string {
  const [from, to] = [actionFrom(action), actionTo(action)];
  if (isCastling(action)) return wingOf(from, to) === 'king' ? 'O-O' : 'O-O-O';
  const sign = look(action) === 'capture' ? 'x' : '';
  if (letter !== 'P') {
    const rivals = rivalsOf(position.pieces, actions(position), action);
    return letter + disambiguate(board, from, rivals) + sign + nameOf(to);
  }
  const file = sign ? squareName(board, from)[0] : '';
  const promotion = promotionOf(action);
  return file + sign + nameOf(to) + (promotion ? `=${promotion}` : '');
}

/** `+` with check, `#` with mate. */
function checkSign(position: ChessPosition, action: Action): string {
  const { pieces, side, end } = play(position, action);
  if (end?.winner) return '#';
  return isInCheck(pieces, side) ? '+' : '';
}
