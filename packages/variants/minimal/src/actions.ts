import { forward, movePiece, opponent, type Square, sideName, squaresWith, stepFrom } from '@kickmate/board';
import {
  type Action,
  type ActionLook,
  actionFrom,
  actionKind,
  actionTo,
  packAction,
  type RoundEnd,
} from '@kickmate/game';
import { board, type HexapawnPosition, isOnLastRank } from './position.ts';
import { texts } from './texts.ts';

/** The kinds of actions (bits 16-23 of an {@link Action}); there are no options. */
export const KIND = {
  /** One step straight forward, onto an empty square. */
  move: 0,
  /** One step diagonally forward, onto an enemy pawn. */
  capture: 1,
} as const;

/** The look of an action on the board before it is chosen. */
export const look = (action: Action): ActionLook => (actionKind(action) === KIND.capture ? 'capture' : 'move');

/** All legal actions, by rising squares. None when the round is over. */
export function actions(position: HexapawnPosition): readonly Action[] {
  return decided(position) ? [] : steps(position);
}

/** Returns the position after a legal action; throws on any other. */
export function play(position: HexapawnPosition, action: Action): HexapawnPosition {
  if (!actions(position).includes(action)) throw new Error(`action ${action} is not legal here`);
  const pieces = movePiece(position.pieces, actionFrom(action), actionTo(action));
  return { pieces, side: opponent(position.side), number: position.number + 1 };
}

/** Returns how the round ended, if it has. */
export function end(position: HexapawnPosition): RoundEnd | undefined {
  const { side } = position;
  if (!decided(position) && steps(position).length === 0)
    return { kind: 'stuck', title: texts.ends.stuck(sideName(side)), winner: opponent(side), goals: 1 };
  return decided(position);
}

/** The end that the pawns alone decide: only the side that has just acted can have brought it about. */
function decided({ pieces, side }: HexapawnPosition): RoundEnd | undefined {
  const winner = opponent(side);
  if (squaresWith(pieces, (piece, square) => piece.side === winner && isOnLastRank(winner, square)).length > 0)
    return { kind: 'reach', title: texts.ends.reach, winner, goals: 1 };
  if (squaresWith(pieces, (piece) => piece.side === side).length === 0)
    return { kind: 'captured', title: texts.ends.captured, winner, goals: 1 };
  return undefined;
}

/** The actions of the pawns of the side to act. */
function steps({ pieces, side }: HexapawnPosition): readonly Action[] {
  const { rank } = forward(side);
  const stepsFrom = (from: Square): readonly Action[] =>
    [-1, 0, 1].flatMap((file) => {
      const to = stepFrom(board, from, { file, rank });
      if (to === undefined) return [];
      if (file === 0) return pieces[to] ? [] : [packAction(from, to, KIND.move)];
      return pieces[to]?.side === opponent(side) ? [packAction(from, to, KIND.capture)] : [];
    });
  return squaresWith(pieces, (piece) => piece.side === side).flatMap(stepsFrom);
}
