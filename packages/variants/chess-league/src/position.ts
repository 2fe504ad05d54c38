import type { Placement, Side, Square } from '@kickmate/board';
import type { RoundEnd } from '@kickmate/game';

/** Everything that the rules of Chess League need to go on. */
export interface LeaguePosition {
  /** The pieces by square index; letters `P N B R Q K`. */
  readonly pieces: Placement;
  /** Who is to act. */
  readonly side: Side;
  /**
   * Where the ball lies: an empty square of ranks 2 to 7. When a round has ended, the last square of the board that it
   * was on.
   */
  readonly ball: Square;
  /** Actions since the last kick, capture or pawn move. */
  readonly quiet: number;
  /** The number of the next action in the round, from 1. */
  readonly number: number;
  /** How the round ended, if it has. */
  readonly end?: RoundEnd;
}
