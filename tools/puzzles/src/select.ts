import { allSquares, must } from '@kickmate/board';
import type { AnyVariant, PuzzleTheme } from '@kickmate/game';
import type { Found } from './tools.ts';

/** Two positions that differ on fewer squares than this, with the same first action, are nearly the same puzzle. */
const LEAST_DIFFERENCE = 8;

/** A collection of puzzles of a game: of each theme a share, none twice or nearly so. */
export class Selection {
  readonly #puzzles: Found[];
  readonly #variant: AnyVariant;
  readonly #share: number;
  readonly #count: number;

  /**
   * @param count the number of puzzles in all
   * @param share the most puzzles of one theme; 1.6 times its even share if absent
   * @param puzzles those that it has already
   */
  constructor(
    variant: AnyVariant,
    themes: readonly PuzzleTheme[],
    { count, share, puzzles = [] }: { count: number; share?: number | undefined; puzzles?: readonly Found[] },
  ) {
    this.#variant = variant;
    this.#count = count;
    this.#share = share ?? Math.ceil((count * MOST_OF_ONE) / themes.length);
    this.#puzzles = [...puzzles];
  }

  get isFull(): boolean {
    return this.#puzzles.length >= this.#count;
  }

  /** The number of puzzles of each theme, in words. */
  get words(): string {
    const themes = [...new Set(this.#puzzles.map(({ theme }) => theme))].sort();
    return themes.map((id) => `${this.#puzzles.filter(({ theme }) => theme === id).length} ${id}`).join(', ') || 'none';
  }

  /** Takes a puzzle, unless it is like another one or there are enough of its theme. Returns whether it was taken. */
  add(puzzle: Found): boolean {
    if (this.isFull || this.#puzzles.filter(({ theme }) => theme === puzzle.theme).length >= this.#share) return false;
    if (this.#puzzles.some((other) => this.#isNearly(other, puzzle))) return false;
    this.#puzzles.push(puzzle);
    return true;
  }

  #isNearly(one: Found, other: Found): boolean {
    if (one.position === other.position) return true;
    if (one.line[0] !== other.line[0]) return false;
    const [a, b] = [one, other].map(({ position }) => must(this.#variant.text.parse(position)));
    const differences = allSquares(this.#variant.board).filter((square) => {
      const [piece, rival] = [a, b].map((position) => this.#variant.pieceAt(position, square));
      return piece?.letter !== rival?.letter || piece?.side !== rival?.side;
    });
    return differences.length < LEAST_DIFFERENCE;
  }
}

/** A theme usually has at most this many times its even share. */
const MOST_OF_ONE = 1.6;
