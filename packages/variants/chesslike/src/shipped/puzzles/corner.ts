import type { MapFile } from '@kickmate/game';

export const corner: MapFile = {
  name: 'Round the corner: a knight has two paths',
  size: [5, 5],
  tiles: ['.....', '.o...', '..t..', '.....', '.....'],
  pieces: {},
  placement: '2k2/5/E2N1/5/K1R2',
  objective: 'royal',
  turns: 1,
};
