import { LARGEST_COUNT, type Placement, type Side, type Square } from '@kickmate/board';
import { chessPieces, lettersOf, type PieceKind, type RoundEnd } from '@kickmate/game';

/** The rooks with which a side has the right to castle, by the side of the board on which its king will stand. */
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
  /** Moves since the last capture or pawn move: the half-move clock; stays at {@link LIMITS}. */
  readonly quiet: number;
  /** The number of the full move, from 1; it grows after Black's, and stays at {@link LIMITS}. */
  readonly number: number;
  /** The game's end by the position itself: mate or stalemate. */
  readonly end?: RoundEnd;
}

/**
 * The limits of a position's counters. Texts, rules and the kernel have the same ones: a larger number is refused, and play
 * never exceeds them.
 */
export const LIMITS = { quiet: LARGEST_COUNT, number: LARGEST_COUNT } as const;

/** A position whose end is not known yet: what moves and ends depend on. */
export type Standing = Omit<ChessPosition, 'end'>;

/** The pieces of chess. The king's value is never traded. */
export const PIECES: readonly PieceKind[] = chessPieces({ P: 100, N: 320, B: 330, R: 500, Q: 900, K: 0 });

/** The letters of {@link PIECES}, as in placements. */
export const PIECE_LETTERS = lettersOf(PIECES);
