import { opponent as otherSide, SIDES, type Side } from '@kickmate/board';
import type { Level } from '@kickmate/engine';
import { computer, PERSON, type Seats } from '@kickmate/play';

/**
 * Who plays: the person at this device against the computer at a level, two persons at this device, or the computer
 * against itself, with nobody but spectators; Black's level is White's if it has none of its own.
 */
export type Opponent =
  | { readonly kind: 'computer'; readonly level: Level }
  | { readonly kind: 'person' }
  | { readonly kind: 'nobody'; readonly level: Level; readonly blackLevel?: Level | undefined };

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

/** The level at which the computer plays a side; `undefined` where it does not. */
export function computerLevel(setup: Setup, side: Side): Level | undefined {
  const { opponent } = setup;
  if (opponent.kind === 'person' || !computerSides(setup).includes(side)) return undefined;
  return (opponent.kind === 'nobody' && side === 'b' && opponent.blackLevel) || opponent.level;
}

/** Who sits where. */
export function seatsOf(setup: Setup): Seats {
  const seat = (side: Side) => {
    const level = computerLevel(setup, side);
    return level === undefined ? PERSON : computer(level);
  };
  return { w: seat('w'), b: seat('b') };
}
