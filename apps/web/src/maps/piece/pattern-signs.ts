import type { Maps } from '@kickmate/game';
import { CELLS, type Cell, emptyPattern, signAt, withSign } from './pattern.ts';

/** The picture of a sign: what the piece may do on the square, and whether it may go on beyond it. */
export interface SignLook {
  readonly moves: boolean;
  readonly attacks: boolean;
  readonly rides: boolean;
}

/** The picture of a sign, by the words in its name. */
export function signLook({ signs }: Maps, sign: string): SignLook {
  const name = signs.find((one) => one.sign === sign)?.name ?? '';
  const says = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(name);
  return { moves: says('move'), attacks: says('attack'), rides: says('ride') };
}

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
