import { SIDES, type Side } from '@kickmate/board';
import type { Level } from '@kickmate/engine/client';

/** Who plays a side: a person, or the computer at a level. */
export type Seat = { readonly kind: 'person' } | { readonly kind: 'computer'; readonly level: Level };

/** Who plays each side. */
export type Seats = Readonly<Record<Side, Seat>>;

/** A seat for a person. */
export const PERSON: Seat = { kind: 'person' };

/** A seat for the computer. */
export const computer = (level: Level): Seat => ({ kind: 'computer', level });

/** Two people. */
export const TWO_PEOPLE: Seats = { w: PERSON, b: PERSON };

/** The sides that the computer plays. */
export const computerSides = (seats: Seats): readonly Side[] => SIDES.filter((side) => seats[side].kind === 'computer');

/** The level at which the computer plays a side; `undefined` where a person plays it. */
export function computerLevel(seats: Seats, side: Side): Level | undefined {
  const seat = seats[side];
  return seat.kind === 'computer' ? seat.level : undefined;
}
