import type { Side, Square } from '@kickmate/board';
import { type Action, type AnyVariant, actionFrom, type Ply, turnSoFar } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import type { Path } from '@kickmate/record';

/** The goals up to a place. A round's goals count from its end on. */
export function scoreAt({ rounds }: Pick<AnyMatch, 'rounds'>, { round, ply, branches }: Path): Record<Side, number> {
  const score = { w: 0, b: 0 };
  for (const [index, { end, plies }] of rounds.slice(0, round + 1).entries()) {
    const isOver = index < round || (branches.length === 0 && ply === plies.length);
    if (end?.winner && isOver) score[end.winner] += end.goals;
  }
  return score;
}

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
  const turn = turnSoFar(variant, plies);
  const froms = (actions: readonly Action[]) => [
    ...new Set(actions.filter((action) => variant.look(action) === 'kick').map(actionFrom)),
  ];
  return {
    ready: turn.length > 0 ? froms(variant.actions(position)) : [],
    spent: froms(turn.map(({ action }) => action)),
  };
}
