import type { Side } from '@kickmate/board';
import type { Ply, RoundEnd } from '../ply.ts';

/** Facet of a game whose turns are not one action of each side in alternation. */
export interface Turns<P> {
  /** Whether a turn may have several actions. */
  readonly hasSeveralActions?: boolean;
  /**
   * Returns whether the turn of the side that acted is over after this ply. The same side may then have the next turn, too. Absent:
   * a turn is over when the side to act changes.
   */
  endsTurn?(ply: Ply<P>): boolean;
}

/** Facet of a game in which a player may claim an end that the rules do not enforce, or in which one side may be unable to win. */
export interface Claims<P> {
  /**
   * Returns the end that the side to act may claim (such as a draw by threefold repetition), if there is one. `plies` are all
   * of the round so far, at least one. Absent: there are no claims.
   */
  claimable?(plies: readonly Ply<P>[]): RoundEnd | undefined;
  /**
   * Returns whether a side could still win if the other side played as badly as possible. If not, it only draws when the other
   * side's time is over. Absent: both sides always can.
   */
  canWin?(position: P, side: Side): boolean;
}
