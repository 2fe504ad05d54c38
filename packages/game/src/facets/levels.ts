/** A computer level, 1 (a beginner) to 10 (full strength). */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** The settings that make a level weaker than full strength. */
export interface LevelSettings {
  /** The largest number of actions to look ahead. */
  readonly depth: number;
  /** The largest number of positions to visit: the same on every machine. */
  readonly nodes: number;
  /** The number of best actions from which the level chooses, 1-64. */
  readonly lines: number;
  /** An action this much worse than the best is still played, in hundredths of a pawn. */
  readonly margin: number;
  /**
   * The evenness of the choice within the margin: an action worse by this much (in hundredths of a pawn) is chosen e
   * times less often.
   */
  readonly temperature: number;
  /** The probability of overlooking an action that does not win the round at once. */
  readonly blindness: number;
  /** The probability of overlooking an action that wins the round at once. Absent: 0. */
  readonly winBlindness?: number;
  /** A win that takes more actions than this, of both sides, is overlooked. Absent: none is. */
  readonly longestWin?: number;
  /** The probability of overlooking the replies to an action, which then has its score from the first iteration. */
  readonly replyBlindness: number;
  /** Whether the search follows captures and kicks beyond its depth. */
  readonly quiescence: boolean;
  /** The longest time, in milliseconds: level 10 uses it up; for the other levels it is a limit on slow machines. */
  readonly ms: number;
}

/** All styles. */
export const STYLES = ['attacker', 'keeper', 'possession', 'gambler'] as const;

/** A way to play: goes for the goal, guards its own, keeps the ball to itself, or takes whatever it can get. */
export type Style = (typeof STYLES)[number];

/** The traits of an action that a person notices, in numbers. Ways are shares of the board's length. */
export interface Traits {
  /** 1 if the ball is kicked, passed or shot. */
  readonly kick: number;
  /** The ball's way toward the other side's goal; below 0: back. */
  readonly forward: number;
  /** 1 if the action shoots at the goal or scores. */
  readonly shot: number;
  /** 1 if a piece of the other side is captured or destroyed. */
  readonly capture: number;
  /** The way of the side's own pieces back to its goal; below 0: forward. */
  readonly retreat: number;
}

/**
 * The traits of actions that a style likes: among actions of equal worth, one with a trait of 1 is chosen e to this power times
 * as often as one without. Below 0: it avoids them.
 */
export type Likes = Readonly<Partial<Traits>>;

/** Facet: the computer's levels in a game. */
export interface Levels {
  /**
   * The places of levels on the engine's usual scale, where they differ: 2.5 is between the usual settings of levels 2 and 3,
   * 0 is a step below those of level 1. Found by matches, so that each level beats the one below about as often
   * (`npm run arena -- ladder --fit`).
   */
  readonly places?: Readonly<Partial<Record<Level, number>>>;
  /** The likes of each style in the game. Absent: all levels only look for the best action. */
  readonly styles?: Readonly<Record<Style, Likes>>;
  /** The strength of each level, as a sentence; absent where it has not been measured. */
  readonly strengths?: Readonly<Record<Level, string>>;
}
