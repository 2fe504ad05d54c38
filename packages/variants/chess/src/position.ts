import type { Placement, Side, Square } from '@kickmate/board';
import type { RoundEnd } from '@kickmate/game';

/** The rooks with which a side may still castle some day, by the side of the board on which its king will stand. */
export interface CastlingRooks {
  readonly king?: Square;
  readonly queen?: Square;
}

/** A position; all that is needed to play on. */
export interface ChessPosition {
  readonly pieces: Placement;
  readonly side: Side;
  readonly castling: Readonly<Record<Side, CastlingRooks>>;
  /** The square that a pawn has just jumped over, if it can legally be captured there. */
  readonly enPassant?: Square;
  /** Moves since the last capture or pawn move: the half-move clock. */
  readonly quiet: number;
  /** The number of the full move, from 1; it grows after Black's. */
  readonly number: number;
  /** How the position itself ends the game: mate or stalemate. */
  readonly end?: RoundEnd;
}
