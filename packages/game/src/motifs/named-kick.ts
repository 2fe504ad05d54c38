import type { NamedPiece } from './named-piece.ts';

/** A kick of the ball into a goal, as sentences name it. */
export interface NamedKick {
  /** The piece, where it stands before the kick. */
  readonly kicker: NamedPiece;
  /** The name of the ball's square. */
  readonly ball: string;
  /** The names of the squares over which the ball goes. */
  readonly over: readonly string[];
  /** The name of the goal's square onto which the ball comes. */
  readonly goal: string;
}
