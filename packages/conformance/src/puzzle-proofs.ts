import { must } from '@kickmate/board';
import { ForcedWins, playSolution, puzzleFault, TooManyPositions } from '@kickmate/engine';
import { firstActions, type Puzzle, type Puzzles, type PuzzleTheme, type Variant } from '@kickmate/game';
import { motifsOf } from '@kickmate/game/motifs';
import { puzzleId } from '@kickmate/game/puzzle-list';
import { beforeAll, describe, expect, it } from 'vitest';
import { IS_FULL } from './rules-proofs.ts';

/** Positions that a proof may visit in the usual tests. `VERIFY=full` has no such limit. */
const QUICK = 30_000;
/** Puzzles of each theme that the usual tests prove, spread over the whole list. */
const PROVED = 5;

/**
 * Proves a variant's puzzles: the list has what its parts have, the positions are legal, nobody finds one twice, each solution is legal and ends as its theme
 * says, and exactly the listed first actions reach the aim. The usual tests prove this of some puzzles of each theme with
 * few positions, `npm run puzzles -- check` of all.
 * @param fewest the number of puzzles that there must be at least
 */
export function provesPuzzles<P>(variant: Variant<P>, fewest: number): void {
  describe('the puzzles', async () => {
    const { themes, list, fetch }: Puzzles = await variant.puzzles!();
    const puzzles = await Promise.all(list.map(async ({ id }) => (await fetch(id))!));
    const themeOf = ({ theme }: Puzzle): PuzzleTheme | undefined => themes.find(({ id }) => id === theme);
    let forced: ForcedWins<unknown>;
    beforeAll(async () => {
      forced = await ForcedWins.open(variant);
    });

    it('are many, each there once, with a known theme, easy ones first', () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(fewest);
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
      expect(puzzles.map(({ id, theme, rating }) => ({ id, theme, rating }))).toEqual(
        list.map(({ motif: _, ...listed }) => listed),
      );
      expect(puzzles.filter((puzzle) => !themeOf(puzzle))).toEqual([]);
      const ratings = puzzles.map(({ rating }) => rating);
      expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    });

    it('have the motifs in their list that the detectors find; `npm run puzzles -- motifs` writes them', async () => {
      const found = await motifsOf(variant, puzzles);
      const listed = list.flatMap(({ id, motif }) => (motif ? [[id, motif] as const] : []));
      expect(listed).toEqual([...found]);
    });

    it('are asked for in short sentences', () => {
      for (const { asks, otherwise } of themes)
        for (const words of [asks, otherwise]) expect(words).toMatch(/^[A-Z].{8,130}\.$/);
    });

    it('have legal positions at the start of a turn, and solutions that end as they should', () => {
      for (const puzzle of puzzles) {
        const position = must(variant.text.parse(puzzle.position));
        expect(variant.text.format(position)).toBe(puzzle.position);
        expect(puzzle.id).toBe(puzzleId(puzzle.position));
        const played = playSolution(variant, { theme: themeOf(puzzle)!, puzzle });
        expect(played, puzzle.position).toMatchObject({ ok: true });
        for (const text of firstActions(puzzle)) must(variant.text.parseAction(position, text));
      }
    });

    it.each(themes)('$id: exactly the listed first actions are right', (theme) => {
      const own = puzzles.filter((puzzle) => themeOf(puzzle) === theme);
      const step = IS_FULL ? 1 : Math.max(1, Math.floor(own.length / PROVED));
      for (const puzzle of own.filter((_, index) => index % step === 0)) {
        const fault = faultOf(theme, puzzle);
        expect(fault, puzzle.position).toBeUndefined();
      }
    });

    /** The fault of a puzzle; none if the usual tests cannot tell. */
    function faultOf(theme: PuzzleTheme, puzzle: Puzzle): string | undefined {
      try {
        return puzzleFault(variant, forced, { theme, puzzle }, IS_FULL ? Number.POSITIVE_INFINITY : QUICK);
      } catch (error) {
        if (IS_FULL || !(error instanceof TooManyPositions)) throw error;
        return undefined;
      }
    }
  });
}
