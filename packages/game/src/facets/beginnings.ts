import type { Side } from '@kickmate/board';
import type { Action } from '../action.ts';
import type { PickNumber } from '../random.ts';

/** A way in which the rounds of a match may begin. */
export interface StartArray<P> {
  /** The name in files: `random-symmetric`. */
  readonly id: string;
  /** The name for people. */
  readonly title: string;
  /** A starting position for a round that a side kicks off. `pick` draws its random parts. */
  begin(kickOff: Side, pick: PickNumber): P;
  /** Returns whether this position may start a round that a side kicks off. */
  isStart(position: P, kickOff: Side): boolean;
  /** Whether a new match suggests it. If none is suggested, it is the first. Records without a name mean the first in any case. */
  readonly isSuggested?: boolean;
}

/** An action of an opening book. */
export interface BookAction {
  readonly action: Action;
  /** The weight of the action relative to the position's other book actions: a positive integer. */
  readonly weight: number;
}

/** Facet of a game with an opening book. */
export interface Openings<P> {
  /** The book's actions in a position, all legal, heaviest first; empty if the book does not know the position. */
  actions(position: P): readonly BookAction[];
  /** The name of the opening ("C50 Italian Game"), if this position has one of its own. */
  name(position: P): string | undefined;
}
