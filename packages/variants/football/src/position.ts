import type { Placement, Side, Square } from '@kickmate/board';
import type { RoundEnd } from '@kickmate/game';

/**
 * Where a turn stands: `o`, the opening turn of a round, which is one move; `m`, the start of any other turn; `k`, after
 * the first action of a turn, when the side may only kick or end it.
 */
export type Phase = 'o' | 'm' | 'k';

/** Everything that the rules of Football Chess need to go on. */
export interface FootballPosition {
  /** The pieces by square index; letters `N B R Q K`. */
  readonly pieces: Placement;
  /** Who is to act. */
  readonly side: Side;
  /** Where the ball lies: an empty square, a goal square only when a goal has ended the round. */
  readonly ball: Square;
  readonly phase: Phase;
  /** The squares of the pieces that have kicked in this turn, in rising order. */
  readonly kicked: readonly Square[];
  /** How many turns have been completed in this round. */
  readonly turns: number;
  /** How the round ended, if it has. */
  readonly end?: RoundEnd;
}
