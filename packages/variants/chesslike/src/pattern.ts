import type { Step } from '@kickmate/board';
import type { MapSign } from '@kickmate/game';

/** Rows and columns of a pattern; the piece itself stands in the middle. */
export const GRID = 5;

/** How far the outer ring of a pattern is from its middle. */
export const FAR = (GRID - 1) / 2;

/** The piece itself, in the middle of its pattern. */
export const SELF = 'o';

/** What a piece may do on a square of its pattern. A ride goes on beyond it in the same direction. */
export type Deed = 'nothing' | 'move' | 'attack' | 'both' | 'ride';

interface DeedSign extends MapSign {
  readonly deed: Deed;
  /** What it adds to a piece's value. */
  readonly worth: number;
}

/** The signs of patterns; their order is that of the numbers that kernels know them by. */
export const DEEDS: readonly DeedSign[] = [
  { sign: '.', deed: 'nothing', name: 'nothing', worth: 0 },
  { sign: 'm', deed: 'move', name: 'move only', worth: 1 },
  { sign: 'a', deed: 'attack', name: 'attack only', worth: 2 },
  { sign: 'b', deed: 'both', name: 'move or attack', worth: 3 },
  { sign: 'r', deed: 'ride', name: 'ride: move or attack, and go on', worth: 5 },
];

/** A square of a pattern, seen from the piece: files to the right, ranks forward. */
export interface PatternCell extends Step {
  readonly deed: Deed;
}

const BY_SIGN = new Map(DEEDS.map((one) => [one.sign, one]));

/** What a pattern's sign says; `undefined` for one that says nothing we know, the piece's own included. */
export const deedOf = (sign: string): Deed | undefined => BY_SIGN.get(sign)?.deed;

/** All squares of a sound pattern but the middle one: the far row first, each from the left. */
export function cellsOf(pattern: readonly string[]): readonly PatternCell[] {
  return pattern.flatMap((row, index) =>
    [...row].flatMap((sign, column) => {
      const deed = deedOf(sign);
      return deed ? [{ file: column - FAR, rank: FAR - index, deed }] : [];
    }),
  );
}

/** What a piece of this pattern is worth: the sum over its squares. A pawn is worth 12, a queen 64. */
export const patternValue = (pattern: readonly string[]): number =>
  [...pattern.join('')].reduce((sum, sign) => sum + (BY_SIGN.get(sign)?.worth ?? 0), 0);
