import type { Side } from '@kickmate/board';
import type { Formation, Match } from '@kickmate/game';

/** What a player plays. */
export interface Choice {
  /** In coordinates. */
  readonly action: string;
  /** How the player likes its position, in hundredths of a pawn; a forced win or loss is beyond {@link DECIDED}. */
  readonly score?: number | undefined;
}

/** A score that only a forced win or loss has, in hundredths of a pawn. */
export const DECIDED = 20_000;

/** Somebody who chooses actions in matches of one variant. */
export interface Player {
  /**
   * Before a match: forgets what was learnt in the last, so that a match depends on nothing but itself.
   * @throws PlayerFault if the player fails: then the match is lost for it
   */
  begin(): Promise<void>;
  /**
   * Chooses an action for the side to act; `random` is for the choice's luck.
   * @throws PlayerFault if the player fails: then the match is lost for it
   */
  choose(match: Match<unknown>, random: () => number): Promise<Choice>;
  /**
   * In games with formations, before a round: how a side lines up; its usual formation if absent.
   * @throws PlayerFault if the player fails: then the match is lost for it
   */
  lineUp?(match: Match<unknown>, side: Side): Promise<Formation>;
  close(): void;
}

/** How a player may lose a match beside the board: by an illegal action, by ending, by not answering. */
export type Fault = 'illegal' | 'crash' | 'stall';

/** A player's failure in a match. */
export class PlayerFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, message: string) {
    super(message);
    this.fault = fault;
  }
}
