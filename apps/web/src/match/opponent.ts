import { opponent as otherSide, SIDES, type Side } from '@kickmate/board';
import type { Level } from '@kickmate/engine';

/**
 * Who plays: the person at this device against the computer at a level, two persons at this device, or the computer
 * against itself, with nobody but spectators.
 */
export type Opponent =
  | { readonly kind: 'computer'; readonly level: Level }
  | { readonly kind: 'person' }
  | { readonly kind: 'nobody'; readonly level: Level };

/** How a match is played: against whom, and which side is the player's own. */
export interface Setup {
  readonly opponent: Opponent;
  /** The side of the person who set up the match; it is shown at the bottom. */
  readonly side: Side;
}

/** The sides that the computer plays. */
export function computerSides({ opponent, side }: Setup): readonly Side[] {
  switch (opponent.kind) {
    case 'computer':
      return [otherSide(side)];
    case 'person':
      return [];
    case 'nobody':
      return SIDES;
  }
}

/** The computer's level, if it plays. */
export const computerLevel = ({ opponent }: Setup): Level | undefined =>
  opponent.kind === 'person' ? undefined : opponent.level;
