import type { Ply } from './ply.ts';
import type { Variant } from './variant.ts';

/** The members of a variant that say when a turn is over. */
type TurnRules<P> = Pick<Variant<P>, 'side' | 'end' | 'turns'>;

/**
 * Whether a turn is over after a ply: the round is over, the game says so ({@link Turns}), or the other side is to act.
 * Everything that counts turns calls this function: clocks, undo, live time, the move list, mate limits. It does not know
 * of ends by the round's history, which also end the turn.
 */
export const endsTurn = <P>(variant: TurnRules<P>, ply: Ply<P>): boolean =>
  variant.end(ply.after) !== undefined ||
  (variant.turns?.endsTurn?.(ply) ?? variant.side(ply.before) !== variant.side(ply.after));

/** The plies of the turn that is under way after these plies of a round; none at a turn's start. */
export const turnSoFar = <P>(variant: TurnRules<P>, plies: readonly Ply<P>[]): readonly Ply<P>[] =>
  plies.slice(plies.findLastIndex((ply) => endsTurn(variant, ply)) + 1);

/** The plies of a round's last turn, whether it is over or under way; none at the start. */
export const lastTurn = <P>(variant: TurnRules<P>, plies: readonly Ply<P>[]): readonly Ply<P>[] =>
  plies.slice(turnStart(variant, plies));

/** The index of the first ply of the last turn. */
function turnStart<P>(variant: TurnRules<P>, plies: readonly Ply<P>[]): number {
  let index = plies.length - 1;
  while (index > 0 && !endsTurn(variant, plies[index - 1]!)) index--;
  return Math.max(0, index);
}
