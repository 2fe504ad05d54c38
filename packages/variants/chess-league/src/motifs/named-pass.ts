import type { NamedPiece } from '@kickmate/game/motifs';

/** A pass, as its sentence names it. */
export interface NamedPass {
  /** The piece, where it stands before the pass. */
  readonly passer: NamedPiece;
  /** The name of the ball's square before the pass, and after it. */
  readonly from: string;
  readonly to: string;
  readonly shooter: NamedPiece;
  /** The names of the squares over which the shooter's kick goes. */
  readonly over: readonly string[];
  /** The name of the goal's square onto which the ball comes. */
  readonly goal: string;
}
