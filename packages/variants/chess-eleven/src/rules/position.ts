import { LARGEST_COUNT, type Placement, type Side, type Square } from '@kickmate/board';
import { chessPieces, lettersOf, type PieceKind, type RoundEnd } from '@kickmate/game';

/**
 * The open part of a turn. `k` is the kick-off's move and `kp` its pass; in all others each letter stands for an
 * element of the turn that is still open: move, pass, shot. Capitals: it is a corner turn. A final `h` belongs to a match in
 * which the kick-off is answered within the own half: `kh` and `kph` are such a kick-off, `mh` is the answer.
 */
export type Phase = 'k' | 'kp' | 'm' | 'mps' | 'p' | 'MPS' | 'PS' | 'MS' | 'S' | 'kh' | 'kph' | 'mh';

/** The phase in which a round begins. */
export type KickOffPhase = 'k' | 'kh';

/** All phases, by their number in a packed position. */
export const PHASES: readonly Phase[] = ['k', 'kp', 'm', 'mps', 'p', 'MPS', 'PS', 'MS', 'S', 'kh', 'kph', 'mh'];

/** Whether the ball lies loose in the centre circle. */
export const isKickOff = (phase: Phase): phase is KickOffPhase => phase === 'k' || phase === 'kh';

/** Everything that the rules of Chess Eleven need to go on. */
export interface ElevenPosition {
  /** The pieces by square index; letters `P N B R Q K`. */
  readonly pieces: Placement;
  /** The side to act. */
  readonly side: Side;
  /** The ball's square: a piece has it there, or it is dead at a corner, or in the goal. `undefined` while it is loose. */
  readonly ball?: Square | undefined;
  readonly phase: Phase;
  /** The squares of the pawns that have not moved in this round, in rising order. */
  readonly unmoved: readonly Square[];
  /** Turns since the last capture, pawn move or shot, this one included once it has begun; stays at {@link LIMITS}. */
  readonly quiet: number;
  /** The number of this turn in the round, from 1; stays at {@link LIMITS}. */
  readonly number: number;
  /** The round's end, if it is over. */
  readonly end?: RoundEnd;
}

/** Whether a turn is a corner turn. */
export const isCornerTurn = (phase: Phase): boolean => phase === phase.toUpperCase();

/** Whether the side to act has the ball. */
export const hasBall = ({ pieces, side, ball }: ElevenPosition): boolean =>
  ball !== undefined && pieces[ball]?.side === side;

/** Whether a turn begins here; if not, some element of it has been played. */
export function isTurnStart(position: ElevenPosition): boolean {
  switch (position.phase) {
    case 'k':
    case 'kh':
    case 'mh':
    case 'mps':
    case 'MPS':
      return true;
    case 'm':
      // If the side has the ball, it has passed and its move is left.
      return !hasBall(position);
    default:
      return false;
  }
}

/**
 * The limits of a position's counters. Texts, rules and the kernel have the same ones: a larger number is refused, and play
 * never exceeds them.
 */
export const LIMITS = { quiet: LARGEST_COUNT, number: LARGEST_COUNT } as const;

/** The pieces of chess. */
export const PIECES: readonly PieceKind[] = chessPieces({ P: 100, N: 300, B: 300, R: 450, Q: 800, K: 400 });

/** The letters of {@link PIECES}, as in placements. */
export const PIECE_LETTERS = lettersOf(PIECES);

/** The number of pieces of each kind that a side has, the substitute included. */
export const SQUAD: Readonly<Record<string, number>> = { K: 1, Q: 1, R: 2, B: 2, N: 2, P: 4 };

/** The number of pieces that play. */
export const TEAM = 11;
