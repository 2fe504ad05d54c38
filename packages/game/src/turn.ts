import type { Ply } from './ply.ts';
import type { Variant } from './variant.ts';

/** What of a variant says when a turn is over. */
type TurnRules<P> = Pick<Variant<P>, 'side' | 'end' | 'turns'>;

/**
 * Whether a turn is over after a ply: the round is, the game says so itself ({@link Turns}), or the other side is to act.
 * Everything that counts turns asks this function: clocks, undo, live time, the move list, mate limits. A round that its
 * history ends is over at its last ply, whatever this says of that one.
 */
export const endsTurn = <P>(variant: TurnRules<P>, ply: Ply<P>): boolean =>
  variant.end(ply.after) !== undefined ||
  (variant.turns?.endsTurn?.(ply) ?? variant.side(ply.before) !== variant.side(ply.after));

/** The plies of the turn that is under way after these plies of a round; none where a turn begins. */
export const turnSoFar = <P>(variant: TurnRules<P>, plies: readonly Ply<P>[]): readonly Ply<P>[] =>
  plies.slice(plies.findLastIndex((ply) => endsTurn(variant, ply)) + 1);

/** The plies of the last turn of a round, be it over or under way; none at the start. */
export const lastTurn = <P>(variant: TurnRules<P>, plies: readonly Ply<P>[]): readonly Ply<P>[] =>
  plies.slice(turnStart(variant, plies));

/** The index of the first ply of the last turn. */
function turnStart<P>(variant: TurnRules<P>, plies: readonly Ply<P>[]): number {
  let index = plies.length - 1;
  while (index > 0 && !endsTurn(variant, plies[index - 1]!)) index--;
  return Math.max(0, index);
}
