import { LARGEST_COUNT, type Placement, type Side, type Square } from '@kickmate/board';
import { chessPieces, lettersOf, type PieceKind, type RoundEnd, type Start } from '@kickmate/game';
import { standardArray } from './arrays.ts';
import { KICK_OFF_SQUARE } from './board.ts';

/**
 * The part of a turn: `o`, the opening turn of a round, which is one move; `m`, the start of any other turn; `k`, after
 * the first action of a turn, when the side may only kick or end it. In a match with a choice of sides `oc` is the opening turn
 * and `c` the start of the next one, in which the other side may swap sides instead.
 */
export type Phase = 'o' | 'm' | 'k' | 'oc' | 'c';

/** All phases, by their number in a packed position. */
export const PHASES: readonly Phase[] = ['o', 'm', 'k', 'oc', 'c'];

/** The phase in which a round begins. */
export type StartPhase = Exclude<Phase, 'k' | 'c'>;

/** Whether a turn is the opening turn of a round: a single move. */
export const isOpening = (phase: Phase): boolean => phase === 'o' || phase === 'oc';

/** Everything that the rules of Football Chess need to know in order to go on. */
export interface FootballPosition {
  /** The pieces by square index; letters `N B R Q K`. */
  readonly pieces: Placement;
  /** The side to act. */
  readonly side: Side;
  /** The ball's square: empty, and a goal square only when a goal has ended the round. */
  readonly ball: Square;
  readonly phase: Phase;
  /** The squares of the pieces that have kicked in this turn, in rising order. */
  readonly kicked: readonly Square[];
  /** The number of turns completed in this round; stops at {@link LIMITS}. */
  readonly turns: number;
  /** The round's end, if it is over. */
  readonly end?: RoundEnd;
}

/**
 * The limits of a position's counters: a larger number in a text is refused, and play never exceeds them.
 */
export const LIMITS = { turns: LARGEST_COUNT } as const;

/** The pieces of chess without pawns. None is ever captured: a value says how useful the piece is near the ball. */
export const PIECES: readonly PieceKind[] = chessPieces({ N: 300, B: 300, R: 400, Q: 900, K: 200 });

/** The letters of {@link PIECES}, as in placements. */
export const PIECE_LETTERS = lettersOf(PIECES);

/**
 * A kick-off with the ball in the centre. The first turn is one move (phase `o`, or `oc` before a choice of sides), or like any
 * other (`m`, classic).
 */
export const kickOffFrom = (pieces: Placement, side: Side, phase: StartPhase): FootballPosition => ({
  pieces,
  side,
  ball: KICK_OFF_SQUARE,
  phase,
  kicked: [],
  turns: 0,
});

/** The start of a round: the standard array. */
export const starts = (kickOff: Side): readonly Start<FootballPosition>[] => [
  { position: kickOffFrom(standardArray(), kickOff, 'o'), weight: 1 },
];
