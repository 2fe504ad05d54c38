import { entries, loadVariant } from '@kickmate/catalogue';
import type { AnyVariant, ListedPuzzle, Puzzles } from '@kickmate/game';
import { formats } from '@kickmate/language';
import type { LocationQuery } from 'vue-router';

/** The games that have puzzles. */
export const PUZZLE_GAMES = entries.filter(({ hasPuzzles }) => hasPuzzles);

/** A game with its puzzles. */
export interface LoadedPuzzles extends Puzzles {
  readonly variant: AnyVariant;
}

/** Fetches a game and its puzzles. Rejects if that fails, and for a game without puzzles. */
export async function loadPuzzles(game: string): Promise<LoadedPuzzles> {
  const variant = await loadVariant(game);
  if (!variant.puzzles) throw new Error(`${variant.name} has no puzzles`);
  return { variant, ...(await variant.puzzles()) };
}

/** Grades of difficulty: ratings from one number up to another. */
export const GRADES = [
  { id: 'easy', from: 1, to: 2.5 },
  { id: 'medium', from: 2.5, to: 4 },
  { id: 'hard', from: 4, to: 11 },
] as const;

/** The grade of a puzzle. */
export const gradeOf = ({ rating }: Pick<ListedPuzzle, 'rating'>): (typeof GRADES)[number] =>
  GRADES.find(({ to }) => rating < to) ?? GRADES[GRADES.length - 1]!;

/** The number of solved puzzles up to which somebody is a newcomer. */
const NEWCOMER = 10;

/** The puzzles among which the day's is drawn: easy ones for a newcomer, who has solved few. */
export function fitting(puzzles: readonly ListedPuzzle[], solved: number): readonly ListedPuzzle[] {
  const easy = puzzles.filter((one) => gradeOf(one).id === 'easy');
  return solved < NEWCOMER && easy.length > 0 ? easy : puzzles;
}

/** The rating of a puzzle as it is shown, with one decimal. */
export const ratingOf = ({ rating }: Pick<ListedPuzzle, 'rating'>): string =>
  formats().number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The choice among a game's puzzles, as it stands in an address: ids, empty for all. */
export interface PuzzleFilter {
  readonly theme: string;
  readonly motif: string;
  readonly grade: string;
}

/** Reads the choice from an address. */
export function filterOf({ theme, motif, grade }: LocationQuery): PuzzleFilter {
  const idOf = (value: LocationQuery[string] | undefined) => (typeof value === 'string' ? value : '');
  return { theme: idOf(theme), motif: idOf(motif), grade: idOf(grade) };
}

/** The parts of a choice that are no empty ones, for an address. */
export const queryOf = (filter: PuzzleFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filter).filter(([, id]) => id !== ''));

/** The puzzles of a choice. */
export const chosen = (
  puzzles: readonly ListedPuzzle[],
  { theme, motif, grade }: PuzzleFilter,
): readonly ListedPuzzle[] =>
  puzzles.filter(
    (one) =>
      (!theme || one.theme === theme) && (!motif || one.motif === motif) && (!grade || gradeOf(one).id === grade),
  );

/** What a person has done with the puzzles of a list so far. */
export interface Met {
  /** Whether a puzzle was solved. */
  isSolved(id: string): boolean;
  /** Whether a puzzle was tried. */
  isMet(id: string): boolean;
  /** The rating of the person as a puzzle's rating. */
  readonly near: number;
}

/**
 * The puzzle to go on with after one: of those that were never tried the one whose rating is nearest to the person's, the easier of
 * two. If all were tried, the next that is not solved, from the beginning again after the last; if all are solved, the next.
 */
export function following(
  puzzles: readonly ListedPuzzle[],
  id: string | undefined,
  { isSolved, isMet, near }: Met,
): ListedPuzzle | undefined {
  const at = puzzles.findIndex((one) => one.id === id);
  const turned = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  const distance = ({ rating }: ListedPuzzle): number => Math.abs(rating - near);
  const [nearest] = turned
    .filter((one) => !isMet(one.id))
    .sort((a, b) => distance(a) - distance(b) || a.rating - b.rating);
  return nearest ?? turned.find((one) => !isSolved(one.id)) ?? turned[0];
}
