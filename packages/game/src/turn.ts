import type { Ply } from './ply.ts';
import { endOfRound, type Round } from './round.ts';
import type { Variant } from './variant.ts';

/** The members of a variant that say when a turn is over. */
type TurnRules<P> = Pick<Variant<P>, 'side' | 'end' | 'endByHistory' | 'turns'>;

/**
 * Returns whether a turn is over after a ply: its position ends the round, the game says so ({@link Turns}), or the other side is to
 * act. Everything that counts turns calls this function or those below, which also know the ends by a round's history:
 * clocks, undo, live time, the move list, mate limits.
 */
export const endsTurn = <P>(variant: Pick<TurnRules<P>, 'side' | 'end' | 'turns'>, ply: Ply<P>): boolean =>
  variant.end(ply.after) !== undefined ||
  (variant.turns?.endsTurn?.(ply) ?? variant.side(ply.before) !== variant.side(ply.after));

/**
 * Returns whether a turn is over after the ply of this index (from 0) in a round. The rules' end of the round ends its last turn,
 * even by history and in the middle of the turn; a claim, an agreement or a whistle does not.
 */
export const endsTurnAt = <P>(
  variant: TurnRules<P>,
  { plies, end, endedBy }: Pick<Round<P>, 'plies' | 'end' | 'endedBy'>,
  index: number,
): boolean =>
  (end !== undefined && endedBy === undefined && index === plies.length - 1) || endsTurn(variant, plies[index]!);

/** The plies of the turn that is under way after these plies of a round; none at a turn's start and when the round is over. */
export function turnSoFar<P>(variant: TurnRules<P>, plies: readonly Ply<P>[]): readonly Ply<P>[] {
  const turn = plies.slice(plies.findLastIndex((ply) => endsTurn(variant, ply)) + 1);
  return turn.length > 0 && endOfRound(variant, plies) ? [] : turn;
}

/** The plies of a round's last turn, whether it is over or under way; none at the start. */
export const lastTurn = <P>(variant: TurnRules<P>, plies: readonly Ply<P>[]): readonly Ply<P>[] =>
  plies.slice(turnStart(variant, plies));

/** The index of the first ply of the last turn. */
function turnStart<P>(variant: TurnRules<P>, plies: readonly Ply<P>[]): number {
  let index = plies.length - 1;
  while (index > 0 && !endsTurn(variant, plies[index - 1]!)) index--;
  return Math.max(0, index);
}
