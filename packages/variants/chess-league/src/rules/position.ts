import { LARGEST_COUNT, must, type Placement, parsePlacement, type Side, type Square } from '@kickmate/board';
import { chessPieces, lettersOf, type PieceKind, type RoundEnd, type Start } from '@kickmate/game';
import { board, KICK_OFF_SQUARES } from './board.ts';

/** A position of Chess League. The rules need nothing else to go on. */
export interface LeaguePosition {
  /** The pieces by square index; letters `P N B R Q K`. */
  readonly pieces: Placement;
  /** The side to act. */
  readonly side: Side;
  /** The ball's square: an empty one of ranks 2 to 7. When the round is over, the last square on which the ball was. */
  readonly ball: Square;
  /** Actions since the last kick, capture or pawn move; stays at {@link LIMITS}. */
  readonly quiet: number;
  /** The number of the next action in the round, from 1; stays at {@link LIMITS}. */
  readonly number: number;
  /** The round's end, if it is over. */
  readonly end?: RoundEnd;
}

/**
 * The limits of a position's counters. Texts, rules and the kernel have the same ones: a larger number is refused, and play
 * never exceeds them.
 */
export const LIMITS = { quiet: LARGEST_COUNT, number: LARGEST_COUNT } as const;

/** The pieces of chess. The king may be captured. Like a rook, it stops the ball. */
export const PIECES: readonly PieceKind[] = chessPieces({ P: 100, N: 300, B: 300, R: 500, Q: 900, K: 350 });

/** The letters of {@link PIECES}, as in placements. */
export const PIECE_LETTERS = lettersOf(PIECES);

const ARRAY = must(
  parsePlacement(board, PIECE_LETTERS, { text: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', at: 0 }),
);

/** The starts of a round: the array of chess with the ball on any of the kick-off squares, all equally likely. */
export function starts(kickOff: Side): readonly Start<LeaguePosition>[] {
  return KICK_OFF_SQUARES.map((ball) => ({
    position: { pieces: ARRAY, side: kickOff, ball, quiet: 0, number: 1 },
    weight: 1,
  }));
}
