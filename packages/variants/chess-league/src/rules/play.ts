import { nextCount, opponent } from '@kickmate/board';
import { type Action, actionKind, type Outcome } from '@kickmate/game';
import { formatAction } from './action-text.ts';
import { KIND, PASS } from './actions.ts';
import { dropSquares, effectOf } from './effect.ts';
import { isLegal } from './moves.ts';
import { type LeaguePosition, LIMITS } from './position.ts';

/**
 * Returns the position after a legal action; `outcome` is where a cleared ball is dropped. Throws on an illegal action,
 * on an outcome that chance does not list, and on a missing one.
 */
export function play(position: LeaguePosition, action: Action, outcome?: Outcome): LeaguePosition {
  if (!isLegal(position, action)) throw new Error(`${formatAction({ action })} is not legal here`);
  const { quiet, number } = position;
  const next = {
    side: opponent(position.side),
    quiet: nextCount(quiet, LIMITS.quiet),
    number: nextCount(number, LIMITS.number),
  };
  if (action === PASS) return { pieces: position.pieces, ball: position.ball, ...next };

  const { piece, pieces, ball, end, isCleared } = effectOf(position, action);
  const outcomes: readonly (Outcome | undefined)[] = isCleared ? dropSquares(pieces) : [undefined];
  if (!outcomes.includes(outcome)) throw new Error(`${formatAction({ action, outcome })}: no such outcome`);

  const isQuiet = actionKind(action) === KIND.move && piece.letter !== 'P';
  return { pieces, ball: outcome ?? ball, ...next, ...(!isQuiet && { quiet: 0 }), ...(end && { end }) };
}
