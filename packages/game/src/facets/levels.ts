import { texts } from '../texts.ts';

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
  /** True if it follows captures and kicks beyond its depth. */
  readonly quiescence: boolean;
  /** The longest time, in milliseconds: level 10 uses it up; for the other levels it is a limit on slow machines. */
  readonly ms: number;
}

/** Facet: the computer's levels in a game, and their names. */
export interface Levels {
  /**
   * The places of levels on the engine's usual scale, where they differ: 2.5 is between the usual settings of levels 2 and 3,
   * 0 is a step below those of level 1. Found by matches, so that each level beats the one below about as often
   * (`npm run arena -- ladder --fit`).
   */
  readonly places?: Readonly<Partial<Record<Level, number>>>;
  /** The name of each level: "Coffee house". Absent: the general names. */
  readonly names?: Readonly<Record<Level, string>>;
  /** The strength of each level, as a sentence; absent where it has not been measured. */
  readonly strengths?: Readonly<Record<Level, string>>;
}

/** Names of the levels for games with a ball: places at which one meets a side of that strength. */
export const BALL_LEVEL_NAMES: Readonly<Record<Level, string>> = texts.ballLevels;
