import { hashText } from '../random.ts';

/** Facet: positions of matches in which one action is right. `npm run puzzles` finds them and proves them. */
export interface Puzzles {
  /** The kinds of puzzles, in the order in which they are offered. */
  readonly themes: readonly PuzzleTheme[];
  /** What is known of each puzzle before it is fetched; easy ones first. */
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
export type ListedPuzzle = Pick<Puzzle, 'id' | 'theme' | 'rating'>;

/** The puzzles of a game as text, as `npm run puzzles -- find` writes them. */
export interface PuzzleTexts {
  /** A line `id theme rating` for each puzzle, easy ones first. */
  readonly index: string;
  /** Fetches the puzzles, {@link PUZZLES_IN_PART} at a time, in the order of the index. */
  readonly parts: readonly (() => Promise<{ readonly PUZZLES: string }>)[];
}

/** The number of puzzles that are fetched together. */
export const PUZZLES_IN_PART = 100;

/** Makes the facet from its themes and texts. Throws an Error that names a line of the index that it cannot read. */
export function puzzlesFrom(themes: readonly PuzzleTheme[], { index, parts }: PuzzleTexts): Puzzles {
  const list = linesOf(index).map(readListed);
  const places = new Map(list.map(({ id }, place) => [id, place]));
  return {
    themes,
    list,
    async fetch(id) {
      const place = places.get(id);
      if (place === undefined) return undefined;
      const { PUZZLES } = await parts[Math.floor(place / PUZZLES_IN_PART)]!();
      return readPuzzle(linesOf(PUZZLES)[place % PUZZLES_IN_PART]!);
    },
  };
}

/** The first actions that solve a puzzle. */
export const firstActions = ({ line, also }: Pick<Puzzle, 'line' | 'also'>): readonly string[] => [
  ...line.slice(0, 1),
  ...also,
];

/** The id of the puzzle with a position. */
export const puzzleId = (position: string): string => (hashText(position) >>> 0).toString(36);

/** Writes a puzzle as a line of a list: `win-2 3.4 1207 | position | line`, and `| other first actions` if there are any. */
export const formatPuzzle = ({ theme, rating, seed, position, line, also }: Omit<Puzzle, 'id'>): string =>
  [`${theme} ${rating} ${seed}`, position, line.join(' '), ...(also.length > 0 ? [also.join(' ')] : [])].join(' | ');

/** Reads a list of puzzles as {@link formatPuzzle} writes them, one a line. Throws an Error that names a line that it cannot read. */
export const readPuzzles = (list: string): readonly Puzzle[] => linesOf(list).map(readPuzzle);

/** Writes the line of a puzzle in the index of a list: `id theme rating`. */
export const formatListed = ({ id, theme, rating }: ListedPuzzle): string => `${id} ${theme} ${rating}`;

function readListed(text: string): ListedPuzzle {
  const [id = '', theme = '', rating] = text.split(' ');
  if (theme === '' || !isRating(Number(rating))) throw new Error(`'${text}': a listed puzzle is 'id theme rating'`);
  return { id, theme, rating: Number(rating) };
}

const linesOf = (list: string): readonly string[] => (list.trim() === '' ? [] : list.trim().split('\n'));

const isRating = (rating: number): boolean => rating >= 1 && rating <= 10;

function readPuzzle(text: string): Puzzle {
  const [head = '', position = '', line = '', also] = text.split(' | ');
  const [theme = '', rating, seed] = head.split(' ');
  const isWhole = theme !== '' && position !== '' && line !== '';
  if (!isWhole || !isRating(Number(rating)) || !Number.isSafeInteger(Number(seed)))
    throw new Error(`'${text}': a puzzle is written 'theme rating seed | position | actions'`);
  return {
    id: puzzleId(position),
    theme,
    position,
    line: line.split(' '),
    also: also?.split(' ') ?? [],
    rating: Number(rating),
    seed: Number(seed),
  };
}
