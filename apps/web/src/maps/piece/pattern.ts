import { texts } from '../editor/texts.ts';

/** Width and height of a pattern, in squares. */
export const PATTERN_SIZE = 5;

const CENTRE = 2;

/** A square of a pattern, as White sees it: row 0 is the farthest, column 0 the leftmost. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** All squares of a pattern, row by row. */
export const CELLS: readonly Cell[] = Array.from({ length: PATTERN_SIZE ** 2 }, (_, index) => ({
  row: Math.floor(index / PATTERN_SIZE),
  column: index % PATTERN_SIZE,
}));

/** Whether a cell is the piece's own square. */
export const isCentre = ({ row, column }: Cell): boolean => row === CENTRE && column === CENTRE;

/** The empty pattern. */
export const emptyPattern = (nothing: string, self: string): readonly string[] =>
  withSign(new Array(PATTERN_SIZE).fill(nothing.repeat(PATTERN_SIZE)), { row: CENTRE, column: CENTRE }, self);

/** The sign on a square. */
export const signAt = (pattern: readonly string[], { row, column }: Cell): string => pattern[row]?.[column] ?? '';

/** The pattern with another sign on one square. */
export const withSign = (pattern: readonly string[], { row, column }: Cell, sign: string): readonly string[] =>
  pattern.map((line, index) => (index === row ? line.slice(0, column) + sign + line.slice(column + 1) : line));

/** The ways in which a pattern is painted: each cell alone, its mirror image with it, or all cells that turns and mirrors lead to. */
export const SYMMETRIES = ['off', 'sides', 'all'] as const;

/** One of {@link SYMMETRIES}. */
export type Symmetry = (typeof SYMMETRIES)[number];

/** The cells that are painted together with a cell, which is the first one. */
export function alikeCells(cell: Cell, symmetry: Symmetry): readonly Cell[] {
  const { row, column } = cell;
  const last = PATTERN_SIZE - 1;
  const across = [cell, { row, column: last - column }];
  if (symmetry === 'off') return [cell];
  if (symmetry === 'sides') return across;
  const upright = [...across, ...across.map((one) => ({ ...one, row: last - row }))];
  return [...upright, ...upright.map((one) => ({ row: one.column, column: one.row }))];
}

/** The pattern of a black piece, as White sees it. */
export const mirrored = (pattern: readonly string[]): readonly string[] => [...pattern].reverse();

/** The place of a square from the piece's view, in words: "2 ahead, 1 left". */
export function cellName(cell: Cell): string {
  const words = texts.pattern;
  if (isCentre(cell)) return words.self;
  const [ahead, right] = [CENTRE - cell.row, cell.column - CENTRE];
  return [
    ahead !== 0 && (ahead > 0 ? words.ahead(ahead) : words.back(-ahead)),
    right !== 0 && (right > 0 ? words.right(right) : words.left(-right)),
  ]
    .filter(Boolean)
    .join(', ');
}
