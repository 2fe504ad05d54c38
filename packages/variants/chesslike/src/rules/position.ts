import { LARGEST_COUNT, type Placement, type Side } from '@kickmate/board';
import type { RoundEnd, Tile } from '@kickmate/game';

/** Everything that the rules of Chesslike need to go on, except the map. */
export interface ChesslikePosition {
  /** The pieces by square index. A piece that carries an item has a letter of its own. */
  readonly pieces: Placement;
  /** The side to act. */
  readonly side: Side;
  /** The tiles by square index: the map's, except that opened doors, and taken keys and items, have become floor. */
  readonly tiles: readonly Tile[];
  /** The number of keys that each side has. */
  readonly keys: Readonly<Record<Side, number>>;
  /** The number of actions since the last capture, key, door or item; stays at {@link LIMITS}. */
  readonly quiet: number;
  /** The number of the next action, from 1; White is to act exactly when it is odd. See {@link nextNumber}. */
  readonly number: number;
  /** The round's end, if it is over. */
  readonly end?: RoundEnd;
}

/** A position whose end is not known yet. */
export type Standing = Omit<ChesslikePosition, 'end'>;

/**
 * The limits of a position's counters. Texts, rules and the kernel have the same ones: a larger number is refused, and play
 * never exceeds them. `keys` limits a side's keys together with those that still lie on the board.
 */
export const LIMITS = { keys: 65_535, quiet: 65_535, number: LARGEST_COUNT } as const;

/** Returns the number after an action's. At its limit, which is odd, it goes back by one: so it still names the side to act. */
export const nextNumber = (number: number): number => (number < LIMITS.number ? number + 1 : number - 1);
