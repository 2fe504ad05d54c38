import { opponent as otherSide, type Side } from '@kickmate/board';
import type { Level } from '@kickmate/engine';

/** Who plays against the person at this device: the computer at a level, or another person at the same device. */
export type Opponent = { readonly kind: 'computer'; readonly level: Level } | { readonly kind: 'person' };

/** How a match is played: against whom, and which side is the player's own. */
export interface Setup {
  readonly opponent: Opponent;
  /** The side of the person who set up the match; it is shown at the bottom. */
  readonly side: Side;
}

/** The side that the computer plays, if it plays. */
export const computerSide = ({ opponent, side }: Setup): Side | undefined =>
  opponent.kind === 'computer' ? otherSide(side) : undefined;
