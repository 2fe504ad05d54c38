import { loadVariant } from '@kickmate/catalogue';
import { ForcedWins, type InProcessEngine, openEngine, type ThemedPuzzle } from '@kickmate/engine';
import type { AnyVariant, Puzzle, Puzzles } from '@kickmate/game';

/** The parts of a thread that searches for puzzles of a game. */
export interface Tools {
  readonly variant: AnyVariant;
  readonly engine: InProcessEngine;
  readonly forced: ForcedWins<unknown>;
  readonly themes: Puzzles['themes'];
}

/** A puzzle before it is rated. */
export type Found = Omit<Puzzle, 'id' | 'rating'>;

/** Opens what finds, proves and rates puzzles of a game. */
export async function openTools(id: string): Promise<Tools> {
  const variant = await loadVariant(id);
  if (!variant.puzzles) throw new Error(`${id} has no themes of puzzles (the facet \`puzzles\`)`);
  const { themes } = await variant.puzzles();
  return {
    variant,
    themes,
    engine: await openEngine(variant, { hashMiB: 16 }),
    forced: await ForcedWins.open(variant),
  };
}

/** The theme of a puzzle; throws an Error that names an unknown one. */
export function themed({ themes }: Pick<Puzzles, 'themes'>, puzzle: Omit<Puzzle, 'id'>): ThemedPuzzle {
  const theme = themes.find(({ id }) => id === puzzle.theme);
  if (!theme) throw new Error(`there is no theme ${puzzle.theme}; there are ${themes.map(({ id }) => id).join(', ')}`);
  return { theme, puzzle };
}
