import type { Side } from '@kickmate/board';
import type { Ply, RoundEnd } from '../ply.ts';

/** Facet of a game in which a change of the side to act does not tell every end of a turn. */
export interface Turns<P> {
  /** Whether the turn of the side that acted is over after this ply. The same side may then have the next turn, too. */
  endsTurn(ply: Ply<P>): boolean;
}

/** Facet of a game in which a player may claim an end that the rules do not enforce, or in which one side may be unable to win. */
export interface Claims<P> {
  /**
   * Returns the end that the side to act may claim (a draw by threefold repetition, say), if there is one. `plies` is the
   * round from its start to now, at least one. Absent: there are no claims.
   */
  claimable?(plies: readonly Ply<P>[]): RoundEnd | undefined;
  /**
   * Whether a side could still win by some play, however bad the other side's. If not, it only draws when the other side's
   * time is over. Absent: either side always can.
   */
  canWin?(position: P, side: Side): boolean;
}
