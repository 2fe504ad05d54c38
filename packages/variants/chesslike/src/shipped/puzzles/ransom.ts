import type { MapFile } from '@kickmate/game';

export const ransom: MapFile = {
  name: 'The ransom: a rook for a key',
  size: [7, 7],
  tiles: ['x.D....', '..o....', '..t....', '......k', '.......', '.......', '.......'],
  pieces: {},
  placement: '3K3/5R1/7/7/7/2b4/7',
  objective: 'reach',
  turns: 5,
};
