import type { Side, Square } from '@kickmate/board';
import { type Action, type AnyVariant, actionFrom, type Ply } from '@kickmate/game';
import type { Path } from '@kickmate/record';
import type { AnyMatch } from './any-match.ts';

/** The goals up to a place. A round's goals count from its end on. */
export function scoreAt({ rounds }: Pick<AnyMatch, 'rounds'>, { round, ply, branches }: Path): Record<Side, number> {
  const score = { w: 0, b: 0 };
  for (const [index, { end, plies }] of rounds.slice(0, round + 1).entries()) {
    const isOver = index < round || (branches.length === 0 && ply === plies.length);
    if (end?.winner && isOver) score[end.winner] += end.goals;
  }
  return score;
}

/** The plies of the side to act in the turn that it is in the middle of; none at a turn's start. */
export const turnSoFar = ({ variant, round, position }: AnyMatch): readonly Ply<unknown>[] =>
  runningTurn(variant, round.plies, position);

/** Those of the plies of a round that belong to the turn of the side to act in the position to which they led. */
function runningTurn(variant: AnyVariant, plies: readonly Ply<unknown>[], position: unknown): readonly Ply<unknown>[] {
  const side = variant.side(position);
  return plies.slice(plies.findLastIndex((ply) => variant.side(ply.before) !== side) + 1);
}

/** Whether a side gets another turn by an action because its shot has gone out. */
export const isCorner = (variant: AnyVariant, { before, ...successor }: Ply<unknown>): boolean =>
  variant.look(successor.action) === 'shot' && variant.events(before, successor).some(({ kind }) => kind === 'corner');

/** The last turn among the plies of a round, whether it goes on or not. A corner turn is one of its own. */
export function lastTurn(variant: AnyVariant, plies: readonly Ply<unknown>[]): readonly Ply<unknown>[] {
  const last = plies.at(-1);
  if (!last) return [];
  const isOther = (one: Ply<unknown>, index: number) =>
    variant.side(one.before) !== variant.side(last.before) || (index < plies.length - 1 && isCorner(variant, one));
  return plies.slice(plies.findLastIndex(isOther) + 1);
}

/** Whether a turn is over after a ply by the rules: the other side is to act, the side has a corner turn, or the round is over. */
export const endsTurn = (variant: AnyVariant, ply: Ply<unknown>): boolean =>
  variant.end(ply.after) !== undefined ||
  isCorner(variant, ply) ||
  variant.side(ply.before) !== variant.side(ply.after);

/** Pieces in the middle of a turn in which several may kick. */
export interface Kickers {
  /** The squares of those that may kick now. */
  readonly ready: readonly Square[];
  /** The squares of those that have kicked, and may not again. */
  readonly spent: readonly Square[];
}

/** The pieces that may still kick and those that have kicked after the plies of a round, in the middle of a turn. */
export function kickersAfter(variant: AnyVariant, plies: readonly Ply<unknown>[]): Kickers {
  const position = plies.at(-1)?.after;
  const turn = plies.length === 0 || variant.end(position) ? [] : runningTurn(variant, plies, position);
  const froms = (actions: readonly Action[]) => [
    ...new Set(actions.filter((action) => variant.look(action) === 'kick').map(actionFrom)),
  ];
  return {
    ready: turn.length > 0 ? froms(variant.actions(position)) : [],
    spent: froms(turn.map(({ action }) => action)),
  };
}
