import { nextCount, opponent } from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, type Outcome } from '@kickmate/game';
import { formatAction } from './action-text.ts';
import { KIND } from './actions.ts';
import { castlingAfter } from './castling.ts';
import { endOf, enPassantOf, isLegal, piecesAfter } from './moves.ts';
import { type ChessPosition, LIMITS, type Standing } from './position.ts';

/** Returns the position after a legal action. Throws on an illegal one, and on an outcome: nothing is left to chance. */
export function play(position: ChessPosition, action: Action, outcome?: Outcome): ChessPosition {
  if (!isLegal(position, action)) throw new Error(`${formatAction({ action })} is not legal here`);
  if (outcome !== undefined) throw new Error(`${formatAction({ action })}: nothing is left to chance`);
  const { pieces, side, castling, quiet, number } = position;
  const isPawn = pieces[actionFrom(action)]?.letter === 'P';
  const isQuiet = actionKind(action) !== KIND.capture && !isPawn;
  return completePosition(
    {
      pieces: piecesAfter(position, action),
      side: opponent(side),
      castling: castlingAfter(castling, pieces, action),
      quiet: isQuiet ? nextCount(quiet, LIMITS.quiet) : 0,
      number: side === 'b' ? nextCount(number, LIMITS.number) : number,
    },
    actionKind(action) === KIND.doubleStep ? (actionFrom(action) + actionTo(action)) / 2 : undefined,
  );
}

/**
 * Returns a position with its end, if it is over, and with the square that a pawn has just jumped over, if it can be
 * captured there.
 */
export function completePosition(standing: Standing, jumped: number | undefined): ChessPosition {
  const enPassant = jumped === undefined ? undefined : enPassantOf(standing, jumped);
  const position = enPassant === undefined ? standing : { ...standing, enPassant };
  const end = endOf(position);
  return end ? { ...position, end } : position;
}
