import type { Match } from '@kickmate/game';

/** Somebody who chooses actions in matches of one variant. */
export interface Player {
  /** Before a match: forgets what was learnt in the last, so that a match depends on nothing but itself. */
  begin(): Promise<void>;
  /** Chooses an action, in coordinates, for the side to act; `random` is for the choice's luck. */
  choose(match: Match<unknown>, random: () => number): Promise<string>;
  close(): void;
}
