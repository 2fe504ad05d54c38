import type { MapFile } from '@kickmate/game';

/** Five files, six ranks, and little time. */
export const parlour: MapFile = {
  name: 'Parlour',
  size: [5, 6],
  tiles: ['.....', '.....', '..t..', '..t..', '.....', '.....'],
  pieces: {},
  placement: 'rnekb/ppppp/5/5/PPPPP/RNEKB',
  objective: 'royal',
};
