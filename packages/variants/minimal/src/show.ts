import { squareName } from '@kickmate/board';
import { actionFrom, actionKind, actionTo, type GameEvent, type Successor } from '@kickmate/game';
import { end, KIND, play } from './actions.ts';
import { board, type HexapawnPosition } from './position.ts';

/** The short form for people, as for pawns in chess: `b2`, `axb2`, with `wins` if it does. */
export function describe(position: HexapawnPosition, { action }: Successor): string {
  const from = squareName(board, actionFrom(action));
  const to = squareName(board, actionTo(action));
  const isCapture = actionKind(action) === KIND.capture;
  return (isCapture ? `${from[0]}x${to}` : to) + (end(play(position, action)) ? ' wins' : '');
}

/** The events of a legal action that a person should see, in order. */
export function events(position: HexapawnPosition, { action }: Successor): readonly GameEvent[] {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const [mover, captured] = [position.pieces[from]!, position.pieces[to]];
  const over = end(play(position, action));
  return [
    ...(captured ? [{ kind: 'capture' as const, piece: captured, square: to }] : []),
    { kind: 'move', piece: mover, from, to },
    ...(over?.winner ? [{ kind: 'goal' as const, side: over.winner, how: over.title }] : []),
  ];
}
