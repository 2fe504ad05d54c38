import { SIDES, type Side } from '@kickmate/board';
import type { Level } from '@kickmate/engine/client';

/** The player of a side: a person, or the computer at a level. */
export type Seat = { readonly kind: 'person' } | { readonly kind: 'computer'; readonly level: Level };

/** The players of both sides. */
export type Seats = Readonly<Record<Side, Seat>>;

/** A seat for a person. */
export const PERSON: Seat = { kind: 'person' };

/** A seat for the computer. */
export const computerSeat = (level: Level): Seat => ({ kind: 'computer', level });

/** Two people. */
export const TWO_PEOPLE: Seats = { w: PERSON, b: PERSON };

/** A person plays this side against the computer at a level. */
export const againstComputer = (level: Level, side: Side): Seats => ({
  w: side === 'w' ? PERSON : computerSeat(level),
  b: side === 'b' ? PERSON : computerSeat(level),
});

/** The computer plays both sides, Black at White's level if none is given. */
export const onlyComputers = (level: Level, blackLevel: Level = level): Seats => ({
  w: computerSeat(level),
  b: computerSeat(blackLevel),
});

/** The sides that people play. */
export const personSides = (seats: Seats): readonly Side[] => SIDES.filter((side) => seats[side].kind === 'person');

/** The side of the person who plays against the computer; `undefined` if two people play, or only the computer. */
export function onlyPersonSide(seats: Seats): Side | undefined {
  const people = personSides(seats);
  return people.length === 1 ? people[0] : undefined;
}

/** The sides that the computer plays. */
export const computerSides = (seats: Seats): readonly Side[] => SIDES.filter((side) => seats[side].kind === 'computer');

/** The level at which the computer plays a side; `undefined` where a person plays it. */
export function computerLevel(seats: Seats, side: Side): Level | undefined {
  const seat = seats[side];
  return seat.kind === 'computer' ? seat.level : undefined;
}
