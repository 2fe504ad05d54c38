import type { Side, Square } from '@kickmate/board';
import type { Action } from '../action.ts';
import type { Tile } from '../tile.ts';

/** Facet of a game with a ball. */
export interface Ball<P> {
  /** The ball's square; `undefined` while the ball is not on the board. */
  squareOf(position: P): Square | undefined;
}

/** Facet of a game with terrain: its squares have different tiles. */
export interface Terrain<P> {
  tileAt(position: P, square: Square): Tile;
  /** The number of keys that a side has for the doors on its way. */
  keysOf(position: P, side: Side): number;
}

/** The squares that a piece could reach. */
export interface Reach {
  /** Squares to which it may move now. */
  readonly moves: readonly Square[];
  /** Squares on which it could capture, if an enemy stood there. */
  readonly attacks: readonly Square[];
}

/** Facet of a game with unusual pieces: shows the squares that a piece can reach, and its ways to far squares. */
export interface Routes<P> {
  /** The squares that the piece on a square could reach if its side were to act; `undefined` if the square is empty. */
  reach(position: P, square: Square): Reach | undefined;
  /**
   * The shortest sequence of actions that brings the piece on a square to a far one if the other side does nothing;
   * `undefined` if there is none.
   */
  route(position: P, from: Square, to: Square): readonly Action[] | undefined;
}
