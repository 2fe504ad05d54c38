import type { Maps, PatternSign } from '@kickmate/game';
import { CELLS, type Cell, emptyPattern, signAt, withSign } from './pattern.ts';

/** The picture of a sign: what the piece may do on the square, and whether it may go on beyond it. */
export type SignLook = Pick<PatternSign, 'moves' | 'attacks' | 'rides'>;

/** The picture of a sign; an empty one for a sign that is none. */
export const signLook = ({ signs }: Maps, sign: string): SignLook =>
  signs.find((one) => one.sign === sign) ?? { moves: false, attacks: false, rides: false };

/** The squares of a pattern whose sign is not allowed there, with the reason for people. */
export function wrongCells(
  maps: Maps,
  pattern: readonly string[],
): readonly { readonly cell: Cell; readonly message: string }[] {
  const nothing = emptyPattern(maps.signs[0]!.sign, maps.self);
  const [template] = maps.shipped;
  if (!template) return [];
  return CELLS.flatMap((cell) => {
    const alone = withSign(nothing, cell, signAt(pattern, cell));
    // The sign is alone on the grid, so every fault is its own.
    const faults = maps.check({ ...template.file, pieces: { A: { name: 'piece', pattern: alone } } });
    const fault = faults.find(({ path }) => path.startsWith('pieces.A.pattern'));
    return fault ? [{ cell, message: fault.message }] : [];
  });
}
