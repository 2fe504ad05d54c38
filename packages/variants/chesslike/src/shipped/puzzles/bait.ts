import type { MapFile } from '@kickmate/game';

export const bait: MapFile = {
  name: 'The bait: a royal piece must move',
  size: [5, 6],
  tiles: ['.....', '..#..', '.....', '.....', '.....', '.....'],
  pieces: {},
  placement: '4k/5/4K/2Q2/5/2p1p',
  objective: 'royal',
  turns: 2,
};
