/** A computer level, 1 (a beginner) to 10 (full strength). */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** What makes a level weaker than full strength. */
export interface LevelSettings {
  /** Actions to look ahead, at most. */
  readonly depth: number;
  /** Positions to visit, at most: the same on every machine. */
  readonly nodes: number;
  /** How many of the best actions are weighed against each other, 1-64. */
  readonly lines: number;
  /** An action this much worse than the best is still played, in hundredths of a pawn. */
  readonly margin: number;
  /** How evenly it chooses within the margin: an action worse by so much is chosen e times less often. */
  readonly temperature: number;
  /** The probability of not thinking of an action at all; one that wins the round at once is always seen. */
  readonly blindness: number;
  /** The probability, for each action, of not seeing the replies to it: it is judged by a look at the position after it. */
  readonly replyBlindness: number;
  /** Whether it follows captures and kicks beyond its depth. */
  readonly quiescence: boolean;
  /** Milliseconds, at most: what level 10 takes, and for the others a guard on slow machines. */
  readonly ms: number;
}

/** What each level is; a higher one never sees less, and the highest sees everything. Found by matches. */
export type LevelTable = Readonly<Record<Level, LevelSettings>>;

/** Facet: how strong the computer is in a game at each level, and what the levels are called there. */
export interface Levels {
  /** Levels whose settings differ from the engine's usual ones. */
  readonly table?: Partial<LevelTable>;
  /** What each level is called: "Coffee house". Absent: the general names. */
  readonly names?: Readonly<Record<Level, string>>;
  /** How strong each level is, as a sentence; absent where nobody has measured it. */
  readonly strengths?: Readonly<Record<Level, string>>;
}
