import type { Match, Ply } from '@kickmate/game';

/** A match of whatever game. Its positions are nobody's business here; they only go back to its variant. */
// biome-ignore lint/suspicious/noExplicitAny: with `unknown` a position could not be handed back to its variant
export type AnyMatch = Match<any>;

/** The plies of the side to act in the turn that it is in the middle of; none at a turn's start. */
export function turnSoFar({ variant, round, side }: AnyMatch): readonly Ply<unknown>[] {
  const others = round.plies.findLastIndex((ply) => variant.side(ply.before) !== side);
  return round.plies.slice(others + 1);
}
