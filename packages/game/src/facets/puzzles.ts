/** Facet: positions of matches in which one action is right. `npm run puzzles` finds them and proves them. */
export interface Puzzles {
  /** The kinds of puzzles, in the order in which they are offered. */
  readonly themes: readonly PuzzleTheme[];
  /** The puzzles, with what is known of them before they are fetched; easy ones first. */
  readonly list: readonly ListedPuzzle[];
  /** Fetches a puzzle by its id; `undefined` if there is none. Rejects if it cannot be fetched. */
  fetch(id: string): Promise<Puzzle | undefined>;
}

/**
 * The aim of the side to act:
 * - `win`: to win the round within some turns, against every defence and whatever chance does;
 * - `save`: to end its turn so that the other side cannot win the round for certain within some turns of its own;
 * - `gain`: to win material, in games in which the engine's score says so.
 */
export type PuzzleAim = 'win' | 'save' | 'gain';

/** A kind of puzzle. The words are whole sentences for people. */
export interface PuzzleTheme {
  /** The name in lists and addresses: `win-2`. */
  readonly id: string;
  /** The name for people: "Mate in 2". */
  readonly name: string;
  /** The request to the person, as a sentence. */
  readonly asks: string;
  /** The reply to an action that does not solve the puzzle, as a sentence. */
  readonly otherwise: string;
  readonly aim: PuzzleAim;
  /**
   * The number of turns, from 1: of the solver until the round is won (the present one counts), or of the other side in which
   * it could win (`save`). Without meaning for `gain`.
   */
  readonly turns: number;
}

/** A puzzle: a position at the start of a turn, in which exactly one first action reaches the aim. */
export interface Puzzle {
  /** The name among the game's puzzles. It follows from the position, so that it stays the same in other lists. */
  readonly id: string;
  /** The id of its theme. */
  readonly theme: string;
  /** The position as text. The side to act solves the puzzle. */
  readonly position: string;
  /**
   * The solution, as texts of actions: of a `win` the actions of both sides until the round is won; of a `save` the solver's
   * turn; of a `gain` the actions of both sides until the material is won. It begins and ends with the solver.
   */
  readonly line: readonly string[];
  /** Other first actions that lead to the same position at the turn's end, by another order of the same actions. */
  readonly also: readonly string[];
  /**
   * The level of the computer that solves it in half of its attempts, in tenths of a level: 1 if the lowest one does, 10 if
   * none below the highest one does.
   */
  readonly rating: number;
  /** The seed of the match in which the position came up. */
  readonly seed: number;
}

/** A puzzle in the list of a game. */
export interface ListedPuzzle extends Pick<Puzzle, 'id' | 'theme' | 'rating'> {
  /** The id of the motif with which its solution begins, as in the facet `motifs`; absent if none is proved. */
  readonly motif?: string;
}

/** The first actions that solve a puzzle. */
export const firstActions = ({ line, also }: Pick<Puzzle, 'line' | 'also'>): readonly string[] => [
  ...line.slice(0, 1),
  ...also,
];
