import type { Side } from '@kickmate/board';
import type { Action } from '../action.ts';
import type { PickNumber } from '../random.ts';

/** A way in which the rounds of a match may begin. */
export interface StartArray<P> {
  /** As in files: `random-symmetric`. */
  readonly id: string;
  /** For people. */
  readonly title: string;
  /** The position in which a round begins that a side kicks off. `pick` draws lots, if any are needed. */
  begin(kickOff: Side, pick: PickNumber): P;
  /** Whether a round that this side kicks off may begin in the position. */
  isStart(position: P, kickOff: Side): boolean;
}

/** An action of an opening book. */
export interface BookAction {
  readonly action: Action;
  /** How often it is to be chosen, relative to the position's other book actions: a positive integer. */
  readonly weight: number;
}

/** Facet of a game whose first actions are known. */
export interface Openings<P> {
  /** The book's actions in a position, all legal, heaviest first; empty when it knows none. */
  actions(position: P): readonly BookAction[];
  /** The name of the opening that stands on the board ("C50 Italian Game"), if this position has one of its own. */
  name(position: P): string | undefined;
}
