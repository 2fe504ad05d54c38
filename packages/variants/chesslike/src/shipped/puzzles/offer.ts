import type { MapFile } from '@kickmate/game';

export const offer: MapFile = {
  name: 'The offer: a rook for a king',
  size: [5, 6],
  tiles: ['.....', '.....', '...t.', '.....', '.....', '.....'],
  pieces: {},
  placement: '5/N1R2/4p/5/k4/2K2',
  objective: 'royal',
  turns: 4,
};
