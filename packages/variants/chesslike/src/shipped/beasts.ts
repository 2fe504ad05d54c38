import type { MapFile } from '@kickmate/game';
import { arena } from './arena.ts';

/** The arena with a beast for each queen. */
export const beasts: MapFile = {
  ...arena,
  name: 'Beasts',
  placement: 'rnbekbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBEKBNR',
};
