import { opponent, type Side, type Square, squareCount } from '@kickmate/board';
import { type Action, type AnyVariant, actionFrom, actionTo, type LiveTime, type Ply, turnSoFar } from '@kickmate/game';
import type { AnyMatch } from './session.ts';

/** The plies of the turn that is under way; none at a turn's start. */
export const pliesOfTurn = ({ variant, round }: AnyMatch): readonly Ply<unknown>[] => turnSoFar(variant, round.plies);

/** The time that was left of the turn in a live match when its last ply had been played, in milliseconds. */
export const turnLeftAtLastPly = (match: AnyMatch, { turnMs }: LiveTime): number =>
  Math.max(
    0,
    pliesOfTurn(match).reduce((left, { spent = 0 }) => left - spent, turnMs),
  );

/**
 * Returns whether an action has squares. The end of a turn, a swap of sides and a pass of the turn have none; a pass
 * of the ball has two.
 */
export function hasSquares(variant: AnyVariant, action: Action): boolean {
  const look = variant.look(action);
  return look !== 'end' && look !== 'swap' && (look !== 'pass' || actionFrom(action) !== actionTo(action));
}

/** The pass of a side without pieces, if it is its only action: nobody has to ask for it. `undefined` otherwise. */
export function idlePass({ variant, position, side, actions }: AnyMatch): Action | undefined {
  const only = onlyOne(actions);
  const isPass = only !== undefined && !hasSquares(variant, only);
  return isPass && !hasPieces(variant, position, side) ? only : undefined;
}

/** The action that ends the turn, if the side to act can do nothing else; `undefined` while it has a choice. */
export function onlyTurnEnd({ variant, actions }: AnyMatch): Action | undefined {
  const only = onlyOne(actions);
  return only !== undefined && variant.look(only) === 'end' ? only : undefined;
}

/** The only action of these; `undefined` if there are several, or none. */
const onlyOne = (actions: readonly Action[]): Action | undefined => (actions.length === 1 ? actions[0] : undefined);

/** Returns whether a ply is the pass of a side that has no pieces. */
export const isIdlePass = (variant: AnyVariant, { before, action }: Ply<unknown>): boolean =>
  !hasSquares(variant, action) && variant.look(action) === 'pass' && !hasPieces(variant, before, variant.side(before));

const hasPieces = (variant: AnyVariant, position: unknown, side: Side): boolean =>
  Array.from({ length: squareCount(variant.board) }).some(
    (_, square) => variant.pieceAt(position, square)?.side === side,
  );

/** The side that has the ball: one of its pieces stands on the ball's square. `undefined` if none does. */
export function sideWithBall(variant: AnyVariant, position: unknown): Side | undefined {
  const square = variant.ball?.squareOf(position);
  return square === undefined ? undefined : variant.pieceAt(position, square)?.side;
}

/** A planned route of a piece to a far square. */
export interface RoutePlan {
  /** The piece's actions, one a turn. */
  readonly actions: readonly Action[];
  /** The squares of the route, including the first and the last. */
  readonly squares: readonly Square[];
  /** The number of actions that follow from one command: all of them, or only the first. */
  readonly automaticCount: number;
  /** Whether the other side has no pieces, so that the whole route is played. */
  readonly isUnopposed: boolean;
}

/** Plans a route of a piece of the side to act to an empty square; `undefined` if there is none, and in games without routes. */
export function planRoute({ variant, position, side }: AnyMatch, from: Square, to: Square): RoutePlan | undefined {
  if (from === to || variant.pieceAt(position, to)) return undefined;
  const actions = variant.routes?.route?.(position, from, to);
  if (!actions || actions.length === 0) return undefined;
  const isUnopposed = !hasPieces(variant, position, opponent(side));
  return {
    actions,
    isUnopposed,
    squares: [from, ...actions.map(actionTo)],
    automaticCount: isUnopposed ? actions.length : 1,
  };
}

/**
 * The match as it was when a person last had to decide; `undefined` if there is no such moment. Within a person's turn, that is
 * one action earlier. After it, that is the beginning of the turn: the answers of the other side are taken back, too.
 * @param others the sides whose actions are taken back as answers: the computer's, or in a takeback the opponent's. With both,
 * one action is taken back; with none, one action and the passes after it of a side without pieces
 */
export function matchAtPreviousDecision(match: AnyMatch, others: readonly Side[]): AnyMatch | undefined {
  if (others.length > 1) return match.canUndo ? match.undo() : undefined;
  let earlier = match;
  do {
    if (!earlier.canUndo) return undefined;
    earlier = earlier.undo();
  } while (others.includes(earlier.side) || idlePass(earlier) !== undefined);
  const isTurnOver = others.includes(match.side) || (pliesOfTurn(match).length === 0 && !hasAnotherTurn(match));
  while (others.length > 0 && isTurnOver && pliesOfTurn(earlier).length > 0) earlier = earlier.undo();
  return earlier;
}

/** Returns whether the side that acted last acts again: a side may have several turns in a row. */
function hasAnotherTurn({ variant, round, side }: AnyMatch): boolean {
  const last = round.plies.at(-1);
  return last !== undefined && !round.end && variant.side(last.before) === side;
}

/**
 * The match at the next decision of a person, played again after an undo; `undefined` if nothing was taken back.
 * @param others as in {@link matchAtPreviousDecision}
 */
export function matchAtNextDecision(match: AnyMatch, others: readonly Side[]): AnyMatch | undefined {
  if (others.length > 1) return match.canRedo ? match.redo() : undefined;
  let later = match;
  while (later.canRedo) {
    later = later.redo();
    if (!others.includes(later.side) && idlePass(later) === undefined) break;
  }
  return later === match ? undefined : later;
}
