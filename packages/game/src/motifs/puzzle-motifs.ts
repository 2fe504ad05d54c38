import { must } from '@kickmate/board';
import type { Motifs } from '../facets/motifs.ts';
import type { Puzzle } from '../facets/puzzles.ts';
import type { Ply } from '../ply.ts';
import { plyFrom } from '../round.ts';
import { endsTurn } from '../turn.ts';
import type { AnyVariant } from '../variant.ts';

/** The motifs with which the solutions of puzzles begin, by the puzzles' ids. A puzzle without a proved motif is left out. */
export async function motifsOf(
  variant: AnyVariant,
  puzzles: readonly Omit<Puzzle, 'rating'>[],
): Promise<ReadonlyMap<string, string>> {
  const motifs = await variant.motifs?.();
  if (!motifs) return new Map();
  return new Map(
    puzzles.flatMap((puzzle): readonly (readonly [string, string])[] => {
      const motif = motifOf(variant, motifs, puzzle);
      return motif ? [[puzzle.id, motif]] : [];
    }),
  );
}

/** The weightiest motif of a solution's first turn. */
function motifOf(
  variant: AnyVariant,
  motifs: Motifs<unknown>,
  { position, line }: Pick<Puzzle, 'position' | 'line'>,
): string | undefined {
  const turns: Ply<unknown>[][] = [[]];
  let current: unknown = must(variant.text.parse(position));
  for (const text of line) {
    const { action } = must(variant.text.parseAction(current, text));
    // Solutions need no luck: all outcomes win alike.
    const outcome = variant.chance(current, action)[0]?.outcome;
    const ply = plyFrom(variant, current, { action, outcome });
    turns.at(-1)!.push(ply);
    if (endsTurn(variant, ply)) turns.push([]);
    current = ply.after;
  }
  return motifs.of(turns.filter(({ length }) => length > 0))[0]?.id;
}
