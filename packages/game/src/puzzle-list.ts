import type { ListedPuzzle, Puzzle, Puzzles, PuzzleTheme } from './facets/puzzles.ts';
import { hashText } from './random.ts';

// The lists of puzzles as text. An export of its own, because an app needs it only on pages with puzzles.

/** The puzzles of a game as text, as `npm run puzzles -- find` writes them. */
export interface PuzzleTexts {
  /** A line `id theme rating motif` for each puzzle, easy ones first; some have no motif. */
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

/** The id of the puzzle with a position. */
export const puzzleId = (position: string): string => (hashText(position) >>> 0).toString(36);

/** Writes a puzzle as a line of a list: `win-2 3.4 1207 | position | line`, and `| other first actions` if there are any. */
export const formatPuzzle = ({ theme, rating, seed, position, line, also }: Omit<Puzzle, 'id'>): string =>
  [`${theme} ${rating} ${seed}`, position, line.join(' '), ...(also.length > 0 ? [also.join(' ')] : [])].join(' | ');

/** Reads a list of puzzles as {@link formatPuzzle} writes them, one a line. Throws an Error that names a line that it cannot read. */
export const readPuzzles = (list: string): readonly Puzzle[] => linesOf(list).map(readPuzzle);

/** Writes the line of a puzzle in the index of a list: `id theme rating motif`. */
export const formatListed = ({ id, theme, rating, motif }: ListedPuzzle): string =>
  [id, theme, rating, ...(motif ? [motif] : [])].join(' ');

function readListed(text: string): ListedPuzzle {
  const [id = '', theme = '', rating, motif] = text.split(' ');
  if (theme === '' || !isRating(Number(rating)))
    throw new Error(`'${text}': a listed puzzle is 'id theme rating motif'`);
  return { id, theme, rating: Number(rating), ...(motif && { motif }) };
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
