import { type Square, squareName } from '@kickmate/board';
import { type Action, type ActionLook, actionFrom, actionTo, type GameEvent } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { vocabularyOf } from '../../words/commentary.ts';
import { foretell } from '../../words/narrate.ts';
import { certainEvents, type Odds, oddsOf, oddsWords } from '../../words/preview.ts';
import { texts } from './texts.ts';

/** The events of an action that are certain before it is played in a match. */
export const certainEventsOf = ({ variant, position }: AnyMatch, action: Action): readonly GameEvent[] =>
  certainEvents(variant, position, action);

/** The chances of a shot; empty for any other action. */
export const oddsFor = ({ variant, position }: AnyMatch, action: Action): readonly Odds[] =>
  oddsOf(variant, position, action);

/** Returns whether an action moves the ball, not a piece. */
export const isFlight = ({ variant }: AnyMatch, action: Action): boolean =>
  ['kick', 'pass', 'shot'].includes(variant.look(action));

/** The look of an action on the board: a move that captures a piece is shown as a capture. */
export function shownLookOf(match: AnyMatch, action: Action): ActionLook {
  const look = match.variant.look(action);
  return look === 'move' && certainEventsOf(match, action).some(({ kind }) => kind === 'capture') ? 'capture' : look;
}

/** The squares that select an action: its destination, and the square of a piece that moves too (castling: the rook). */
export function targetSquaresOf(match: AnyMatch, action: Action): readonly Square[] {
  const companions = certainEventsOf(match, action).flatMap((event) =>
    event.kind === 'move' && event.from !== actionFrom(action) ? [event.from] : [],
  );
  return [...new Set([actionTo(action), ...companions])];
}

/** The result of an action in words. */
export function resultWords(match: AnyMatch, action: Action): string {
  const way = { from: actionFrom(action), to: actionTo(action) };
  return (
    oddsWords(oddsFor(match, action)) || foretell(vocabularyOf(match.variant), certainEventsOf(match, action), way)
  );
}

/** An action as an answer: "Move the rook to e8", "Shoot at e8". */
export function answerWords({ variant, position }: AnyMatch, action: Action): string {
  const { answer } = texts;
  const look = variant.look(action);
  const square = squareName(variant.board, actionTo(action));
  if (look === 'shot') return answer.shoot(square);
  if (look === 'capture' || look === 'pass' || look === 'kick') return answer[look](square);
  const piece = variant.pieceAt(position, actionFrom(action));
  return answer.move((piece && vocabularyOf(variant).pieceNames[piece.letter]) ?? '', square);
}

/** An action in a few words: "Kick to g6", "Move to e4". */
export function briefWords(match: AnyMatch, action: Action): string {
  const { brief } = texts;
  const look = shownLookOf(match, action);
  const nameOf = (square: Square) => squareName(match.variant.board, square);
  if (look === 'kick') {
    const events = certainEventsOf(match, action);
    const goal = events.find((event) => event.kind === 'goal');
    const end = events.findLast((event) => event.kind === 'fly' || event.kind === 'out');
    if (goal) return brief.scores(goal.how);
    return end?.kind === 'fly' ? brief.kick(nameOf(end.to)) : brief.off;
  }
  return brief[look === 'end' || look === 'swap' ? 'move' : look](nameOf(actionTo(action)));
}
