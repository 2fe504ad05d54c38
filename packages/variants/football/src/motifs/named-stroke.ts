import type { NamedPiece } from '@kickmate/game/motifs';

/** A kick of a turn, as sentences name it. */
export interface NamedStroke {
  readonly kicker: NamedPiece;
  /** The name of the square to which the ball goes. */
  readonly to: string;
  readonly isGoal: boolean;
}
