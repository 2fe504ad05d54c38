import type { MapFile } from '@kickmate/game';
import { arena } from './arena.ts';

/** The array of chess about trees and ponds, alike for both sides. */
export const garden: MapFile = {
  ...arena,
  name: 'Garden',
  tiles: ['........', '........', '.t....t.', '...oo...', '...oo...', '.t....t.', '........', '........'],
};
