import type { Placement, Side } from '@kickmate/board';
import type { RoundEnd, Tile } from '@kickmate/game';

/** Everything that the rules of Chesslike need to go on, beside the map. */
export interface ChesslikePosition {
  /** The pieces by square index. */
  readonly pieces: Placement;
  /** Who is to act. */
  readonly side: Side;
  /** The tiles by square index: the map's, but for the doors and keys that have become floor. */
  readonly tiles: readonly Tile[];
  /** How many keys each side has. */
  readonly keys: Readonly<Record<Side, number>>;
  /** How many actions in a row there was no capture, no key and no door. */
  readonly quiet: number;
  /** The number of the next action, from 1; White is to act exactly when it is odd. */
  readonly number: number;
  /** How the round ended, if it has. */
  readonly end?: RoundEnd;
}

/** A position, its own end being unknown yet. */
export type Standing = Omit<ChesslikePosition, 'end'>;
