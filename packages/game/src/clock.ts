import type { Side } from '@kickmate/board';
import type { Ply } from './ply.ts';
import type { Variant } from './variant.ts';

/** The time that each side has for a whole match. */
export interface TimeControl {
  /** The time with which each side begins: milliseconds, a whole number from 1. */
  readonly ms: number;
  /** The time that a side gets when its turn is over: milliseconds, a whole number from 0. */
  readonly incrementMs: number;
}

/** The time that each side has left, in milliseconds; never negative. */
export type Clocks = Readonly<Record<Side, number>>;

/** Returns whether these numbers can be a time control. */
export const isTimeControl = ({ ms, incrementMs }: TimeControl): boolean =>
  Number.isSafeInteger(ms) && ms > 0 && Number.isSafeInteger(incrementMs) && incrementMs >= 0;

/** The clocks at the start of a match. */
export const fullClocks = ({ ms }: TimeControl): Clocks => ({ w: ms, b: ms });

/**
 * The clocks after a ply: its side has spent the ply's time and, if its turn is over, got the increment. A ply without a
 * time spent leaves them as they are.
 * @param isTurnOver whether the turn is over after the ply, as `endsTurnAt` says
 */
export function clocksAfter<P>(
  variant: Pick<Variant<P>, 'side'>,
  { incrementMs }: TimeControl,
  clocks: Clocks,
  { before, spent }: Ply<P>,
  isTurnOver: boolean,
): Clocks {
  if (spent === undefined) return clocks;
  const side = variant.side(before);
  return { ...clocks, [side]: clocks[side] - spent + (isTurnOver ? incrementMs : 0) };
}
