import type { Side } from '@kickmate/board';
import type { Action } from './action.ts';

/** What chance made of an action: the variant's own small number (a drop square, the fate of a shot), 0-255. */
export type Outcome = number;

/** One thing that chance may do, with its share: its probability is `weight` over the sum of all weights. */
export interface Chance {
  readonly outcome: Outcome;
  /** A positive integer. */
  readonly weight: number;
}

/** An action together with what chance makes of it (`undefined` where nothing is left to chance). */
export interface Successor {
  readonly action: Action;
  readonly outcome?: Outcome | undefined;
}

/** An action as it was played: the position before it, the action, what chance made of it, and the position after it. */
export interface Ply<P> {
  readonly before: P;
  readonly action: Action;
  readonly outcome?: Outcome | undefined;
  readonly after: P;
  /** The time that the side took for it, in a match with clocks or a live one: whole milliseconds. */
  readonly spent?: number;
}

/** A position from which a round may begin, with its share among all of them. */
export interface Start<P> {
  readonly position: P;
  /** A positive integer. */
  readonly weight: number;
}

/** How a round ended. */
export interface RoundEnd {
  /** The variant's own word for it, as in fixtures and records: `goal`, `head`, `mate`, `repetition`... */
  readonly kind: string;
  /** For people: "Head goal". */
  readonly title: string;
  /**
   * What the title itself says of the result, so that nobody says it again: "Head goal" that it is a goal, "Draw by
   * agreement" that it is a draw. Absent: neither.
   */
  readonly says?: 'goal' | 'draw';
  /** Who gets the goals; absent when the round is void or drawn. */
  readonly winner?: Side;
  /** What it is worth; 0 when void. */
  readonly goals: number;
}
