import type { Placement, Side, Square } from '@kickmate/board';
import type { RoundEnd } from '@kickmate/game';

/**
 * What the side to act may do now. `k` is the kick-off's move and `kp` its pass; in all others each letter stands for an
 * element of the turn that is still open: move, pass, shot. Capitals: it is a corner turn.
 */
export type Phase = 'k' | 'kp' | 'm' | 'mps' | 'p' | 'MPS' | 'PS' | 'MS' | 'S';

/** All phases, in the order of a round and its turns. */
export const PHASES: readonly Phase[] = ['k', 'kp', 'm', 'mps', 'p', 'MPS', 'PS', 'MS', 'S'];

/** Everything that the rules of Chess Eleven need to go on. */
export interface ElevenPosition {
  /** The pieces by square index; letters `P N B R Q K`. */
  readonly pieces: Placement;
  /** Who is to act. */
  readonly side: Side;
  /** Where the ball is: with the piece there, dead at a corner, or in the goal; absent while it lies loose in the centre. */
  readonly ball?: Square | undefined;
  readonly phase: Phase;
  /** The squares of the pawns that have not moved in this round, in rising order. */
  readonly unmoved: readonly Square[];
  /** Turns since the last capture, pawn move or shot, this one included once it has begun. */
  readonly quiet: number;
  /** The number of this turn in the round, from 1. */
  readonly number: number;
  /** How the round ended, if it has. */
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
    case 'mps':
    case 'MPS':
      return true;
    case 'm':
      // With the ball, the pass has been played and the move is left.
      return !hasBall(position);
    default:
      return false;
  }
}
