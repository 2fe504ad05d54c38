import type { Side } from '@kickmate/board';
import type { Ply } from './ply.ts';
import { endsTurn } from './turn.ts';
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

/** Whether these numbers can be a time control. */
export const isTimeControl = ({ ms, incrementMs }: TimeControl): boolean =>
  Number.isSafeInteger(ms) && ms > 0 && Number.isSafeInteger(incrementMs) && incrementMs >= 0;

/** The clocks at the start of a match. */
export const fullClocks = ({ ms }: TimeControl): Clocks => ({ w: ms, b: ms });

/**
 * The clocks after a ply: its side has spent the ply's time and, if its turn is over, got the increment. A ply without a
 * time spent leaves them as they are.
 */
export function clocksAfter<P>(variant: Variant<P>, { incrementMs }: TimeControl, clocks: Clocks, ply: Ply<P>): Clocks {
  const { before, spent } = ply;
  if (spent === undefined) return clocks;
  const side = variant.side(before);
  const gained = endsTurn(variant, ply) ? incrementMs : 0;
  return { ...clocks, [side]: clocks[side] - spent + gained };
}
