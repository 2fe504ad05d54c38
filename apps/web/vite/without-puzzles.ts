import type { Plugin } from 'vite';

/** The index of a game's list of puzzles, which fetches its parts. */
const LIST = /\/src\/puzzle-list\/index\.ts$/;

/**
 * Leaves the puzzles out of a worker: it loads whole games, but only pages show puzzles. Otherwise each device would keep the lists
 * twice.
 */
export function withoutPuzzles(): Plugin {
  return {
    name: 'kickmate:without-puzzles',
    load: (id) => (LIST.test(id) ? "export const INDEX = '';\nexport const PARTS = [];" : undefined),
  };
}
