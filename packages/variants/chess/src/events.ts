import { kingSquare } from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, type GameEvent, type Successor } from '@kickmate/game';
import { isCastling, KIND, look, promotionOf } from './rules/actions.ts';
import { isInCheck } from './rules/board.ts';
import { castlingOf } from './rules/castling.ts';
import { jumperOf } from './rules/moves.ts';
import { play } from './rules/play.ts';
import type { ChessPosition } from './rules/position.ts';

/** Returns what a person sees happen in a legal action, in order. The event `promote` names what the pawn becomes. */
export function events(position: ChessPosition, { action }: Successor): readonly GameEvent[] {
  const seen = isCastling(action) ? castlingEvents(position, action) : moveEvents(position, action);
  const { pieces, side, end } = play(position, action);
  const check: readonly GameEvent[] = isInCheck(pieces, side)
    ? [{ kind: 'check', square: kingSquare(pieces, side) }]
    : [];
  const goal: readonly GameEvent[] = end?.winner ? [{ kind: 'goal', side: end.winner, how: end.title }] : [];
  return [...seen, ...check, ...goal];
}

function moveEvents({ pieces }: ChessPosition, action: Action): readonly GameEvent[] {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const piece = pieces[from]!;
  const target = actionKind(action) === KIND.enPassant ? jumperOf(action) : to;
  const letter = promotionOf(action);
  const capture: readonly GameEvent[] =
    look(action) === 'capture' ? [{ kind: 'capture', piece: pieces[target]!, square: target }] : [];
  const promotion: readonly GameEvent[] = letter
    ? [{ kind: 'promote', piece: { side: piece.side, letter }, square: to }]
    : [];
  return [...capture, { kind: 'move', piece, from, to }, ...promotion];
}

/** King and rook move together. In Chess960 one of them may stand on its target already and stays. */
function castlingEvents({ pieces }: ChessPosition, action: Action): readonly GameEvent[] {
  const { kingFrom, kingTo, rookFrom, rookTo } = castlingOf(action);
  return [
    { from: kingFrom, to: kingTo },
    { from: rookFrom, to: rookTo },
  ].flatMap(({ from, to }) => (from === to ? [] : [{ kind: 'move', piece: pieces[from]!, from, to }]));
}
