import type { Side } from '@kickmate/board';
import type { Action } from './action.ts';

/** The outcome of an action with chance: the variant's own number (a drop square, the fate of a shot), 0-255. */
export type Outcome = number;

/** A possible outcome. Its probability is `weight` over the sum of all weights. */
export interface Chance {
  readonly outcome: Outcome;
  /** The weight: a positive integer. */
  readonly weight: number;
}

/** An action together with its outcome (`undefined` where nothing is left to chance). */
export interface Successor {
  readonly action: Action;
  readonly outcome?: Outcome | undefined;
}

/** An action as it was played: the position before it, the action, its outcome, and the position after it. */
export interface Ply<P> {
  readonly before: P;
  readonly action: Action;
  readonly outcome?: Outcome | undefined;
  readonly after: P;
  /** The time that the side took for it, in a match with clocks or a live one: whole milliseconds. */
  readonly spent?: number;
}

/** A position from which a round may begin. Its probability is `weight` over the sum of all weights. */
export interface Start<P> {
  readonly position: P;
  /** The weight: a positive integer. */
  readonly weight: number;
}

/** The end of a round. */
export interface RoundEnd {
  /** The variant's own word for it, as in fixtures and records: `goal`, `head`, `mate`, `repetition`... */
  readonly kind: string;
  /** The name of the end, for people: "Head goal". */
  readonly title: string;
  /**
   * The part of the result that the title contains, so that it is not repeated after it: "Head goal" says that it is a
   * goal, "Draw by agreement" that it is a draw. Absent: neither.
   */
  readonly says?: 'goal' | 'draw';
  /** The side that gets the goals; absent when the round is void or drawn. */
  readonly winner?: Side;
  /** The number of goals that the winner gets; 0 without a winner. */
  readonly goals: number;
}
